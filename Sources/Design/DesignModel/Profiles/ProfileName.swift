import Notation

extension Profile {
  /// What the profile is, part by part, as in `iphone-se-3/portrait/AX3/rtl/keyboard`.
  ///
  /// Parts at their default are left out, but for the orientation. Reads back by `init(named:)`.
  public var name: String {
    // Joined as it grows: a new store names thousands.
    var name = device
    func add(_ part: String) {
      name += "/"
      name += part
    }
    add(orientation.rawValue)
    if let window { add("\(window.width.spelled)x\(window.height.spelled)") }
    if textSize != .large { add(textSize.alias) }
    if boldText { add("bold") }
    if direction != .ltr { add(direction.rawValue) }
    if keyboard == .shown { add("keyboard") }
    for bar in bars { add("\(bar.rawValue)-bar") }
    if let os { add("os-\(os.spelled)") }
    if let locale { add(LanguageTag(parsing: locale)?.isPlain == true ? locale : "locale:\(locale)") }
    if let state { add("state:\(state)") }
    if let focus { add("focus:\(focus)") }
    for offset in offsets { add("scroll:\(offset.spelled)") }
    return name
  }

  /// Reads a profile's name: the device first, with its pose if it has several, the other parts in any order, each thing once.
  public init(named name: String) throws(ProfileNameError) {
    var parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)[...]
    guard var device = parts.popFirst(), !device.isEmpty else { throw .empty }
    if let pose = parts.first.flatMap(DevicePose.init) {
      device += "/\(pose.rawValue)"
      parts.removeFirst()
    }
    self.init(device: device)
    var seen: Set<String> = []
    for part in parts {
      guard let said = read(part) else { throw .unknownPart(part, profile: name) }
      guard seen.insert(said).inserted else { throw .repeatedPart(part, profile: name) }
    }
    bars = Bar.allCases.filter { bars.contains($0) }
    offsets.sort { $0.view.utf8.lexicographicallyPrecedes($1.view.utf8) }
  }

  /// Takes in one part of a name and says what it spoke of; nil if there is no such part.
  private mutating func read(_ part: String) -> String? {
    if let orientation = Orientation(rawValue: part) {
      self.orientation = orientation
      return "orientation"
    } else if let textSize = TextSize(named: part) {
      self.textSize = textSize
      return "textSize"
    } else if let direction = LayoutDirection(rawValue: part) {
      self.direction = direction
      return "direction"
    } else if let window = Size(parsing: part) {
      self.window = window
      return "window"
    } else if part == "bold" {
      boldText = true
      return part
    } else if part == "keyboard" {
      keyboard = .shown
      return part
    } else if part.hasSuffix("-bar"), let bar = Bar(rawValue: String(part.dropLast(4))) {
      bars.append(bar)
      return part
    }
    if let tag = LanguageTag(parsing: part), tag.isPlain {
      locale = tag.text
      return "locale"
    }
    return readLabelled(part)
  }

  private mutating func readLabelled(_ part: String) -> String? {
    if part.hasPrefix("os-"), let version = Double(parsing: part.dropFirst(3)) {
      os = version
      return "os"
    } else if part.hasPrefix("locale:"), part.count > 7 {
      let name = String(part.dropFirst(7))
      locale = LanguageTag(parsing: name)?.text ?? name
      return "locale"
    } else if part.hasPrefix("state:"), part.count > 6 {
      state = String(part.dropFirst(6))
      return "state"
    } else if part.hasPrefix("focus:"), part.count > 6 {
      focus = String(part.dropFirst(6))
      return "focus"
    } else if part.hasPrefix("scroll:"), let offset = ScrollOffset(parsing: String(part.dropFirst(7))) {
      offsets.append(offset)
      return "scroll:\(offset.view)"
    }
    return nil
  }
}

/// A text that names no profile.
public enum ProfileNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing there.
  case empty
  /// A part that is none of the known ones.
  case unknownPart(String, profile: String)
  /// A part that speaks of what an earlier part settled.
  case repeatedPart(String, profile: String)

  public var description: String {
    switch self {
    case .empty: "a profile starts with a device, as in 'iphone-16/landscape/AX3'"
    case .unknownPart(let part, let profile):
      "unknown part '\(part)' in profile '\(profile)'"
        + (nearestWord(to: part, among: Self.parts).map { "; did you mean '\($0)'?" } ?? Self.explanation)
    case .repeatedPart(let part, let profile):
      "the part '\(part)' in profile '\(profile)' says again what an earlier part says; keep one of them"
    }
  }
  private static let explanation =
    "; parts are an orientation, a text size, rtl, bold, keyboard, WIDTHxHEIGHT, os-N, a language such as de or de-AT, state:NAME, "
    + "focus:VIEW, scroll:VIEW=X,Y|start|end|until:VIEW and \(Bar.words.map { "\($0)-bar" }.joined(separator: ", "))"
  private static let parts =
    DevicePose.words + Orientation.words + TextSize.words + TextSize.aliases + LayoutDirection.words + [
      "bold", "keyboard",
    ]
    + Bar.words.map { "\($0)-bar" }
}

extension Size {
  /// Reads `WIDTHxHEIGHT` in points, none below 0.
  public init?(parsing text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double(parsing: $0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      min(width, height) >= 0, max(width, height) <= ViewAttribute.longest
    else { return nil }
    self.init(width: width, height: height)
  }
}
