import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// `TEXT_EDITS` says how many edits are tried on public files.
@Suite("An edit of a storyboard or xib") struct InterfaceTextLawTests {
  private static let samples = [MergeSamples.storyboard, MergeSamples.xib].map { Array($0.utf8) }

  /// The samples and, where they are, public files with a document as their outermost element.
  private static func files() -> [[UInt8]] {
    let shared = ["corpus", "corpus2"].flatMap(sharedInterfaces).compactMap { try? Data(contentsOf: $0) }
    return samples
      + shared.filter { $0.count < 100_000 }.map { Array($0) }
      .filter { (try? XMLReader.root(of: $0))?.name == "document" }
  }

  private static var wanted: Int {
    ProcessInfo.processInfo.environment["TEXT_EDITS"].flatMap(Int.init) ?? 400
  }

  @Test("changes its text, whatever is changed that Xcode doesn't write by itself", .takesSeconds)
  func changes() throws {
    let files = Self.files()
    var numbers = SeededNumbers(seed: 11)
    var tried = 0
    while tried < Self.wanted {
      let bytes = files.randomElement(using: &numbers)!
      guard let edit = ElementEdit(.ofSomebody, of: bytes, &numbers) else { continue }
      tried += 1
      let (before, after) = (try InterfaceText(bytes).lines, try InterfaceText(edit.bytes).lines)
      #expect(before != after, "\(edit.words)")
    }
    print("edited: \(tried) times, in \(files.count) files")
  }

  @Test("leaves its text as it is where only Xcode would make it", .takesSeconds) func marks() throws {
    let files = Self.files()
    var numbers = SeededNumbers(seed: 13)
    var tried = 0
    while tried < Self.wanted {
      let bytes = files.randomElement(using: &numbers)!
      guard let edit = ElementEdit(.ofXcode, of: bytes, &numbers) else { continue }
      tried += 1
      #expect(try InterfaceText(bytes).lines == InterfaceText(edit.bytes).lines, "\(edit.words)")
    }
  }

  @Test("that people make is seen", arguments: RandomEdit.Kind.allCases.filter { $0 != .header })
  func people(kind: RandomEdit.Kind) throws {
    var numbers = SeededNumbers(seed: 17)
    for bytes in Self.samples {
      for _ in 0..<20 {
        guard let edit = RandomEdit(kind, of: bytes, named: "abc", &numbers), edit.bytes != bytes else {
          continue
        }
        #expect(try InterfaceText(bytes).lines != InterfaceText(edit.bytes).lines, "\(edit.words)")
      }
    }
  }
}

/// A change of any attribute or element of a file.
private struct ElementEdit {
  enum Author { case ofSomebody, ofXcode }

  let words: String
  let bytes: [UInt8]

  /// A change that somebody makes, or that Xcode makes when it saves; nil where the file has nothing for it.
  init?(_ author: Author, of bytes: [UInt8], _ numbers: inout SeededNumbers) {
    guard let document = try? XMLDocument(bytes) else { return nil }
    var elements: [(element: XMLElement, isXcodes: Bool)] = []
    Self.visit(document.root, isXcodes: false, into: &elements)
    let wanted = elements.filter {
      $0.isXcodes == (author == .ofXcode) || author == .ofXcode && Self.takesMarks($0.element)
    }
    guard let (element, isXcodes) = wanted.randomElement(using: &numbers) else { return nil }
    var edits = XMLEdits(document)
    switch author {
    case .ofXcode where !isXcodes:
      let mark = ["misplaced", "ambiguous", "fixedFrame"].randomElement(using: &numbers)!
      words = "\(mark) of line \(element.line)"
      edits.set(mark, of: element, to: element[mark] == "YES" ? "NO" : "YES")
    case .ofXcode:
      words = "<\(element.name)> of line \(element.line)"
      if let attribute = Self.numbers(of: element).randomElement(using: &numbers),
        Bool.random(using: &numbers)
      {
        edits.set(attribute, of: element, to: "\(Int.random(in: 1000...2000, using: &numbers))")
      } else {
        edits.remove(element)
      }
    case .ofSomebody:
      let attributes = element.attributes.filter {
        !WrittenByXcode.isMark($0.name) && !Self.isOfColor($0, element)
      }
      if let attribute = attributes.randomElement(using: &numbers), Int.random(in: 0..<5, using: &numbers) > 0
      {
        words = "\(attribute.name) of <\(element.name)> in line \(element.line)"
        edits.set(attribute.name, of: element, to: "new\(Int.random(in: 1000...2000, using: &numbers))")
      } else {
        // A list of nothing says as much as none.
        guard element !== document.root, !element.isContainer || !element.children.isEmpty else { return nil }
        guard Self.says(element) else { return nil }
        words = "no <\(element.name)> in line \(element.line)"
        edits.remove(element)
      }
    }
    self.bytes = document.encoding.bytes(of: edits.text)
  }

  private static func visit(
    _ element: XMLElement, isXcodes: Bool, into found: inout [(element: XMLElement, isXcodes: Bool)]
  ) {
    found.append((element, isXcodes))
    for child in element.children {
      let isSection = element.name == "document" && WrittenByXcode.isSection(child)
      visit(child, isXcodes: isXcodes || isSection || WrittenByXcode.isPlace(child), into: &found)
    }
  }

  /// True for an object with a frame.
  private static func takesMarks(_ element: XMLElement) -> Bool {
    element["id"] != nil && element.child("rect", key: "frame") != nil
  }

  /// The attributes of a place that hold numbers.
  private static func numbers(of element: XMLElement) -> [String] {
    WrittenByXcode.isPlace(element) ? element.attributes.map(\.name).filter { $0 != "key" } : []
  }

  /// True for what a color of the system comes to.
  private static func isOfColor(_ attribute: XMLElement.Attribute, _ element: XMLElement) -> Bool {
    element.name == "color" && (element["systemColor"] ?? element["cocoaTouchSystemColor"]) != nil
      && !["systemColor", "cocoaTouchSystemColor", "key"].contains(attribute.name)
  }

  /// False for an element with nothing but what Xcode writes by itself in lists.
  private static func says(_ element: XMLElement) -> Bool {
    if WrittenByXcode.isPlace(element) { return false }
    if !element.isContainer || element["key"] != nil && element.children.isEmpty { return true }
    return element.children.contains(where: says)
  }
}
