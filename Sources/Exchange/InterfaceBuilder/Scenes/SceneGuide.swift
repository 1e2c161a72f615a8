/// What an identifier of a guide means.
enum SceneGuide: Sendable {
  /// A controller's top layout guide.
  case top
  /// A controller's bottom layout guide.
  case bottom
  /// A guide of the view at an index, by its key: `safeArea`, `contentLayoutGuide`, …
  case view(Int, key: String)
}
