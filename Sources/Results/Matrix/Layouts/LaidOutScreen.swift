import Comparison
public import DesignModel
import DesignText
public import Notation

/// A screen's layout on one profile, as results print it.
public struct LaidOutScreen: Recorded {
  let screen: Screen
  /// The profile.
  public let profile: Profile
  /// Where its views lie.
  public let layout: ScreenLayout
  /// How long the solving took, if that is to be reported; remembered layouts took none.
  var microseconds: Int?

  /// A layout with the time that it took.
  public init(screen: Screen, profile: Profile, layout: ScreenLayout, microseconds: Int? = nil) {
    (self.screen, self.profile, self.layout) = (screen, profile, layout)
    self.microseconds = microseconds
  }

  /// What says how the screen came out as a whole.
  public static let recordShape = RecordShape<Self>(
    "solution", "How a screen came out on a profile as a whole."
  ) {
    Column("screen", "The screen.", from: \.screen.name)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: \.profile.name)
    Column("status", "How it came out.", from: \.layout.status)
    Column(
      "conflicts", "Sets of rules that contradict one another; each rule in words.",
      from: { solved in solved.layout.conflicts.map { $0.members.map { solved.screen.spelled($0) } } })
    Column(
      "ambiguous", "What is left open.",
      from: { solved in
        solved.layout.ambiguities.map { OpenAspect(view: solved.screen.name(of: $0.view), ambiguity: $0) }
      })
    Column.optional(
      "unrest", "What the rounds of layout disagree on; where they found rest, it is left out.",
      from: { solved in solved.layout.unrest.map { RoundsWithoutRest(screen: solved.screen, unrest: $0) } })
    Column.optional(
      "microseconds", "How long solving took, with --timings; a remembered layout has none.",
      from: \.microseconds)
  }
}

extension LaidOutScreen {
  /// One object for each view, by request with its number in pictures, then one for the screen.
  public func records(numbered isNumbered: Bool = false) -> [JSON] {
    let paths = screen.paths
    let restless = layout.restless(in: screen)
    return screen.views.indices.map { index in
      LaidOutView(
        owner: self, view: screen.views[index], path: paths[index], place: layout.views[index],
        isRestless: restless[index], number: isNumbered ? index + 1 : nil
      ).record
    } + [record]
  }
}

/// A view of a layout.
public struct LaidOutView: Recorded {
  let owner: LaidOutScreen
  let view: View
  let path: String
  let place: ViewLayout
  /// True if its frames are no answer.
  let isRestless: Bool
  /// Its number in pictures.
  let number: Int?

  public static let recordShape = RecordShape<Self>(
    "frame", "Where a view lies on a profile, all in points."
  ) {
    Column("screen", "The screen.", from: \.owner.screen.name)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: \.owner.profile.name)
    Column("view", "The view.", from: \.view.name)
    Column("path", "The names from below the root down to it.", from: \.path)
    Column("kind", "The kind of view.", from: \.view.kind)
    Column(
      "frame",
      "Rounded to device pixels, in the superview's coordinate space; null, as the next two, where it found no rest.",
      from: { $0.isRestless ? nil : $0.place.frame })
    Column(
      "screenFrame", "Rounded to device pixels, in the root's coordinate space.",
      from: { $0.isRestless ? nil : $0.place.screenFrame })
    Column(
      "exact", "Before rounding, in the superview's coordinate space.",
      from: { $0.isRestless ? nil : $0.place.exact })
    Column("hidden", "Whether the view or an ancestor is hidden.", from: \.place.isHidden)
    Column.optional(
      "text", "What became of its text; views without text have none.", from: \.place.text,
      as: ValueShape(TextLayout.form).rounded)
    Column.optional(
      "scroll", "A scroll view's content; other views have none.", from: \.place.scroll,
      as: ValueShape(ScrollLayout.form).rounded)
    Column.optional("n", "Its number in the picture; of render.", from: \.number)
  }
}

/// Rounds of layout that found no rest.
public struct RoundsWithoutRest: Shaped {
  let screen: Screen
  let unrest: Unrest

  /// What rounds of a screen's layout disagree on.
  public init(screen: Screen, unrest: Unrest) { (self.screen, self.unrest) = (screen, unrest) }

  public static let shape = ValueShape<Self>.record("Rounds of layout that found no rest.") {
    Column("rounds", "How many rounds were laid out.", from: \.unrest.rounds)
    Column(
      "views", "The views that the last two rounds put elsewhere.",
      from: { rounds in
        rounds.unrest.views.map { MovingView(name: rounds.screen.name(of: $0.view), view: $0) }
      })
  }
}

/// A view that two rounds put in different places.
private struct MovingView: Shaped {
  let name: String
  let view: RestlessView

  static let shape = ValueShape<Self>.record("A view that two rounds put in different places.") {
    Column("view", "The view.", from: \.name)
    Column(
      "frames", "Its exact frames in the last two rounds, in the superview's coordinate space.",
      from: { [$0.view.one, $0.view.next] })
  }
}

/// Something of a view that is left open.
private struct OpenAspect: Shaped {
  let view: String
  let ambiguity: Ambiguity

  static let shape = ValueShape<Self>.record("Something of a view that is left open.") {
    Column("view", "The view.", from: \.view)
    Column("aspect", "What is open.", from: \.ambiguity.aspect)
    Column.optional(
      "least", "The least value in points that is as good as any; left out where there is no bound.",
      from: \.ambiguity.least.ifFinite, as: .exact)
    Column.optional(
      "greatest", "The greatest such value in points; left out where there is no bound.",
      from: \.ambiguity.greatest.ifFinite, as: .exact)
  }
}
