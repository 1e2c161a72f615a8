/// All that is said of a kind of view but for the rules and drawings that use it.
public struct ViewKindRow: Sendable {
  /// UIKit's class, as its logs name it and the recorder finds it; several kinds may have one.
  public let className: String
  /// The class of such a view in Swift.
  public let swiftClass: String
  /// The Swift expression that makes such a view.
  public let initializer: String
  /// The elements of Interface Builder's files that mean the kind, which is written as the first; none for what a file
  /// has as a plain view.
  public let elements: [String]
  /// What Xcode writes for every view of the kind, beside what a design says.
  public let written: [(name: String, word: String)]
  /// What holds of such views.
  public let marks: ViewKindMarks
  /// How far the frame reaches beyond what constraints speak of, at most, in points.
  public let overhang: Double
  /// What people call it who come from other toolkits.
  public let otherNames: [String]
  /// What Swift source can't say of such a view; nil for nothing.
  public let remark: String?

  init(
    _ className: String, swift swiftClass: String? = nil, made initializer: String? = nil,
    elements: [String], written: [(name: String, word: String)] = [("contentMode", "scaleToFill")],
    _ marks: ViewKindMarks = [], overhang: Double = 0, called otherNames: String..., remark: String? = nil
  ) {
    self.className = className
    self.swiftClass = swiftClass ?? className
    self.initializer = initializer ?? "\(self.swiftClass)()"
    (self.elements, self.written, self.marks) = (elements, written, marks)
    (self.overhang, self.otherNames, self.remark) = (overhang, otherNames, remark)
  }
}

/// What holds of the views of a kind.
public struct ViewKindMarks: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// People tap it, drag it or type into it.
  public static let control = Self(rawValue: 1)
  /// It shows a text of its own, from whose baselines UIKit counts gaps.
  public static let text = Self(rawValue: 2)
  /// People read or touch it: it doesn't just hold or decorate that.
  public static let content = Self(rawValue: 4)
  /// Assistive technologies know what it is without a label.
  public static let named = Self(rawValue: 8)
  /// It shows something that nobody reads or touches.
  public static let picture = Self(rawValue: 16)
  /// The engine knows its width, whatever it shows.
  public static let width = Self(rawValue: 32)
  /// The engine knows its height, whatever it shows.
  public static let height = Self(rawValue: 64)
  /// The initializer that decodes it doesn't fail.
  public static let decoding = Self(rawValue: 128)
  /// People type into it.
  public static let typing = Self(rawValue: 256)
}
