import DesignModel

/// Writes a view's element with what is set on it; the reverse of `SceneObject.attributes`.
struct WriteView {
  private let view: View
  private let id: String

  init(_ view: View, id: String) { (self.view, self.id) = (view, id) }

  /// The element without its frame and what is in it.
  var node: XMLNode {
    let written = WriteAttributes(view.attributes, of: view.kind)
    let own = Set(written.own.map(\.0))
    let fixed = view.kind.row.written.filter { !own.contains($0.name) }
    return XMLNode(
      view.kind.element, fixed.map { ($0.name, $0.word) } + written.own + identity, children: written.children
    )
  }

  private var identity: [(String, String?)] {
    let isRoot = view.id == .root
    return [
      ("translatesAutoresizingMaskIntoConstraints", isRoot ? nil : "NO"), ("id", id),
      ("userLabel", isRoot ? nil : view.name),
    ]
  }
}
