import Foundation

/// A value of a type that is declared elsewhere, in code of which only a part is there: it has every member, and whatever
/// it is asked for is made up.
@dynamicMemberLookup @dynamicCallable
open class RecordedStandIn: Hashable, Error, Sequence, CustomStringConvertible,
  RecordedUnknown
{
  public required init() {}
  public func makeIterator() -> EmptyCollection<RecordedStandIn>.Iterator { EmptyCollection().makeIterator() }
  public var description: String { "" }
  public static func == (one: RecordedStandIn, other: RecordedStandIn) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public subscript(key: RecordedStandIn) -> RecordedStandIn {
    get { RecordedStandIn() }
    set {}
  }
  public subscript<Key: Hashable>(key: Key) -> RecordedStandIn {
    get { RecordedStandIn() }
    set {}
  }
  @_disfavoredOverload public subscript<Value>(key: RecordedStandIn) -> Value {
    get { recordedMadeUp() }
    set {}
  }
  @_disfavoredOverload public subscript<Key: Hashable, Value>(key: Key) -> Value {
    get { recordedMadeUp() }
    set {}
  }

  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> RecordedStandIn { RecordedStandIn() }
  @_disfavoredOverload public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value { recordedMadeUp() }
}

/// A choice between what nobody knows takes the first way.
public func ~= (pattern: RecordedStandIn, value: RecordedStandIn) -> Bool { true }

/// What is less than nothing by a length that nobody knows.
@_disfavoredOverload public prefix func - (length: RecordedStandIn) -> CGFloat { -CGFloat(MadeUp.length("")) }

/// What has members that nobody knows: one that the type lacks is made up.
public protocol RecordedUnknown {}

extension RecordedUnknown {
  public subscript(dynamicMember name: String) -> RecordedStandIn {
    get { RecordedStandIn() }
    nonmutating set {}
  }
  @_disfavoredOverload public subscript(dynamicMember name: String) -> RecordedStandIn? {
    get { RecordedStandIn() }
    nonmutating set {}
  }
  @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
    get { recordedMadeUp(name) }
    nonmutating set {}
  }
  public static subscript(dynamicMember name: String) -> RecordedStandIn {
    get { RecordedStandIn() }
    set {}
  }
  @_disfavoredOverload public static subscript<Value>(dynamicMember name: String) -> Value {
    get { recordedMadeUp(name) }
    set {}
  }
}

/// A type whose default nobody has to make up.
public protocol RecordedDefault {
  static var recordedDefault: Any { get }
}

/// A value for what is declared elsewhere: it is of the type that is wanted, and its name says what it might be.
public func recordedMadeUp<Value>(_ name: String = "") -> Value {
  if let made = MadeUp.value(of: Value.self, name), let value = made as? Value {
    // Whoever gets it may hold it as unowned.
    if type(of: made) is AnyClass { Recorder.madeUp.append(made as AnyObject) }
    return value
  }
  if let value = MadeUp.choice(Value.self) ?? StandInDelegate() as? Value { return value }
  // What a layout language takes for a length is a protocol that numbers keep.
  if let value = CGFloat(MadeUp.length(name)) as? Value { return value }
  fatalError("nothing can stand in for a value of type \(Value.self)")
}

@_disfavoredOverload public func recordedMadeUp<Result>(_ name: String = "") -> () -> Result {
  { recordedMadeUp() }
}

@_disfavoredOverload public func recordedMadeUp<Argument, Result>(_ name: String = "") -> (Argument) -> Result
{
  { _ in recordedMadeUp() }
}

/// A part of a value that is made up; by itself, what makes the screen wants to know it.
public func recordedPart<Value>(_ name: String) -> Value { MadeUp.lengthened(recordedMadeUp(name)) }

/// The one value of that name in a run, so that all of the code means the same.
public func recordedShared<Value>(_ name: String) -> Value {
  if let value = Recorder.standIns[name] as? Value { return value }
  let value: Value = recordedMadeUp(name)
  Recorder.standIns[name] = value
  return value
}

/// A value for an outlet, which its storyboard would have set: a view lies in the controller's view.
public func recordedOutlet<Value>(_ name: String) -> Value {
  let value: Value = recordedMadeUp(name)
  if let view = value as? UIView {
    view.record.localName = name
    view.record.isMadeUp = true
    // Its place is known to the storyboard alone: its frame here says nothing.
    view.translatesAutoresizingMaskIntoConstraints = false
    Recorder.outlets.append(view)
  }
  return value
}

extension Recorder {
  /// Puts the outlets' views where a storyboard would have put them, as far as anybody knows.
  static func placeOutlets(in view: UIView) {
    let views = outlets
    outlets = []
    for one in views where one.superview == nil && one !== view { view.addSubview(one) }
  }
}

/// Whoever fills tables and collections elsewhere: with nothing.
private final class StandInDelegate: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{}

