import CommandGrammar
import DesignLanguage
import DesignModel
import Notation
import Storage

/// `add-assertion`.
struct AddAssertion: ScreenEdit {
  static var card: Card {
    Card(
      "add-assertion", group: "checking", "Adds a claim that the screen's layouts must keep to.",
      details: """
        A claim compares anchors as a constraint does, without a priority, but it does not change the layout. It measures on the \
        screen, scrolling counted: a scroll view's anchors are those of its frame. A relation says nothing where a \
        view that it measures is hidden. Everything holds within half a device pixel.

        Or it says of a view that it 'is', or 'is not', visible, hidden, reachable or truncated, that it 'scrolls', or \
        'does not scroll', vertically or horizontally, that it 'overlaps', or 'does not overlap', another view. \
        Visible: a part of it lies in the window above the keyboard and in every scroll view around it. Reachable: \
        scrolling can bring all of it between the bars and above the keyboard, where no notch covers what it shows; of a \
        view that is longer than that, each end. The keyboard counts for what people type into and what lies with it in \
        a child of the root; for all other views it counts as hidden, unless the condition is about the keyboard. 'audit' \
        reports no view that is reachable so; of those that are not it passes over decoration, what has no area, cells, \
        what lies in a folded view, and texts of which it sees all lines, and what a notch covers is a warning. \
        Truncated: a part of its text is missing or cut off. Scrolls: its content does not fit.

        'statusBar' may take the place of a view that is visible or hidden, or overlapped: a part of the view lies above the \
        root's safe area while the status bar is shown.
        """,
      examples: [
        Example(
          "add-assertion login 'password.top >= email.bottom + 8' --id fields-apart",
          "Claims a distance on every profile."),
        Example(
          "add-assertion login 'password is reachable' --when 'keyboard = shown'",
          "Claims that the field can be scrolled above the keyboard."),
        Example(
          "add-assertion login 'title is not truncated' --message 'People must know where they are'",
          "Claims that all of the text is shown, and says why."),
        Example("add-assertion login 'email does not overlap password'", "Claims that two views lie apart."),
        Example(
          "add-assertion login 'password.bottom <= keyboard.top' --when 'focus = password'",
          "Claims that people see what they write."),
      ])
  }

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "What must hold.", name: "claim") var text: String
  @Parameter(option: "The assertion's name; the next of a1, a2, … if not given.") var id: String?
  @Parameter(option: "The profiles that it must hold on; all if not given.") var when: WhenCondition?
  @Parameter(option: "Why it matters; reported where it fails.", value: "text") var message: String?

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    let claim = try Claim(reading: text, in: screen)
    if let when, when.conditions.count > 1 {
      if let id { throw WhenError.severalOfOneName(id, when) }
      let added = try when.conditions.map { try screen.addAssertion(claim, when: $0, message: message) }
      let lines = added.map { "added \($0.id): \(screen.spelled($0.claim))" }
      return Reply(lines.joined(separator: "\n"), list: added.map { screen.record(of: $0) })
    }
    let assertion = try screen.addAssertion(claim, when: when?.conditions[0], message: message, id: id)
    return Reply(
      "added \(assertion.id): \(screen.spelled(assertion.claim))", record: screen.record(of: assertion))
  }
}

extension Claim {
  /// The text, its faults pointed at in it.
  init(reading text: String, in screen: Screen) throws(TextFault) {
    do { try self.init(parsing: text, in: screen) } catch { throw TextFault(error, in: text) }
  }
}
