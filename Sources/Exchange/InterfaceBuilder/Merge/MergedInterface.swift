/// A storyboard or xib that was made of two which were both made from a third.
///
/// It is joined by object, on the bytes of the files: an object is known by its identifier, what it holds by its key.
public struct MergedInterface: Sendable {
  /// The merged file, in the encoding of the two.
  public let bytes: [UInt8]
  /// What both changed, each in another way, in the order of the lines; it is between git's markers in the file.
  public let clashes: [InterfaceClash]
  /// What was left out with an object that one side removed, and which objects are one, in sentences.
  public let remarks: [String]

  /// Merges two files; the base is empty where both added the file.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(InterfaceMergeFault) {
    let isAdded = base.allSatisfy(\.isXMLBlank)
    var documents = BothSides<XMLDocument?> { _ in nil }
    documents.ours = try Self.document(ours, .ours)
    documents.theirs = try Self.document(theirs, .theirs)
    let old = isAdded ? nil : try Self.document(base, nil)
    self.init(base: old, ours: documents.ours!, theirs: documents.theirs!)
  }

  private init(base: XMLDocument?, ours: XMLDocument, theirs: XMLDocument) {
    let documents = BothSides { $0 == .ours ? ours : theirs }
    let ends = BothSides { XMLStyle(documents[$0]).lineEnd }
    let lineEnd = ends[ends.changed(since: base.map { XMLStyle($0).lineEnd } ?? "\n") ?? .ours]
    let encodings = BothSides { documents[$0].encoding }
    let encodingSide = base.map { encodings.changed(since: $0.encoding) ?? .ours } ?? .ours
    let plan = Self.plan(
      base: base?.with(lineEnd: lineEnd), ours: ours.with(lineEnd: lineEnd),
      theirs: theirs.with(lineEnd: lineEnd))
    let merged = WriteMerged.text(
      of: plan, lineEnd: Array(lineEnd.utf8), prolog: encodings.ours == encodings.theirs ? nil : encodingSide)
    bytes = encodings[encodingSide].bytes(of: merged.text)
    clashes = merged.clashes
    remarks = plan.remarks
  }

  private static func document(_ bytes: [UInt8], _ side: MergedSide?) throws(InterfaceMergeFault)
    -> XMLDocument
  {
    let name = side?.name ?? "base"
    let document: XMLDocument
    do { document = try XMLDocument(bytes) } catch { throw .unreadable(name, error) }
    guard document.root.name == "document" else { throw .otherRoot(name, document.root.name) }
    return document
  }

  private static func plan(
    base: XMLDocument?, ours: XMLDocument, theirs: XMLDocument
  ) -> MergePlan {
    var aliases = TwinObjects.Aliases()
    var rounds = 0
    while true {
      var keys = MergeKeys()
      let old = base.map { KeyedTree($0, aliases: aliases.base, keys: &keys, after: nil) }
      let sides = BothSides {
        KeyedTree($0 == .ours ? ours : theirs, aliases: aliases.sides[$0], keys: &keys, after: old)
      }
      let found = TwinObjects(base: old, sides: sides).aliases
      if found == aliases || rounds == mostRounds { return MergePlan(base: old, sides: sides, keys: keys) }
      (aliases, rounds) = (found, rounds + 1)
    }
  }

  /// How often objects are looked for that are known by others that were found before.
  private static let mostRounds = 12
}

/// Why files can't be merged by object.
public enum InterfaceMergeFault: Error, Hashable, Sendable {
  /// One of them, by its name in the merge, is not readable XML.
  case unreadable(String, XMLFault)
  /// Its outermost element is another one.
  case otherRoot(String, String)
}

extension InterfaceMergeFault: CustomStringConvertible {
  /// One sentence: cause, then remedy.
  public var description: String {
    switch self {
    case .unreadable(let file, let fault):
      "\(file): \(fault); 'git merge-file' merges such files line by line"
    case .otherRoot(let file, let name):
      "\(file): the outermost element is <\(name)>, not <document>; only storyboards and xibs of Xcode 5 and later are merged by object"
    }
  }
}
