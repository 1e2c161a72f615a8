import DesignModel
import DesignSamples
import Testing

@testable import UIKitSource

/// The law over all attributes and kinds: what Swift source sets gives the design's value again, or the row says why
/// not.
@Suite("Attributes in Swift") struct SwiftLawTests {
  private func statements(_ it: AttributeCase, _ value: AttributeValue) -> [String] {
    let attributes = it.attributes(value)
    let view = View(id: "v", name: "it", parent: .root, kind: it.kind, attributes: attributes)
    let screen = Screen(
      id: "s", name: "s",
      lists: ScreenLists {
        $0.views = [View(id: .root, name: "root", parent: nil, kind: .stack, attributes: Attributes()), view]
      })
    return SwiftAttributes(view: view, names: SwiftNames(screen)).statements(attributes)
  }

  @Test("give their value again, or their row says why there is nothing to set", arguments: AttributeCase.all)
  func law(of it: AttributeCase) throws {
    for value in it.use.form.samples where !value.isOpen {
      let written = statements(it, value)
      if it.attribute.row.isRecorded {
        #expect(written.isEmpty)
        continue
      }
      if case .notCarried(let reason) = it.use.uiKit {
        #expect(!reason.isEmpty && written.count == 1 && written[0].hasPrefix("// it: \(it.attribute)="))
        continue
      }
      #expect(!written.contains { $0.hasPrefix("//") })
      let back = ReadSwift(written).value(it.use)
      #expect(back == value, "\(written)")
    }
  }

  @Test("that a kind doesn't have are remarks") func foreign() {
    for attribute in ViewAttribute.allCases {
      for kind in ViewKind.allCases where attribute.row.use(on: kind) == nil {
        let use = attribute.row.uses[0]
        let written = statements(
          AttributeCase(attribute: attribute, use: use, kind: kind), use.form.samples[0])
        if attribute.row.isRecorded {
          #expect(written.isEmpty)
        } else {
          #expect(written.count == 1 && written[0].hasSuffix("UIKit has no such property on this view"))
        }
      }
    }
  }

  @Test("that UIKit's initializer has otherwise are set though the design sets nothing") func initializers() {
    let kinds = ViewKind.allCases.filter { kind in
      let view = View(id: "v", name: "it", parent: .root, kind: kind, attributes: Attributes())
      let names = SwiftNames(Screen(id: "s", name: "s"))
      return !SwiftAttributes(view: view, names: names).unlikeInitializer.isEmpty
    }
    #expect(kinds == [.textField, .textView, .pageControl, .tableCell])
  }

  @Test("of a configured title's lines are set by how its configuration breaks them") func titleBreak() {
    let attributes = Attributes(.buttonConfiguration, .text("filled")).overridden(
      by: Attributes(.lineBreak, .text("truncatingTail"))
    ).overridden(by: Attributes(.lines, .number(2)))
    let view = View(id: "v", name: "it", parent: .root, kind: .button, attributes: attributes)
    let screen = Screen(
      id: "s", name: "s",
      lists: ScreenLists {
        $0.views = [View(id: .root, name: "root", parent: nil, kind: .view, attributes: Attributes()), view]
      })
    let written = SwiftAttributes(view: view, names: SwiftNames(screen)).statements(attributes)
    #expect(written.contains { $0.hasSuffix("configuration?.titleLineBreakMode = .byTruncatingTail") })
    #expect(written.contains { $0.hasPrefix("// it: lines=2: ") })
    #expect(!written.contains { $0.contains("titleLabel") })
  }
}

extension AttributeValue {
  /// True for a size without one of its sides, which a class of its own has: `SwiftSizedClass`.
  fileprivate var isOpen: Bool {
    if case .size(let width, let height) = self { width == nil || height == nil } else { false }
  }
}

/// The reverse of `SwiftAttributes`: a value from statements on a view named `it` in a root stack.
private struct ReadSwift {
  private let statements: [String]

  init(_ statements: [String]) { self.statements = statements }

  func value(_ use: AttributeUse) -> AttributeValue? {
    switch use.uiKit {
    case .statements where use.form == .size: return size
    case .statements(let templates, let words):
      let parts = templates.flatMap { template in
        statements.compactMap { filling($0, "it." + template) }.first ?? []
      }
      return value(parts, use.form, words: words)
    case .each(let template):
      let texts = statements.enumerated().compactMap { place, statement in
        filling(statement, "it." + template.replacing("#", with: "\(place)"))?.first.flatMap(text)
      }
      return texts.count == statements.count ? .text(texts.joined(separator: "|")) : nil
    case .inSuperview(let template):
      return statements.first.flatMap { filling($0, template.replacing("@", with: "it")) }
        .flatMap { value($0, use.form, words: [:]) }
    case .font(let part, let owner): return font(part, owner)
    case .notCarried: return nil
    }
  }

