import SwiftParser
import SwiftSyntax

/// A file, and its text as Linux's compiler takes it.
struct RewrittenFile {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// What it described in SwiftUI.
  let inSwiftUI: [LeftOutPart]
  private let lines: SourceLocationConverter

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  init(_ place: SourcePlace) { self.init(place.path, read(place.file)) }

  /// A file's text, from which some parts are gone.
  init(_ path: String, _ bytes: [UInt8], without inSwiftUI: [LeftOutPart] = []) {
    (self.path, self.bytes, self.inSwiftUI) = (path, bytes, inSwiftUI)
    tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// A file that is left out is an empty one.
  var dropped: RewrittenFile { RewrittenFile(path, []) }

  func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func lastLine(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.endPositionBeforeTrailingTrivia).line
  }

  /// The text, with a word before it that gives errors the user's file.
  func rewritten(in module: RewrittenModule) -> [UInt8] {
    guard String(validating: bytes, as: UTF8.self) != nil else { return [] }
    let place = module.files.firstIndex { $0.path == path } ?? 0
    let rewriter = Rewriter(self, module)
    for (name, members) in module.moved {
      for one in members where one.file == place { rewriter.edits.replace(one.member, by: "") }
      if module.classFiles[name] == place { add(members, to: name, with: rewriter, in: module) }
    }
    for (name, hooks) in module.hooks.list where module.classFiles[name] == place {
      guard let end = rewriter.classEnds[name] else { continue }
      let calls = hooks.map { "\($0)()" }.joined(separator: "; ")
      rewriter.edits.insert(
        "\(end.separator) override func recordedHooks() { super.recordedHooks(); \(calls) } ", at: end.offset)
    }
    for (name, methods) in module.methods where module.classFiles[name] == place {
      addMethods(methods, to: name, with: rewriter, in: module)
    }
    for name in module.plainLayers(in: place) {
      guard let end = rewriter.classEnds[name] else { continue }
      let access = rewriter.publicClasses.contains(name) ? "public " : ""
      rewriter.edits.insert(
        "\(end.separator) \(access)override class func recordedLayer() -> CALayer { \(name)() } ",
        at: end.offset)
    }
    let imports = (["UIKit"] + (module.allowances?.libraries ?? [])).map { "import \($0)" }.joined(
      separator: "; ")
    return Array("\(imports)\n#sourceLocation(file: \"\(path)\", line: 1)\n".utf8) + rewriter.edits.result
      + Array(makers(in: module).utf8)
  }

  /// Functions that make the classes that only this file can name; an error of one has its name for its file's.
  private func makers(in module: RewrittenModule) -> String {
    (module.allowances?.makers[path] ?? []).map { name, expression in
      "\n#sourceLocation(file: \"recorded-maker-\(name)\", line: 1)\nfunc recordedMaker\(name)() -> Any? { \(expression) }\n"
    }.joined()
  }

  /// Puts what extensions override into the class itself.
  private func add(
    _ members: [(file: Int, member: MemberBlockItemSyntax)], to name: String, with rewriter: Rewriter,
    in module: RewrittenModule
  ) {
    guard let end = rewriter.classEnds[name] else { return }
    for one in members {
      let file = module.files[one.file]
      let access = one.member.extensionIsPublic ? "public " : ""
      let text = access + Rewriter(file, module).edits.text(of: one.member)
      rewriter.edits.insert(
        "\n#sourceLocation(file: \"\(file.path)\", line: \(file.line(of: one.member)))\n\(text)\n",
        at: end.offset)
    }
    rewriter.edits.insert("#sourceLocation(file: \"\(path)\", line: \(end.line))\n", at: end.offset)
  }

  /// Lets the methods that a class marks for Objective-C be run by their names.
  private func addMethods(
    _ methods: [ObjectiveMethod], to name: String, with rewriter: Rewriter, in module: RewrittenModule
  ) {
    guard let end = rewriter.classEnds[name] else { return }
    var seen: Set<String> = []
    let cases = methods.filter { seen.insert($0.name).inserted }.map(\.spelledCase).joined(separator: "; ")
    let inherits = module.isResponder(name) || module.inheritsMethods(name)
    let rest = inherits ? "super.performRecorded(recordedName, recordedValue)" : "false"
    let isOpen = rewriter.publicClasses.contains(name) ? "public " : ""
    let separator = module.hooks.list[name] == nil ? end.separator : ";"
    rewriter.edits.insert(
      "\(separator) \(isOpen)\(inherits ? "override " : "")func performRecorded(_ recordedName: String, _ recordedValue: Any?) -> Bool "
        + "{ switch recordedName { \(cases); default: return \(rest) } } ", at: end.offset)
    if !inherits { rewriter.appended += "\nextension \(name): RecordedTarget {}\n" }
  }
}

/// A part that a file is rewritten without.
struct LeftOutPart {
  let line: Int
  let text: String
}

extension ObjectiveMethod {
  /// A case that runs the method with what it is given, where that is of its type.
  fileprivate var spelledCase: String {
    guard let parameter else { return "case \"\(name)\": \(name)(); return true" }
    let label = parameter.label == "_" ? "" : "\(parameter.label): "
    let type = parameter.type.hasSuffix("!") ? String(parameter.type.dropLast()) : parameter.type
    if type == "Any" { return "case \"\(name)\": \(name)(\(label)recordedValue as Any); return true" }
    if type.hasSuffix("?") {
      return "case \"\(name)\": \(name)(\(label)recordedValue as? \(type.dropLast())); return true"
    }
    return "case \"\(name)\": if let value = recordedArgument(recordedValue, as: \(type).self) "
      + "{ \(name)(\(label)value); return true }; return false"
  }
}

extension MemberBlockItemSyntax {
  /// True in an extension that makes public what says nothing of its own.
  fileprivate var extensionIsPublic: Bool {
    let around = parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let isPublic = around?.modifiers.contains { $0.name.text == "public" } ?? false
    let own = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    return isPublic
      && !own.contains { ["public", "open", "private", "fileprivate", "internal"].contains($0) }
  }
}
