import Storage
import Studies

extension Session {
  /// Solves the store's screens with as many threads.
  func matrix(of store: Store, _ threads: Threads, isFresh: Bool = false) -> Matrix {
    Matrix(
      engine: Workbench.engine, store: store, jobs: threads.count, isFresh: isFresh, progress: progress)
  }
}
