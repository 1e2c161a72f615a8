import CommandGrammar
import Notation

/// Several values in one word, separated by commas: `top,leading,trailing`.
struct CommaList<Element: ArgumentValue>: ArgumentValue {
  var elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }

  init(argument: String) throws(ArgumentFault) {
    elements = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      elements.append(try Element(argument: String(word)))
    }
  }

  init(json: JSON) throws(ArgumentFault) {
    if let text = json.text {
      self = try Self(argument: text)
    } else {
      self.init(try [Element](json: json))
    }
  }

  var argument: String { elements.map(\.argument).joined(separator: ",") }
  var json: JSON { elements.json }
  static var valueName: String { "\(Element.valueName),…" }
  static var choices: [String] { Element.choices }
  static var completion: CompletionKind { Element.completion }
  static var separator: Character? { "," }
}
