@testable import InterfaceBuilder

extension MergedInterface {
  /// The merged file with one side taken at every marker.
  func choosing(_ side: MergedSide) -> [UInt8] {
    var (lines, open) = ([ArraySlice<UInt8>](), MergedSide?.none)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: Array("<<<<<<< ours".utf8)) {
        open = .ours
      } else if open == .ours, line.starts(with: Array("=======".utf8)) {
        open = .theirs
      } else if open == .theirs, line.starts(with: Array(">>>>>>> theirs".utf8)) {
        open = nil
      } else if open == nil || open == side {
        lines.append(line)
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// The same read; nil where it is not well-formed.
  func root(choosing side: MergedSide) -> XMLElement? { try? XMLReader.root(of: choosing(side)) }
}

extension XMLElement {
  /// All that is in an element, whatever its order.
  var unordered: String {
    let words = attributes.map { "\($0.name)='\($0.value)'" }.sorted().joined(separator: " ")
    return "<\(name) \(words)>\(text)\(children.map(\.unordered).sorted().joined())</>"
  }

  /// The elements with identifiers, and the element that each is in.
  var objects: [String: (element: XMLElement, parent: String)] {
    var found: [String: (element: XMLElement, parent: String)] = [:]
    func visit(_ element: XMLElement, in parent: String) {
      let id = element.objectID
      if let id { found[id] = (element, parent) }
      for child in element.children { visit(child, in: id ?? parent) }
    }
    visit(self, in: "")
    return found
  }
}
