import DesignModel
import DesignText
import Notation
import TestSupport

/// A value that can be made up from random numbers.
protocol RandomValue: DesignValue, Equatable {
  static func random(_ numbers: inout SeededNumbers) -> Self
}

extension SeededNumbers {
  mutating func pick<Element>(_ list: [Element]) -> Element { list.randomElement(using: &self)! }
  mutating func word<Word: CaseIterable>(_: Word.Type = Word.self) -> Word { pick(Array(Word.allCases)) }
  mutating func flag() -> Bool { Bool.random(using: &self) }
  mutating func maybe<Value>(_ make: (inout SeededNumbers) -> Value) -> Value? { flag() ? make(&self) : nil }
  mutating func list<Value>(_ make: (inout SeededNumbers) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in make(&self) }
  }

  /// Whole and broken numbers, great and small ones.
  mutating func number() -> Double {
    pick([0, 1, -3, 0.1, 1.0 / 3, 1e-7, 5e17, -8.25, Double(Int.random(in: -999...999, using: &self)) / 8])
  }

  mutating func text() -> String { pick(["a", "", "b c", "é\u{1F600}", "\"\\\n\t", "root", "x/y", "v1"]) }
  mutating func id() -> ObjectID { ObjectID(text()) }
  mutating func priority() -> Priority { pick([.required, .high, .low, 0.5, 999.75]) }
  mutating func side() -> AnchoredItem { AnchoredItem(Item(id(), word()), word()) }
  mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
  mutating func insets() -> EdgeInsets {
    EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }
  mutating func point() -> Point { Point(x: number(), y: number()) }
  mutating func length() -> Double { abs(number()).truncatingRemainder(dividingBy: 1e8) }
  mutating func size() -> Size { Size(width: length(), height: length()) }
  mutating func condition() -> Condition {
    Condition(
      [.init(.width, .below, value: .number(length()))]
        + list { .init(.state, .different, value: .word($0.pick(["a", "b2"]))) })
  }
  mutating func offsets() -> [ScrollOffset] {
    list { numbers in
      let point = Point(x: numbers.length(), y: numbers.length())
      return ScrollOffset(
        view: numbers.pick(["a", "b c", "root"]),
        numbers.pick([.offset(point), .start, .end, .until("footer")]))
    }
  }

  mutating func attributes() -> Attributes {
    var attributes = Attributes()
    for attribute in ViewAttribute.allCases where flag() {
      attributes[attribute] = value(of: pick(attribute.forms))
    }
    return attributes
  }

  private mutating func guidedInsets() -> AttributeValue {
    var insets = GuidedInsets(EdgeInsets(top: length(), left: length(), bottom: length(), right: length()))
    insets.guides = [word(), nil, maybe { $0.word() }, nil]
    return .guidedInsets(insets)
  }

  private mutating func value(of form: AttributeForm) -> AttributeValue {
    switch form {
    case .text: .text(text())
    case .recordedSize: .text(pick(["44x20.5,large,0123456789abcdef", "-x7,canvas,fedcba9876543210"]))
    case .color: .text(pick(["#336699", "#33669980", "labelColor", "brand#336699", "brand#"]))
    case .number, .whole: .number(number())
    case .flag: .flag(flag())
    case .word(let words), .words(let words): .text(pick(words))
    case .priorities: .priorities(horizontal: priority(), vertical: priority())
    case .size: .size(width: maybe { $0.length() }, height: maybe { $0.length() })
    case .insets: .insets(EdgeInsets(top: length(), left: length(), bottom: length(), right: length()))
    case .guidedInsets: guidedInsets()
    }
  }
}

extension ScreenHeader: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> ScreenHeader {
    ScreenHeader(id: numbers.id(), name: numbers.text())
  }
}

extension View: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> View {
    View(
      id: numbers.id(), name: numbers.text(), parent: numbers.maybe { $0.id() }, kind: numbers.word(),
      attributes: numbers.attributes())
  }
}

extension LayoutGuide: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> LayoutGuide {
    LayoutGuide(id: numbers.id(), name: numbers.text(), owner: numbers.id())
  }
}

extension LayoutConstraint: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> LayoutConstraint {
    LayoutConstraint(
      id: numbers.id(), numbers.side(), numbers.word(), to: numbers.maybe { $0.side() },
      multiplier: numbers.number(), constant: numbers.number(), priority: numbers.priority(),
      isInstalled: numbers.flag(), condition: numbers.maybe { $0.condition() }, origin: numbers.word(),
      format: numbers.maybe { numbers in
        WrittenFormat(
          line: numbers.text(), metrics: numbers.list { FormatMetric($0.text(), $0.number()) },
          options: numbers.list { $0.word() })
      })
  }
}

extension Variation: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> Variation {
    let parts = ConstraintChange(
      isInstalled: numbers.maybe { $0.flag() }, constant: numbers.maybe { $0.number() },
      priority: numbers.maybe { $0.priority() })
    let change: Change =
      numbers.flag() ? .view(numbers.id(), numbers.attributes()) : .constraint(numbers.id(), parts)
    return Variation(id: numbers.id(), change: change, condition: numbers.condition())
  }
}

