import Foundation

/// A line of a source file.
struct SourcePlace {
  private let id: StaticString
  let line: Int

  init(_ id: StaticString = "", _ line: Int = 0) { (self.id, self.line) = (id, line) }

  /// The file's name without its folders; empty where nothing is known.
  var file: String {
    let text = "\(id)"
    return text.split(separator: "/").last.map(String.init) ?? text
  }

  /// True for a line of the module that is imported, false for one of a library.
  var isOwn: Bool { "\(id)".hasPrefix("\(SourcePlace.ownModule)/") }

  nonisolated(unsafe) static var ownModule = "Screen"
}

/// Says that the statement of that line is next; the rewriter puts it before the statements of the user's files.
public func recordedAt(_ line: Int, file: StaticString = #fileID) { Recorder.place = SourcePlace(file, line) }

/// Gives a view, a guide or a constraint the name that it has in the code.
public func recorded<Value>(
  _ value: Value, as name: String, at line: Int, file: StaticString = #fileID
) -> Value {
  switch value as Any {
  case let view as UIView:
    if view.record.localName == nil {
      view.record.localName = name
      view.record.place = SourcePlace(file, line)
    }
  case let guide as UILayoutGuide: if guide.localName == nil { guide.localName = name }
  case let constraint as NSLayoutConstraint: if constraint.localName == nil { constraint.localName = name }
  default: break
  }
  return value
}
