import DesignModel

extension SceneObject {
  /// What the file says of the view, in the design's words; texts and fonts, stack, priorities, margins, and the rest.
  func attributes(_ kind: ViewKind) -> Attributes {
    var result = Attributes()
    setText(kind, &result)
    if kind == .stack { setStack(&result) }
    if isYes("hidden") { result[.hidden] = .flag(true) }
    setPriorities(&result)
    if isYes("preservesSuperviewLayoutMargins") { result[.preservesMargins] = .flag(true) }
    if self["insetsLayoutMarginsFromSafeArea"] == "NO" { result[.insetsMarginsFromSafeArea] = .flag(false) }
    if kind == .button { setButton(&result) }
    if isYes("clipsSubviews") { result[.clips] = .flag(true) }
    let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
    if let label = accessibility?["label"] { result[.label] = .text(label) }
    return result
  }

  private func setText(_ kind: ViewKind, _ result: inout Attributes) {
    guard [.label, .button, .textField, .textView].contains(kind) else { return }
    if let text, !text.isEmpty { result[.text] = .text(text) }
    if kind == .textField, let placeholder { result[.placeholder] = .text(placeholder) }
    ReadFont(of: self).set(on: &result)
    if kind == .label {
      let lines = number("numberOfLines").map { max(0, min($0.rounded(), 10_000)) } ?? 1
      if lines != 1 { result[.lines] = .number(lines) }
      if let width = number("preferredMaxLayoutWidth"), width > 0 { result[.preferredWidth] = .number(width) }
      setShrinking(&result)
    }
    if let mode = self["lineBreakMode"].flatMap(LineBreakMode.init(fileWord:)) {
      result[.lineBreak] = .text(mode.rawValue)
    }
    if let alignment = self["textAlignment"].flatMap(TextAlignment.init(rawValue:)), alignment != .natural {
      result[.alignment] = .text(alignment.rawValue)
    }
  }

  /// A text style alone would stand for a plain configuration, which an older button doesn't have.
  private func setButton(_ result: inout Attributes) {
    if let insets = contentInsets { result[.insets] = .insets(insets) }
    let configuration = element.child("buttonConfiguration")
    guard configuration != nil || result[.style] != nil else { return }
    let word = configuration?["style"] ?? (configuration == nil ? "none" : "plain")
    result[.buttonConfiguration] = .text((ButtonConfiguration(rawValue: word) ?? .plain).rawValue)
  }

  private func setShrinking(_ result: inout Attributes) {
    guard let scale = number("minimumScaleFactor"), scale > 0, scale <= 1 else { return }
    result[.minimumScale] = .number(scale)
  }

  private func setStack(_ result: inout Attributes) {
    if let axis = self["axis"].flatMap(Axis.init(rawValue:)) { result[.axis] = .text(axis.rawValue) }
    if let distribution = self["distribution"].flatMap(Distribution.init(rawValue:)) {
      result[.distribution] = .text(distribution.rawValue)
    }
    if let alignment = self["alignment"].flatMap(StackAlignment.init(rawValue:)) {
      result[.alignment] = .text(alignment.rawValue)
    }
    // `standard` is 8 (7 of 8 recorded stacks).
    let spacing = self["spacingType"] == "standard" ? 8 : number("spacing")
    if let spacing, spacing != 0 { result[.spacing] = .number(spacing) }
  }

  private func setPriorities(_ result: inout Attributes) {
    result[.hugging] = priorities("HuggingPriority", absent: 250)
    result[.compression] = priorities("CompressionResistancePriority", absent: 750)
  }

  /// Both axes' priorities; nil where both are the default.
  private func priorities(_ name: String, absent: Double) -> AttributeValue? {
    let horizontal = number("horizontal" + name)
    let vertical = number("vertical" + name)
    if horizontal == nil, vertical == nil { return nil }
    return .priorities(
      horizontal: Priority(clamping: horizontal ?? absent), vertical: Priority(clamping: vertical ?? absent))
  }

  /// A button's insets around its content, where the file gives any.
  private var contentInsets: EdgeInsets? {
    guard let inset = element.child("inset", key: "contentEdgeInsets") else { return nil }
    func number(_ name: String) -> Double { Double(attribute: inset[name]) ?? 0 }
    let result = EdgeInsets(
      top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
    return result == .zero ? nil : result
  }
}

extension Priority {
  /// The nearest priority that there is: files may hold 0, which counts for nothing.
  init(clamping value: Double, to greatest: Double = 1000) {
    self = Priority(min(max(value, 0.001), greatest))!
  }
}

extension LineBreakMode {
  /// The mode that a file names.
  init?(fileWord word: String) {
    switch word {
    case "tailTruncation": self = .truncatingTail
    case "headTruncation": self = .truncatingHead
    case "middleTruncation": self = .truncatingMiddle
    case "wordWrap": self = .wordWrapping
    case "characterWrap": self = .charWrapping
    case "clip": self = .clipping
    default: return nil
    }
  }
}
