import Notation

/// Why a file of translations can't be read.
public enum StringsFault: Error, Hashable, CustomStringConvertible {
  case notText
  case compiled
  case propertyList
  case unexpected(String, expected: String, line: Int)
  case cutOff(String, line: Int)
  case badEscape(String, line: Int)
  case notJSON(String)
  case noCatalog(String)
  case noLanguage
  case tooLarge

  public var description: String {
    switch self {
    case .notText: "the file is no text in UTF-8 or UTF-16; convert it first"
    case .compiled: "the file is compiled; import the source that it was built from"
    case .propertyList: "the file is an XML property list; convert it with plutil to the old form first"
    case .unexpected(let found, let expected, let line):
      "line \(line): expected \(expected), found '\(found)'"
    case .cutOff(let what, let line): "the \(what) that begins on line \(line) does not end"
    case .badEscape(let escape, let line): "line \(line): '\(escape)' is no escape of a character"
    case .notJSON(let reason): "the catalog is no JSON: \(reason)"
    case .noCatalog(let reason): "the file is no string catalog: \(reason)"
    case .noLanguage:
      "nothing says which language this is; put it in a folder such as de.lproj or give '--locale'"
    case .tooLarge: "the file is larger than 100 MB"
    }
  }
}
