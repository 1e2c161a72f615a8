import AutoLayout
import DesignModel

/// How large what holds it makes a view, in points; nil in an axis in which that follows the window.
struct ContainerSize: Hashable {
  var width, height: Double?
}

/// The sizes that views of the module's own classes have in the controllers and views that hold them.
struct ContainerSizes {
  private var known: [String: ContainerSize] = [:]
  private let engine: LayoutEngine
  /// Windows at the usual text size, the usual one first.
  let windows: [LayoutEnvironment]

  /// No size yet; they are found on the narrowest and the widest device, and on the one of that name.
  init(by engine: LayoutEngine, on devices: [Device], and base: String) {
    self.engine = engine
    let usual = devices.first { $0.name == base }
    let narrow = devices.min { ($0.size.width, $0.name) < ($1.size.width, $1.name) }
    let wide = devices.max { ($0.size.width, $1.name) < ($1.size.width, $0.name) }
    windows = [usual, narrow, wide].compactMap(\.self).map { Profile(device: $0.name).environment(on: $0) }
  }

  /// The size of a class's views; nil where none is known.
  func size(of name: String) -> ContainerSize? { known[name] }

  /// Takes the sizes of what lies in a screen that the code built; what is known stays.
  mutating func add(_ recording: Recording) {
    let held = recording.views.indices.dropFirst().filter { place in
      let name = recording.views[place].className
      return !name.hasPrefix("UI") && known[name] == nil
    }
    if held.isEmpty { return }
    let screen = engine.prepare(RecordedDesign(recording).screen(id: "screen", name: "screen"))
    let layouts = windows.map { ($0.size, screen.layout(in: $0)) }
    for place in held where known[recording.views[place].className] == nil {
      let sizes = layouts.map { (window: $0, own: $1.views[place].exact.size) }
      known[recording.views[place].className] = Self.size(of: sizes)
    }
  }

  /// Takes the size that a list which shows no cells of a class would have them in, in each of the windows.
  mutating func add(_ sizes: [ContainerSize], of name: String) {
    known[name] = known[name] ?? Self.common(sizes)
  }

  /// The size in each axis in which all have one, which isn't the window's; nil for none.
  private static func size(of found: [(window: Size, own: Size)]) -> ContainerSize? {
    common(found.map { ContainerSize(width: $0.own.width, height: $0.own.height) })
  }

  private static func common(_ sizes: [ContainerSize]) -> ContainerSize? {
    func side(_ length: (ContainerSize) -> Double?) -> Double? {
      guard let first = sizes.first.flatMap(length), first >= 1 else { return nil }
      let isSame = sizes.allSatisfy { size in length(size).map { abs($0 - first) < 0.5 } ?? false }
      return isSame ? first : nil
    }
    let size = ContainerSize(width: side(\.width), height: side(\.height))
    return size == ContainerSize() ? nil : size
  }
}
