public import DesignModel
import DesignText
import Notation
import SQLite

/// What a screen reads of environments, by name, and the environments that are the same as others for who reads no
/// more.
public struct Reading: Sendable {
  /// Equal only for screens to which the same environments look alike.
  public let name: String
  /// Environments of profiles, each with the one that is solved for it.
  public var reduced: [(environment: EnvironmentKey, by: EnvironmentKey)]

  /// A reading of that name.
  public init(_ name: String, reduced: [(environment: EnvironmentKey, by: EnvironmentKey)] = []) {
    (self.name, self.reduced) = (name, reduced)
  }

  /// All that an environment has.
  public static let whole = Reading("all")
}

/// A layout and all that it depends on.
public struct SolvedLayout: Sendable {
  /// What the screen's layouts are remembered by (`Screen.layoutHash`).
  public var screenHash: String
  /// The environment, or the one that is solved for it.
  public var environment: EnvironmentKey
  /// The engine's version, its text tables and fonts.
  public var engine: String
  /// The layout; nil for one that can't be stored.
  public var layout: PackedLayout?
  /// The views, in the order in which the layout has them.
  public var views: [ObjectID]
  /// The environment in which the mirror image of its views lies, which is remembered with it; nil for none.
  public var mirrored: EnvironmentKey?
  /// The place of each view's superview, -1 for the root's; empty where nothing is remembered as a mirror image of
  /// this.
  public var parents: [Int]

  /// A layout of these views and all that it depends on.
  public init(
    screenHash: String, environment: EnvironmentKey, engine: String, layout: PackedLayout?, views: [ObjectID],
    mirrored: EnvironmentKey? = nil, parents: [Int] = []
  ) {
    (self.screenHash, self.environment, self.engine) = (screenHash, environment, engine)
    (self.layout, self.views, self.mirrored, self.parents) = (layout, views, mirrored, parents)
  }

  /// A layout and all that it depends on.
  public init(screenHash: String, environment: EnvironmentKey, engine: String, layout: ScreenLayout) {
    self.init(
      screenHash: screenHash, environment: environment, engine: engine,
      layout: PackedLayout(layout, scale: environment.environment.scale),
      views: layout.views.map(\.view))
  }
}

extension Store {
  /// Remembers layouts of screens that read that, in a transaction of their own; false if the file can't take them now.
  ///
  /// Best effort: whatever is not remembered is solved again. A power failure may lose the last ones, never more.
  @discardableResult
  public func remember(_ layouts: [SolvedLayout], reading: Reading = .whole) -> Bool {
    guard isWritable, !database.isInTransaction, !(layouts.isEmpty && reading.reduced.isEmpty) else {
      return layouts.isEmpty
    }
    return (try? takeIn(layouts, reading: reading)) != nil
  }

  /// Remembers layouts that were solved elsewhere, in a transaction of their own, and says how many were new.
  ///
  /// A layout that is remembered already stays as it is, so that taking in twice is as good as once.
  @discardableResult
  public func takeIn(_ layouts: [SolvedLayout], reading: Reading = .whole) throws -> Int {
    guard isWritable else { throw StoreError.readOnly(path) }
    return try translating {
      // In a rehearsal, all of which is taken back.
      if database.isInTransaction { return try write(layouts, reading) }
      try database.execute("PRAGMA synchronous = NORMAL")
      defer { try? database.execute("PRAGMA synchronous = FULL") }
      return try database.transaction(.immediate) { try write(layouts, reading) }
    }
  }

  /// How many were new; none where another program has made the file's caches those of another edition meanwhile.
  private func write(_ layouts: [SolvedLayout], _ reading: Reading) throws -> Int {
    guard try Caches(database: database).areCurrent() else { return 0 }
    return try LayoutWriter(database: database).write(layouts, reading)
  }

  /// Forgets every remembered layout and what was found in it.
  public func forgetLayouts() throws {
    try writing {
      try database.execute(
        """
        DELETE FROM audit; DELETE FROM stored_layout; DELETE FROM laid_out_screen; DELETE FROM reading;
        DELETE FROM environment
        """)
    }
  }
}
