public import CommandGrammar
public import DesignModel

/// The texts of a view that can be translated, as options name them.
public enum TextAttribute: String, CaseIterable, ArgumentValue {
  case text, placeholder, label
  /// The attribute of the design.
  public var attribute: ViewAttribute { ViewAttribute(rawValue: rawValue)! }
}
