import CYAML
import DynamicLibraries

extension PropertyList {
  /// Reads the first document of a text in YAML by libyaml; nil where the library is missing, or where the text is none.
  ///
  /// Merge keys (`<<`) are no part of YAML 1.2 and are left as they are.
  init?(yaml bytes: [UInt8]) {
    guard let functions = YAMLFunctions.installed, let value = functions.value(of: bytes) else { return nil }
    self = value
  }
}

/// libyaml's functions (libyaml-0-2 in Debian).
private struct YAMLFunctions {
  let initialize: YAMLInitialize
  let setInput: YAMLSetInput
  let parse: YAMLParse
  let release: YAMLRelease
  let delete: YAMLDelete

  static let installed = Library(named: "libyaml-0.so.2").flatMap(YAMLFunctions.init)

  private init?(_ library: Library) {
    guard let initialize = library.function("yaml_parser_initialize", as: YAMLInitialize.self),
      let setInput = library.function("yaml_parser_set_input_string", as: YAMLSetInput.self),
      let parse = library.function("yaml_parser_parse", as: YAMLParse.self),
      let release = library.function("yaml_event_delete", as: YAMLRelease.self),
      let delete = library.function("yaml_parser_delete", as: YAMLDelete.self)
    else { return nil }
    (self.initialize, self.setInput, self.parse, self.release, self.delete) = (
      initialize, setInput, parse, release, delete
    )
  }

  func value(of bytes: [UInt8]) -> PropertyList? {
    var parser = YAMLParser()
    guard initialize(&parser) == 1 else { return nil }
    defer { delete(&parser) }
    return bytes.withUnsafeBufferPointer { text in
      setInput(&parser, text.baseAddress, text.count)
      var reader = YAMLReader()
      while let event = next(&parser), reader.takes(event) {}
      return reader.isDone ? reader.value : nil
    }
  }

  /// The next event; nil where the text can't be understood.
  private func next(_ parser: inout YAMLParser) -> YAMLReader.Event? {
    var event = YAMLEvent()
    guard parse(&parser, &event) == 1 else { return nil }
    defer { release(&event) }
    // Events of other types have something else there.
    func anchor() -> String? { event.anchor.map { String(cString: $0) } }
    switch event.type {
    case YAMLAlias: return anchor().map { .alias($0) }
    case YAMLScalar:
      let text = UnsafeRawBufferPointer(start: event.value, count: event.length)
      return .scalar(String(decoding: text, as: UTF8.self), anchor: anchor())
    case YAMLSequenceStart: return .start(isTable: false, anchor: anchor())
    case YAMLMappingStart: return .start(isTable: true, anchor: anchor())
    case YAMLSequenceEnd, YAMLMappingEnd: return .end
    case YAMLDocumentEnd, YAMLStreamEnd: return .documentEnd
    default: return .other
    }
  }
}

/// Makes a value of the events of a document.
private struct YAMLReader {
  enum Event {
    case scalar(String, anchor: String?)
    case start(isTable: Bool, anchor: String?)
    case end
    case alias(String)
    case documentEnd
    case other
  }

  /// A list or table that isn't at its end.
  private struct Open {
    let isTable: Bool
    let anchor: String?
    var values: [PropertyList] = []
    var table: [String: PropertyList] = [:]
    var key: String?
  }

  /// The document; nil while it isn't at its end.
  private(set) var value: PropertyList?
  private(set) var isDone = false
  private var open: [Open] = []
  private var anchors: [String: PropertyList] = [:]
  /// As deep as no file of people is.
  private static let deepest = 200

  /// Takes an event; false after the document's last, and where it is too deep or names what there is not.
  mutating func takes(_ event: Event) -> Bool {
    switch event {
    case .scalar(let text, let anchor): put(.text(text), anchor)
    case .start(let isTable, let anchor):
      if open.count == Self.deepest { return false }
      open.append(Open(isTable: isTable, anchor: anchor))
    case .end:
      guard let last = open.popLast() else { return false }
      put(last.isTable ? .table(last.table) : .list(last.values), last.anchor)
    case .alias(let name):
      guard let known = anchors[name] else { return false }
      put(known, nil)
    case .documentEnd:
      isDone = true
      return false
    case .other: break
    }
    return true
  }

  private mutating func put(_ value: PropertyList, _ anchor: String?) {
    if let anchor { anchors[anchor] = value }
    guard var last = open.popLast() else {
      self.value = value
      return
    }
    if !last.isTable {
      last.values.append(value)
    } else if let key = last.key {
      last.table[key] = value
      last.key = nil
    } else {
      last.key = value.text ?? ""
    }
    open.append(last)
  }
}
