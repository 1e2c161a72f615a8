import Foundation
import Notation
import TestSupport
import Testing

/// The documents as pages, as `make site` makes them.
@Suite("The documents' site", .startsProcesses) struct SiteTests {
  /// The pages by their paths, and all files; nil, with a printed reason, where they can't be made.
  private struct Site {
    let folder: URL
    let files: Set<String>
    let pages: [String: String]

    init?() throws {
      let shell = try Shell()
      for program in ["cmark-gfm", "python3"] where try shell.run("\(program) --version").status != 0 {
        print("skipped: \(program) is not installed")
        return nil
      }
      let builder = packageFolder.appending(path: "docs/site/build.py").path
      let outcome = try shell.run("python3 '\(builder)' site")
      try #require(outcome.status == 0, "\(outcome.messages)")
      shellFolder = shell
      folder = shell.folder.appending(path: "site")
      files = Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
      var pages: [String: String] = [:]
      for file in files where file.hasSuffix(".html") {
        pages[file] = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      }
      self.pages = pages
    }

    /// Keeps the folder.
    private let shellFolder: Shell
  }

  @Test("has a page for every document and schema, and every link of it leads somewhere") func links() throws
  {
    guard let site = try Site() else { return }
    for document in DocumentsTests.documents where document != "README.md" {
      #expect(site.pages[String(document.dropLast(3)) + ".html"] != nil, "\(document)")
    }
    let schemas = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appending(path: "docs/schemas").path)
    for schema in schemas { #expect(site.pages["docs/schemas/\(schema).html"] != nil, "\(schema)") }

    let names = site.pages.mapValues { page in
      Set(page.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) })
    }
    var faults: [String] = []
    for (path, page) in site.pages {
      for match in page.matches(of: /(?:href|src|action)="([^"#]*)(?:#([^"]*))?"/) {
        let link = String(match.output.1)
        if link.hasPrefix("https://") { continue }
        let folder = path.split(separator: "/").dropLast()
        let target = link.isEmpty ? path : Self.resolved(link, in: folder.map(String.init))
        let isThere = site.files.contains(target) && (try? Self.isFolder(target, in: site.folder)) == false
        let name = match.output.2.map(String.init)
        if !isThere || name.map({ names[target]?.contains($0) != true }) == true {
          faults.append("\(path): \(match.output.0)")
        }
      }
    }
    #expect(faults.sorted() == [])
  }

  private static func isFolder(_ path: String, in folder: URL) throws -> Bool {
    let values = try folder.appending(path: path).resourceValues(forKeys: [.isDirectoryKey])
    return values.isDirectory == true
  }

  private static func resolved(_ link: String, in folder: [String]) -> String {
    var parts = folder
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// The commands of a document's blocks and of its inline code, each as its words from the command's name on.
  static func commands(of document: String) throws -> [[Substring]] {
    let text = try DocumentsTests.text(of: document)
    var lines: [Substring] = []
    for (place, block) in text.components(separatedBy: "```").enumerated() {
      if place % 2 == 0 {
        // A command in running text has the program's name or an option.
        lines += block.matches(of: /`(workbench [a-z][^`\n]*)`/).map { $0.output.1 }
      } else if ["sh\n", "console\n", "yaml\n"].contains(where: { block.hasPrefix($0) }) {
        lines += block.split(separator: "\n")
      }
    }
    return lines.flatMap { line in
      line.matches(of: /(?:^|[ \t(`])workbench ((?:[^|;&<>#'"()]|'[^']*'|"[^"]*")+)/).map { match in
        match.output.1.replacing(/'[^']*'|"[^"]*"/, with: "_").split(separator: " ").map {
          Substring(String($0))
        }
      }
    }
  }

  @Test("names commands and options that there are", arguments: DocumentsTests.documents)
  func commands(document: String) throws {
    // What was there before may be named in the list of changes.
    if document == "CHANGELOG.md" { return }
    let options = try Self.options.get()
    for words in try Self.commands(of: document) {
      let name = String(words[0])
      // A placeholder, or a path.
      if name.allSatisfy({ !$0.isLowercase }) || name.contains(where: { "$…/.:".contains($0) }) { continue }
      if name.hasPrefix("-") { continue }
      guard let known = options[name] else {
        Issue.record("\(document): no command '\(name)' in 'workbench \(words.joined(separator: " "))'")
        continue
      }
      for word in words.dropFirst() where word.hasPrefix("--") && word.count > 2 {
        let option = word.split(separator: "=")[0].prefix { $0.isLetter || $0 == "-" }
        #expect(known.contains(String(option)), "\(document): \(words.joined(separator: " "))")
      }
    }
  }

  /// The options of each command, by every name that it has.
  private static let options: Result<[String: Set<String>], any Error> = Result {
    let program = try JSON(parsing: Shell().run("workbench help --format json").output)
    let global: Set = [
      "--store", "--format", "--quiet", "--color", "--no-color", "--no-pager", "--dry-run", "--help",
    ]
    var options: [String: Set<String>] = [:]
    for command in program["items"]?.elements ?? [] {
      let own = command["parameters"]?.elements?.compactMap { $0["option"]?.text } ?? []
      options[command["command"]?.text ?? ""] = global.union(own)
    }
    return options
  }

  @Test("finds sections without a network", .enabled(if: EcosystemTests.has("chromium"))) func search() throws
  {
    guard let site = try Site() else { return }
    let page = site.folder.appending(path: "docs/store.html").absoluteString
    let shell = try Shell()
    let options = "--headless=new --no-sandbox --disable-gpu --user-data-dir=profile"
    let outcome = try shell.run(
      "timeout 60 chromium \(options) --dump-dom '\(page)?q=merge+driver' 2>/dev/null")
    // As in containers that forbid it what it needs.
    guard outcome.status == 0, outcome.output.contains("</html>") else {
      print("skipped: chromium doesn't start")
      return
    }
    let found = outcome.output.matches(of: /<li><a href="\.\.\/([^"]*)">([^<]*)<small>([^<]*)<\/small>/)
    #expect(found.count > 1)
    #expect(found.contains { $0.output.1.hasPrefix("docs/git.html#") })
    for hit in found {
      #expect(site.files.contains(String(hit.output.1.prefix { $0 != "#" })), "\(hit.output.0)")
    }
    #expect(outcome.output.contains("<ul id=\"menu\" hidden=\"\">"))
  }
}
