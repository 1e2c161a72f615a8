/// The size in points that a file records of a view because nothing else gives it, and what it depends on: it holds
/// only while that stays as it was.
public struct RecordedSize: Hashable, Sendable {
  /// The width; nil where the view's own counts.
  public let width: Double?
  /// The height; nil where the view's own counts.
  public let height: Double?
  /// Where it counts.
  public let scope: Scope
  /// What it depends on, shortened to 16 hexadecimal digits, as `Attributes.sizeReason` gives it.
  public let reason: String

  /// Where a recorded size counts.
  public enum Scope: String, Vocabulary {
    /// Everywhere: nothing that a profile says changes it.
    case everywhere
    /// At the text size `L` alone, where it was recorded, and without bold text.
    case large
    /// On the file's canvas alone: elsewhere it comes to something else, and that can be reported.
    case canvas
  }

  /// A size that counts within a scope while the reason stays.
  public init(width: Double?, height: Double?, scope: Scope, reason: String) {
    (self.width, self.height, self.scope, self.reason) = (width, height, scope, reason)
  }

  /// The size that a text spells; nil if it spells none.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3,
      case .size(let width, let height)? = AttributeValue(parsing: parts[0], form: .size),
      let scope = Scope(rawValue: parts[1]), parts[2].count == Self.digits,
      parts[2].allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    self.init(width: width, height: height, scope: scope, reason: parts[2])
  }

  /// The text that spells it: `44x20.5,large,0123456789abcdef`.
  public var spelled: String {
    "\(AttributeValue.size(width: width, height: height).spelled),\(scope.rawValue),\(reason)"
  }

  fileprivate static let digits = 16

  /// True where it counts, as long as its reason stays.
  public func counts(in environment: LayoutEnvironment) -> Bool {
    if environment.canvas != nil { return true }
    return switch scope {
    case .everywhere: true
    case .large: environment.textSize == .large && !environment.boldText
    case .canvas: false
    }
  }
}

extension Attributes {
  /// The size that a file's canvas recorded, while what it depends on is as it was; nil for none.
  public func recordedSize(of kind: ViewKind) -> RecordedSize? {
    guard let size = recordedSize, size.reason == sizeReason(of: kind) else { return nil }
    return size
  }

  /// All that the own size of a view of that kind depends on, shortened: the same for what files say alike.
  public func sizeReason(of kind: ViewKind) -> String {
    // FNV-1a of 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    add(kind.rawValue)
    for entry in essence(on: kind).entries where entry.attribute.row.decidesSize {
      add("\n\(entry.attribute.rawValue)=\(entry.value.spelled)")
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: RecordedSize.digits - digits.count) + digits
  }
}
