/// What stands in for helpers that put several views into another: `addSubviews(a, b)`, `addSubviews([a, b])`.
extension UIView {
  @discardableResult public func recordedAdd(_ views: [UIView], _ others: Any?...) -> Self {
    for view in views + Self.views(in: others) { addSubview(view) }
    return self
  }

  /// Whatever is no view and no list of views says how they are added, and nobody knows what that means.
  @discardableResult public func recordedAdd(_ parts: Any?...) -> Self {
    for view in Self.views(in: parts) { addSubview(view) }
    return self
  }

  @discardableResult public func recordedAddArranged(_ views: [UIView], _ others: Any?...) -> Self {
    for view in views + Self.views(in: others) { arrange(view) }
    return self
  }

  @discardableResult public func recordedAddArranged(_ parts: Any?...) -> Self {
    for view in Self.views(in: parts) { arrange(view) }
    return self
  }

  private func arrange(_ view: UIView) {
    if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
  }

  private static func views(in parts: [Any?]) -> [UIView] {
    parts.flatMap { part -> [UIView] in
      if let view = part as? UIView { return [view] }
      return part as? [UIView] ?? []
    }
  }
}

extension UIViewController {
  @discardableResult public func recordedAdd(_ views: [UIView], _ others: Any?...) -> Self {
    view.recordedAdd(views)
    return recordedAdd(parts: others)
  }

  @discardableResult public func recordedAdd(_ parts: Any?...) -> Self { recordedAdd(parts: parts) }

  private func recordedAdd(parts: [Any?]) -> Self {
    for part in parts { view.recordedAdd(part) }
    return self
  }
}
