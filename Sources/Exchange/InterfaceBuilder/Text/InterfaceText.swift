/// A storyboard or xib as text, a fact a line in the order of the document, which programs that compare lines can compare.
///
/// A line says which object it is about, by a name that hangs on nothing else in the file. What Xcode writes by itself is
/// left out, and nothing else is.
public struct InterfaceText: Sendable {
  /// The lines, without their ends.
  public let lines: [String]

  /// The text of a file's bytes.
  public init(_ bytes: [UInt8]) throws(InterfaceBuilderError) {
    let document: XMLDocument
    do { document = try XMLDocument(bytes) } catch { throw .unreadable(error) }
    guard document.root.name == "document" else { throw .otherRoot(document.root.name) }
    var writer = DescribeElements(document)
    writer.describeDocument()
    lines = writer.lines
  }
}
