import AutoLayout
import DesignModel

extension AuditedScreen {
  /// True if the screen has something that right-to-left doesn't mirror by itself, beside what is meant to be so.
  var mayStayUnmirrored: Bool {
    screen.constraints.contains { $0.isOffCenter(in: self) && !isMeant($0) }
      || screen.views.contains { view in
        MarginTraits.sided.contains { differsBySide($0, of: view) && !isMeant($0, of: view.id) }
      }
  }

  private func differsBySide(_ attribute: ViewAttribute, of view: View) -> Bool {
    let varied = variations.compactMap { variation -> Attributes? in
      if case .view(view.id, let changed) = variation.change { changed } else { nil }
    }
    return ([view.attributes] + varied).contains { attributes in
      attributes.insets(attribute).map { $0.left != $0.right } ?? false
    }
  }

  /// True if the author holds the constraint to a side, or says how it is in one writing direction.
  fileprivate func isMeant(_ constraint: LayoutConstraint) -> Bool {
    constraint.speaksOfSides || constraint.condition?.asksForDirection ?? false
      || variations.contains { variation in
        if case .constraint(constraint.id, _) = variation.change {
          variation.condition.asksForDirection
        } else {
          false
        }
      }
  }

  /// True if the author says what a view's attribute is in one writing direction.
  fileprivate func isMeant(_ attribute: ViewAttribute, of view: ObjectID) -> Bool {
    variations.contains { variation in
      if case .view(view, let changed) = variation.change {
        variation.condition.asksForDirection && changed[attribute] != nil
      } else {
        false
      }
    }
  }
}

extension AuditedLayout {
  /// The layout in left-to-right whose mirror image this one has to be, if all that the author means stays as it is: what
  /// is held to a side is held to the other there, and what is said of right-to-left is said the other way round.
  ///
  /// Nil where all is mirrored by itself, where something is held to a side in a way that has no other side, and where an
  /// offset is given.
  func leftToRightTwin() -> ScreenLayout? {
    guard environment.offsets.isEmpty, let screen = solving.turnedRound else { return nil }
    var environment = environment
    environment.direction = .ltr
    environment.safeArea = environment.safeArea.turned
    return screen.layout(in: environment)
  }

  /// How far each view's centre lies right of its place in the mirror image of another layout, in points.
  func drift(from other: ScreenLayout) -> [Double] {
    zip(layout.views, other.views).map { view, twin in
      let (frame, mirrored) = (view.screenFrame, environment.size.width - twin.screenFrame.maxX)
      return frame.x + frame.width / 2 - (mirrored + twin.screenFrame.width / 2)
    }
  }
}

extension AuditedScreen {
  /// The screen with what is held to a side held to the other; nil where that can't be.
  func turnedRound() -> Screen? {
    var constraints: [LayoutConstraint] = []
    for constraint in screen.constraints {
      guard var copy = turns(constraint) ? constraint.turned(in: screen) : constraint else { return nil }
      copy.condition = copy.condition?.inRightToLeft
      constraints.append(copy)
    }
    var lists = screen.lists
    lists.views = lists.views.map { view in
      var copy = view
      copy.attributes = turned(view.attributes, of: view.id)
      return copy
    }
    lists.constraints = constraints
    lists.variations = lists.variations.map(turned)
    // What the author claims of this screen isn't claimed of its mirror image.
    lists.assertions = []
    return Screen(id: screen.id, name: screen.name, lists: lists)
  }

  /// True of what is held from the left and is meant so.
  private func turns(_ constraint: LayoutConstraint) -> Bool {
    constraint.speaksOfSides || constraint.isOffCenter(in: self) && isMeant(constraint)
  }

  private func turned(_ variation: Variation) -> Variation {
    var copy = variation
    copy.condition = variation.condition.inRightToLeft
    switch variation.change {
    case .view(let view, let attributes): copy.change = .view(view, turned(attributes, of: view))
    case .constraint(let id, var change):
      if let constraint = screen.constraint(id), turns(constraint) {
        change.constant = change.constant.map { 0 - $0 }
      }
      copy.change = .constraint(id, change)
    }
    return copy
  }

  private func turned(_ attributes: Attributes, of view: ObjectID) -> Attributes {
    var result = attributes
    for attribute in MarginTraits.sided where isMeant(attribute, of: view) {
      if let insets = attributes.insets(attribute) { result[attribute] = .insets(insets.turned) }
    }
    return result
  }
}

extension LayoutConstraint {
  /// The same demand at the other side, a place without a right side taken from the superview's edge; nil where there is
  /// none.
  fileprivate func turned(in screen: Screen) -> LayoutConstraint? {
    if second != nil { return mirrored }
    let item = first.item
    guard item.region == .bounds,
      let outer = screen.guide(item.owner)?.owner ?? screen.view(item.owner)?.parent
    else { return nil }
    var result = self
    (result.second, result.multiplier) = (AnchoredItem(Item(outer), .left), 1)
    return result.mirrored
  }
}

extension EdgeInsets {
  /// Left and right exchanged.
  fileprivate var turned: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension Condition {
  fileprivate var asksForDirection: Bool { terms.contains { $0.axis == .direction } }

  /// The condition with its claims on the direction replaced by what they are in right-to-left; as many terms as before,
  /// since that many decide which variation is the stronger.
  fileprivate var inRightToLeft: Condition {
    let somewhere = LayoutEnvironment(size: .zero, scale: 1, direction: .rtl)
    return Condition(
      terms.map { term in
        guard term.axis == .direction else { return term }
        let holds = Condition([term]).holds(in: somewhere)
        return Term(.width, holds ? .atLeast : .below, value: .number(0))
      })
  }
}
