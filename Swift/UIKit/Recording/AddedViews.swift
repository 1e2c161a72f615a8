/// What stands in for helpers that put several views into another: `addSubviews(a, b)`, `addSubviews([a, b])`.
extension UIView {
  @discardableResult public func recordedAdd(_ views: [UIView], _ others: Any?...) -> Self {
    add([views] + others)
    return self
  }

  @discardableResult public func recordedAdd(_ parts: Any?...) -> Self {
    add(parts)
    return self
  }

  /// The same for a helper whose name says that it also places them, as `addSubviewAndFit`: nobody knows where.
  @discardableResult public func recordedAddAndPlace(_ views: [UIView], _ others: Any?...) -> Self {
    addAndPlace([views] + others)
    return self
  }

  @discardableResult public func recordedAddAndPlace(_ parts: Any?...) -> Self {
    addAndPlace(parts)
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

  /// Whatever is no view and no list of views says where they lie, as `left: 2` does.
  fileprivate func add(_ parts: [Any?]) {
    let isOfViews = parts.allSatisfy { $0 == nil || $0 is UIView || $0 is [UIView] }
    guard isOfViews else { return addAndPlace(parts) }
    for view in Self.views(in: parts) { addSubview(view) }
  }

  /// Adds views, which are made up as far as their places go: what the code says of these is lost.
  fileprivate func addAndPlace(_ parts: [Any?]) {
    for view in Self.views(in: parts) {
      addSubview(view)
      view.record.isMadeUp = true
    }
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
    view.add([views] + others)
    return self
  }

  @discardableResult public func recordedAdd(_ parts: Any?...) -> Self {
    view.add(parts)
    return self
  }

  @discardableResult public func recordedAddAndPlace(_ views: [UIView], _ others: Any?...) -> Self {
    view.addAndPlace([views] + others)
    return self
  }

  @discardableResult public func recordedAddAndPlace(_ parts: Any?...) -> Self {
    view.addAndPlace(parts)
    return self
  }
}
