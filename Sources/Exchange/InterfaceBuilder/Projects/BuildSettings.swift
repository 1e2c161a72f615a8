/// The build settings of a target: layer over layer, and what refers to other settings resolved.
///
/// Facts: Apple's "Adding a build configuration file to your project": a target's settings go before those of its file,
/// these before the project's, and these before those of the project's file; `$(inherited)` is the value of the layer
/// below, `$(NAME)` and `${NAME}` that of another setting; `NAME[sdk=iphoneos*]` holds on devices.
struct BuildSettings {
  /// From the first that is asked to the last.
  private let layers: [[String: PropertyList]]

  /// Settings of layers, the first of which goes before the others.
  init(_ layers: [[String: PropertyList]]) { self.layers = layers.map(Self.onDevices) }

  /// A setting's value; nil where no layer has it, or where it refers to what none has.
  subscript(name: String) -> PropertyList? { value(of: name, from: 0, asked: []) }

  /// True if some layer has the setting, whatever it refers to.
  func names(_ name: String) -> Bool { layers.contains { $0[name] != nil } }

  private func value(of name: String, from first: Int, asked: [String]) -> PropertyList? {
    // A setting that refers to itself, be it through others, has no value; no file of people goes as deep.
    if asked.count > 50 { return nil }
    guard let layer = layers.indices.dropFirst(first).first(where: { layers[$0][name] != nil }),
      let found = layers[layer][name]
    else { return nil }
    func resolved(_ text: String) -> String? {
      Self.replacing(in: text) { reference in
        let isOwn = reference == "inherited" || reference == name
        let value = value(
          of: isOwn ? name : reference, from: isOwn ? layer + 1 : 0, asked: asked + [reference])
        // What is inherited from nowhere is nothing.
        return value?.joined ?? (isOwn ? "" : nil)
      }
    }
    switch found {
    case .text(let text): return resolved(text).map(PropertyList.text)
    case .list(let items): return .list(items.compactMap { $0.text.flatMap(resolved) }.map(PropertyList.text))
    case .table: return found
    }
  }

  /// The text with each reference replaced; nil where one has no value.
  private static func replacing(in text: String, by value: (String) -> String?) -> String? {
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      guard let bracket = after.first, let end = after.firstIndex(of: bracket == "(" ? ")" : "}"),
        bracket == "(" || bracket == "{"
      else {
        result += "$"
        rest = after
        continue
      }
      guard let found = value(String(after[..<end].dropFirst())) else { return nil }
      result += found
      rest = after[after.index(after: end)...]
    }
    return result + rest
  }

  /// The settings that hold on devices: `NAME[sdk=iphoneos*]` in place of `NAME`, other conditions left out.
  private static func onDevices(_ settings: [String: PropertyList]) -> [String: PropertyList] {
    var result = settings.filter { !$0.key.contains("[") }
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard let bracket = key.firstIndex(of: "[") else { continue }
      let isOfDevices = ["[sdk=iphoneos*]", "[sdk=iphone*]", "[sdk=iphoneos]"].contains(
        String(key[bracket...]))
      if isOfDevices { result[String(key[..<bracket])] = value }
    }
    return result
  }
}

extension PropertyList {
  /// A text, or the texts of a list with blanks between.
  fileprivate var joined: String { text ?? words.joined(separator: " ") }
}
