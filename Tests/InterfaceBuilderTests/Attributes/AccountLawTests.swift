import DesignModel
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The law that nothing of a file is lost without a line.
@Suite("What public files say") struct AccountLawTests {
  /// Files of three corpora in an order that the seed gives, at most one of a repository.
  private static func files(_ count: Int, seed: UInt64) -> [(
    url: URL, bytes: [UInt8], file: InterfaceBuilderFile
  )] {
    var urls = ["corpus", "corpus2", "corpus3"].flatMap(sharedInterfaces)
    var numbers = SeededNumbers(seed: seed)
    urls.shuffle(using: &numbers)
    var repositories: Set<String> = []
    var result: [(url: URL, bytes: [UInt8], file: InterfaceBuilderFile)] = []
    for url in urls where result.count < count {
      guard let data = try? Data(contentsOf: url), let file = try? InterfaceBuilderFile(Array(data)),
        let repository = url.pathComponents.first(where: { $0.contains("+") }),
        repositories.insert(repository).inserted
      else { continue }
      result.append((url, Array(data), file))
    }
    print("accounted for \(result.count) files by the seed \(seed)")
    return result
  }

  /// The elements whose attributes were judged one by one, and those that were settled whole.
  private static func visits(_ file: InterfaceBuilderFile) -> (judged: [XMLElement], settled: [XMLElement]) {
    var (judged, settled): ([XMLElement], [XMLElement]) = ([], [])
    func visit(_ visit: AccountForNames.Visit) {
      switch visit {
      case .judged(let element): judged.append(element)
      case .settled(let element): settled.append(element)
      }
    }
    _ = file.surroundings(visit: visit)
    for scene in file.scenes { _ = scene.tree.account(of: scene.controller, visit: visit) }
    return (judged, settled)
  }

  @Test("is read, known to say nothing or noted, each attribute of each element", .takesSeconds) func whole()
  {
    for (url, _, file) in Self.files(120, seed: 14) {
      let (judged, settled) = Self.visits(file)
      var met = Set(judged.map(ObjectIdentifier.init))
      for element in settled where element !== file.document.root {
        element.forEach { met.insert(ObjectIdentifier($0)) }
      }
      met.insert(ObjectIdentifier(file.document.root))
      var left: [String] = []
      file.document.root.forEach { element in
        if !met.contains(ObjectIdentifier(element)) {
          left.append("<\(element.name)> on line \(element.line)")
        }
      }
      #expect(left.isEmpty, "\(url.lastPathComponent): \(left.prefix(5))")
    }
  }

  @Test("is noted where nobody knows it, wherever it stands", .takesSeconds) func unknown() throws {
    var numbers = SeededNumbers(seed: 7)
    var tried = 0
    for (url, bytes, file) in Self.files(60, seed: 15) {
      for element in Self.visits(file).judged.shuffled(using: &numbers).prefix(4) {
        // Of a class that isn't known nothing else is.
        if !ViewKind.isKnown(element.name), element.child("rect", key: "frame") != nil { continue }
        var changed = bytes
        changed.insert(contentsOf: Array(" sparkle=\"1\"".utf8), at: file.place(afterNameOf: element))
        let read = try InterfaceBuilderFile(changed)
        let notes = read.scenes.flatMap(\.notes) + read.losses
        #expect(
          notes.contains { $0.text.contains("'sparkle'") && $0.line == element.line },
          "\(url.lastPathComponent): <\(element.name)> on line \(element.line)")
        tried += 1
      }
    }
    print("tried \(tried) elements")
  }
}

extension InterfaceBuilderFile {
  /// Where an element's name ends, in the file's bytes; those files that aren't UTF-8 have none of these.
  fileprivate func place(afterNameOf element: XMLElement) -> Int {
    element.places.head.lowerBound + 1 + element.name.utf8.count
  }
}
