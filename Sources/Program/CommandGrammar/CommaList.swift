public import Notation

/// Several values in one word, separated by commas: `top,leading,trailing`.
public struct CommaList<Element: ArgumentValue>: ArgumentValue {
  /// The values, in their order.
  public var elements: [Element]

  /// A list of values.
  public init(_ elements: [Element]) { self.elements = elements }

  public init(argument: String) throws(ArgumentFault) {
    elements = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      elements.append(try Element(argument: String(word)))
    }
  }

  public init(json: JSON) throws(ArgumentFault) {
    if let text = json.text {
      self = try Self(argument: text)
    } else {
      self.init(try [Element](json: json))
    }
  }

  public var argument: String { elements.map(\.argument).joined(separator: ",") }
  public var json: JSON { elements.json }
  public static var valueName: String { "\(Element.valueName),…" }
  public static var choices: [String] { Element.choices }
  public static var completion: CompletionKind { Element.completion }
  public static var separator: Character? { "," }
}
