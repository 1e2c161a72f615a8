import DesignModel
import DesignText
import Notation
import Storage
import Studies

// One object for each thing: its noun as key beside its attributes.

/// A screen as a whole, as lists and edits tell it.
struct ScreenRecord: Recorded {
  var name: String
  var id: String
  var views, constraints, variations: Int
  var states: [String]
  /// The storyboard or xib that it was read from, whether it is new, and what was not understood.
  var source: (file: String, isNew: Bool, notes: [(line: Int, text: String)])?

  static let recordShape = RecordShape<Self>("screen", "A screen of the working design, or as it was last.") {
    Column("screen", "Its name.", \.name)
    Column("id", "Its identity, which stays when it is renamed.", \.id)
    Column("views", "How many views it has, the root among them.", \.views)
    Column("constraints", "How many constraints.", \.constraints)
    Column("variations", "How many variations.", \.variations)
    Column("states", "Its states.", \.states)
    Column.optional("file", "The storyboard or xib; of import-ib.", { $0.source?.file })
    Column.optional("new", "Whether it was not there before; of import-ib.", { $0.source?.isNew })
    Column.optional("notes", "What was not understood; of import-ib.", { $0.source?.notes }, .list(note))
  }

  private static let note = ValueShape<(line: Int, text: String)>.record("Something that was not understood.")
  {
    Column("line", "The line of the file.", { $0.line })
    Column("text", "The note.", { $0.text })
  }
}

extension ScreenRecord {
  /// A screen.
  init(_ screen: Screen) {
    self.init(
      name: screen.name, id: screen.id.text, views: screen.views.count, constraints: screen.constraints.count,
      variations: screen.variations.count, states: screen.states)
  }

  /// What a list knows of a screen.
  init(_ summary: ScreenSummary) {
    self.init(
      name: summary.name, id: summary.id.text, views: summary.views, constraints: summary.constraints,
      variations: summary.variations, states: summary.states)
  }
}

/// Something in a screen.
struct ScreenPart<Part> {
  let screen: Screen
  let part: Part
}

extension ScreenPart {
  /// What every such record says.
  fileprivate static var screen: Column<Self> { Column("screen", "The screen.", \.screen.name) }
}

extension Screen {
  /// What lists and edits say of the screen itself.
  var record: JSON { ScreenRecord(self).record }

  /// What lists say of every view, in the views' order.
  var viewRecords: [JSON] {
    zip(views, paths).map { ViewRecord($0, of: self, path: $1).record }
  }

  /// What lists and edits say of a view.
  func record(of view: View) -> JSON { ViewRecord(view, of: self, path: path(of: view)).record }
  /// What lists and edits say of a guide.
  func record(of guide: LayoutGuide) -> JSON { Self.guide.record(of: .init(screen: self, part: guide)) }
  /// What lists and edits say of a state.
  func record(ofState state: String) -> JSON { Self.state.record(of: (self, state)) }
  /// What lists and edits say of a constraint.
  func record(of constraint: LayoutConstraint) -> JSON {
    Self.constraint.record(of: .init(screen: self, part: constraint))
  }
  /// What lists and edits say of a variation.
  func record(of variation: Variation) -> JSON {
    Self.variation.record(of: .init(screen: self, part: variation))
  }
  /// What lists and edits say of an assertion.
  func record(of assertion: Assertion) -> JSON {
    Self.assertion.record(of: .init(screen: self, part: assertion))
  }
  /// What lists and edits say of a text in a language.
  func record(of text: LocalizedText) -> JSON { Self.text.record(of: .init(screen: self, part: text)) }
  /// What lists and edits say of a suppression; a list knows whether it is over.
  func record(of suppression: Suppression, isExpired: Bool? = nil) -> JSON {
    Self.suppression.record(of: .init(screen: self, part: (suppression, isExpired)))
  }
}

