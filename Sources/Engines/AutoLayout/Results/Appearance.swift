public import DesignModel

extension PreparedScreen {
  /// Lays the screen out in an environment and reports all that a picture of it shows, texts set by `typesetting`.
  public func appearance(
    in environment: LayoutEnvironment, typesetting: any TextTypesetting
  ) -> ScreenAppearance {
    let report = Fixpoint(SettledScreen(self, environment.settled(for: screen))).report()
    return report.appearance(report.layout(), typesetting)
  }
}

extension LayoutAnswer {
  /// What a picture of that layout shows.
  fileprivate func appearance(
    _ layout: ScreenLayout, _ typesetting: any TextTypesetting
  ) -> ScreenAppearance {
    let places = AnchorValues(self)
    let setter = TextSetter(settled: settled, attributes: settled.attributes, typesetting: typesetting)
    return ScreenAppearance(
      layout: layout,
      views: layout.views.enumerated().map { view, place in
        let size = settled.isDropped[view] ? nil : settled.intrinsicSize(of: view, texts[view])
        return ViewAppearance(
          attributes: setter.attributes[view], text: setter.text(of: view, texts[view], place),
          intrinsicWidth: size?.width, intrinsicHeight: size?.height)
      },
      guides: settled.prepared.screen.guides.map { places.rect(of: Item($0.id)) },
      layoutMargins: places.rect(of: Item(.root, .layoutMargins)),
      readableContent: places.rect(of: Item(.root, .readableContent)),
      constraints: settled.active.map { applied($0, places) })
  }

  private func applied(
    _ active: SettledScreen.ActiveConstraint, _ places: AnchorValues
  ) -> AppliedConstraint {
    let constraint = settled.prepared.screen.constraints[active.index]
    let prepared = settled.prepared.constraints[active.index]
    return AppliedConstraint(
      id: constraint.id, constant: active.constant, priority: Priority(active.priority)!,
      first: places.value(constraint.first, prepared.first),
      second: constraint.second.map { places.value($0, prepared.second!) })
  }
}

/// Where any anchor of a solved screen lies.
private struct AnchorValues {
  private let report: LayoutAnswer
  private let regions: Regions
  private let scrolls: [ScrollResult?]

  init(_ report: LayoutAnswer) {
    self.report = report
    regions = Regions(report.settled, report.solved)
    scrolls = report.scrollResults()
  }

  /// Points from the root's left or top edge, or a size.
  func value(_ side: AnchoredItem, _ place: AnchorPlace) -> Double {
    report.value(of: AskedAnchor(side: side, place: place), regions, scrolls)
  }

  /// A guide, or a region of the root, in points of the root's coordinate space.
  func rect(of item: Item) -> Rect {
    let (left, top) = (value(item, .left), value(item, .top))
    return Rect(x: left, y: top, width: value(item, .right) - left, height: value(item, .bottom) - top)
  }

  private func value(_ item: Item, _ anchor: Anchor) -> Double {
    let side = AnchoredItem(item, anchor)
    let screen = report.settled.prepared.screen
    let guide = screen.guides.firstIndex { $0.id == item.owner }
    let index = guide.map { screen.views.count + $0 } ?? 0
    return value(side, AnchorPlace(side, item: index, other: nil, report.tree))
  }
}
