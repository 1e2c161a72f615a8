import Machine
import Notation

/// The files of a module as the rewriter left them.
struct Rewritten {
  /// The file that holds what stands in for what is declared elsewhere.
  static let standIns = "stand-ins.swift"

  let files: [String]
  let classes: [ScreenClass]
  /// The files that hold layout statements.
  let layouts: Set<String>
  /// What was left out, where that is allowed, as the rewriter says it.
  let leftOut: String

  /// Rewrites the files of a library.
  init(library sources: [SourceFile], in shop: Workshop, with tools: Toolbox) throws {
    let result = try shop.run(Self.words("library", sources, in: shop, with: tools))
    guard result.isDone else { throw SwiftImportError.recorderFails(Compile.reason(in: result.words)) }
    self.init(sources, in: shop, as: result.output.lines.map(String.init), hasStandIns: false)
  }

  /// What the rewriter printed of files.
  fileprivate init(_ sources: [SourceFile], in shop: Workshop, as lines: [String], hasStandIns: Bool) {
    let target = Self.target(in: shop)
    let standIns = hasStandIns ? ["\(target)/\(Self.standIns)"] : []
    files = sources.enumerated().map { place, file in "\(target)/\(place)-\(file.name)" } + standIns
    classes = lines.compactMap { ScreenClass(line: $0[...]) }
    layouts = Set(
      lines.filter { $0.hasPrefix("layout\t") }.compactMap {
        $0.split(separator: "\t").dropFirst().first.map(String.init)
      })
    leftOut = lines.filter { $0.hasPrefix("cut\t") || $0.hasPrefix("layout\t") }.joined(separator: "\n")
  }

  private static func target(in shop: Workshop) -> String { "\(shop.made)/code" }

  /// The words that rewrite files as what they are.
  fileprivate static func words(
    _ kind: String, _ sources: [SourceFile], in shop: Workshop, with tools: Toolbox
  ) throws -> [String] {
    [tools.rewriter, "Module", target(in: shop), kind, "listed=\(try give(sources, to: shop))"]
  }

  /// Puts copies of files into a workshop, and a list of them: where each is, and what it is called.
  private static func give(_ sources: [SourceFile], to shop: Workshop) throws -> String {
    let list = "\(shop.given)/list"
    try makeFolder("\(shop.given)/sources")
    for (place, file) in sources.enumerated() {
      try writeFile(file.text, to: "\(shop.given)/sources/\(place).swift")
    }
    let lines = sources.enumerated().map {
      "\(shop.given)/sources/\($0.offset).swift\t\($0.element.path)\n"
    }
    try writeFile(Array(lines.joined().utf8), to: list)
    return list
  }
}

/// The rewriter at work on the files of one module: it reads them once, and rewrites them for each list of allowances.
final class RewriterSession {
  private static let (longestLine, lastLine) = (1 << 20, "rewritten")

  private let sources: [SourceFile]
  private let shop: Workshop
  private let process: ChildProcess

  init(_ sources: [SourceFile], in shop: Workshop, with tools: Toolbox) throws {
    (self.sources, self.shop) = (sources, shop)
    process = try shop.start(Rewritten.words("lenient", sources, in: shop, with: tools))
  }

  /// The files as the allowances of that path have them.
  func rewritten(by allowances: String) throws -> Rewritten {
    process.tell(allowances)
    var lines: [String] = []
    while true {
      let line = try nextLine()
      if line == Self.lastLine { return Rewritten(sources, in: shop, as: lines, hasStandIns: true) }
      lines.append(line)
    }
  }

  private func nextLine() throws -> String {
    do {
      guard let line = try shop.nextLine(of: process, most: Self.longestLine) else {
        throw ChildProcess.Failure.ended(0)
      }
      return line
    } catch let failure as ChildProcess.Failure {
      let words = String(decoding: process.messages, as: UTF8.self)
      throw SwiftImportError.recorderFails(Compile.reason(in: words.isEmpty ? "\(failure)" : words))
    }
  }
}
