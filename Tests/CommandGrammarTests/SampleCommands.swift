import CommandGrammar
import Notation

/// The world of the sample commands: what they did, one line each.
typealias Log = [String]

/// The role of the samples that edit.
protocol SampleEdit: Command<Log> {}

extension SampleEdit {
  static var effect: Effect { .edits }
}

enum ViewKind: String, CaseIterable, ArgumentValue {
  case label, button, stack, textField
}

/// `WxH` in points: a value that JSON spells as text.
struct Extent: ArgumentValue, Equatable {
  var width: Double
  var height: Double

  init(argument: String) throws(ArgumentFault) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double(parsing: $0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      throw ArgumentFault(SyntaxError("expected a size, as 320x44", at: argument.utf8.count), in: argument)
    }
    (self.width, self.height) = (width, height)
  }

  var argument: String { "\(width.spelled)x\(height.spelled)" }
  static var valueName: String { "WxH" }
}

/// Options that go together: `lines` only where `kind` in the same group is absent or a label's.
struct TextAttributes: GroupedParameters {
  @Parameter(option: "The text's colour.") var textColor: String?
  @Parameter(option: "The insets, in points.") var insets: [Double]?
  @Parameter(option: "The size, in points.") var extent: Extent?
  @Parameter(flag: "Whether the text is bold.") var isBold: Bool

  init() {}

  func check() throws(ArgumentFault) {
    if textColor != nil, extent != nil {
      throw ArgumentFault("'textColor' and 'extent' exclude each other")
    }
  }
}

struct AddView: SampleEdit {
  static var card: Card {
    Card(
      "add-view", group: "views", "Adds a view to a screen.",
      examples: [
        Example("add-view login title --kind label --lines 0", "Adds a label of any number of lines."),
        Example("add-view login 'the form' --extent 20x30 --is-bold", "Adds a view whose name has a blank."),
      ])
  }

  @Parameter(argument: "The screen that owns it.", completion: "screen") var screen: String
  @Parameter(argument: "VFL or a name.") var view: String
  @Parameter(option: "What it is.") var kind: ViewKind = .label
  @Parameter(option: "The most lines it shows; 0 is any number.", short: "l") var lines: Int?
  @Parameter(option: "The part of the width that it takes.") var share: Double = 0.5
  @Parameter(option: "Words that describe it.", name: "tag", value: "word") var tags: [String] = []
  @Parameter(flag: "Whether it starts hidden.") var hidden: Bool
  @ParameterGroup var attributes: TextAttributes

  func run(in world: inout Log) -> Reply {
    let given = attributes.given.map(\.name)
    let options = "\(lines as Int?) \(share) \(tags) \(hidden) \(given)"
    world.append("add \(screen)/\(view) \(kind.rawValue) \(options)")
    return Reply("added '\(view)'", record: ["type": "view", "view": .string(view)])
  }
}

struct RemoveViews: SampleEdit {
  static var card: Card { Card("remove-views", group: "views", "Removes views.") }

  @Parameter(argument: "The screen.", completion: "screen") var screen: String
  @Parameter(argument: "The views to remove.") var views: [String]
  @Parameter(option: "Why.", short: "m") var message: String
  @Parameter(option: "The form of the report.", value: "name") var format: String?

  func run(in world: inout Log) -> Reply {
    world.append("remove \(screen)/\(views) \(message) \(format ?? "-")")
    return Reply("removed \(views.count)")
  }
}

struct Export: Command {
  static var card: Card {
    Card(
      "export", group: "exchange", "Writes a screen to a file.",
      details: "The file is replaced. Standard output is '-'.",
      examples: [Example("export login -", "Prints the screen.")])
  }
  static var effect: Effect { .reads }

  @Parameter(argument: "The screen.", completion: "screen") var screen: String
  @Parameter(argument: "The file.", completion: .file) var file: String?

  func run(in world: inout Log) -> Reply { Reply("exported '\(screen)' to \(file ?? "-")") }
}

struct Complete: Command {
  static var card: Card { Card("complete", group: "scripting", "Completes words.", isHidden: true) }
  static var effect: Effect { .reads }
  @Parameter(argument: "The words.") var words: [String] = []
  func run(in world: inout Log) -> Reply { Reply("") }
}

struct SampleGlobals: GlobalOptions {
  @Parameter(option: "The store's file.", value: "path", completion: .file) var store: String?
  @Parameter(option: "The form of results.") var format: Format = .text
  @Parameter(flag: "Prints no messages.", short: "q") var quiet: Bool
}

let sampleTable = CommandTable<Log>(
  Program("bench", "Designs layouts.", version: "1.2"), globals: SampleGlobals.self,
  commands: [AddView.self, Export.self, RemoveViews.self, Complete.self])
