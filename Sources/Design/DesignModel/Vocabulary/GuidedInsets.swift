import Notation

/// Insets of a view of which some follow a guide of the screen's root, as `contentInset.bottom = safeArea.bottom` does.
public struct GuidedInsets: Hashable, Sendable {
  /// Points, added to what the guide takes off where a side follows one.
  public var points: EdgeInsets
  /// The sides that follow a guide, top, left, bottom, right; nil for points alone.
  public var guides: [InsetGuide?]

  /// Insets of points, of which no side follows anything.
  public init(_ points: EdgeInsets) {
    (self.points, guides) = (points, [nil, nil, nil, nil])
  }

  /// True if a side follows a guide.
  public var followsGuides: Bool { guides.contains { $0 != nil } }

  /// True if the insets at the left aren't those at the right.
  public var hasUnequalSides: Bool { points.left != points.right || guides[1] != guides[3] }

  /// The insets in points where the guides of the root take off so much.
  public func resolved(_ insets: (InsetGuide) -> EdgeInsets) -> EdgeInsets {
    func side(_ place: Int, _ path: KeyPath<EdgeInsets, Double>) -> Double {
      points[keyPath: path] + (guides[place].map { insets($0)[keyPath: path] } ?? 0)
    }
    return EdgeInsets(
      top: side(0, \.top), left: side(1, \.left), bottom: side(2, \.bottom), right: side(3, \.right))
  }
}

/// A guide of a screen's root that insets can follow.
public enum InsetGuide: String, Vocabulary { case safeArea, layoutMargins }

extension GuidedInsets {
  /// The sides of insets, in their order.
  public static let sides = ["top", "left", "bottom", "right"]

  /// Reads four sides, or one for all: a number of points, `safeArea.bottom`, `safeArea.bottom + 8`; a guide's name
  /// alone means the same side of it.
  init?(parsing text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 || parts.count == 1 else { return nil }
    self.init(.zero)
    for (place, side) in Self.sides.enumerated() {
      guard set(side: place, to: parts[parts.count == 1 ? 0 : place], of: side) else { return nil }
    }
  }

  /// Takes one side from its text; false where that spells none.
  private mutating func set(side place: Int, to text: String, of side: String) -> Bool {
    var scanner = TextScanner(text)
    var number = 0.0
    if let name = scanner.takeLetters() {
      guard let guide = InsetGuide(named: name) else { return false }
      if scanner.takeTight("."), scanner.takeLetters() != side { return false }
      guides[place] = guide
      if !scanner.isAtEnd {
        let sign: Double = scanner.take("+") ? 1 : scanner.take("-") ? -1 : 0
        guard sign != 0, let more = scanner.takeUnsignedNumber() else { return false }
        number = sign * more
      }
    } else {
      guard let plain = scanner.takeNumber() else { return false }
      (guides[place], number) = (nil, plain)
    }
    return scanner.isAtEnd && keep(number, place)
  }

  private mutating func keep(_ number: Double, _ place: Int) -> Bool {
    guard number.isFinite, abs(number) <= ViewAttribute.longest else { return false }
    points[keyPath: Self.paths[place]] = number
    return true
  }

  private static var paths: [WritableKeyPath<EdgeInsets, Double>] { [\.top, \.left, \.bottom, \.right] }

  /// These with one side replaced by what its text spells; nil where that is no side's.
  func setting(_ side: String, to text: String) -> GuidedInsets? {
    var result = self
    guard let place = Self.sides.firstIndex(of: side), result.set(side: place, to: text, of: side) else {
      return nil
    }
    return result
  }

  /// What reads back as this: `0,0,safeArea.bottom+8,0`.
  var spelled: String {
    zip(Self.sides.indices, guides).map { place, guide in
      let number = points[keyPath: Self.paths[place]]
      guard let guide else { return number.spelled }
      let more = number == 0 ? "" : (number < 0 ? "-" : "+") + abs(number).spelled
      return "\(guide.rawValue).\(Self.sides[place])\(more)"
    }.joined(separator: ",")
  }
}

extension InsetGuide {
  /// The guide of that name, as designs or UIKit call it.
  fileprivate init?(named name: String) {
    switch name {
    case "safeArea", "safeAreaInsets", "safeAreaLayoutGuide": self = .safeArea
    case "layoutMargins", "layoutMarginsGuide": self = .layoutMargins
    default: return nil
    }
  }
}
