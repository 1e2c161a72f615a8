import AutoLayout
import DesignLanguage
import DesignModel
import Matrix
import Storage
import TestSupport
import Typography

/// A store of made-up screens in a folder of its own.
struct MadeUpStore {
  let folder: TestFolder
  let store: Store
  static let engine = LayoutEngine(measuring: SystemText())

  init(_ screens: [Screen], _ profiles: [Profile] = [Profile(device: "iphone-16")]) throws {
    folder = try TestFolder()
    store = try Store.create(
      at: folder("a.db"), design: Design(screens: screens, devices: Device.catalogue, profiles: profiles))
  }

  var matrix: ProfileMatrix {
    ProfileMatrix(engine: Self.engine, store: store, jobs: 2, progress: Progress(write: nil))
  }
}

extension Screen {
  /// A box of 40 x 20 points with constraints, each as a line.
  static func box(_ name: String = "demo", _ lines: String...) throws -> Screen {
    var screen = Screen(id: ObjectID(name), name: name)
    try screen.addView(named: "box", kind: .view)
    for line in lines + ["box.width == 40", "box.height == 20"] {
      let text = try ConstraintText(parsing: line, in: screen)
      try screen.addConstraint { text.constraint(id: $0) }
    }
    return screen
  }

  /// The box at the top of the leading edge.
  static func placedBox(_ name: String = "demo") throws -> Screen {
    try box(name, "box.leading == root.leading", "box.top == root.top + 10")
  }
}

extension [Profile] {
  /// Every combination of devices and text sizes, in both directions.
  static func many(on devices: [String]) -> [Profile] {
    devices.flatMap { device in
      LayoutDirection.allCases.flatMap { direction in
        TextSize.allCases.map { Profile(device: device, textSize: $0, direction: direction) }
      }
    }
  }

  var resolved: [ResolvedProfile] { get throws { try map { try $0.resolved(on: Device.catalogue) } } }
}