  /// The size of the image that is made.
  private var size: AttributeValue? {
    guard let found = statements.first?.firstMatch(of: /CGSize\(width: ([\d.]+), height: ([\d.]+)\)/) else {
      return nil
    }
    return .size(width: Double(found.output.1), height: Double(found.output.2))
  }

  /// What stands in a template's only place, or nothing where the template has none.
  private func filling(_ statement: String, _ template: String) -> [String]? {
    guard let sign = template.firstIndex(of: "%") else { return statement == template ? [] : nil }
    let head = template[..<sign]
    let tail = template[template.index(after: sign)...].drop { $0.isNumber }
    guard statement.hasPrefix(head), statement.hasSuffix(tail) else { return nil }
    return [String(statement.dropFirst(head.count).dropLast(tail.count))]
  }

  /// `.systemRed`, `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`, `UIColor(named: "brand") ?? UIColor(…)`.
  private func color(_ spelled: String) -> String? {
    if spelled.hasPrefix(".") { return "\(spelled.dropFirst())Color" }
    let halves = spelled.split(separator: " ?? ").map(String.init)
    let name = halves.count == 2 ? text(String(halves[0].dropFirst("UIColor(named: ".count).dropLast())) : nil
    let numbers = halves.last!.split { "(:,)".contains($0) }.compactMap { Double($0.filter { $0 != " " }) }
    guard numbers.count == 4 else { return nil }
    let value = numbers.reduce(UInt32(0)) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    return ColorText(name, value: value).spelled
  }

  private func value(_ parts: [String], _ form: AttributeForm, words: [String: String]) -> AttributeValue? {
    guard let first = parts.first else { return nil }
    switch form {
    case .text: return text(first).map { .text($0) }
    case .color: return color(first).map { .text($0) }
    case .word, .words: return .text(words.first { $0.value == first }?.key ?? String(first.dropFirst()))
    case .priorities:
      let both = parts.compactMap(priority)
      return both.count == 2 ? .priorities(horizontal: both[0], vertical: both[1]) : nil
    case .insets, .guidedInsets:
      let numbers = first.split { "(:,)".contains($0) }.compactMap { Double($0.filter { $0 != " " }) }
      guard numbers.count == 4 else { return nil }
      return .insets(EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    case .number, .whole: return Double(first).map { .number($0) }
    case .flag: return Bool(first).map { .flag($0) }
    case .size, .recordedSize: return nil
    }
  }

  private func priority(_ text: String) -> Priority? {
    switch text {
    case ".required": .required
    case ".defaultHigh": .high
    case ".defaultLow": .low
    default: Double(text.filter { $0.isNumber || $0 == "." }).flatMap { Priority($0) }
    }
  }

  /// The text of a literal.
  private func text(_ literal: String) -> String? {
    guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.count > 1 else { return nil }
    return String(literal.dropFirst().dropLast()).replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
      .replacing("\\\\", with: "\\")
  }

  private func flag(_ font: String, on: String, off: String) -> AttributeValue? {
    font.contains(on) ? .flag(true) : font.contains(off) ? .flag(false) : nil
  }

  private func font(_ part: FontPart, _ owner: String) -> AttributeValue? {
    let transformed =
      "it.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer "
      + "{ var title = $0; title.font = %; return title }"
    let found = statements.lazy.compactMap {
      filling($0, "it.\(owner)font = %") ?? filling($0, transformed)
    }
    guard let font = found.first?.first else { return nil }
    func between(_ head: String, _ tail: String) -> String? {
      guard let start = font.firstRange(of: head)?.upperBound,
        let end = font[start...].firstRange(of: tail)?.lowerBound
      else { return nil }
      return String(font[start..<end])
    }
    switch part {
    case .style: return between("forTextStyle: .", ")").map { .text($0) }
    case .weight: return between("weight: .", ")").map { .text($0) }
    case .size: return between("ofSize: ", ")").flatMap { Double($0) }.map { .number($0) }
    case .family: return between("name: ", ", size:").flatMap(text).map { .text($0) }
    case .monospacedDigits:
      return flag(font, on: "kMonospacedNumbersSelector", off: "kProportionalNumbersSelector")
    case .smallCaps: return flag(font, on: "kLowerCaseSmallCapsSelector", off: "kDefaultLowerCaseSelector")
    }
  }
}
