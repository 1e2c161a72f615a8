import Storage
import Studies

extension Workbench {
  /// Solves the store's screens with a thread for each core.
  static func matrix(of store: Store, _ progress: Progress) -> Matrix {
    Matrix(engine: engine, store: store, jobs: Matrix.cores, progress: progress)
  }
}

extension Session {
  /// Solves the store's screens with as many threads.
  func matrix(of store: Store, _ threads: Threads, isFresh: Bool = false) -> Matrix {
    Matrix(
      engine: Workbench.engine, store: store, jobs: threads.count, isFresh: isFresh, progress: progress)
  }
}
