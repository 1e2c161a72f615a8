import Notation

extension Screen {
  /// A member of a conflict in the author's words: `c3: title.top == safeArea.top + 24`.
  public func spelled(_ rule: Rule) -> String {
    switch rule {
    case .constraint(let id): constraint(id).map { "\(id): \(spelled($0))" } ?? id.text
    case .builtIn(let id, let what): "\(name(of: id)): \(what)"
    }
  }

  /// An ambiguity in words: `title's width is open from 0 to 120`.
  public func spelled(_ ambiguity: Ambiguity) -> String {
    let state =
      switch (ambiguity.least.isFinite, ambiguity.greatest.isFinite) {
      case (true, true): "open from \(ambiguity.least.shown) to \(ambiguity.greatest.shown)"
      case (true, false): "open from \(ambiguity.least.shown) up"
      case (false, true): "open up to \(ambiguity.greatest.shown)"
      case (false, false): "not decided"
      }
    return "\(name(of: ambiguity.view))'s \(ambiguity.aspect.inWords) is \(state)"
  }
}

extension Screen {
  /// Rounds without rest in words: `after 12 rounds form's height is 940, then 972`.
  public func spelled(_ unrest: Unrest) -> String {
    "after \(unrest.rounds) rounds \(unrest.views.map(spelled).joined(separator: "; "))"
  }

  /// What two rounds say of a view: `form's height is 940, then 972`.
  public func spelled(_ view: RestlessView) -> String {
    let parts: [(String, KeyPath<Rect, Double>)] = [
      ("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height),
    ]
    let moving = parts.filter { abs(view.one[keyPath: $0.1] - view.next[keyPath: $0.1]) > 1e-6 }
    let words = moving.map { word, part in
      "\(word) is \(view.one[keyPath: part].shown), then \(view.next[keyPath: part].shown)"
    }
    return "\(name(of: view.view))'s \(words.joined(separator: ", its "))"
  }
}

extension Ambiguity.Aspect {
  /// The aspect as a person says it: `content width`.
  public var inWords: String {
    switch self {
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    case .x, .y, .width, .height: rawValue
    }
  }
}
