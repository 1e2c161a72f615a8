import InterfaceBuilder
import Notation

/// How many views of a check have a size that was taken from the file, by the reason.
struct SeedTally {
  private var views: [SeedKind: Int] = [:]

  /// Counts a view in; once for each reason.
  mutating func add(_ view: CanvasView) {
    for kind in Set([view.seededWidth, view.seededHeight].compactMap(\.self)) { views[kind, default: 0] += 1 }
  }

  /// Those that there are, in the reasons' order.
  var counts: [SeedCount] {
    SeedKind.allCases.compactMap { kind in views[kind].map { SeedCount(kind: kind, views: $0) } }
  }
}

/// The number of views whose size was taken from the file for one reason.
struct SeedCount: Shaped {
  let kind: SeedKind
  let views: Int

  static let shape = ValueShape<SeedCount>.record("Sizes that were taken from the file for one reason.") {
    Column("kind", "The reason.", from: \.kind.rawValue)
    Column("views", "How many views.", from: \.views)
  }

  /// As a summary says it.
  var text: String { "\(views) \(kind.words)" }
}

extension SeedKind {
  fileprivate var words: String {
    switch self {
    case .arranged: "arranged"
    case .ownClass: "of own classes"
    case .font: "in other fonts"
    case .image: "by images"
    case .emptyText: "of empty texts"
    case .date: "of date pickers that show a text or a calendar"
    case .segments: "of segments"
    case .open: "left open"
    }
  }
}
