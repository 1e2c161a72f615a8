import DesignModel

/// A view whose text at run time is another one than the file's, and what it may be.
struct RunTimeText: Hashable {
  /// The view's place.
  let view: Int
  /// Whether what the file says is no text of the app's, but words that say where one comes.
  let isSample: Bool
  /// Whether it is a figure in a width of its own.
  let isFigure: Bool
  /// The texts that it is asked with.
  let texts: [String]
}

extension AuditedScreen {
  /// The views whose texts the app sets: labels, fields and buttons that an outlet leads to, and those whose text is a
  /// sample.
  var runTimeTexts: [RunTimeText] {
    let own = screen.root.attributes.textsAtRunTime
    if own == .some([]) { return [] }
    return screen.views.indices.compactMap { place in
      let view = screen.views[place]
      let text = TextTraits(view.kind, view.attributes)
      let isSample = view.showsSample && !hasImage(view)
      let figure = screen.longerFigure(in: view)
      let isSet = view.attributes.isConnected && (view.kind != .button || figure != nil)
      guard [.label, .textField, .button].contains(view.kind), isSample || isSet else { return nil }
      let isData = isSample || isPrototype(place)
      let texts = own ?? figure.map { [$0] } ?? RunTimeText.usual(for: view, text, isData: isData)
      return RunTimeText(view: place, isSample: isSample, isFigure: figure != nil, texts: texts)
    }
  }

  /// True in a row that is filled again and again, so that its texts are data.
  private func isPrototype(_ view: Int) -> Bool {
    ([view] + ancestors(of: view)).contains { screen.views[$0].attributes.isPrototype }
  }

  private func hasImage(_ view: View) -> Bool { view.attributes.imageName != nil }
}

extension RunTimeText {
  /// A sentence of fifty letters, a word of thirty, an amount, and a name of thirty letters.
  private static let (sentence, word, amount, person) = (
    "Your parcel arrives tomorrow between nine and noon", "Benachrichtigungseinstellungen", "1,234,567.89 €",
    "Maximilian Alexander Schneider"
  )

  /// Words in names of views that show figures, and of those that show what somebody wrote.
  private static let (figures, prose): (Set<String>, Set<String>) = (
    [
      "count", "number", "price", "amount", "total", "time", "date", "size", "percent", "percentage",
      "duration",
      "distance", "balance", "badge", "unit", "index", "minutes", "hours",
    ],
    [
      "name", "title", "subtitle", "message", "text", "description", "detail", "details", "comment",
      "address", "note",
      "status", "artist", "author", "album", "body", "summary", "caption", "info", "user", "error", "header",
    ]
  )

  /// What a view's text may be, by what its name and the file's text say: a text that is no data, twice.
  fileprivate static func usual(for view: View, _ traits: TextTraits, isData: Bool) -> [String] {
    let words = view.name.words
    if traits.text.contains(where: \.isNumber) || !figures.isDisjoint(with: words) { return [amount] }
    if view.kind == .button { return [word] }
    guard isData || traits.text.isEmpty || !prose.isDisjoint(with: words) else {
      return ["\(traits.text) \(traits.text)"]
    }
    if view.kind == .textField || traits.lines == 1 { return [sentence] }
    return view.isNamedForNames ? [person] : [sentence, word]
  }
}

extension View {
  /// True for a view whose name ends in a word for a name, as `nameLabel`: it shows no sentence.
  fileprivate var isNamedForNames: Bool {
    let own = name.lowercased().filter(\.isLetter)
    let last =
      ["label", "lbl", "text", "view"].first(where: own.hasSuffix).map { own.dropLast($0.count) } ?? own[...]
    return last.hasSuffix("name")
  }

  /// True for a text that says only where one comes, or nothing where code may put something.
  fileprivate var showsSample: Bool {
    if kind == .textField { return false }
    let text = TextTraits(kind, attributes).text
    return text.allSatisfy { !$0.isLetter }
      ? attributes.isConnected && text.allSatisfy(\.isWhitespace) : SampleText(self) != nil
  }
}

extension Attributes {
  /// The texts that views are asked with that get theirs at run time; nil for the usual ones, none for not at all.
  var textsAtRunTime: [String]? {
    guard let texts = text(.textsAtRunTime) else { return nil }
    return texts == "none" ? [] : texts.split(separator: "|").map(String.init)
  }
}
