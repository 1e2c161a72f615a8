import Notation

extension CommandTable {
  /// The command line that a person would type for `invocation`, without the program's name; defaults are left out.
  ///
  /// No line can leave an optional argument out before one that is given; there an empty word stands.
  public func shellLine(for invocation: Invocation) throws(UsageError) -> String {
    let specs = try entry(named: invocation.command).parameters
    let (arguments, options) = (
      specs.argumentWords(from: invocation.arguments), specs.optionWords(from: invocation.arguments)
    )
    let last = specs.wordsAfterDashes(from: invocation.arguments)
    let words =
      arguments.allSatisfy { ShellWord($0) == .plain } || specs.contains(where: \.isAfterDashes)
      ? arguments + options + last : options + ["--"] + arguments
    return ([invocation.command] + words).map(ShellWords.quote).joined(separator: " ")
  }
}

extension [ParameterSpec] {
  fileprivate func argumentWords(from values: [String: JSON]) -> [String] {
    var words: [String] = []
    var leftOut: [String] = []
    for spec in self where spec.kind == .argument && !spec.isAfterDashes {
      if let given = spec.givenValue(in: values) {
        words += leftOut + spec.words(for: given)
        leftOut = []
      } else {
        leftOut += spec.defaultValue.map(spec.words) ?? [""]
      }
    }
    return words
  }

  /// `--` and what comes after it; nothing where nothing does.
  fileprivate func wordsAfterDashes(from values: [String: JSON]) -> [String] {
    guard let spec = first(where: \.isAfterDashes), let given = spec.givenValue(in: values) else { return [] }
    return ["--"] + spec.words(for: given)
  }

  fileprivate func optionWords(from values: [String: JSON]) -> [String] {
    var words: [String] = []
    for spec in self where spec.kind != .argument {
      guard let given = spec.givenValue(in: values) else { continue }
      switch given {
      case .bool(let isSet) where spec.kind == .flag: words += isSet ? [spec.optionName] : []
      default: words += spec.words(for: given).flatMap(spec.optionWords)
      }
    }
    return words
  }
}

extension ParameterSpec {
  /// The value that differs from the default, if there is one.
  fileprivate func givenValue(in values: [String: JSON]) -> JSON? {
    guard let value = values[name], value != .null, value != defaultValue else { return Optional.none }
    return value
  }

  /// One word for a single value, one for each element of a repeating one.
  func words(for value: JSON) -> [String] {
    isRepeating ? (value.elements ?? []).map(spelling.word) : [spelling.word(value)]
  }

  fileprivate func optionWords(for word: String) -> [String] {
    ShellWord(word) == .plain ? [optionName, word] : ["\(optionName)=\(word)"]
  }
}
