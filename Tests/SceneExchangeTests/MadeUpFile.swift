import AutoLayout
import DesignLanguage
import DesignModel
import Matrix
import InterfaceBuilder
import SceneExchange
import Storage
import TestSupport
import Typography

/// A xib of one screen, with a store beside it into which it can be imported.
struct MadeUpFile {
  let folder: TestFolder
  let store: Store
  static let engine = LayoutEngine(measuring: SystemText())

  init(_ screens: [Screen] = []) throws {
    folder = try TestFolder()
    store = try Store.create(
      at: folder("a.db"),
      design: Design(screens: screens, devices: Device.catalogue, profiles: [Profile(device: "iphone-16")]))
  }

  /// The text of a file for a screen, as an export writes it.
  static func text(of screen: Screen) throws -> String { try ExportDocument(screen, engine).text }

  /// Imports a file's text under a name in the folder.
  @discardableResult
  func importing(_ text: String, as name: String = "Form.xib", forced: Bool = false) throws -> ImportScenes {
    try store.edit(EditRecord(command: "import-ib")) { draft in
      var scenes = try ImportScenes(into: draft, at: folder("a.db"), isForced: forced)
      try scenes.add(InterfaceBuilderFile(Array(text.utf8)), at: folder(name))
      return scenes
    }
  }

  /// The only screen.
  func screen() throws -> Screen { try store.snapshot().screens(named: [])[0] }

  /// Changes the only screen.
  func edit(_ change: (inout Screen) throws -> Void) throws {
    var screen = try screen()
    try change(&screen)
    try store.edit(EditRecord(command: "edit")) { try $0.save(screen) }
  }
}

extension Screen {
  /// A label with that text, 20 points below the top and at most that wide.
  static func labelled(_ text: String = "Sign in", width: Double = 200) throws -> Screen {
    var screen = Screen(id: "form", name: "form")
    var attributes = Attributes()
    attributes[.text] = .text(text)
    try screen.addView(named: "title", kind: .label, attributes: attributes, id: "title")
    for line in [
      "title.leading == root.leading + 10", "title.top == root.top + 20", "title.width == \(Int(width))",
    ] {
      let text = try ConstraintText(parsing: line, in: screen)
      try screen.addConstraint { text.constraint(id: $0) }
    }
    return screen
  }

  /// Sets the constant of a constraint by what it says.
  mutating func set(_ constant: Double, of anchor: Anchor) throws {
    var constraint = constraints.first { $0.first.anchor == anchor }!
    constraint.constant = constant
    try setConstraint(constraint)
  }
}
