public import DesignModel
import Notation

/// Finds the views that translations are for, and sets their texts.
public struct TakeTranslations {
  private var screens: [Screen]
  /// Which views have an identity, by screen and place.
  private var byObject: [String: [Place]] = [:]
  /// Which texts say the same in the design's own language.
  private var byText: [String: [Target]] = [:]
  private var changed: Set<Int> = []
  /// Texts set.
  public private(set) var count = 0
  /// The languages by their tags, in alphabetical order.
  public var languages: [String] { taken.sorted() }
  private var taken: Set<String> = []
  /// What was left out, in words, in the order of the files.
  public private(set) var notes: [String] = []

  private struct Place {
    let screen: Int
    let view: ObjectID
  }

  private struct Target {
    let place: Place
    let attribute: ViewAttribute
  }

  /// Screens whose texts are to be set.
  public init(_ screens: [Screen]) {
    self.screens = screens
    for (index, screen) in screens.enumerated() {
      for view in screen.views {
        let place = Place(screen: index, view: view.id)
        byObject[view.id.text, default: []].append(place)
        for attribute in LocalizedText.attributes {
          guard let text = view.attributes.text(attribute) else { continue }
          byText[text, default: []].append(Target(place: place, attribute: attribute))
        }
      }
    }
  }

  /// The screens that say something new, in their order.
  public var changedScreens: [Screen] { changed.sorted().map { screens[$0] } }

  /// Sets what a file says.
  public mutating func take(_ table: TranslationTable, from path: String) {
    notes += table.notes.map { "\(path): \($0)" }
    for entry in table.entries {
      let targets = targets(of: entry.key)
      if targets.isEmpty {
        let place = entry.line.map { "\(path):\($0)" } ?? path
        notes.append("\(place): no view has '\(entry.key)'")
      }
      for target in targets { set(entry, target) }
    }
  }

  /// Notes a file that can't be read.
  public mutating func leaveOut(_ path: String, _ fault: StringsFault) { notes.append("\(path): \(fault)") }

  private mutating func set(_ entry: TranslationTable.Entry, _ target: Target) {
    let index = target.place.screen
    let before = screens[index].texts
    do {
      try screens[index].setText(entry.value, of: target.place.view, target.attribute, in: entry.locale)
    } catch {
      preconditionFailure("A table's languages are checked when it is read: \(error)")
    }
    if screens[index].texts != before { changed.insert(index) }
    count += 1
    taken.insert(entry.locale)
  }

  /// What a key speaks of: an object's property if it names one, else every text that reads so.
  private func targets(of key: String) -> [Target] {
    if let dot = key.firstIndex(of: ".") {
      let attribute = Self.properties[String(key[key.index(after: dot)...])]
      let places = byObject[String(key[..<dot])] ?? []
      if let attribute, !places.isEmpty { return places.map { Target(place: $0, attribute: attribute) } }
    }
    return byText[key] ?? []
  }

  /// The properties as Xcode's exported keys call them.
  private static let properties = Dictionary(
    uniqueKeysWithValues: LocalizedText.attributes.flatMap { attribute in
      attribute.row.translationKeys.map { ($0, attribute) }
    })
}
