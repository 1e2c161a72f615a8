import AutoLayout
import DesignModel
import Foundation
import InterfaceBuilder
import SceneExchange
import TestSupport
import Testing
import Typography

/// The law of the way back, over screens of both corpora chosen by a seed.
@Suite("Screens of public files, changed and written back") struct CorpusWriteBackTests {
  @Test("change only the lines of what changed, and read back as they were meant", .takesSeconds)
  func law() throws {
    var files = sharedInterfaces("corpus") + sharedInterfaces("corpus2")
    if files.isEmpty { return }
    var numbers = SeededNumbers(seed: 15)
    files.shuffle(using: &numbers)
    let wanted = ProcessInfo.processInfo.environment["WRITE_BACK_SCREENS"].flatMap(Int.init) ?? 320
    var tally = Tally()
    for url in files where tally.screens < wanted {
      guard let data = try? Data(contentsOf: url), let file = try? InterfaceBuilderFile(Array(data)) else {
        continue
      }
      for scene in file.scenes.prefix(2) where tally.screens < wanted {
        try check(
          scene, of: file, Array(data), at: "\(url.lastPathComponent) \(scene.rootID)", tally: &tally,
          numbers: &numbers)
      }
    }
    print("written back: \(tally)")
    #expect(tally.screens >= wanted)
    #expect(tally.spacings >= 10 && tally.texts >= 150)
    // What `check-ib` makes of the written files is what the store makes of the new designs.
    #expect(tally.frames > 50 && tally.same * 100 >= tally.frames * 95, "\(tally.others)")
  }

  struct Tally {
    var screens = 0
    var constants = 0
    var priorities = 0
    var spacings = 0
    var texts = 0
    var removals = 0
    var refusedOutlets = 0
    var additions = 0
    var refusedTexts = 0
    /// Frames that count, and those of them that are the same in canvas and design.
    var frames = 0
    var same = 0
    var others: [String] = []
  }

  private static let engine = LayoutEngine(measuring: SystemText())
  private static let check = CheckFile(engine: engine, source: .measured, tolerance: 0.5)

  /// Where the design decides every frame of the canvas, the canvas shows those that the design has.
  ///
  /// The canvas takes from the file what constraints leave open, breaks conflicts by its own constraints, and keeps
  /// sizes that only it knows, as those of cells: such screens say nothing, nor views on which both differed before.
  private func expectFrames(
    _ old: (scene: InterfaceBuilderScene, screen: Screen),
    _ new: (scene: InterfaceBuilderScene, screen: Screen), at place: String, tally: inout Tally
  ) {
    guard let before = frames(of: old.screen, on: old.scene),
      let wanted = frames(of: new.screen, on: new.scene)
    else { return }
    let (canvas, found) = (Self.check.frames(of: old.scene), Self.check.frames(of: new.scene))
    for view in new.screen.views.map(\.id) {
      guard let one = canvas[view], let other = before[view], Self.isSame(one, other), let frame = found[view]
      else { continue }
      tally.frames += 1
      if wanted[view].map({ Self.isSame($0, frame) }) ?? false {
        tally.same += 1
      } else {
        tally.others.append("\(place) \(view)")
      }
    }
  }

