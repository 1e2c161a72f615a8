import DesignModel
import Notation

/// The translations of a file, whatever its form.
public struct TranslationTable {
  /// In the file's order; catalogs by key and language.
  private(set) var entries: [Entry] = []
  /// What was left out, in words.
  private(set) var notes: [String] = []

  /// What a key says in a language.
  struct Entry: Hashable {
    let key: String
    let locale: String
    let value: String
    /// Where it stands; nil in catalogs.
    let line: Int?
  }

  /// The table of a file; `locale` names the language of a file that doesn't say it, or the only one to take.
  public init(path: String, bytes: [UInt8], locale: String?) throws(StringsFault) {
    let text = try stringsText(bytes)
    if path.hasSuffix(".xcstrings") {
      try readCatalog(text, only: locale)
    } else {
      try readStrings(text, from: path, locale: locale)
    }
  }

  private mutating func readStrings(_ text: String, from path: String, locale: String?) throws(StringsFault) {
    let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
    let name = folder.map { String($0.dropLast(6)) }
    if name == "Base" || name == "base" {
      notes.append("these are the design's own texts")
      return
    }
    guard let language = name.flatMap(Self.language) ?? locale.flatMap(Self.language) else {
      throw .noLanguage
    }
    var places: [String: Int] = [:]
    for entry in try StringsReader.entries(of: text) {
      let kept = Entry(key: entry.key, locale: language, value: entry.value, line: entry.line)
      if let place = places[entry.key] {
        notes.append("line \(entry.line): the key '\(entry.key)' stands twice; the last one counts")
        entries[place] = kept
      } else {
        places[entry.key] = entries.count
        entries.append(kept)
      }
    }
  }

  /// The canonical tag of a language that can have texts.
  private static func language(_ name: String) -> String? {
    LanguageTag(parsing: name).flatMap { $0.pseudolanguage == nil ? $0.text : nil }
  }

  // MARK: Catalogs

  private mutating func readCatalog(_ text: String, only locale: String?) throws(StringsFault) {
    let json: JSON
    do { json = try JSON(parsing: text) } catch {
      throw .notJSON("\(error.reason) at byte \(error.offset + 1)")
    }
    guard let strings = json["strings"]?.members else { throw .noCatalog("it has no object 'strings'") }
    let source = json["sourceLanguage"]?.text
    for key in strings.keys.sorted() {
      let localizations = strings[key]?["localizations"]?.members ?? [:]
      for name in localizations.keys.sorted() where name != source {
        guard let tag = LanguageTag(parsing: name), tag.pseudolanguage == nil else {
          notes.append("'\(key)': '\(name)' is no language")
          continue
        }
        if let locale, tag.text != locale { continue }
        take(localizations[name]!, key, locale: tag.text)
      }
    }
  }

  private mutating func take(_ localization: JSON, _ key: String, locale: String) {
    if localization["substitutions"] != nil {
      notes.append("'\(key)' in \(locale): substitutions are left out")
    }
    guard let found = Self.value(localization, depth: 0) else {
      notes.append("'\(key)' in \(locale): there is no text")
      return
    }
    if found.isVaried { notes.append("'\(key)' in \(locale): of its variations the general one counts") }
    entries.append(Entry(key: key, locale: locale, value: found.text, line: nil))
  }

  /// The text of a unit, or the general one of its variations; nested ones are few, so that a file can't lead far.
  private static func value(_ unit: JSON, depth: Int) -> (text: String, isVaried: Bool)? {
    if let text = unit["stringUnit"]?["value"]?.text { return (text, depth > 0) }
    guard depth < 4, let variations = unit["variations"]?.members else { return nil }
    for kind in variations.keys.sorted() {
      guard let cases = variations[kind]?.members else { continue }
      for name in ["other", "iphone"] + cases.keys.sorted() {
        if let found = cases[name].flatMap({ value($0, depth: depth + 1) }) { return found }
      }
    }
    return nil
  }
}
