import Matrix
import DesignModel
import Foundation
import Storage
import TestSupport

@testable import WorkbenchKit

/// Interface Builder files of the shared corpora in a random order, at most one a repository, each imported into a store.
struct DrawnFiles {
  private var repositories: ArraySlice<URL>
  private(set) var random: SeededNumbers

  /// The files in the order of a seed; nil where the corpora are missing, with a printed reason.
  init?(seed: Int) throws {
    let folders = ["corpus", "corpus2", "corpus3"].compactMap { sharedFolder($0) }
    guard folders.count == 3 else { return nil }
    print("seed \(seed)")
    random = SeededNumbers(seed: seed)
    var repositories: [URL] = []
    for folder in folders {
      repositories += try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }
    }
    repositories.shuffle(using: &random)
    self.repositories = repositories[...]
  }

  /// The next repository with a file of which the screens have constraints and fewer than 150 views, the file drawn by lot
  /// and imported into a store that `make` made; nil at the end.
  mutating func next(_ make: () throws -> Workspace) throws -> (repository: String, workspace: Workspace)? {
    while let repository = repositories.popFirst() {
      let files = try FileManager.default.subpathsOfDirectory(atPath: repository.path).sorted().filter {
        $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
      }
      guard let file = files.randomElement(using: &random) else { continue }
      let workspace = try make()
      workspace.run(["import-ib", repository.appending(path: file).path])
      let store = try Store.open(at: workspace.folder.appending(path: "workbench.db").path)
      guard let screens = try? store.snapshot(at: "working").screens(named: []),
        screens.contains(where: { $0.constraints.count > 2 }), screens.allSatisfy({ $0.views.count < 150 })
      else { continue }
      return (repository.lastPathComponent, workspace)
    }
    return nil
  }

  /// Hands the random numbers out, of which the draw takes its own.
  mutating func drawing<Result>(_ body: (inout SeededNumbers) throws -> Result) rethrows -> Result {
    try body(&random)
  }
}
