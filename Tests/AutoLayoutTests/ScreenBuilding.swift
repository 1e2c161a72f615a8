import AutoLayout
import DesignLanguage
import DesignModel

extension Screen {
  /// A screen that a closure fills.
  static func built(_ fill: (inout Screen) throws -> Void) rethrows -> Screen {
    var screen = Screen(id: "screen", name: "screen")
    try fill(&screen)
    return screen
  }

  /// Adds a view with attributes as an author spells them: `text=Hello hugging=251`, values without blanks.
  mutating func add(_ kind: ViewKind, _ name: String, in parent: String = "root", with settings: String = "")
    throws
  {
    try addView(
      named: name, kind: kind, attributes: .spelled(settings, for: kind), in: view(named: parent).id)
  }

  /// Adds constraints, one a line.
  mutating func constrain(_ lines: String...) throws {
    for line in lines {
      let text = try ConstraintText(parsing: line, in: self)
      try addConstraint { text.constraint(id: $0) }
    }
  }
}

extension Attributes {
  /// Attributes as an author spells them, parted by blanks; an underscore in a text means a blank.
  static func spelled(_ settings: String, for kind: ViewKind) throws -> Attributes {
    var attributes = Attributes()
    for setting in settings.split(separator: " ") {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts[0] == "text" ? String(parts[1].map { $0 == "_" ? " " : $0 }) : parts[1]
      try attributes.set(parts[0], to: value, kind: kind)
    }
    return attributes
  }
}

extension LayoutEnvironment {
  /// A window of that size at two pixels a point, without insets.
  static func plain(_ width: Double = 300, _ height: Double = 600) -> LayoutEnvironment {
    LayoutEnvironment(size: Size(width: width, height: height), scale: 2)
  }

  /// This environment with a change.
  func with(_ change: (inout LayoutEnvironment) -> Void) -> LayoutEnvironment {
    var result = self
    change(&result)
    return result
  }
}

extension Screen {
  /// Its layout by the fixed ruler.
  func layout(_ environment: LayoutEnvironment = .plain()) -> ScreenLayout {
    LayoutEngine(measuring: FixedRuler()).layout(self, in: environment)
  }
}

extension ScreenLayout {
  /// The exact frame of a view named like its identity.
  func exact(_ view: String) -> Rect { self.view(ObjectID(view))!.exact }
  /// The rounded frame of a view named like its identity.
  func frame(_ view: String) -> Rect { self.view(ObjectID(view))!.frame }
  /// The ambiguities as `view.aspect`.
  var open: [String] { ambiguities.map { "\($0.view).\($0.aspect.rawValue)" } }
}
