public import DesignModel

/// A view or a guide as a log speaks of it: `UILabel:0x7f8e1c0a2b30'Sign in'`, or a name that means it.
public struct LoggedItem: Hashable, Sendable {
  /// `UILabel`; nil where only a name stands.
  public var className: String?
  /// Where it lay in memory; nil where the log doesn't say.
  public var address: UInt64?
  /// A view's accessibility identifier or a guide's identifier.
  public var name: String?
  /// A label's or button's text, which follows a view that has no name.
  public var text: String?

  /// An item.
  public init(className: String?, address: UInt64?, name: String? = nil, text: String? = nil) {
    (self.className, self.address, self.name, self.text) = (className, address, name, text)
  }
}

extension LoggedItem {
  /// True for layout guides, whose identifier follows them in quotes.
  public var isGuide: Bool {
    className.map { $0.contains("LayoutGuide") || $0.contains("GapGuide") } ?? false
  }

  /// The item with what `other`, a mention of the same one, says beyond it.
  func completed(by other: LoggedItem) -> LoggedItem {
    LoggedItem(
      className: className ?? other.className, address: address ?? other.address, name: name ?? other.name,
      text: text ?? other.text)
  }

  /// The item as the list of names after a constraint has it: `title:UILabel:0x7f8e1c0a2b30`.
  ///
  /// An imported item keeps this as its identity, so that later logs speak of it in the same words.
  public var identity: ObjectID {
    guard let address else { return ObjectID(name ?? "item") }
    switch (name, className) {
    case (let name?, let className): return ObjectID("\(name):\(className ?? ""):\(address.inHexadecimal)")
    case (nil, let className): return ObjectID("\(className ?? ""):\(address.inHexadecimal)")
    }
  }

  /// The item of such an identity; nil for an identity that comes from elsewhere.
  public init?(identity: ObjectID) {
    guard let (rest, address) = identity.text.splitAtAddress() else { return nil }
    let colon = rest.lastIndex(of: ":")
    let className = colon.map { rest[rest.index(after: $0)...] } ?? rest
    self.init(
      className: className.isEmpty ? nil : String(className), address: address,
      name: colon.map { String(rest[..<$0]) })
  }
}

extension UInt64 {
  /// `0x7f8e1c0a2b30`.
  var inHexadecimal: String { "0x" + String(self, radix: 16) }
}

extension String {
  /// What comes before the last colon, and the address after it; nil unless there is one.
  func splitAtAddress() -> (before: Substring, address: UInt64)? {
    guard let colon = lastIndex(of: ":") else { return nil }
    let digits = self[index(after: colon)...]
    guard digits.hasPrefix("0x"), let address = UInt64(digits.dropFirst(2), radix: 16) else { return nil }
    return (self[..<colon], address)
  }
}
