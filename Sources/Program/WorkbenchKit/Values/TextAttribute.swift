import CommandGrammar
import DesignModel

/// The texts of a view that can be translated, as options name them.
enum TextAttribute: String, CaseIterable, ArgumentValue {
  case text, placeholder, label
  /// The attribute of the design.
  var attribute: ViewAttribute { ViewAttribute(rawValue: rawValue)! }
}
