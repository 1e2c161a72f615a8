import Matrix
import Storage

extension Workbench {
  /// Solves the store's screens with a thread for each core.
  static func matrix(of store: Store, _ progress: Progress) -> ProfileMatrix {
    ProfileMatrix(engine: engine, store: store, jobs: ProfileMatrix.cores, progress: progress)
  }
}

extension Session {
  /// Solves the store's screens with as many threads.
  func matrix(of store: Store, _ threads: Threads, isFresh: Bool = false) -> ProfileMatrix {
    ProfileMatrix(
      engine: Workbench.engine, store: store, jobs: threads.count, isFresh: isFresh, progress: progress)
  }
}
