public import DesignModel

extension PreparedScreen {
  /// What the screen's layouts may depend on: fonts that follow the text size read it, keyboard guides the keyboard,
  /// conditions what they ask of.
  ///
  /// Never too little: what varies in a way that isn't looked into counts as read.
  public var reads: EnvironmentReads {
    let conditions =
      screen.constraints.compactMap(\.condition) + screen.variations.map(\.condition)
    let asked = conditions.reduce(into: EnvironmentReads()) { $0.formUnion(EnvironmentReads($1)) }
    return asked.union(readsOfTexts).union(readsOfRecordedSizes).union(readsOfRegions).union(readsOfScrolls)
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
    return reads
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
    if asksReadable { reads.insert(.textSize) }
    if asksKeyboard { reads.insert(.keyboard) }
    return reads
  }

  private var readsOfScrolls: EnvironmentReads {
    if tree.scrolls.isEmpty { return [] }
    let avoids = screen.varies(.keyboardAvoidance) || tree.scrolls.contains { traits[$0].avoidsKeyboard }
    return avoids ? [.keyboard, .focus, .offsets] : [.focus, .offsets]
  }
}
