import CommandGrammar
import Notation

/// The value of a command's own `--format`: one of the forms that every command has, or one of its own.
///
/// Declared as `@Parameter(option: "How to print results.") var format: FormatChoice<MyFormat>?`, it takes the
/// place of the global option. `Session.choose(_:)` says which own form is wanted.
enum FormatChoice<Own>: ArgumentValue
where Own: ArgumentValue & RawRepresentable & CaseIterable, Own.RawValue == String {
  case common(Format)
  case own(Own)

  init(argument: String) throws(ArgumentFault) {
    if let own = Own(rawValue: argument) {
      self = .own(own)
    } else if let common = Format(rawValue: argument) {
      self = .common(common)
    } else {
      throw .unlisted(argument, choices: Self.choices)
    }
  }

  var argument: String {
    switch self {
    case .common(let format): format.argument
    case .own(let format): format.argument
    }
  }

  static var valueName: String { Format.valueName }

  static var choices: [String] { Format.choices + Own.choices }

  static func meaning(of choice: String) -> String {
    Own(rawValue: choice) == nil ? Format.meaning(of: choice) : Own.meaning(of: choice)
  }
}

extension Session {
  /// Takes a command's own choice of a form over the global one; the own form if it is one, whose document the
  /// command then gives as the text of its reply.
  mutating func choose<Own>(_ choice: FormatChoice<Own>?) -> Own? {
    switch choice {
    case nil: return nil
    case .common(let common):
      format = common
      return nil
    case .own(let own):
      format = .text
      return own
    }
  }
}
