import DesignModel
import InterfaceBuilder

extension SceneVersions {
  /// What the store says of views that are otherwise as the file has them, and no file can say though an app would show it.
  var unsaid: [(key: Key, refusal: WriteRefusal)] {
    ours.views.flatMap { view -> [(key: Key, refusal: WriteRefusal)] in
      let key = Key(kind: .view, text: view.key)
      guard theirs.view(view.id) != nil, [.nobody, .theirs].contains(standing(of: key)) else { return [] }
      return view.attributes.entries.compactMap { entry in
        let use = entry.attribute.row.use(on: view.kind)
        // By itself an attribute may be what makes its value the usual one.
        var others = view.attributes
        others[entry.attribute] = nil
        guard entry.attribute.isLostInFiles(on: view.kind),
          case .notCarried(let why)? = use?.interfaceBuilder,
          entry.value != use?.absent.value(beside: others)
        else { return nil }
        let reason = "\(entry.attribute.rawValue) stays out of the file: \(why)"
        return (key, WriteRefusal(kind: .view, key: view.key, reason: reason))
      }
    }
  }
}
