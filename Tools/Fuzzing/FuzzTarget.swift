/// One kind of input that strangers may have written, and how a command reads it.
struct FuzzTarget: Sendable {
  /// As the command line and the folders of seeds call it.
  let name: String
  /// Reads bytes as the command does, and does with them what the command does.
  let read: @Sendable (_ bytes: [UInt8], _ sandbox: Sandbox) throws -> Void

  /// Every kind of input.
  static let all: [FuzzTarget] = [
    .constraint, .visualFormat, .condition, .claim, .batch, .batchLines, .agent, .interfaceBuilder, .strings,
    .catalog, .conflictLog, .dump, .jobs, .results, .recording, .rows, .pull, .mergeFiles, .screens,
  ]

  /// The target of that name.
  init?(named name: String) {
    guard let target = Self.all.first(where: { $0.name == name }) else { return nil }
    self = target
  }

  init(_ name: String, read: @escaping @Sendable (_ bytes: [UInt8], _ sandbox: Sandbox) throws -> Void) {
    (self.name, self.read) = (name, read)
  }

  /// What becomes of the bytes; anything but taking or refusing them with a sentence is a programmer's mistake, and
  /// stops the program.
  func verdict(on bytes: [UInt8], in sandbox: Sandbox) -> Verdict {
    do {
      try read(bytes, sandbox)
      return .accepted
    } catch {
      let sentence = "\(error)"
      precondition(!sentence.isEmpty, "A refusal says why")
      return .refused(sentence)
    }
  }

  /// What became of an input.
  enum Verdict: Hashable, Sendable {
    /// It was taken in.
    case accepted
    /// It was not, for the reason that the user is given.
    case refused(String)
  }
}

/// The bytes as text; the command line and JSON give nothing else to a notation.
func text(_ bytes: [UInt8]) throws -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else { throw Refusal(sentence: "not UTF-8 text") }
  return text
}

/// A command's refusal, in the words that it printed.
struct Refusal: Error, CustomStringConvertible {
  let sentence: String
  var description: String { sentence }
}
