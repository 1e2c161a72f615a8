/// Every rule, the most severe first; one line a file.
public enum RuleList {
  /// The edition of the rules; to be raised with every change of what is found or of how it is reported.
  static let edition = "rules-24"

  /// The rules in the order in which they are listed.
  public static let all: [any AuditRule.Type] = [
    UnsatisfiableConstraints.self,
    AmbiguousLayout.self,
    ScrollContentUndetermined.self,
    LayoutDependsOnHistory.self,
    CellHeightConflict.self,
    HiddenViewKeepsSize.self,
    ContentUnreachable.self,
    UnderBars.self,
    InReservedRegion.self,
    OutsideScreen.self,
    OutsideParent.self,
    StrayDecoration.self,
    CanvasSized.self,
    FollowsScreen.self,
    StopsAtSafeArea.self,
    OneSidedSafeArea.self,
    ShortOfEdge.self,
    OverlappingViews.self,
    TruncatedText.self,
    ClippedText.self,
    TextAtRunTime.self,
    TextCutAtRunTime.self,
    WideText.self,
    ContestedLine.self,
    TextOutgrowsView.self,
    SquashedPicture.self,
    LowContrast.self,
    SmallTarget.self,
    RedundantConstraint.self,
    DuplicateConstraint.self,
    ConstraintAgainstStack.self,
    UnreachedVariation.self,
    FixedHeightAroundScalingText.self,
    FixedFont.self,
    FontSetOnce.self,
    PrivateFont.self,
    LeftRightPins.self,
    UnmirroredLayout.self,
    MissingAccessibilityLabel.self,
    ExpiredSuppression.self,
  ]

  /// Those that only criteria of accessibility ask for.
  public static let ofCriteria: [any AuditRule.Type] = [
    UnscaledText.self, VariedFont.self, ShrunkText.self, EnhancedTarget.self, MinimumTarget.self,
    ObscuredFocus.self, CoveredContent.self, ScrollsBothWays.self,
  ]

  /// The names of those that lay a screen out with other texts, many times for each layout that they judge.
  public static let withOtherTexts: Set<String> = [TextAtRunTime.card.name, TextCutAtRunTime.card.name]

  /// The rules of what becomes of views where another one needs more room.
  static let ofPlaces: [any LayoutRule.Type] = [
    OverlappingViews.self, OutsideParent.self, ContentUnreachable.self, ClippedText.self,
  ]

  /// The rules of what a greater height may mend.
  static let ofHeight: [any LayoutRule.Type] = [
    AmbiguousLayout.self, ClippedText.self, TruncatedText.self, OverlappingViews.self, OutsideParent.self,
    SmallTarget.self, StrayDecoration.self,
  ]

  /// The names of those that find letters which a low view cuts.
  static let cuttingLetters = names(of: [ClippedText.self])

  /// The names of those that ask how large a view is.
  static let askingForSizes = names(of: [
    SmallTarget.self, TruncatedText.self, ClippedText.self, ShrunkText.self,
  ])

  /// The names of those that ask where a view lies.
  static let askingForPlaces = names(of: [
    ContentUnreachable.self, UnderBars.self, OutsideScreen.self, OutsideParent.self, OverlappingViews.self,
    CoveredContent.self, ObscuredFocus.self, ScrollsBothWays.self,
  ])

  private static func names(of rules: [any LayoutRule.Type]) -> Set<String> {
    Set(rules.map { $0.card.name })
  }

  /// Names the edition of some rules and which they are.
  static func fingerprint(of rules: [any AuditRule.Type]) -> String {
    let names = rules.map { $0.measure }
    return names == all.map { $0.measure } ? edition : "\(edition) \(names.joined(separator: ","))"
  }

  /// The rule of that name among all that may have found something.
  public static func finder(named name: String) -> (any AuditRule.Type)? {
    rule(named: name) ?? ofCriteria.first { $0.card.name == name }
  }

  /// The rule of that name.
  public static func rule(named name: String) -> (any AuditRule.Type)? {
    all.first { $0.card.name == name }
  }
}
