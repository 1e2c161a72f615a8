public import DesignModel
public import Notation

/// A value of a design or a layout whose JSON is declared once, by its form.
public protocol DesignValue: Shaped, Sendable {
  /// How it is spelled as JSON.
  static var form: Form<Self> { get }
}

/// A value that is also an object: the unit of journal, diff and merge.
public typealias DesignObject = DesignValue & ModelObject

extension DesignValue {
  /// In records a value is spelled as everywhere.
  public static var shape: ValueShape<Self> { ValueShape(form) }

  /// The value as canonical JSON; every number in it must be finite.
  @inlinable public var json: JSON { Self.form.json(of: self) }

  /// Reads what `json` gives; `place` says in errors where it stands.
  @inlinable public init(json: JSON, at place: Place = .top) throws(CodingError) {
    self = try Self.form.value(of: json, at: place)
  }

  /// False if it holds a number that JSON can't spell.
  @inlinable public var isFinite: Bool { Self.form.isFinite(self) }
}

extension Array where Element: DesignValue {
  /// The list, one object an element.
  @inlinable public var json: JSON { .array(map(\.json)) }

  /// Reads what `json` gives.
  @inlinable public init(json: JSON, at place: Place = .top) throws(CodingError) {
    self = try Form.list(Element.form).value(of: json, at: place)
  }
}
