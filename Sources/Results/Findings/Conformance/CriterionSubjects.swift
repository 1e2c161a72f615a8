import Auditing
import DesignModel

/// What on a screen a criterion speaks of, and what of it no rule can ask.
struct CriterionSubjects {
  private let subject: Criterion.Subject
  private let screen: Screen
  /// The views whose contrasts the criterion asks for.
  private let measured: Set<ObjectID>
  /// The views that nobody sees or can aim at.
  private let unaimed: Set<ObjectID>

  init(of subject: Criterion.Subject, on screen: Screen, measured: Set<ObjectID>) {
    (self.subject, self.screen, self.measured) = (subject, screen, measured)
    unaimed = screen.unaimedViews
  }

  /// What it is called.
  var word: String {
    switch subject {
    case .texts: "text"
    case .controls: "control"
    case .graphics: "picture or symbol"
    case .anything: "text or control"
    }
  }

  /// The places of the views that rules ask.
  var places: [Int] { screen.views.indices.filter { holds(screen.views[$0]) } }

  /// True if one of the views that rules ask is one of those, or lies in one.
  func lie(in holders: Set<ObjectID>) -> Bool {
    places.contains { place in
      let view = screen.views[place]
      return holders.contains(view.id) || screen.ancestors(of: view.id).contains { holders.contains($0.id) }
    }
  }

  private func holds(_ view: View) -> Bool {
    if unaimed.contains(view.id) { return false }
    let isText = view.kind.showsText || view.kind == .segmentedControl
    return switch subject {
    case .texts: isText && (view.hasText || view.takesText)
    case .controls: isControl(view)
    case .graphics:
      view.kind == .image || view.attributes.imageName != nil || view.attributes.isSystemSymbol
        || measured.contains(view.id)
    case .anything: isText || view.attributes.areOfUse(on: view.kind) || view.takesText
    }
  }

  private func isControl(_ view: View) -> Bool { isUsed(view) && !view.attributes.isDisabled }

  private func isUsed(_ view: View) -> Bool {
    view.attributes.isInteractive(on: view.kind) || view.takesText
  }

  /// Controls that their file disables, so that no criterion for controls speaks of them.
  var disabled: [View] {
    guard subject == .controls else { return [] }
    return screen.views.filter { isUsed($0) && $0.attributes.isDisabled && !unaimed.contains($0.id) }
  }

  /// Texts that are given at run time, or that samples stand in for.
  var textsOfCode: [View] {
    guard [.texts, .anything].contains(subject) else { return [] }
    let samples = Set(screen.sampleTexts.map(\.id))
    return screen.views.filter { view in
      if samples.contains(view.id) { return view.kind != .image }
      return [.label, .button].contains(view.kind) && !view.hasText && view.attributes.imageName == nil
        && !view.attributes.isSystemSymbol && !view.isButtonWithoutWords
    }
  }

  /// Views that people use as their traits have it, though they are no controls to the design.
  var unasked: [View] {
    guard subject == .controls else { return [] }
    return screen.views.filter { view in
      let traits = (view.attributes.text(.traits) ?? "").split(separator: ",").map(String.init)
      return !isUsed(view) && !view.attributes.takesNoTouches
        && !Self.traitsOfControls.isDisjoint(with: traits)
    }
  }

  /// Views of a file whose class is none of the kinds that designs know, as pickers, maps and web views: people may use them,
  /// and they may show texts.
  var unknown: [View] {
    guard subject != .graphics, screen.isOfInterfaceBuilder else { return [] }
    return screen.views.filter { view in
      view.kind == .custom && (subject != .controls || !isUsed(view) && !view.attributes.takesNoTouches)
    }
  }

  /// Views of the app's own classes that may be controls, by an action of their file or by what their class is called: what of
  /// them people aim at isn't known.
  var ownControls: [View] {
    guard subject == .controls, screen.isOfInterfaceBuilder else { return [] }
    return screen.views.filter { view in
      guard view.kind == .view, !isUsed(view), !view.attributes.takesNoTouches,
        let name = view.attributes.text(.customClass)
      else { return false }
      return view.attributes.acts || Self.namesOfControls.contains(where: name.hasSuffix)
    }
  }

  /// What names of classes of controls end with.
  private static let namesOfControls = [
    "Control", "Button", "Stepper", "Slider", "Switch", "Picker", "Field", "Toggle", "Checkbox", "CheckBox",
  ]

  private static let traitsOfControls = Set(
    [AccessibilityTrait.button, .link, .searchField, .keyboardKey, .adjustable].map(\.rawValue))

  /// What scrolls without anything in it.
  var listsOfCode: [View] {
    let holders = Set(screen.views.compactMap(\.parent))
    return screen.views.filter { $0.kind == .scroll && !holders.contains($0.id) }
  }

  /// Rows of tables and cells of collections, and what is one by itself, each once: where a row has a content view, that is named.
  var rows: [View] {
    let rowsOfTables = Set(screen.views.filter { $0.kind == .tableCell }.compactMap(\.parent))
    return screen.views.filter { view in
      let isCell =
        view.attributes.isPrototype
        || view.id == .root && (screen.rootTraits.kind == .cell || view.isCalledCell)
      return (view.kind == .tableCell || isCell && !rowsOfTables.contains(view.id))
        && !view.attributes.takesNoTouches
    }
  }

  /// True where the design names buttons or tabs in the bars around the screen.
  var hasBarItems: Bool { screen.root.attributes.nameBarItems }
}

extension View {
  /// True for a view whose class is called a cell (`FavIconCell`), whatever its file takes it for.
  fileprivate var isCalledCell: Bool { attributes.text(.customClass)?.hasSuffix("Cell") == true }
}
