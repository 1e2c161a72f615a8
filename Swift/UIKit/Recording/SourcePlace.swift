import Foundation

/// A line of a source file.
struct SourcePlace {
  private let id: StaticString
  let line: Int

  init(_ id: StaticString = "", _ line: Int = 0) { (self.id, self.line) = (id, line) }

  /// The file's name without its folders; empty where nothing is known.
  var file: String { names.file }

  /// True for a line of the module that is imported, false for one of a library; in tests for all but UIKit's.
  var isOwn: Bool {
    guard let module = SourcePlace.ownModule else { return line > 0 && names.module != "UIKit" }
    return names.module == module
  }

  /// The names of the file and of its module, which are asked for again for each layout.
  private var names: (module: String, file: String) {
    guard id.hasPointerRepresentation else { return ("", "") }
    if let names = Self.known[id.utf8Start] { return names }
    let parts = "\(id)".split(separator: "/").map(String.init)
    let names = (module: parts.count > 1 ? parts[0] : "", file: parts.last ?? "")
    Self.known[id.utf8Start] = names
    return names
  }

  /// The names by where their text is, which is a part of the program.
  nonisolated(unsafe) private static var known: [UnsafePointer<UInt8>: (module: String, file: String)] = [:]

  nonisolated(unsafe) static var ownModule: String? = "Screen"
}

/// Where the code stands, for libraries that make what it said there only later.
@_spi(Libraries) public struct RecordedPlace {
  let place: SourcePlace

  init(place: SourcePlace) { self.place = place }

  /// The statement that runs.
  public static var now: RecordedPlace { RecordedPlace(place: Recorder.place) }
}

/// Says that the statement of that line is next; the rewriter puts it before the statements of the user's files.
public func recordedAt(_ line: Int, file: StaticString = #fileID) {
  Recorder.place = SourcePlace(file, line)
  LastPlace.file = UnsafeRawPointer(file.utf8Start)
  LastPlace.count = file.utf8CodeUnitCount
  LastPlace.line = line
}

/// Where the code stood when it was stopped, in a form that a signal's handler may read.
enum LastPlace {
  nonisolated(unsafe) static var file: UnsafeRawPointer?
  nonisolated(unsafe) static var count = 0
  nonisolated(unsafe) static var line = 0
  nonisolated(unsafe) private static var digits: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (
    0, 0, 0, 0, 0, 0
  )

  /// Lets the last line be said when a trap or a bad access ends the program.
  static func sayWhenStopped() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      LastPlace.say()
      _exit(128 + signal)
    }
    action.sa_flags = SA_ONSTACK
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { sigaction(number, &action, nil) }
  }

  private static func say() {
    guard let file else { return }
    write(2, "\nstopped at ", 12)
    write(2, file, count)
    var (rest, place) = (line, 5)
    withUnsafeMutableBytes(of: &digits) { bytes in
      bytes[5] = 10
      repeat {
        place -= 1
        bytes[place] = UInt8(48 + rest % 10)
        rest /= 10
      } while rest > 0 && place > 0
      write(2, ":", 1)
      write(2, bytes.baseAddress! + place, 6 - place)
    }
  }
}

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