/// Values that are made up.
enum MadeUp {
  private static let deepest = 16
  /// So deep may an array lie that has an element.
  private static let deepestArray = 8
  nonisolated(unsafe) private static var depth = 0

  static func value(of type: Any.Type, _ name: String) -> Any? {
    guard depth < deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    if let type = type as? any RecordedDefault.Type { return type.recordedDefault }
    if let type = type as? any MadeUpPart.Type { return type.madeUp(name) }
    if let make = Recorder.makers["\(type)"] ?? Recorder.makers[ownName(of: type)] {
      let made = make()
      (made as? UIViewController)?.isMadeUp = true
      return made
    }
    switch type {
    case let type as RecordedStandIn.Type: return type.init()
    case is UICollectionView.Type:
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case let type as UIView.Type: return view(type)
    case let type as UIViewController.Type: return type.init(coder: NSCoder())
    default: return plain(type, name)
    }
  }

  /// What an array of a type holds, as that of a stack's or a table's contents: one element, since code may not take two that
  /// are equal; none of a type that shows nothing by itself, and none further in, where types may hold one another.
  fileprivate static func elements<Element>(of type: Element.Type, _ name: String) -> [Element] {
    guard nesting < 2, depth <= deepestArray, canFill(type) else { return [] }
    nesting += 1
    defer { nesting -= 1 }
    let word = name.count > 2 && name.hasSuffix("s") ? String(name.dropLast()) : name
    let made = value(of: type, word)
    return made is UIViewController ? [] : [made as? Element].compactMap { $0 }
  }

  nonisolated(unsafe) private static var nesting = 0

  /// True for what the code says how to make, and for values that can be shown.
  private static func canFill(_ type: Any.Type) -> Bool {
    if type is any RecordedDefault.Type || type is any MadeUpPart.Type { return true }
    if Recorder.makers["\(type)"] ?? Recorder.makers[ownName(of: type)] != nil { return true }
    return type == UIImage.self || type == UIColor.self || type == NSAttributedString.self
  }

  /// A view whose maker is declared elsewhere: what that says of its frame nobody knows, and nothing keeps one of no size.
  private static func view(_ type: UIView.Type) -> UIView? {
    let view = type.init(coder: NSCoder())
    view?.translatesAutoresizingMaskIntoConstraints = false
    view?.record.isMadeUp = true
    return view
  }

  /// A type's name with those around it, without its module's.
  private static func ownName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// A font of a usual size, which is known to be none of the code's.
  private static var font: UIFont {
    let font = UIFont.systemFont(ofSize: 17)
    font.isMadeUp = true
    return font
  }

