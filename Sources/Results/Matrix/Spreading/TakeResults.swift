public import AutoLayout
import DesignModel
public import Storage

/// Takes results of jobs into a store, a transaction each.
public struct ResultIntake {
  let store: Store
  let engine: LayoutEngine
  /// Results that were taken in, and those of screens that the store doesn't have.
  public private(set) var results = 0, strangers = 0
  /// Layouts of the results, and those of them that were new.
  public private(set) var layouts = 0, new = 0
  /// What is known of the screens that were met, by what their layouts are remembered by; nil for a screen that the store doesn't have.
  private var screens: [String: KnownScreen?] = [:]

  /// What a screen's layouts must agree with.
  private struct KnownScreen {
    let name: String
    let engine: String
    let views: [ObjectID]
    let anchors: [AnchoredItem]

    /// True if the layout has what the screen's layouts have, in their order.
    func fits(_ layout: ScreenLayout) -> Bool {
      layout.views.map(\.view) == views && layout.anchors.map(\.anchor) == anchors
    }
  }

  /// Nothing taken in yet.
  public init(store: Store, engine: LayoutEngine) { (self.store, self.engine) = (store, engine) }

  /// Remembers a result's layouts; throws a `JobError` if they are not of this engine or not of their screen.
  public mutating func take(_ result: JobResult) throws {
    guard let screen = try screen(of: result.screenHash) else {
      strangers += 1
      return
    }
    guard result.engine == screen.engine else {
      throw JobError.otherEngine(result.engine, own: screen.engine)
    }
    let solved = result.solvedLayouts
    guard result.layouts.allSatisfy({ $0.map(screen.fits) ?? true }) else {
      throw JobError.otherViews(screen: screen.name)
    }
    new += try store.takeIn(solved)
    layouts += solved.count
    results += 1
  }

  private mutating func screen(of hash: String) throws -> KnownScreen? {
    if let known = screens[hash] { return known }
    let known = try store.screen(laidOutAs: hash).map { screen in
      KnownScreen(
        name: screen.name, engine: engine.fingerprint(of: screen), views: screen.views.map(\.id),
        anchors: screen.assertedAnchors)
    }
    screens[hash] = .some(known)
    return known
  }
}
