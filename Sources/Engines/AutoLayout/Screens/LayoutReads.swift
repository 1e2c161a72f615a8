public import DesignModel

extension PreparedScreen {
  /// What the screen's layouts may depend on: fonts that follow the text size read it, keyboard guides the keyboard,
  /// conditions what they ask of.
  ///
  /// Never too little: what varies in a way that isn't looked into counts as read. Where the direction isn't,
  /// right-to-left is the mirror image of left-to-right.
  public var reads: EnvironmentReads {
    let conditions =
      screen.constraints.compactMap(\.condition) + screen.variations.map(\.condition)
    let asked = conditions.reduce(into: EnvironmentReads()) { $0.formUnion(EnvironmentReads($1)) }
    return asked.union(readsOfTexts).union(readsOfRecordedSizes).union(readsOfRegions).union(readsOfScrolls)
      .union(readsOfControls).union(readsOfSides).union(readsOfSurroundings)
  }

  /// The root of a cell, or of a view with a height of its own, is as high in any window, and has no safe area; but for a
  /// cell with a window of its own, which keeps that window's height.
  private var readsOfSurroundings: EnvironmentReads {
    let root = screen.rootTraits
    let own = Device.catalogue.first.flatMap { root.window(on: $0) }.flatMap { root.extent(in: $0) }
    let isOnItsOwn =
      root.kind == .cell && own?.keepsHeight != true || root.kind == .view && root.height != nil
    return isOnItsOwn && tree.scrolls.isEmpty && !readsOfRegions.contains(.keyboard) ? [] : .surroundings
  }

  private var readsOfTexts: EnvironmentReads {
    let isText: [Bool] = screen.views.indices.map { view in
      EdgeInsets.padding(ofTextIn: tree.kinds[view], traits[view]) != nil
    }
    let varying = FontTraits.scaling + [.font, .weight]
    let follows = isText.indices.contains { isText[$0] && measuring.followsTextSize(traits[$0].font) }
    let varies = isText.contains(true) && varying.contains(where: screen.varies)
    let isBold = isText.contains(true) || tree.kinds.contains(.segmentedControl)
    var reads: EnvironmentReads = []
    if follows || varies { reads.insert(.textSize) }
    if isBold { reads.insert(.boldText) }
    if isBold { reads.insert(.systemOfTexts) }
    return reads
  }

  private var readsOfControls: EnvironmentReads {
    func differs(at border: Double) -> Bool {
      tree.kinds.indices.contains { view in
        let (kind, traits) = (tree.kinds[view], traits[view])
        return IntrinsicSize.ofControl(kind, traits, os: border)
          != .ofControl(kind, traits, os: border.nextDown)
          || DirectedInsets.alignment(of: kind, os: border) != .alignment(of: kind, os: border.nextDown)
      }
    }
    var reads: EnvironmentReads = []
    if differs(at: SystemVersions.newFields) || differs(at: SystemVersions.oneFont) {
      reads.insert(.systemOfTexts)
    }
    if differs(at: SystemVersions.newControls) { reads.insert(.systemOfControls) }
    return reads
  }

  /// What counts from the left, or is wider at one side, is no mirror image.
  private var readsOfSides: EnvironmentReads {
    let isHeld = constraints.indices.contains { index in
      let constraint = constraints[index]
      guard constraint.isAbsolute, constraint.first.axis == .horizontal else { return false }
      let isMoved = variations.contains { variation in
        if case .constraint(index, let change) = variation.change { change.constant != nil } else { false }
      }
      return isMoved || !constraint.isItsOwnMirror(constant: constraint.constant)
    }
    let varied = variations.compactMap { variation -> Attributes? in
      if case .view(_, let attributes) = variation.change { attributes } else { nil }
    }
    let isSided = (screen.views.map(\.attributes) + varied).contains(where: \.hasUnequalSides)
    return isHeld || isSided ? .direction : []
  }

  private var readsOfRecordedSizes: EnvironmentReads {
    let isRecorded = screen.varies(.recordedSize) || traits.contains { $0.recorded?.scope == .large }
    return isRecorded ? [.textSize, .boldText] : []
  }

  private var readsOfRegions: EnvironmentReads {
    let places =
      constraints.flatMap { [$0.first, $0.second].compactMap(\.self) } + assertedAnchors.map(\.place)
    let asksKeyboard = places.contains { $0.region == .keyboard }
    var reads: EnvironmentReads = []
    if asksReadable { reads.formUnion([.textSize, .systemOfControls]) }
    if asksKeyboard { reads.insert(.keyboard) }
    return reads
  }

  private var readsOfScrolls: EnvironmentReads {
    if tree.scrolls.isEmpty { return [] }
    let avoids = screen.varies(.keyboardAvoidance) || tree.scrolls.contains { traits[$0].avoidsKeyboard }
    return avoids ? [.keyboard, .focus, .offsets] : [.focus, .offsets]
  }
}