  /// Values of types that say nothing about themselves.
  private static func plain(_ type: Any.Type, _ name: String) -> Any? {
    if let asset = asset(type, name) { return asset }
    if type == UIFont.self { return font }
    if type == NSAttributedString.self { return NSAttributedString(string: name, attributes: [.font: font]) }
    if type == NSMutableAttributedString.self {
      return NSMutableAttributedString(string: name, attributes: [.font: font])
    }
    if type == NSLayoutConstraint.self { return NSLayoutConstraint() }
    if type == UILayoutGuide.self { return UILayoutGuide() }
    if type == NSTextAttachment.self { return NSTextAttachment() }
    if type == NSMutableParagraphStyle.self { return NSMutableParagraphStyle() }
    if type == NSObject.self { return NSObject() }
    if type == DateFormatter.self { return DateFormatter() }
    if type == Notification.Name.self { return Notification.Name(name) }
    if type == Notification.self { return Notification(name: Notification.Name(name)) }
    if type == URLRequest.self { return URLRequest(url: URL(fileURLWithPath: "/")) }
    if type == Locale.self { return Locale(identifier: "en") }
    if type == URLSession.self { return URLSession.shared }
    if type == URLSessionConfiguration.self { return URLSessionConfiguration.default }
    if type == JSONDecoder.self { return JSONDecoder() }
    if type == JSONEncoder.self { return JSONEncoder() }
    if type == FileManager.self { return FileManager.default }
    if type == NumberFormatter.self { return NumberFormatter() }
    if type == Calendar.self { return Calendar(identifier: .gregorian) }
    if type == TimeZone.self { return TimeZone(secondsFromGMT: 0) }
    if type == OperationQueue.self { return OperationQueue.main }
    if type == DispatchQueue.self { return DispatchQueue.main }
    if type == UUID.self { return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    if type == Any.self || type == AnyObject.self || type == AnyHashable.self { return RecordedStandIn() }
    if type == Void.self { return () }
    if type == Bundle.self { return Bundle.main }
    if type == UserDefaults.self { return UserDefaults.standard }
    if type == NotificationCenter.self { return NotificationCenter.default }
    if type == NSCoder.self { return NSCoder() }
    if type == CGColor.self { return UIColor().cgColor }
    if type == UIKeyCommand.self { return UIKeyCommand() }
    if type == UIBarButtonItem.self { return UIBarButtonItem() }
    return closure(type)
  }

  /// What Xcode has a symbol for, of the app's catalogues where they have it; nil for values of other types.
  private static func asset(_ type: Any.Type, _ name: String) -> Any? {
    let color = ColorValues.name(ofSymbol: name)
    let image = ImageSizes.name(ofSymbol: name) ?? name
    if type == UIColor.self { return color.flatMap { UIColor(named: $0) } ?? UIColor() }
    if type == UIImage.self { return UIImage(named: image) ?? UIImage() }
    if type == ColorResource.self { return ColorResource(name: color ?? name, bundle: .main) }
    if type == ImageResource.self { return ImageResource(name: image, bundle: .main) }
    return nil
  }

  /// Something to run that does nothing.
  private static func closure(_ type: Any.Type) -> Any? {
    if type == (() -> Void).self { return {} as () -> Void }
    if type == ((Bool) -> Void).self { return { _ in } as (Bool) -> Void }
    if type == ((Int) -> Void).self { return { _ in } as (Int) -> Void }
    if type == ((String) -> Void).self { return { _ in } as (String) -> Void }
    return nil
  }

  /// A value of plain bits, all of them zero: the first case of an enumeration, a range of nothing.
  static func choice<Value>(_ type: Value.Type) -> Value? {
    guard _isPOD(type), MemoryLayout<Value>.size <= 256, Value.self != Never.self else { return nil }
    let (size, alignment) = (max(1, MemoryLayout<Value>.size), MemoryLayout<Value>.alignment)
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: alignment) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.load(as: Value.self)
    }
  }

  /// A length for what makes the screen, as much longer as the run has it; any other value as it is.
  fileprivate static func lengthened<Value>(_ value: Value) -> Value {
    guard depth == 0 else { return value }
    let added = Recorder.traits.addedLength
    let longer: Any
    switch value {
    case let length as CGFloat: longer = length + CGFloat(added)
    case let length as Double: longer = length + added
    case let length as Float: longer = length + Float(added)
    case let size as CGSize:
      longer = CGSize(width: size.width + CGFloat(added), height: size.height + CGFloat(added))
    default: return value
    }
    Recorder.touched.insert(.madeUpLength)
    return longer as? Value ?? value
  }

  /// A length that a name hints at.
  static func length(_ name: String) -> Double {
    let word = name.lowercased()
    if ["height", "width", "size"].contains(where: word.contains) { return 44 }
    return 8
  }
}

/// A type that a value can be made up for.
private protocol MadeUpPart {
  static func madeUp(_ name: String) -> Any?
}

extension Optional: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? {
    MadeUp.value(of: Wrapped.self, name) ?? Self.none as Any
  }
}
extension Array: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { MadeUp.elements(of: Element.self, name) }
}
extension Set: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { Self() } }
extension Dictionary: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { Self() } }
extension String: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? {
    // What is lost had a text, be it of no name.
    let text = name.isEmpty ? "madeUp" : name
    Recorder.madeUpTexts.insert(text)
    return text
  }
}
extension Bool: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { false } }
extension Int: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? {
    Recorder.madeUpTexts.insert("1")
    return 1
  }
}
extension Double: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { MadeUp.length(name) }
}
extension Float: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { Float(MadeUp.length(name)) }
}
extension CGFloat: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { CGFloat(MadeUp.length(name)) }
}
extension CGSize: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { CGSize(width: 44, height: 44) }
}
extension CGPoint: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { CGPoint.zero } }
extension CGRect: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { CGRect.zero } }
extension Int8: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { Int8(1) } }
extension Int16: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { Int16(1) } }
extension Int32: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { Int32(1) } }
extension Int64: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { Int64(1) } }
extension UInt: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { UInt(1) } }
extension UInt8: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { UInt8(1) } }
extension UInt16: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { UInt16(1) } }
extension UInt32: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { UInt32(1) } }
extension UInt64: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { UInt64(1) } }
extension Result: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? {
    (MadeUp.value(of: Success.self, name) as? Success).map { Result.success($0) }
  }
}
extension UIEdgeInsets: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { Self.zero } }
extension NSDirectionalEdgeInsets: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { Self.zero }
}
extension UILayoutPriority: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { Self.required }
}
extension IndexPath: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { IndexPath(row: 0, section: 0) }
}
extension Date: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { Date(timeIntervalSince1970: 0) }
}
extension URL: MadeUpPart {
  fileprivate static func madeUp(_ name: String) -> Any? { URL(string: "https://example.com/\(name)") }
}
extension Data: MadeUpPart { fileprivate static func madeUp(_ name: String) -> Any? { Data() } }
