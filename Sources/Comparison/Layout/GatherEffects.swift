import Conditions
import DesignModel

extension [EffectGroup] {
  /// The groups as people take them in: what they see, then what breaks or heals, then what is open, each on most
  /// profiles first; movements of views in one parent that go the same way as one.
  var gathered: [EffectGroup] {
    var result: [EffectGroup] = []
    var places: [Heading: Int] = [:]
    for group in self {
      guard let heading = group.heading else {
        result.append(group)
        continue
      }
      if let place = places[heading] {
        result[place].take(group)
      } else {
        places[heading] = result.count
        result.append(group)
      }
    }
    return result.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.effect.stage, -a.profiles.count, one.offset) < (
        b.effect.stage, -b.profiles.count, other.offset
      )
    }.map(\.element)
  }
}

/// Where views go: around them one view, and up, down or sideways, or they only change their size.
private struct Heading: Hashable {
  let parent: Int
  let down, sideways: Int
}

extension EffectGroup {
  /// Nil for what is no movement, and for the root.
  fileprivate var heading: Heading? {
    guard case .movement(let movement) = effect, let parent else { return nil }
    func sign(_ span: Span) -> Int { span.greatest > 0 ? 1 : span.least < 0 ? -1 : 0 }
    let down = sign(movement.down)
    return Heading(parent: parent, down: down, sideways: down == 0 ? sign(movement.toTrailing) : 0)
  }

  /// Takes another movement in, with its views and profiles.
  fileprivate mutating func take(_ other: EffectGroup) {
    guard case .movement(let own) = effect, case .movement(let more) = other.effect else { return }
    effect = .movement(
      Movement(
        toTrailing: own.toTrailing.including(more.toTrailing), down: own.down.including(more.down),
        wider: own.wider.including(more.wider), taller: own.taller.including(more.taller),
        side: own.side == more.side ? own.side : .both))
    views += other.views.filter { !views.contains($0) }
    carried = nil
    profiles.formUnion(other.profiles)
  }
}

extension Span {
  fileprivate func including(_ other: Span) -> Span {
    var result = self
    result.include(other.least)
    result.include(other.greatest)
    return result
  }
}

extension LayoutEffect {
  /// True for what people see move, grow, wrap, appear, vanish or find no rest, all on its own.
  public var isSeen: Bool {
    switch self {
    case .unrest, .movement, .lines, .visibility: true
    default: false
    }
  }

  /// What people see first: movement, wrapping, texts cut or whole again, what comes and goes; then what breaks and
  /// heals; then what is open.
  fileprivate var stage: Int {
    switch self {
    case .unrest: -1
    case .movement: 0
    case .lines: 1
    case .truncation, .clipping: 2
    case .visibility: 3
    case .underKeyboard, .outsideWindow: 4
    case .conflict: 5
    case .ambiguity: 6
    }
  }
}
