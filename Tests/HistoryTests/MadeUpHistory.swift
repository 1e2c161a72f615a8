import AutoLayout
import DesignLanguage
import DesignModel
import Matrix
import Storage
import TestSupport
import Typography

/// A store with a revision for each version of one screen, a box in the window; the last one is the working design.
struct MadeUpHistory {
  let folder: TestFolder
  let store: Store
  static let profiles = ["iphone-16", "iphone-se-3"].map { Profile(device: $0) }

  /// Revisions `v1`, `v2` and so on of the versions.
  init(_ versions: Screen...) throws {
    folder = try TestFolder()
    store = try Store.create(
      at: folder("a.db"),
      design: Design(screens: [versions[0]], devices: Device.catalogue, profiles: Self.profiles))
    _ = try store.commit(message: "1")
    for (place, version) in versions.enumerated().dropFirst() {
      try store.edit(EditRecord(command: "edit")) { try $0.save(version) }
      _ = try store.commit(message: "\(place + 1)")
    }
  }

  var matrix: ProfileMatrix {
    ProfileMatrix(
      engine: LayoutEngine(measuring: SystemText()), store: store, jobs: 2, progress: Progress(write: nil))
  }

  func revision(_ name: String) throws -> Revision {
    try store.log().first { $0.name == name }!
  }
}

extension Screen {
  /// A box that many points from the top, on an otherwise empty screen; the box is 40 x 40 points.
  static func box(at top: Double, _ lines: String...) throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "box", kind: .view, id: "box")
    let own = [
      "box.leading == root.leading + 20", "box.top == root.top + \(Int(top))", "box.width == 40",
      "box.height == 40",
    ]
    for line in own + lines {
      let text = try ConstraintText(parsing: line, in: screen)
      try screen.addConstraint { text.constraint(id: $0) }
    }
    return screen
  }

  /// The same, of which a claim is asserted.
  func claiming(_ claim: String) throws -> Screen {
    var screen = self
    try screen.addAssertion(try Claim(parsing: claim, in: screen), id: "a1")
    return screen
  }
}
