import Machine
import Notation

/// What of code that doesn't compile by itself was left out, and what of its layout was kept.
public struct LeftOut: Sendable {
  /// A part that was cut.
  public struct Part: Sendable, Hashable {
    public let file: String
    public let line: Int
    /// Its first line.
    public let text: String
  }

  /// A statement of the code's layout.
  public struct Statement: Sendable, Hashable {
    /// The class that it stands in; empty outside of any.
    let owner: String
    let isKept: Bool
    /// False for a call on a view that is lost, of which nobody knows whether it lays out, and for what gives one its font.
    var isCounted = true
    /// True for what gives a view its font.
    var isOfFont = false
    /// The names in it, of one that is lost.
    let names: [String]
  }

  /// The layout statements: the least statements, or elements of arrays, that make a constraint, put a view or a guide into
  /// another, or say how strongly a view keeps its size.
  private(set) var layout: [Statement] = []
  /// The parts that were cut, in the order of the files.
  public private(set) var parts: [Part] = []
  /// Types, values and modules that are declared elsewhere.
  public internal(set) var missing: [String] = []
  /// Files that were left out whole, and those that describe their views in SwiftUI.
  public internal(set) var files: [String] = [], inSwiftUI: [String] = []
  /// How many layout statements the code has.
  public var statements: Int { layout.count(where: \.isCounted) }
  /// How many of them were kept.
  public var kept: Int { layout.count(where: \.isKept) }

  /// Reads the rewriter's words.
  init(reading text: String) {
    for line in text.lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 4, let number = Int(fields[2]) else {
        if fields.count == 2, fields[0] == "missing" { missing.append(fields[1]) }
        if fields.count == 2, fields[0] == "file" { files.append(fields[1]) }
        continue
      }
      if fields[0] == "cut" { parts.append(Part(file: fields[1], line: number, text: fields[3])) }
      guard fields[0] == "layout", fields.count == 6 else { continue }
      layout.append(
        Statement(
          owner: fields[4], isKept: fields[3] == "kept", isCounted: !["call", "font"].contains(fields[3]),
          isOfFont: fields[3] == "font",
          names: fields[5].split(separator: ",").map(String.init)))
    }
  }

  /// True where nothing was left out and nothing stands in for anything.
  public var isEmpty: Bool { parts.isEmpty && missing.isEmpty && files.isEmpty }
}
