import DesignModel

/// What one run of the code made, as the recorder reported it: a stranger's word, checked.
public struct Recording: Hashable, Sendable {
  /// In preorder; the first holds all others.
  var views: [RecordedView] = []
  var guides: [RecordedGuide] = []
  var constraints: [RecordedConstraint] = []
  /// What the code read of its surroundings.
  var touched: Set<Trait> = []
  var actions: [RecordedAction] = []
  /// The classes of cells that lists are ready to show and don't, and how large they would have them where the run asked.
  var unshown: [String: ContainerSize] = [:]
  var notes: [RecordedNote] = []

  /// What a layout can depend on.
  enum Trait: String, Vocabulary {
    case textSize, hclass, vclass, idiom, direction, orientation, safeArea, window, frames, keyboard, boldText
    /// The size of the screen that the window is on.
    case screen
    /// A length that was made up for what makes the screen.
    case madeUpLength
  }
}

/// A line of the user's files.
struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  let file: String
  let line: Int
  var description: String { "\(file):\(line)" }
}

/// A view of a recording.
struct RecordedView: Hashable, Sendable {
  /// What the code calls it.
  var name: String?
  var className: String
  var kind: ViewKind
  /// The place of the view that it lies in; nil for the first.
  var parent: Int?
  var attributes: Attributes
  var place: SourceLine?
  var given: GivenFrame?
  /// Whether it stands in for a view whose maker is declared elsewhere.
  var isMadeUp = false
  var colors = RecordedColors()
}

/// The colours of a view: no run differs from another by them, since no layout depends on one.
struct RecordedColors: Hashable, Sendable {
  var attributes = Attributes()

  static func == (one: RecordedColors, other: RecordedColors) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension ScreenLists {
  /// The same with the colours that the views have in the first run.
  func colored(by recording: Recording) -> ScreenLists {
    let colors = Dictionary(
      zip(RecordedDesign(recording).views, recording.views).map { ($0.id, $1.colors.attributes) },
      uniquingKeysWith: { first, _ in first })
    var result = self
    for place in result.views.indices {
      guard let own = colors[result.views[place].id] else { continue }
      result.views[place].attributes = result.views[place].attributes.overridden(by: own)
    }
    return result
  }
}

/// A frame that the code sets, and what it keeps of its superview's.
struct GivenFrame: Hashable, Sendable {
  var frame: Rect
  /// How far the superview reaches beyond it.
  var right, bottom: Double
  /// UIKit's autoresizing mask.
  var mask: Int
}

/// A layout guide of a recording.
struct RecordedGuide: Hashable, Sendable {
  var name: String?
  var owner: Int
}

/// An anchor of a view or a guide of a recording.
struct RecordedSide: Hashable, Sendable {
  enum Owner: Hashable, Sendable {
    case view(Int)
    case guide(Int)
  }
  var owner: Owner
  var region: Region
  var anchor: Anchor
}

/// A constraint of a recording.
struct RecordedConstraint: Hashable, Sendable {
  var first: RecordedSide
  var relation: Relation
  var second: RecordedSide?
  var multiplier: Double
  var constant: Double
  var priority: Priority
  var name: String?
  var place: SourceLine?
  /// Where the code set its constant last.
  var changed: SourceLine?
}

/// Something that can be tapped.
struct RecordedAction: Hashable, Sendable {
  var view: Int
  /// The method that a tap runs; empty for a closure.
  var method: String
}

/// What the recorder has to say of the code.
struct RecordedNote: Hashable, Sendable {
  var text: String
  var place: SourceLine?
}
