public import DesignModel

/// What stands before a constraint's equation: `NSLayoutConstraint:0x600001d2c3c0 'title-width'`.
public struct ConstraintHead: Hashable, Sendable {
  /// `NSLayoutConstraint`.
  public var className: String
  /// Where it lay in memory.
  public var address: UInt64
  /// Where it was made (`@Form.swift#12`) and autoresizing masks (`h=--& v=--&`); after the equation of a content
  /// size its priorities (`Hug:250 CompressionResistance:750`).
  public var details: [String]
  /// The constraint's identifier.
  public var identifier: String?

  /// UIKit's own class.
  public static let plainClass = "NSLayoutConstraint"

  /// A head.
  public init(
    className: String = ConstraintHead.plainClass, address: UInt64, details: [String] = [],
    identifier: String? = nil
  ) {
    (self.className, self.address) = (className, address)
    (self.details, self.identifier) = (details, identifier)
  }
}

extension ConstraintHead {
  /// The head in one text: `title-width:0x600001d2c3c0`, or the address alone.
  ///
  /// An imported constraint keeps this as its identity, so that later logs speak of it in the same words.
  public var identity: ObjectID {
    let isPlain = className == Self.plainClass && !(identifier.map(Self.looksLikeClass) ?? false)
    let words = (isPlain ? [] : [className]) + details + (identifier.map { [$0] } ?? [])
    let address = address.inHexadecimal
    return ObjectID(words.isEmpty ? address : words.joined(separator: " ") + ":" + address)
  }

  /// The head of such an identity; nil for an identity that comes from elsewhere.
  public init?(identity: ObjectID) {
    // A colon in front makes an address that stands alone one that follows nothing.
    guard
      let (rest, address) = (identity.text.hasPrefix("0x") ? ":" : "").appending(identity.text)
        .splitAtAddress()
    else { return nil }
    var words = rest.split(separator: " ", omittingEmptySubsequences: false)[...]
    var className = Self.plainClass
    if let first = words.first, Self.looksLikeClass(first) { className = String(words.removeFirst()) }
    var details: [String] = []
    while let first = words.first, Self.isDetail(first) { details.append(String(words.removeFirst())) }
    let identifier = words.joined(separator: " ")
    self.init(
      className: className, address: address, details: details,
      identifier: identifier.isEmpty ? nil : identifier)
  }

  private static func looksLikeClass(_ text: some StringProtocol) -> Bool {
    text.prefix { $0 != " " }.hasSuffix("Constraint")
  }

  /// True for a word that belongs to a constraint and is no part of its identifier.
  static func isDetail(_ word: some StringProtocol) -> Bool {
    leadingDetails.contains { word.hasPrefix($0) } || trailingDetails.contains { word.hasPrefix($0) }
  }

  /// How the words that stand before the equation begin.
  static let leadingDetails = ["@", "h=", "v="]
  /// How the words that come after the equation begin.
  static let trailingDetails = ["Hug:", "CompressionResistance:"]
}

extension String {
  fileprivate func appending(_ other: String) -> String { self + other }
}
