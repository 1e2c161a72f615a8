/// The layouts of one screen among those that are written together, by where their views lie: those that lie alike are
/// written once.
struct SharedViews {
  private var screen = -1
  private var layouts: [PackedViews: Int] = [:]
  private var environments: [Int: Int] = [:]

  /// Forgets what it knows of another screen.
  mutating func turn(to screen: Int) {
    if screen != self.screen { self = SharedViews(screen: screen) }
  }

  /// Nothing known of a screen.
  init(screen: Int = -1) { self.screen = screen }

  /// The layout whose views lie so; nil where there is none.
  func place(of views: PackedViews) -> Int? { layouts[views] }

  /// The layout that has the views of an environment; nil where there is none.
  func place(in environment: Int) -> Int? { environments[environment] }

  /// Takes in where an environment's views lie, and the layout that says so.
  mutating func note(_ views: PackedViews, _ layout: Int, in environment: Int) {
    layouts[views] = layout
    environments[environment] = layout
  }
}
