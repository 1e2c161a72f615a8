/// The scene or the class of a file that a screen was imported from, and where the screen's objects stand there; it does
/// not change the layout.
public struct ScreenSource: Hashable, Sendable {
  /// The identifier of the scene's root in the file, or of the class in its code.
  public let id: ObjectID
  /// The file's path: from the store's folder if it lies there, else from the machine's root.
  public var file: String
  /// What the import took in: views, constraints and variations in the file's order.
  public var places: [Place]

  /// Where an object of the screen stands in the file, and as what it was taken in.
  public struct Place: Hashable, Sendable {
    /// What the object is.
    public let kind: ObjectKind
    /// Its key in the screen.
    public let object: String
    /// Its identifier in the file; nil where that is the key.
    public let identifier: String?
    /// Its line, counted from 1; nil for what the import made of several.
    public let line: Int?
    /// What it was, shortened: shows whether it has changed since.
    public let digest: String
    /// The path of the file that it stands in, as that of the source; nil where it is the same.
    public let file: String?

    /// A place of an object in a file.
    public init(
      kind: ObjectKind, object: String, identifier: String?, line: Int?, digest: String, file: String? = nil
    ) {
      (self.kind, self.object, self.identifier) = (kind, object, identifier)
      (self.line, self.digest, self.file) = (line, digest, file)
    }
  }

  /// The source of a screen.
  public init(id: ObjectID, file: String, places: [Place]) {
    (self.id, self.file, self.places) = (id, file, places)
  }
}

extension ScreenSource: ScreenObject {
  public static var kind: ObjectKind { .source }
  public static var list: WritableKeyPath<ScreenLists, [ScreenSource]> { \.sources }
  public var key: String { id.text }
  // What is removed from the screen still stands in the file.
  public var references: [ObjectReference] { [] }
}

extension ObjectKind {
  /// Sources of imported screens.
  public static let source = ObjectKind("source")
}

extension Screen {
  /// The scene of a file that it was imported from; nil for a screen that was not.
  public var source: ScreenSource? { lists.sources.first }
  /// True if it was imported from a file.
  public var isImported: Bool { source != nil }
  /// True if it was imported from a storyboard or a xib.
  public var isOfInterfaceBuilder: Bool { source?.isOfInterfaceBuilder ?? false }
  /// True if code built it that was imported.
  public var isOfCode: Bool { isImported && !isOfInterfaceBuilder }
  /// True for a controller's view that code builds: what presents it, which its own code doesn't say, may show it as a sheet
  /// or below an opaque bar.
  public var isPresentedByCode: Bool { isOfCode && rootTraits.bars.isEmpty }
  /// True for a view of a xib without bars: what shows it, which no file says, may put it below bars or into a part of the
  /// window.
  public var isPlacedByItsOwner: Bool { source?.file.hasSuffix(".xib") ?? false && rootTraits.bars.isEmpty }
}

extension ScreenSource {
  /// True for a storyboard or a xib.
  public var isOfInterfaceBuilder: Bool { [".storyboard", ".xib"].contains(where: file.hasSuffix) }
}
