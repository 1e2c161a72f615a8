/// Why bytes are no document that this module reads; lines count from 1.
public enum XMLFault: Error, Hashable, Sendable {
  /// Nothing but blanks.
  case empty
  /// More bytes than `XMLReader.greatestSize`.
  case tooLarge(bytes: Int)
  /// More elements than `XMLReader.greatestCount`.
  case tooMany(line: Int)
  /// Elements within elements beyond `XMLReader.greatestDepth`.
  case tooDeep(line: Int)
  /// The bytes are not what the encoding promises.
  case notText(encoding: String)
  /// An encoding that isn't read.
  case unknownEncoding(String)
  /// A document type that declares entities of its own.
  case ownEntities(line: Int)
  /// A reference to an entity that nobody declares.
  case unknownEntity(String, line: Int)
  /// The file ends within an element.
  case truncated(element: String, opened: Int)
  /// An end tag that closes another element than the open one.
  case mismatched(found: String, open: String, line: Int)
  /// Anything else that is not XML.
  case malformed(String, line: Int)
}

extension XMLFault: CustomStringConvertible {
  /// One sentence: cause, then remedy where there is one.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes; files over \(XMLReader.greatestSize) bytes are not read"
    case .tooMany(let line):
      "line \(line): the file has more than \(XMLReader.greatestCount) elements, which is more than is read"
    case .tooDeep(let line):
      "line \(line): elements lie more than \(XMLReader.greatestDepth) deep in one another"
    case .notText(let encoding): "the file is not \(encoding) text; save it as UTF-8"
    case .unknownEncoding(let name): "the encoding '\(name)' is not read; save the file as UTF-8"
    case .ownEntities(let line):
      "line \(line): the document type declares entities of its own, which are not read; remove the declaration"
    case .unknownEntity(let name, let line): "line \(line): unknown entity '&\(name);'"
    case .truncated(let element, let opened):
      "the file ends within <\(element)>, which line \(opened) opens; it may be cut off"
    case .mismatched(let found, let open, let line):
      "line \(line): </\(found)> closes <\(open)>; the file may be damaged by a merge"
    case .malformed(let what, let line): "line \(line): \(what)"
    }
  }
}
