/// A storyboard or xib for iOS.
///
/// Nothing in it stops the reading but broken XML and a foreign platform: unknown elements become custom views, and
/// what can't be kept is noted with its line.
public struct InterfaceBuilderFile: Sendable {
  /// What the names of such files end in.
  public static let endings = [".storyboard", ".xib"]

  /// What the file says of itself.
  public let header: DocumentHeader
  /// Its root views, those of controllers first, in the file's order.
  public let scenes: [InterfaceBuilderScene]
  /// The file's text and elements.
  let document: XMLDocument

  /// Reads a file's bytes.
  public init(_ bytes: [UInt8]) throws(InterfaceBuilderError) {
    do { document = try XMLDocument(bytes) } catch { throw .unreadable(error) }
    header = try DocumentHeader(document.root)
    var reader = SceneReader(document.root, header)
    scenes = reader.scenes()
  }
}
