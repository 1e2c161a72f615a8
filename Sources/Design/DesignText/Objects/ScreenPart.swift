public import DesignModel
public import Notation

/// An object of a screen with that screen, without which its record could not say what people call things.
public struct ScreenPart<Object: Sendable>: Sendable {
  /// The screen that it is in, or was in.
  public let screen: Screen
  /// The object.
  public let object: Object
  /// The day on which somebody asks for it; nil where no day matters.
  public let day: CalendarDate?

  /// An object of a screen.
  public init(_ object: Object, of screen: Screen, on day: CalendarDate? = nil) {
    (self.object, self.screen, self.day) = (object, screen, day)
  }
}

/// An object whose record is made of nothing but itself and its screen.
public protocol RecordedObject: PrintedObject {
  /// How it is printed.
  static var recordShape: RecordShape<ScreenPart<Self>> { get }
}

extension RecordedObject {
  public static var recordType: RecordType { recordShape.type }
  public func record(in screen: Screen) -> JSON { Self.recordShape.record(of: ScreenPart(self, of: screen)) }
}

extension RecordShape {
  /// The records of a kind of a screen's objects; `derived` are the members that its canonical JSON does not have.
  public init<Part: DesignObject>(@Columns<Object> derived: () -> [Column<Object>] = { [] })
  where Object == ScreenPart<Part> {
    self.init(Part.kind.rawValue, Part.form.schema.summary ?? "") {
      Column("screen", "The name of the screen that it is in.", from: \.screen.name)
      Part.form.columns.of(\.object)
      derived()
    }
  }
}
