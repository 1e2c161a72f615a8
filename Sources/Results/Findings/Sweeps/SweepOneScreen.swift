public import AutoLayout
public import DesignModel

extension Screen {
  /// The screen's intervals on one profile; throws where it has nothing of what is to be moved.
  public func swept(
    _ swept: SweptRange, on profile: Profile, _ device: Device, engine: LayoutEngine
  ) throws -> SweptScreen {
    func moved(_ length: SweptLength, _ range: ClosedRange<Double>) throws -> SweptScreen {
      let path = SweepPath(profile, on: device, moving: length, over: range, in: self)
      return SweptScreen(
        screen: self, profile: profile, parameter: swept.name, steps: nil,
        intervals: try engine.prepare(self).sweep(along: path))
    }
    switch swept {
    case .width(let range): return try moved(.width, range)
    case .height(let range): return try moved(.height, range)
    case .scroll(let name, let range):
      guard try view(named: name).kind == .scroll else { throw SweepScreenError.noScrollView(name) }
      return try moved(.scroll(name), range)
    case .textSize(let range):
      let sizes = TextSize.allCases.filter(range.contains)
      let prepared = engine.prepare(self)
      let steps = sizes.map { size in
        var moved = profile
        moved.textSize = size
        return (prepared: prepared, environment: moved.environment(on: device))
      }
      return SweptScreen(
        screen: self, profile: profile, parameter: swept.name, steps: sizes.map(\.alias),
        intervals: PreparedScreen.sweep(overSteps: steps))
    case .length(let name, let range):
      let environment = profile.environment(on: device)
      let lengths = Array(Int(range.lowerBound)...Int(range.upperBound))
      let texts = try textOfLength(of: name)
      let steps = lengths.map { length in
        (prepared: engine.prepare(texts.screen(ofLength: length)), environment: environment)
      }
      return SweptScreen(
        screen: self, profile: profile, parameter: swept.name, steps: lengths.map(String.init),
        intervals: PreparedScreen.sweep(overSteps: steps))
    }
  }

  /// The texts of a view by their length.
  private func textOfLength(of name: String) throws -> TextOfLength {
    let view = try view(named: name)
    guard view.kind.showsText else {
      throw SweepScreenError.noText(name)
    }
    return TextOfLength(screen: self, view: view, attribute: TextTraits.main)
  }
}
