import DesignModel

/// A view of a scene as the file has it, with the canvas's size-class variations applied.
struct SceneObject: Sendable {
  /// The identifier in the file; made up from the parent's where the file gives none.
  let id: ObjectID
  /// The view's element.
  let element: XMLElement
  /// The index of the superview; nil for the root.
  let parent: Int?
  /// The frame that Interface Builder recorded, in points of the superview's coordinates; nil where there is none.
  let recorded: Rect?
  /// Where the view lies on the canvas: as recorded, or as a table places a cell whose frame the file leaves out.
  let frame: Rect?
  /// False where a variation takes the view, or one above it, off the canvas.
  let isInstalled: Bool
  /// The font that the file names on this canvas; nil where it names none.
  private(set) var fontDescription: XMLElement?
  private var overrides: [XMLElement.Attribute]

  /// A view; `isInstalled` says whether it is on the canvas, `superview` what size the view has that it lies in, `place`
  /// where it lies if the file doesn't say it.
  init(
    _ element: XMLElement, id: ObjectID, parent: Int?, isInstalled: Bool, superview: Size?,
    place: Rect? = nil, _ classes: SizeClasses
  ) {
    (self.id, self.element, self.parent, self.isInstalled) = (id, element, parent, isInstalled)
    overrides = classes.overrides(of: element)
    var frame = element.recordedFrame(in: superview)
    fontDescription = Self.font(in: element)
    for variation in classes.variations(of: element) {
      frame = variation.recordedFrame(in: superview) ?? frame
      fontDescription = Self.font(in: variation) ?? fontDescription
    }
    recorded = frame
    self.frame = recorded ?? place
  }

  /// This view with the attributes of one variation on top.
  func varied(by variation: XMLElement) -> SceneObject {
    var result = self
    result.overrides += variation.attributes.filter { $0.name != "key" }
    result.fontDescription = Self.font(in: variation) ?? fontDescription
    return result
  }

  private static func font(in element: XMLElement) -> XMLElement? {
    element.child("fontDescription", key: "fontDescription")
  }

  /// The value of an attribute on this canvas.
  subscript(attribute: String) -> String? {
    overrides.last { $0.name == attribute }?.value ?? element[attribute]
  }

  /// True where that attribute is `YES` on this canvas.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The number that an attribute spells on this canvas.
  func number(_ attribute: String) -> Double? { Double(attribute: self[attribute]) }

  /// The element's name, which is the view's class in UIKit's words: `label`, `stackView`.
  var className: String { element.name }

  /// True for views of a class of the app's own.
  var isCustom: Bool { element["customClass"] != nil }

  /// True for cells and supplementary views.
  var isCell: Bool { Self.cellClasses.contains(className) }
  /// True for the view in which a cell's content lies.
  var isContent: Bool { className.hasSuffix("ContentView") }
  static let cellClasses = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// True where the file, not the constraints, says where the view lies; arranged views of a stack excepted.
  ///
  /// The content view of a cell is laid out by its cell even where it is marked otherwise.
  var hasGivenFrame: Bool {
    isYes("fixedFrame") || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
      || className == "tableViewCellContentView" || className == "collectionViewCellContentView"
  }
}
