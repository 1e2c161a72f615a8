public import CommandGrammar
import DesignLanguage
public import DesignModel
public import Notation

extension Condition: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    do { try self.init(parsing: argument) } catch { throw ArgumentFault(error, in: argument) }
  }
  public var argument: String { spelled }
  public static var valueName: String { "condition" }
}

extension CalendarDate: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    guard let date = CalendarDate(parsing: argument) else {
      throw ArgumentFault("expected a day, as 2026-12-31")
    }
    self = date
  }
  public var argument: String { text }
  public static var valueName: String { "day" }
}

extension Priority: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    guard let priority = Priority(parsing: argument) else { throw Self.fault }
    self = priority
  }
  public init(json: JSON) throws(ArgumentFault) {
    guard let priority = json.text.map({ Priority(parsing: $0) }) ?? json.double.map({ Priority($0) }),
      let priority
    else { throw Self.fault }
    self = priority
  }
  public var argument: String { value.spelled }
  public var json: JSON { JSON(value) }
  public static var valueName: String { "priority" }
  private static let fault = ArgumentFault(
    "expected a number above 0 and at most 1000, or required, high, low, fittingSize")
}

extension Size: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    guard let size = Size(parsing: argument) else {
      throw ArgumentFault("expected a size in points, as 320x568")
    }
    self = size
  }
  public var argument: String { "\(width.spelled)x\(height.spelled)" }
  public static var valueName: String { "WIDTHxHEIGHT" }
}

extension EdgeInsets: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    guard case .insets(let insets)? = AttributeValue(parsing: argument, form: .insets) else {
      throw ArgumentFault("expected \(AttributeForm.insets.description)")
    }
    self = insets
  }
  public var argument: String { AttributeValue.insets(self).spelled }
  public static var valueName: String { "TOP,LEFT,BOTTOM,RIGHT" }
}

extension ScrollOffset: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    guard let offset = ScrollOffset(parsing: argument) else {
      throw ArgumentFault(
        "expected a scroll view and its offset in points, start, end or until:VIEW, as list=0,120 or list=end"
      )
    }
    self = offset
  }
  public var argument: String { spelled }
  public static var valueName: String { "VIEW=X,Y|start|end|until:VIEW" }
}

extension Profile: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    do { try self.init(named: argument) } catch { throw ArgumentFault(error.description) }
  }
  public var argument: String { name }
  public static var valueName: String { "profile" }
  public static var completion: CompletionKind { .object(.profile) }
}

extension LanguageTag: ArgumentValue {
  public init(argument: String) throws(ArgumentFault) {
    guard let tag = LanguageTag(parsing: argument) else {
      throw ArgumentFault(
        "expected a language, as in de, de-AT or zh-Hans, or \(Pseudolanguage.words.joined(separator: ", "))"
      )
    }
    self = tag
  }
  public var argument: String { text }
  public static var valueName: String { "language" }
}