  /// The frames of a design on a scene's canvas; nil where either leaves something open or contradicts itself.
  private func frames(of screen: Screen, on scene: InterfaceBuilderScene) -> [ObjectID: Rect]? {
    let canvas = scene.canvas(.measured)
    let hasCells = screen.rootTraits.kind != .window || screen.views.contains { $0.kind == .tableCell }
    if hasCells { return nil }
    let layouts = [screen, canvas.screen].map { Self.engine.layout($0, in: canvas.environment) }
    guard layouts.allSatisfy({ $0.conflicts.isEmpty && $0.ambiguities.isEmpty }) else { return nil }
    return Dictionary(
      zip(screen.views, layouts[0].views).map { ($0.id, $1.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private static func isSame(_ one: Rect, _ other: Rect) -> Bool {
    let differences = [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
    return differences.allSatisfy { abs($0) <= 0.5 }
  }

  private func check(
    _ scene: InterfaceBuilderScene, of file: InterfaceBuilderFile, _ bytes: [UInt8], at place: String,
    tally: inout Tally, numbers: inout SeededNumbers
  ) throws {
    let back = WriteBack(scene, of: file, id: "s", name: "s", known: [:])
    let written = scene.imported(id: "s", name: "s", known: [:]).origins
    let own = Set(written.filter { $0.kind == .constraint }.map(\.object))
    guard let change = ChangedScreen(back.screen, own, numbers: &numbers) else { return }
    let writing = WriteFrames(back, of: scene, known: [:], engine: Self.engine)
    var target = change.screen
    var result = try writing.write(from: back.screen, to: target)
    // Objects that outlets lead to, and texts of several styles, are refused: what is left must be as it was meant.
    for refusal in result.refusals {
      if refusal.key == change.removed?.text, refusal.reason.contains("outlet") {
        tally.refusedOutlets += 1
      } else if refusal.key == change.text?.text, refusal.reason.contains("pieces") {
        tally.refusedTexts += 1
      } else {
        Issue.record("\(place): \(refusal)")
      }
    }
    if !result.refusals.isEmpty {
      target = change.without(Set(result.refusals.map(\.key)), back.screen)
      result = try writing.write(from: back.screen, to: target)
      #expect(result.refusals.isEmpty, "\(place)")
    }
    let again = try InterfaceBuilderFile(result.bytes)
    let scenes = again.scenes.filter { $0.rootID == scene.rootID }
    #expect(again.scenes.count == file.scenes.count && scenes.count >= 1, "\(place)")
    if let new = scenes.first { expectFrames((scene, back.screen), (new, target), at: place, tally: &tally) }
    expectLines(from: bytes, to: result.bytes, written, change, at: place)
    tally.screens += 1
    tally.constants += 1
    tally.priorities += 1
    tally.additions += 1
    if change.spacing != nil { tally.spacings += 1 }
    if change.text != nil { tally.texts += 1 }
    if change.removed != nil { tally.removals += 1 }
  }

  /// Only lines of the objects that changed differ: their own, and one for a constraint that came.
  private func expectLines(
    from old: [UInt8], to new: [UInt8], _ origins: [SceneOrigin], _ change: ChangedScreen, at place: String
  ) {
    let lines = Dictionary(origins.map { ($0.object, $0.line) }, uniquingKeysWith: { first, _ in first })
    let before = old.split(separator: 0x0A, omittingEmptySubsequences: false)
    let after = new.split(separator: 0x0A, omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    let changed = [change.constant, change.priority, change.spacing, change.text, change.removed]
      .compactMap { $0.flatMap { lines[$0] } }
    // Closing tags are alike, so the difference may take one for another's that stands elsewhere.
    var closed = difference.insertions.compactMap { insertion -> ArraySlice<UInt8>? in
      guard case .insert(_, let line, _) = insertion else { return nil }
      return line.drop { $0 == 0x20 }.starts(with: Array("</".utf8)) ? line : nil
    }
    for removal in difference.removals {
      guard case .remove(let offset, let line, _) = removal else { continue }
      if let index = closed.firstIndex(of: line) {
        closed.remove(at: index)
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      let isOwn = changed.contains(offset + 1)
      // A text may stand in an element of its own, below its view's line.
      let isText = change.text.flatMap { lines[$0] }.map { (1...12).contains(offset + 1 - $0) } ?? false
      // What installs a constraint goes with it, and a view without anything in it opens for one.
      let isMask = ["exclude", "include", "mask", "variation"].contains { text.contains($0) }
      let isOpened = lines[change.added] == offset + 1
      let isList = text.contains("constraints")
      #expect(isOwn || isText || isMask || isOpened || isList, "\(place): \(offset + 1): \(text)")
    }
    #expect(difference.insertions.count <= changed.count + 5, "\(place)")
  }
}

/// A screen with one of each kind of changes, as far as it has what can be changed.
private struct ChangedScreen {
  let screen: Screen
  private(set) var constant, priority, spacing, text, removed: ObjectID?
  /// The view that got a constraint more.
  let added: ObjectID

  /// Nil for a screen with fewer than three constraints in its file.
  init?(_ old: Screen, _ own: Set<ObjectID>, numbers: inout SeededNumbers) {
    var lists = old.lists
    let varied = Set(old.variations.map(\.target))
    var free = lists.constraints.indices.filter {
      own.contains(lists.constraints[$0].id) && !varied.contains(lists.constraints[$0].id)
    }
    guard free.count >= 3 else { return nil }
    free.shuffle(using: &numbers)
    lists.constraints[free[0]].constant += 3.5
    constant = lists.constraints[free[0]].id
    let priority = lists.constraints[free[1]].priority
    lists.constraints[free[1]].priority = priority == 750 ? 751 : 750
    self.priority = lists.constraints[free[1]].id
    if let index = lists.views.indices.first(where: { lists.views[$0].kind == .stack }) {
      let value = lists.views[index].attributes.number(.spacing) ?? 0
      lists.views[index].attributes[.spacing] = .number(value + 3)
      spacing = lists.views[index].id
    }
    let texts = lists.views.indices.filter {
      [.label, .button].contains(lists.views[$0].kind) && !varied.contains(lists.views[$0].id)
    }
    if let index = texts.randomElement(using: &numbers) {
      lists.views[index].attributes[.text] = .text("A “new” <text> & more")
      text = lists.views[index].id
    }
    let gone = lists.constraints[free[2]].id
    lists.constraints.remove(at: free[2])
    removed = gone
    let view = lists.views.last!.id
    added = view
    lists.constraints.append(
      LayoutConstraint(id: "c1", AnchoredItem(Item(view), .width), .atMost, constant: 4321, priority: 42))
    screen = Screen(id: old.id, name: old.name, lists: lists)
  }

  /// The same, but for what was refused.
  func without(_ keys: Set<String>, _ old: Screen) -> Screen {
    var lists = screen.lists
    if let removed, keys.contains(removed.text), let constraint = old.constraint(removed) {
      lists.constraints.insert(constraint, at: old.constraints.firstIndex(of: constraint)!)
    }
    if let text, keys.contains(text.text), let index = lists.views.firstIndex(where: { $0.id == text }) {
      lists.views[index].attributes[.text] = old.view(text)!.attributes[.text]
    }
    return Screen(id: screen.id, name: screen.name, lists: lists)
  }
}
