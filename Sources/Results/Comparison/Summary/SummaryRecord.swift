import DesignModel
public import Notation

extension DifferenceSummary: Recorded {
  /// The rows and the sums.
  public static let recordShape = RecordShape<Self>("diffSummary", "How much differs, of diff --stat.") {
    Column("screens", "The screens that differ.", from: \.rows)
    Column("devices", "Devices.", from: \.devices)
    Column("profiles", "Stored profiles.", from: \.profiles)
    Column.optional("compared", "On how many profiles layouts were compared.", from: \.compared)
    Column.optional("affected", "On how many they differ.", from: \.affected)
    Column.optional("findings", "How many findings became what.", from: \.findings)
  }
}

extension DifferenceSummary.Row: Shaped {
  public static let shape = ValueShape<Self>.record("A screen that differs.") {
    Column("screen", "The screen.", from: \.screen.name)
    Column("screenID", "The screen's identity.", from: \.screen.id.text)
    Column("views", "Views.", from: \.views)
    Column("constraints", "Constraints.", from: \.constraints)
    Column("others", "Everything else.", from: \.others)
    Column.optional("compared", "On how many profiles layouts were compared.", from: \.layout?.compared)
    Column.optional("affected", "On how many they differ.", from: \.layout?.affected)
    Column.optional(
      "largest", "The largest movement; null for none.", from: { $0.layout.map(\.largest) },
      as: .nullable(LargestMovement.shape))
  }
}

extension LargestMovement: Shaped {
  public static let shape = ValueShape<Self>.record("The furthest movement of a screen.") {
    Column("points", "How far something moves or grows.", from: { $0.points.rounded(places: 2) })
    Column("view", "The view.", from: \.view.name)
    Column("viewID", "Its identity.", from: \.view.id.text)
    Column("profile", "The profile, such as iphone-se-3/landscape/AX3/rtl.", from: \.profile)
  }
}

extension DifferenceSummary.ChangeCounts: Shaped {
  public static let shape = ValueShape<Self>.record("How much of something changed.") {
    Column("added", "How many were added.", from: \.added)
    Column("removed", "How many were removed.", from: \.removed)
    Column("changed", "How many were changed.", from: \.changed)
  }.shared(as: "counts")
}

extension DifferenceSummary.FindingCounts: Shaped {
  public static let shape = ValueShape<Self>.record("How many findings became what.") {
    Column("new", "Not found before.", from: \.new)
    Column("worse", "More severe, or on more profiles.", from: \.worse)
    Column("better", "Less severe, or on fewer profiles.", from: \.better)
    Column("fixed", "Not found any more.", from: \.fixed)
    Column("suppressed", "Accepted now.", from: \.suppressed)
    Column("same", "As before.", from: \.same)
  }
}
