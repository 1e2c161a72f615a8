import SwiftSyntax

/// What is left out of a file because it doesn't compile.
///
/// The first error of a line takes out the least statement, element or member that holds the line; one that comes back
/// takes out what is around it.
struct Cuts {
  /// A part that is left out, and what comes in its place.
  struct Cut {
    let node: Syntax
    let text: String
  }

  let list: [Cut]

  /// The cuts of a file, none within another.
  init(_ file: RewrittenFile, in module: RewrittenModule) {
    guard let lines = module.allowances?.cuts[file.path] else {
      list = []
      return
    }
    let found = Removable(file, Set(lines.keys), in: module)
    var cuts: [Cut] = []
    for (line, count) in lines.sorted(by: { $0.key < $1.key }) {
      // The list goes from the outside in.
      let around = found.around[line, default: []]
      if let cut = around.dropLast(min(count - 1, max(0, around.count - 1))).last { cuts.append(cut) }
    }
    let outer = cuts.filter { cut in !cuts.contains { cut.lies(in: $0) } }
    list = outer.reduce(into: []) { list, cut in
      // Of two cuts of one part the later one goes further.
      if let place = list.firstIndex(where: { $0.node.id == cut.node.id }) {
        if cut.text.count < list[place].text.count { list[place] = cut }
      } else {
        list.append(cut)
      }
    }
  }

  /// True for what is left out.
  func covers(_ node: some SyntaxProtocol) -> Bool {
    list.contains { $0.node.position <= node.position && node.endPosition <= $0.node.endPosition }
  }
}

extension Cuts.Cut {
  fileprivate func lies(in other: Cuts.Cut) -> Bool {
    node.id != other.node.id && other.node.position <= node.position
      && node.endPosition <= other.node.endPosition
  }
}