extension Screen {
  static let guide = RecordShape<ScreenPart<LayoutGuide>>("guide", "A layout guide.") {
    ScreenPart.screen
    Column("guide", "Its name.", \.part.name)
    Column("id", "Its identity.", \.part.id.text)
    Column("owner", "The view that owns it.", { $0.screen.name(of: $0.part.owner) })
  }

  static let constraint = RecordShape<ScreenPart<LayoutConstraint>>(
    "constraint", "A constraint of the working design, or as it was last."
  ) {
    ScreenPart.screen
    Column("constraint", "Its identity.", \.part.id.text)
    Column(
      "relation", "The whole constraint, as add-constraint takes it.", { $0.screen.spelled($0.part) })
    Column("first", "The anchor on the left.", { $0.screen.spelled($0.part.first) })
    Column(
      "second", "The anchor on the right; null where there is only a constant.",
      { told in told.part.second.map { told.screen.spelled($0) } })
    Column("multiplier", "The factor of the right anchor.", \.part.multiplier)
    Column("constant", "In points.", \.part.constant)
    Column("priority", "From 1 to 1000.", \.part.priority.value)
    Column("installed", "Whether it is on.", \.part.isInstalled)
    Column("when", "The condition under which it applies; null for always.", \.part.condition?.spelled)
    Column.optional(
      "format", "The line of visual format that it was written as a part of.", \.part.format?.json, .json())
  }

  static let variation = RecordShape<ScreenPart<Variation>>(
    "variation", "What changes of a screen under a condition."
  ) {
    ScreenPart.screen
    Column("variation", "Its identity.", \.part.id.text)
    Column("when", "The condition.", \.part.condition.spelled)
    Column.optional(
      "view", "The view that it changes.",
      { told in told.part.viewChange.map { told.screen.name(of: $0.view) } })
    Column.optional("constraint", "The constraint that it changes.", { $0.part.constraintChange?.0.text })
    Column.optional(
      "attributes", "What it sets of a view.", { $0.part.viewChange?.attributes })
    Column.optional(
      "changes", "What it sets of a constraint.", { $0.part.constraintChange?.1 }, ConstraintChange.shape)
  }

  static let assertion = RecordShape<ScreenPart<Assertion>>("assertion", "What layouts must keep to.") {
    ScreenPart.screen
    Column("assertion", "Its identity.", \.part.id.text)
    Column("claim", "As add-assertion takes it.", { $0.screen.spelled($0.part.claim) })
    Column("when", "The condition under which it applies; null for always.", \.part.condition?.spelled)
    Column("message", "What it is for; null if nobody said.", \.part.message)
  }

  static let text = RecordShape<ScreenPart<LocalizedText>>("text", "A text in another language.") {
    ScreenPart.screen
    Column("view", "The view that shows it.", { $0.screen.name(of: $0.part.view) })
    Column("attribute", "The attribute that it stands for.", \.part.attribute.rawValue)
    Column("locale", "The language, such as de or zh-Hant.", \.part.locale)
    Column("value", "The text.", \.part.value)
  }

  static let suppression = RecordShape<ScreenPart<(Suppression, isExpired: Bool?)>>(
    "suppression", "Findings that are accepted."
  ) {
    ScreenPart.screen
    Column("suppression", "Its identity.", { $0.part.0.id.text })
    Column("rule", "The rule.", { $0.part.0.rule })
    Column(
      "views", "The views that it is about.",
      { told in told.part.0.items.map { told.screen.name(of: $0) } })
    Column("constraints", "The constraints that it is about.", { $0.part.0.constraints.map(\.text) })
    Column("reason", "Why they are accepted.", { $0.part.0.reason })
    Column("until", "The last day, as 2026-12-31; null for good.", { $0.part.0.until?.text })
    Column.optional(
      "expired", "Whether that day is over; of list-suppressions.", { $0.part.isExpired })
  }

