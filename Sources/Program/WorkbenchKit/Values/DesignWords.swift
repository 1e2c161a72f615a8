public import CommandGrammar
public import DesignLanguage
public import DesignModel
import Notation

extension ViewKind: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    if let kind = ViewKind(rawValue: argument) {
      self = kind
    } else if let kind = ViewKind.called(argument) {
      throw ArgumentFault("it is called '\(kind.rawValue)' here")
    } else {
      throw .unlisted(argument, choices: Self.choices)
    }
  }
}
extension Orientation: ArgumentValue {}
extension LayoutDirection: ArgumentValue {}
extension KeyboardState: ArgumentValue {}
extension Idiom: ArgumentValue {}
extension Bar: ArgumentValue {}
extension Pin: ArgumentValue {}

extension TextSize: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    guard let size = TextSize(named: argument) else {
      let all = Self.aliases + Self.words
      throw ArgumentFault(
        "expected a text size, one of \(Self.aliases.joined(separator: ", ")) or UIKit's names"
          + didYouMean(argument, among: all))
    }
    self = size
  }
  public static var choices: [String] { aliases }
}
