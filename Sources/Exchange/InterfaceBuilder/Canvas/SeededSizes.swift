import DesignModel

/// The sizes that views take from their recorded frames, since neither the file nor UIKit knows them.
struct SeededSizes {
  let tree: SceneTree

  /// All of a view's, as the canvas shows it: what a design keeps as its recorded size.
  func seed(of index: Int, _ kind: ViewKind, _ attributes: Attributes, in setting: SceneSetting) -> Seed {
    // A cell of a standard style gives its texts no size.
    if tree.hasGivenFrame(index), tree.standardCell(of: index)?.texts.contains(index) != true {
      return Seed()
    }
    let sizes = MeasuredSizes(setting: setting)
    var seed = sizes.seeded(tree.objects[index], attributes)
    if tree.objects[index].className == "toolbar", tree.reachesGuideBelow(index) {
      seed.height = sizes.toolbarAboveIndicator
    }
    seedLeaf(index, &seed)
    seedArranged(index, kind, into: &seed)
    return seed
  }

  /// A view of the app's own class may have a size of its own, and so has an image that the app sets later; a view that
  /// holds others gets its size from them.
  func seedLeaf(_ index: Int, _ seed: inout Seed) {
    let object = tree.objects[index]
    let kind = object.isTable ? .custom : ViewKind(className: object.className)
    guard !tree.hasViews(index) else { return }
    guard kind == .image || object.isCustom && [.view, .custom, .stack].contains(kind) else { return }
    keepSize(of: index, &seed, kind == .image ? .image : .ownClass)
  }

  /// In a stack Interface Builder keeps the size that a view without one of its own was given there, as if it were the
  /// view's own, with the view's own priorities.
  ///
  /// 225 of these seeds explain 241 recorded frames that no constraint does; 1,104 like them in views outside of stacks
  /// would explain 19. Xcode's own check for ambiguity leaves them out: what it marked stays open at first.
  func seedArranged(_ index: Int, _ kind: ViewKind, into seed: inout Seed) {
    let isEmptyStack = kind == .stack && !tree.hasViews(index)
    guard tree.isArranged(index), isEmptyStack || [.view, .custom, .scroll].contains(kind),
      !tree.objects[index].element.isYes("ambiguous")
    else { return }
    keepSize(of: index, &seed, .arranged)
  }

  /// Takes the recorded size for the view's own in each axis that no required constraint of the author fixes.
  private func keepSize(of index: Int, _ seed: inout Seed, _ kind: SeedKind) {
    guard let recorded = tree.objects[index].recorded else { return }
    if seed.width == nil, !tree.hasGivenSize(index, "width") {
      (seed.width, seed.widthKind) = (recorded.width, kind)
    }
    if seed.height == nil, !tree.hasGivenSize(index, "height") {
      (seed.height, seed.heightKind) = (recorded.height, kind)
    }
  }
}
