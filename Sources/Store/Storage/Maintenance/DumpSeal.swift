import Notation

/// The lines of a dump up to now, in a number and a hash, which its last line says.
struct DumpSeal {
  /// How many lines there were.
  private(set) var count = 0
  private var hash = SHA256()

  /// The word that the last line says it by.
  static let type = "end"

  /// Takes in the next line, without what ends it.
  mutating func take(_ line: String) {
    count += 1
    var line = line
    line.withUTF8 { hash.take(UnsafeRawBufferPointer($0)) }
    Self.newline.withUnsafeBytes { hash.take($0) }
  }

  private static let newline: [UInt8] = [10]

  /// The last line.
  var json: JSON {
    ["type": .string(Self.type), "lines": .integer(count), "hash": .string(hash.hexadecimal())]
  }

  /// Throws a `DumpFault` unless a last line speaks of these lines.
  func check(_ json: JSON) throws {
    let fields = try Fields(json, names: ["type", "lines", "hash"])
    let (lines, digits) = (try fields.whole("lines"), try fields.text("hash"))
    guard lines == count else { throw DumpFault.otherCount(count, printed: lines) }
    guard digits == hash.hexadecimal() else { throw DumpFault.otherHash }
  }
}

/// What keeps a dump from being taken for whole.
enum DumpFault: Error, CustomStringConvertible {
  /// It ends without its last line; a format that had none knows no better.
  case cutOff
  case noEnd
  /// Its last line speaks of other lines.
  case otherCount(Int, printed: Int)
  case otherHash
  /// Lines after the last.
  case goesOn

  var description: String {
    switch self {
    case .cutOff:
      "the dump is cut off: its last line, of type 'end', is missing; dump again, or load what there is with --cut"
    case .noEnd:
      "the dump has no last line that counts the others: it was made by an older workbench, or cut off; if it is whole, "
        + "load it with --cut"
    case .otherCount(let count, let printed):
      "there are \(counted(count, "line")) before the last, which counts \(printed): lines were lost or added; "
        + Self.remedy
    case .otherHash: "the lines before the last are not those of its hash: they were changed; \(Self.remedy)"
    case .goesOn: "the dump goes on after its last line"
    }
  }

  private static let remedy = "dump again, or take the last line out and load the rest with --cut"
}
