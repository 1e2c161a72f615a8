extension ViewAttribute {
  public static let hidden = named("hidden")
  public static let hugging = named("hugging")
  public static let compression = named("compression")
  public static let size = named("size")
  public static let recordedSize = named("recordedSize")
  public static let firstBaselineOffset = named("firstBaselineOffset")
  public static let lastBaselineOffset = named("lastBaselineOffset")
}

extension ViewAttribute {
  /// True for what hides a view.
  public var isHiding: Bool { self == .hidden }
}

extension Attributes {
  /// What hides a view, or says that it is shown.
  public static func hiding(_ isHidden: Bool = true) -> Attributes { Attributes(.hidden, .flag(isHidden)) }

  /// Forgets how large the view is by itself.
  public mutating func forgetSize() { self[.size] = nil }

  /// Forgets that the view is hidden.
  public mutating func show() { self[.hidden] = nil }

  /// The priorities against shrinking below the intrinsic size; nil if they are unset.
  public var compression: (horizontal: Priority, vertical: Priority)? {
    get { priorities(.compression) }
    set {
      self[.compression] = newValue.map { .priorities(horizontal: $0.horizontal, vertical: $0.vertical) }
    }
  }

  /// The size that an image or custom view takes by itself, in points, nil in an axis without one; nil if it is unset.
  public var ownSize: (width: Double?, height: Double?)? {
    get {
      guard case .size(let width, let height)? = self[.size] else { return nil }
      return (width, height)
    }
    set { self[.size] = newValue.map { .size(width: $0.width, height: $0.height) } }
  }

  /// The size that a file's canvas recorded, whether what it depends on is still as it was or not; nil for none.
  public var recordedSize: RecordedSize? {
    get { text(.recordedSize).flatMap { RecordedSize($0) } }
    set { self[.recordedSize] = newValue.map { .text($0.spelled) } }
  }
}

extension AttributeRow {
  /// The size that a view takes by itself, and how it holds to it.
  static let sizes = [
    AttributeRow(
      "hidden", "Whether the view is hidden; a stack closes the gap.",
      uses: AttributeUse(
        .flag, absent: .off, xib: .attribute("hidden", place: 10), swift: .property("isHidden"))),
    AttributeRow(
      "hugging", "Priorities against growing beyond the intrinsic size: horizontal,vertical.",
      uses: AttributeUse(
        .priorities, absent: .value(.priorities(horizontal: 250, vertical: 250)),
        xib: .axes("HuggingPriority", place: 14), swift: axes("setContentHuggingPriority"),
        recorder: .property("recordedHugging", isKept: true))),
    AttributeRow(
      "compression", "Priorities against shrinking below the intrinsic size: horizontal,vertical.",
      uses: AttributeUse(
        .priorities, absent: .value(.priorities(horizontal: 750, vertical: 750)),
        xib: .axes("CompressionResistancePriority", place: 16),
        swift: axes("setContentCompressionResistancePriority"),
        recorder: .property("recordedCompression", isKept: true))),
    AttributeRow(
      "size", "The intrinsic size of an image or custom view, as WIDTHxHEIGHT; - for none in that axis.",
      decidesSize: true,
      uses: AttributeUse(
        [.image], .size, xib: .extent("placeholderIntrinsic", place: 40),
        swift: .statements([
          "image = UIGraphicsImageRenderer(size: CGSize(width: %1, height: %2)).image { _ in }"
        ]), recorder: .property("recordedSize")),
      AttributeUse(
        ViewKind.allCases.filter { $0 != .image }, .size, xib: .extent("placeholderIntrinsic", place: 40),
        swift: .notCarried("the size that its class has by itself"), recorder: .property("recordedSize"))),
    AttributeRow(
      "recordedSize",
      "The size that a file recorded and nothing else gives, where it counts, and a digest of what it depends on.",
      isRecorded: true, isFixed: true,
      uses: AttributeUse(
        .recordedSize, xib: .notCarried("a file holds it as a frame"),
        swift: .notCarried("what it is of has a size of its own"))),
    AttributeRow(
      "firstBaselineOffset", "Points from the top of a view without text down to its first baseline.",
      uses: baseline),
    AttributeRow(
      "lastBaselineOffset", "Points from the bottom of a view without text up to its last baseline.",
      uses: baseline
    ),
  ]

  private static let baseline = AttributeUse(
    [.view, .image, .custom], .number(0...ViewAttribute.longest),
    xib: .notCarried("Interface Builder doesn't know the baselines of a class of one's own"),
    swift: .notCarried("its class says it by forFirstBaselineLayout and forLastBaselineLayout"))

  private static func axes(_ method: String) -> UIKitSpelling {
    .statements(["\(method)(%1, for: .horizontal)", "\(method)(%2, for: .vertical)"])
  }
}

extension Attributes {
  /// True for a view that the design hides.
  public var asksToBeHidden: Bool { flag(.hidden) ?? false }
}
