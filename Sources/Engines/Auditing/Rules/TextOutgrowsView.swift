import DesignModel
import Notation

/// Texts of any number of lines in rows, and in views of their own files, whose height doesn't follow them.
enum TextOutgrowsView: DesignRule {
  static let card = RuleCard(
    "text-outgrows-view", .warning,
    summary: "A text of any number of lines can grow out of its row or view, whose height doesn't follow it.",
    why: """
      The text comes at run time, and may have more lines than the file shows. Nothing binds its end to that of the row, or \
      of the view of its own file: the table doesn't make the row higher, and the lines reach out of it or into what \
      stands below.
      """,
    fix: "Bind the end of the text, or of the column that it stands in, to the bottom of the row or view.",
    bad: """
      add-view demo row --kind tableCell
      pin demo row top,leading,trailing --to safeArea
      add-constraint demo 'row.height == 80'
      add-view demo message --kind label --style body --lines 0 --text Label --in row
      pin demo message leading,trailing --inset 16
      add-constraint demo 'message.centerY == row.centerY'
      """,
    good: """
      add-view demo row --kind tableCell
      pin demo row top,leading,trailing --to safeArea
      add-view demo message --kind label --style body --lines 0 --text Label --in row
      pin demo message top,leading,trailing,bottom --inset 16
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    let texts = tree.growingTexts
    guard !texts.isEmpty else { return [] }
    let ends = HeldEnds(tree, along: .vertical)
    return texts.compactMap { text, outer in
      guard !ends.limited.contains(text), !ends.isHeld(text, atStart: false, in: outer) else { return nil }
      let (own, around) = (tree.screen.views[text], tree.screen.views[outer])
      return Finding(
        Self.self, view: own.id,
        message:
          "\(own.name) may have any number of lines, and nothing binds its end to that of \(around.name)")
    }
  }
}

extension AuditedScreen {
  /// The texts that code sets, of any number of lines and by their names more than a word or two, each with the row, or the
  /// view of its own file, that it isn't scrolled in.
  fileprivate var growingTexts: [(text: Int, outer: Int)] {
    parents.indices.compactMap { text in
      guard kinds[text] == .label, isSetToProse(text), let outer = heightOwner(around: text),
        !ancestors(of: text).contains(where: { kinds[$0] == .scroll && contains($0, under: outer) })
      else { return nil }
      return (text: text, outer: outer)
    }
  }

  private func isSetToProse(_ text: Int) -> Bool {
    let view = screen.views[text]
    let traits = TextTraits(.label, view.attributes)
    return traits.lines == 0 && traits.minimumScale == 0 && !view.attributes.asksToBeHidden
      && (view.attributes.isConnected || SampleText(view) != nil)
      && !view.name.words.isDisjoint(with: AuditedLayout.prose.union(AuditedLayout.data))
  }

  /// The content of a row, the cell that is filled again and again, or the root where the window doesn't size it.
  private func heightOwner(around view: Int) -> Int? {
    let row = ancestors(of: view).first { kinds[$0] == .tableCell || screen.views[$0].attributes.isPrototype }
    return row ?? (screen.rootTraits.kind == .window ? nil : 0)
  }
}
