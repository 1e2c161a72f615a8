public import Auditing
public import DesignModel

/// What a finding on a screen of a file is about, in what its file has for people to see.
///
/// An import makes up names for views that their file gives none (`label8`): beside such a name stands the text that the
/// view shows, or that of a view near by.
extension Screen {
  /// The view or constraint that a finding is about: `label8 'Key'`, `stackView2 around label3 'Key'`.
  public func seenSubject(of finding: Finding) -> String {
    let subject = subject(of: finding)
    guard isImported else { return subject }
    if let view = finding.view { return seen(view) }
    let bound = finding.constraint.flatMap { constraint($0)?.first.item.owner }
    return bound.map { $0 == .root ? subject : "\(subject) of \(seen($0))" } ?? subject
  }

  /// The view's name, and of an imported one what it shows; `topic` is the view that is spoken of already.
  func seen(_ id: ObjectID, besides topic: ObjectID? = nil) -> String {
    guard let view = view(id), id != .root else { return name(of: id) }
    if let words = view.shownWords { return "\(view.name) \(words)" }
    return view.hasMadeUpName ? "\(view.name) \(near(view, topic) ?? "(object \(id.text))")" : view.name
  }

  /// The nearest view with a text: one within the view, or one beside it or beside what it is in.
  private func near(_ view: View, _ topic: ObjectID?) -> String? {
    func shown(in superview: ObjectID) -> String? {
      let other = views.first {
        $0.shownWords != nil && ancestors(of: $0.id).contains { $0.id == superview }
      }
      return other.map { $0.id == topic ? "it" : "\($0.name) \($0.shownWords!)" }
    }
    if let inner = shown(in: view.id) { return "around \(inner)" }
    for superview in ancestors(of: view.id) {
      if let other = shown(in: superview.id) { return "near \(other)" }
      if !superview.hasMadeUpName, superview.id != .root { return "in \(superview.name)" }
    }
    return nil
  }
}

extension View {
  /// As many characters show which text it is.
  private static let most = 24

  /// What people read of it, or what is read out to them, in quotes; nil for nothing.
  fileprivate var shownWords: String? {
    let traits = TextTraits(kind, attributes)
    let texts = [traits.text, traits.placeholder, attributes.spokenLabel ?? ""]
    guard let text = texts.lazy.map(\.asOneLine).first(where: { !$0.isEmpty }) else { return nil }
    return "'\(text.count <= Self.most ? text : text.prefix(Self.most - 1) + "…")'"
  }
}

extension String {
  fileprivate var asOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
