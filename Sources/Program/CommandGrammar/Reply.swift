public import Notation

/// An answer that every format can print: prose for people, records for programs.
public struct Reply: Sendable {
  /// What the exit code says of a command that could do its work.
  public enum Outcome: Int32, Sendable {
    /// Nothing to report: exit code 0.
    case done = 0
    /// Findings or differences: exit code 1.
    case findings = 1
    /// Some of what was asked for could not be done, and the rest was: exit code 2.
    case refused = 2

    /// The process's exit code.
    public var exitCode: Int32 { rawValue }
  }

  /// The version of the records' shape.
  public static let schemaVersion = 2

  /// What programs get of an answer that is nothing but prose.
  public static let message = RecordShape<String>(
    "message", "Prose without a shape of its own: help, manual pages, completions."
  ) {
    Column("text", "The text.", from: { $0 })
  }

  /// Several records as one.
  public static let list = RecordShape<[JSON]>(
    "list",
    "A list: what --format json prints of several records, and in ndjson what one line of a batch gave if that was several records."
  ) {
    Column(
      "items", "The records in order; each is as the schema of its type says.", from: { $0 },
      as: .list(.json(.type("object"))))
  }

  /// Prose for people, or a document; its final newline may be left out.
  public var text: String
  /// The same facts, one a line, each with what it is about: the text of a pipe where lines don't wrap; nil where the text
  /// is so already.
  public var plain: String?
  /// Whether the text is what a file would hold, and so is printed to the letter.
  public private(set) var isDocument = false
  /// Whether the text is drawn in letters, so that its lines don't wrap.
  public private(set) var isDrawn = false
  /// The words at the beginning of a line that a terminal sets off; without any nothing is coloured.
  public var styles: [String: WordStyle] = [:]
  /// JSON objects for programs.
  public var records: [JSON] {
    get { made ?? make() }
    set { made = newValue }
  }
  private var made: [JSON]?
  private let make: @Sendable () -> [JSON]
  /// Whether the records are a list; if not, there is exactly one.
  public let isList: Bool
  /// The order of columns in tables; nil takes the records' keys.
  public var columns: [String]?
  /// What tables show instead of the records, whose cells hold no objects; nil for the records themselves.
  private let rows: (@Sendable () -> [JSON])?
  /// What the exit code says.
  public var outcome: Outcome
  /// What is said of the work whether or not it is kept, so that a dry run says it as well.
  public private(set) var remarks: (lines: [String], records: [JSON]) = ([], [])
  /// True where the records went out one by one already, so that nothing is left to print.
  public private(set) var isPrinted = false

  /// An answer about one thing.
  public init(_ text: String, record: JSON, columns: [String]? = nil, outcome: Outcome = .done) {
    self.init(text, columns: columns, outcome: outcome, isList: false, made: [record], rows: nil)
  }

  /// An answer about one thing whose record is only made where somebody wants it.
  public init(_ text: String, making make: @escaping @Sendable () -> JSON) {
    self.init(text, columns: nil, outcome: .done, isList: false, made: nil, rows: nil) { [make()] }
  }

  private init(
    _ text: String, columns: [String]?, outcome: Outcome, isList: Bool, made: [JSON]?,
    rows: (@Sendable () -> [JSON])?, _ make: @escaping @Sendable () -> [JSON] = { [] }
  ) {
    (self.text, self.columns, self.outcome, self.isList) = (text, columns, outcome, isList)
    (self.made, self.rows, self.make) = (made, rows, make)
  }

  /// An answer that lists things, perhaps none.
  public init(
    _ text: String, list records: [JSON], columns: [String]? = nil, outcome: Outcome = .done,
    styles: [String: WordStyle] = [:]
  ) {
    self.init(text, columns: columns, outcome: outcome, isList: true, made: records, rows: nil)
    self.styles = styles
  }

  /// An answer that lists things whose records are only made where somebody wants them; tables show `rows` instead of
  /// them.
  init(
    _ text: String, columns: [String]?, rows: (@Sendable () -> [JSON])?,
    making make: @escaping @Sendable () -> [JSON]
  ) {
    self.init(text, columns: columns, outcome: .done, isList: true, made: nil, rows: rows, make)
  }

  /// An answer that is nothing but prose; programs get it as a record of type `message`.
  public init(_ text: String, outcome: Outcome = .done) {
    self.init(text, record: Self.message.record(of: text), outcome: outcome)
  }

  /// An answer that is what a file would hold, spelled by that form's own rules.
  public static func document(_ text: String, outcome: Outcome = .done) -> Reply {
    Reply(text, outcome: outcome).asDocument
  }

  /// The answer with remarks after its text and its records.
  public func with(remarks lines: [String], _ records: [JSON] = []) -> Reply {
    var reply = self
    reply.text = ([text].filter { !$0.isEmpty } + lines).joined(separator: "\n")
    reply.plain = plain.map { ([$0].filter { !$0.isEmpty } + lines).joined(separator: "\n") }
    if !records.isEmpty { reply.records += records }
    reply.remarks = (remarks.lines + lines, remarks.records + records)
    return reply
  }

  /// The answer with a text that is printed to the letter.
  public var asDocument: Reply {
    var reply = self
    reply.isDocument = true
    return reply
  }

  /// An answer that is drawn in letters.
  public static func drawing(_ text: String) -> Reply {
    var reply = Reply(text)
    reply.isDrawn = true
    return reply
  }

  /// The end of an answer whose records went out one by one.
  public static func printed(outcome: Outcome = .done) -> Reply {
    var reply = Reply("", list: [], outcome: outcome)
    reply.isPrinted = true
    return reply
  }

  /// The answer with all that `format` shows of it and nothing else: what would make records is let go with the design
  /// that it would make them of.
  public func settled(for format: Format) -> Reply {
    var shown: (@Sendable () -> [JSON])?
    if format.isTable, let made = rows?() { shown = { made } }
    var reply = Reply(
      text, columns: columns, outcome: outcome, isList: isList, made: format == .text ? [] : records,
      rows: shown)
    (reply.isDocument, reply.isPrinted, reply.remarks) = (isDocument, isPrinted, remarks)
    return reply
  }

  /// The whole answer in `format`, ending in a newline unless it is empty; prose as it fits on the page.
  public func rendered(as format: Format, on page: Page? = nil) -> String {
    if isPrinted { return "" }
    if format == .text {
      let own = page.map { $0.columns == .max } == true ? plain ?? self.text : self.text
      var text = isDocument ? own : own.withoutTerminalCommands
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
      guard let page, !isDocument, !isDrawn else { return text }
      return page.set(text, styles)
    }
    var writer = RecordWriter(format, isList: isList, columns: columns ?? keysOfRecords)
    var out = writer.begin()
    for record in format.isTable ? rows?() ?? records : records { out += writer.write(record) }
    return out + writer.end()
  }

  private var keysOfRecords: [String] {
    records.reduce(into: Set<String>()) { $0.formUnion($1.columnNames) }.sorted()
  }
}