extension ScreenState: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> ScreenState { ScreenState(numbers.text()) }
}

extension Assertion: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> Assertion {
    let trait = numbers.word(ViewTrait.self)
    let relation = AnchorRelation(
      numbers.side(), numbers.word(), to: numbers.maybe { $0.side() }, multiplier: numbers.number(),
      constant: numbers.number())
    let view = ViewClaim(
      numbers.id(), trait, other: trait == .overlaps ? numbers.id() : nil, isWanted: numbers.flag())
    return Assertion(
      id: numbers.id(), numbers.flag() ? .relation(relation) : .view(view),
      condition: numbers.maybe { $0.condition() }, message: numbers.maybe { $0.text() })
  }
}

extension LocalizedText: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> LocalizedText {
    LocalizedText(
      view: numbers.id(), attribute: numbers.pick(LocalizedText.attributes),
      locale: numbers.pick(["de", "de-AT"]), value: numbers.text())
  }
}

extension ScreenSource: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> ScreenSource {
    ScreenSource(
      id: numbers.id(), file: numbers.text(),
      places: numbers.list { numbers in
        Place(
          kind: numbers.pick([.view, .constraint, .variation]), object: numbers.text(),
          identifier: numbers.maybe { $0.text() },
          line: numbers.maybe { Int.random(in: 1...9999, using: &$0) },
          digest: numbers.text())
      })
  }
}

extension Suppression: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> Suppression {
    Suppression(
      id: numbers.id(), rule: numbers.text(), items: numbers.list { $0.id() },
      constraints: numbers.list { $0.id() }, reason: numbers.text(),
      until: numbers.maybe { _ in CalendarDate(parsing: "2031-12-31")! })
  }
}

extension Device: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> Device {
    func keyboard() -> KeyboardHeight {
      KeyboardHeight(keys: numbers.number(), prediction: numbers.number(), dock: numbers.number())
    }
    return Device(
      name: numbers.text(), title: numbers.text(), size: numbers.size(), scale: numbers.number(),
      idiom: numbers.word(), portraitInsets: numbers.insets(), landscapeInsets: numbers.insets(),
      portraitKeyboard: keyboard(), landscapeKeyboard: keyboard(), os: numbers.number(),
      source: numbers.text(), unverified: numbers.list { $0.text() })
  }
}

extension Profile: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> Profile {
    Profile(
      device: numbers.text(), orientation: numbers.word(), window: numbers.maybe { $0.size() },
      textSize: numbers.word(), boldText: numbers.flag(), direction: numbers.word(),
      keyboard: numbers.word(), bars: numbers.list { $0.word() }, locale: numbers.maybe { $0.text() },
      os: numbers.maybe { $0.number() }, state: numbers.maybe { $0.text() }, offsets: numbers.offsets())
  }
}

extension LayoutEnvironment: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      size: numbers.size(), scale: numbers.pick([1, 2, 3, 2.5]),
      safeArea: EdgeInsets(top: numbers.length(), bottom: numbers.length()), idiom: numbers.word(),
      orientation: numbers.word(), textSize: numbers.word(), boldText: numbers.flag(),
      direction: numbers.word(), keyboardHeight: numbers.maybe { $0.length() },
      locale: numbers.maybe { $0.text() }, os: numbers.number(), state: numbers.maybe { $0.text() },
      offsets: numbers.offsets())
    environment.bars = numbers.word()
    return environment
  }
}

extension ScreenLayout: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> ScreenLayout {
    ScreenLayout(
      views: numbers.list { $0.viewLayout() },
      conflicts: numbers.list { numbers in
        Conflict(
          members: numbers.list { $0.flag() ? .constraint($0.id()) : .builtIn($0.id(), what: $0.text()) })
      },
      ambiguities: numbers.list { numbers in
        Ambiguity(
          view: numbers.id(), aspect: numbers.word(), least: numbers.maybe { $0.number() } ?? -.infinity,
          greatest: numbers.maybe { $0.number() } ?? .infinity)
      }, anchors: numbers.list { MeasuredAnchor($0.side(), $0.number()) })
  }
}

extension SeededNumbers {
  fileprivate mutating func viewLayout() -> ViewLayout {
    ViewLayout(
      view: id(), exact: rect(), frame: rect(), screenFrame: rect(), isHidden: flag(),
      text: maybe { numbers in
        TextLayout(
          lines: 1, wanted: 2, shown: 3, total: 4, isTruncated: numbers.flag(), isClipped: numbers.flag(),
          scale: numbers.number(), isApproximate: numbers.flag())
      },
      scroll: maybe { numbers in
        ScrollLayout(
          contentSize: numbers.size(), insets: numbers.insets(), offset: numbers.point(),
          least: numbers.point(), greatest: numbers.point())
      })
  }
}

extension ObjectChange: RandomValue {
  static func random(_ numbers: inout SeededNumbers) -> ObjectChange {
    ObjectChange(
      kind: numbers.word(), screen: numbers.maybe { $0.id() }, key: numbers.text(),
      before: numbers.maybe { View.random(&$0).json }, after: numbers.maybe { Profile.random(&$0).json },
      from: numbers.maybe { _ in 3 }, to: numbers.maybe { _ in 0 })
  }
}