  static let state = RecordShape<(screen: Screen, state: String)>("state", "A state that was declared.") {
    Column("screen", "The screen.", { $0.screen.name })
    Column("state", "Its name.", { $0.state })
  }
}

extension ConstraintChange {
  fileprivate static let shape = ValueShape<Self>.record("What changes of a constraint.") {
    Column.optional("installed", "Whether it is on.", \.isInstalled)
    Column.optional("constant", "In points.", \.constant)
    Column.optional("priority", "From 1 to 1000.", \.priority?.value)
  }
}

extension Variation {
  /// The view that changes, and what it sets.
  fileprivate var viewChange: (view: ObjectID, attributes: Attributes)? {
    if case .view(let view, let attributes) = change { (view, attributes) } else { nil }
  }

  /// The constraint that changes, and how.
  fileprivate var constraintChange: (ObjectID, ConstraintChange)? {
    if case .constraint(let constraint, let change) = change { (constraint, change) } else { nil }
  }

  /// The changes in words: `axis=horizontal spacing=4`.
  var changesInWords: String {
    switch change {
    case .view(_, let attributes):
      attributes.entries.map { "\($0.attribute.rawValue)=\($0.value.spelled)" }.joined(separator: " ")
    case .constraint(_, let change):
      [
        change.isInstalled.map { "installed=\($0)" }, change.constant.map { "constant=\($0.spelled)" },
        change.priority.map { "priority=\($0.value.spelled)" },
      ].compactMap(\.self).joined(separator: " ")
    }
  }
}

extension Suppression {
  /// ` until 2026-12-31`; empty for good.
  var end: String { until.map { " until \($0.text)" } ?? "" }
}

extension Device {
  /// What lists and edits say of a device.
  var record: JSON { Self.recordShape.record(of: self) }

  static let recordShape = RecordShape<Self>("device", "A device.") {
    Column("device", "Its name.", \.name)
    Column("title", "Its name for people.", \.title)
    Column("width", "Of the portrait screen, in points.", \.size.width)
    Column("height", "Of the portrait screen, in points.", \.size.height)
    Column("scale", "Pixels a point.", \.scale)
    Column("idiom", "Phone or tablet.", \.idiom, .word)
    Column(
      "portraitInsets", "The safe area insets in points: top,left,bottom,right.", \.portraitInsets.argument)
    Column(
      "landscapeInsets", "The safe area insets in points: top,left,bottom,right.", \.landscapeInsets.argument)
    Column("portraitKeyboard", "The height of the keyboard in points.", \.portraitKeyboard.total)
    Column("landscapeKeyboard", "The height of the keyboard in points.", \.landscapeKeyboard.total)
    Column("os", "The version of its system.", \.os)
    Column("source", "Where the figures are from.", \.source)
    Column("unverified", "The figures without a firm source.", { $0.unverified.map { $0 } })
  }
}

extension Profile {
  /// What lists and edits say of a profile.
  var record: JSON { Self.recordShape.record(of: self) }

  static let recordShape = RecordShape<Self>("profile", "A way to meet a screen.") {
    Column("profile", "Its name.", \.name)
    Column("device", "The device.", \.device)
    Column("orientation", "How it is held.", \.orientation, .word)
    Column("textSize", "The Dynamic Type size.", \.textSize, .word)
    Column("direction", "The writing direction.", \.direction, .word)
    Column("keyboard", "Whether the keyboard is up.", \.keyboard, .word)
    Column(
      "window", "The size of a window in points, as WIDTHxHEIGHT; null for the whole screen.",
      \.window?.argument)
    Column("boldText", "Whether text is bold.", \.boldText)
    Column("bars", "Bars that take room.", { Array($0.bars) }, .list(.word))
    Column("os", "The version of the system; null for the device's.", \.os)
    Column("locale", "The language of texts; null for the design's own.", \.locale)
    Column("state", "The state of the screen; null for the initial one.", \.state)
  }
}
