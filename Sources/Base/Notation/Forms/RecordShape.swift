/// How records of one type are printed: an object with the `type`, a member for each column, and no others.
public struct RecordShape<Object>: Sendable {
  /// The columns, in order.
  public let columns: [Column<Object>]
  /// The type without its objects, for lists of all types.
  public let type: RecordType
  private let typeWord: JSON

  /// A type of records; its summary is one sentence.
  ///
  /// Commands that are rehearsed on a store, and taken back, add `dryRun` to the records that they print.
  public init(
    _ name: String, _ summary: String, isRehearsed: Bool = false,
    @Columns<Object> columns: () -> [Column<Object>]
  ) {
    (self.columns, typeWord) = (columns(), .string(name))
    type = RecordType(
      name: name, summary: summary, isRehearsed: isRehearsed, properties: self.columns.map(\.property))
  }

  /// The type of records that a form writes, which is one of an object and its members.
  public init(_ name: String, _ form: Form<Object>) {
    self.init(name, form.schema.summary ?? "") { form.columns }
  }

  /// The object's record.
  public func record(of object: Object) -> JSON {
    var members = columns.members(of: object)
    members["type"] = typeWord
    return .object(members)
  }

  /// The object's members but for the type, in the order of the columns.
  public func cells(of object: Object) -> [(name: String, value: JSON)] {
    columns.compactMap { column in column.write(object).map { (column.property.name, $0) } }
  }

  /// The record inside another one, whose schema refers to this one's.
  public var shape: ValueShape<Object> {
    ValueShape(schema: .reference("\(type.name).json"), write: record)
  }
}

extension JSON {
  /// A record without what every record has beside its object's members: the type, and the version of its shape.
  public var withoutType: JSON { members == nil ? self : with("type", nil).with("schemaVersion", nil) }
}

/// A type of records, as its schema describes it.
public struct RecordType: Sendable {
  /// The word under `type`, which no other type has.
  public let name: String
  /// One sentence.
  public let summary: String
  /// Whether a dry run may add `dryRun`.
  public let isRehearsed: Bool
  /// The members but for `type`, `schemaVersion` and `dryRun`.
  public let properties: [Schema.Property]

  init(name: String, summary: String, isRehearsed: Bool, properties: [Schema.Property]) {
    let names = Set(properties.map(\.name) + ["type", "schemaVersion", "dryRun"])
    precondition(names.count == properties.count + 3, "A record has each member once")
    (self.name, self.summary, self.isRehearsed, self.properties) = (name, summary, isRehearsed, properties)
  }

  /// The file of the type's schema, for records whose shape has that version.
  public func schema(version: Int) -> Schema {
    let version = Schema.constant(.integer(version)).described(
      "The version of the shape of records. In a list of JSON only the list has it.")
    let dryRun = Schema.constant(true).described(
      "In a dry run of a command that does its work and takes it back.")
    var head = [
      Schema.Property(name: "type", schema: .constant(.string(name)), isRequired: true),
      Schema.Property(
        name: "schemaVersion", schema: version.shared(as: "schemaVersion"), isRequired: false),
    ]
    if isRehearsed {
      head.append(Schema.Property(name: "dryRun", schema: dryRun.shared(as: "dryRun"), isRequired: false))
    }
    return Schema.object(summary, head + properties).with("title", .string(name)).with(
      "$schema", Schema.draft)
  }
}

/// A value that is printed as a record of one type.
public protocol Recorded {
  /// How it is printed.
  static var recordShape: RecordShape<Self> { get }
}

extension Recorded {
  /// The value as a record.
  public var record: JSON { Self.recordShape.record(of: self) }
}
