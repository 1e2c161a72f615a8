import DesignModel
public import Notation

extension DifferenceSummary: Recorded {
  /// The rows and the sums.
  public static let recordShape = RecordShape<Self>("diffSummary", "How much differs, of diff --stat.") {
    Column("screens", "The screens that differ.", \.rows)
    Column("devices", "Devices.", \.devices)
    Column("profiles", "Stored profiles.", \.profiles)
    Column.optional("compared", "On how many profiles layouts were compared.", \.compared)
    Column.optional("affected", "On how many they differ.", \.affected)
    Column.optional("findings", "How many findings became what.", \.findings)
  }
}

extension DifferenceSummary.Row: Shaped {
  public static let shape = ValueShape<Self>.record("A screen that differs.") {
    Column("screen", "The screen.", \.screen.name)
    Column("screenID", "The screen's identity.", \.screen.id.text)
    Column("views", "Views.", \.views)
    Column("constraints", "Constraints.", \.constraints)
    Column("others", "Everything else.", \.others)
    Column.optional("compared", "On how many profiles layouts were compared.", \.layout?.compared)
    Column.optional("affected", "On how many they differ.", \.layout?.affected)
    Column.optional(
      "largest", "The largest movement; null for none.", { $0.layout.map(\.largest) },
      .nullable(LargestMovement.shape))
  }
}

extension LargestMovement: Shaped {
  public static let shape = ValueShape<Self>.record("The furthest movement of a screen.") {
    Column("points", "How far something moves or grows.", { $0.points.rounded(places: 2) })
    Column("view", "The view.", \.view.name)
    Column("viewID", "Its identity.", \.view.id.text)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", \.profile)
  }
}

extension DifferenceSummary.ChangeCounts: Shaped {
  public static let shape = ValueShape<Self>.record("How much of something changed.") {
    Column("added", "How many were added.", \.added)
    Column("removed", "How many were removed.", \.removed)
    Column("changed", "How many were changed.", \.changed)
  }.shared(as: "counts")
}

extension DifferenceSummary.FindingCounts: Shaped {
  public static let shape = ValueShape<Self>.record("How many findings became what.") {
    Column("new", "Not found before.", \.new)
    Column("worse", "More severe, or on more profiles.", \.worse)
    Column("better", "Less severe, or on fewer profiles.", \.better)
    Column("fixed", "Not found any more.", \.fixed)
    Column("suppressed", "Accepted now.", \.suppressed)
    Column("same", "As before.", \.same)
  }
}
