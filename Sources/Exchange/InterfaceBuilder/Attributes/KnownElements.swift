extension KnownNames {
  /// The elements in views, in controllers and around them.
  static let elements = views + values + surroundings

  /// Of views.
  private static let views: [KnownNames] = [
    .open(
      "what it holds is read one by one",
      """
      subviews constraints constraint/variation sections tableViewSection cells prototypes segments segment state
      buttonConfiguration attributedString[attributedText] state[normal]/attributedString[attributedTitle]
      buttonConfiguration/attributedString[attributedTitle] fragment
      fragment/attributes accessibility[accessibilityConfiguration] accessibilityTraits[traits] userDefinedRuntimeAttributes
      visualEffectView/view[contentView]
      """),
    .passed(
      "read where views, constraints and frames are",
      """
      rect[frame] frame[frameInset] viewLayoutGuide keyboardLayoutGuide autoresizingMask
      buttonConfiguration/fontDescription[titleFontDescription] state/imageReference[image]
      buttonConfiguration/imageReference[image] imageView/imageReference[image]
      buttonConfiguration/color[baseForegroundColor] state[normal]/string[title] buttonConfiguration/string[title]
      tableViewSection/string[headerTitle] tableViewSection/string[footerTitle] string[userLabel]
      fragment/string[content] fragment/mutableString[content]
      """),
    .passed("no value, which is UIKit's own", "nil"),
    .passed(
      "a note of Xcode's to itself",
      """
      userGuides attributedString[userComments] point[canvasLocation] freeformSimulatedSizeMetrics
      simulatedStatusBarMetrics simulatedNavigationBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics
      simulatedScreenMetrics simulatedOrientationMetrics splitViewDetailSimulatedSizeMetrics
      splitViewMasterSimulatedSizeMetrics fixedSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics
      modalPageSheetSimulatedSizeMetrics simulatedMetricsContainer metadata size[freeformSize]
      size[intrinsicContentSize] attributes/font[NSOriginalFont]
      """),
  ]

  /// What stays in the file.
  private static let values: [KnownNames] = [
    .lost(
      "an appearance without effect on the layout",
      """
      color preferredSymbolConfiguration blurEffect vibrancyEffect textAttributes navigationBarAppearance
      tabBarAppearance toolbarAppearance listContentConfiguration backgroundConfiguration size[shadowOffset]
      size[titleShadowOffset] rect[contentStretch] rect[value] imageReference
      """),
    .lost("a part of a text's layout that the design has for all of the text or not at all", "tabStops"),
    .lost(
      "a look of some of a text's characters: the design has one font and colour for all", "attributes/*"),
    .lost(
      "a look of a state that a button isn't in at first",
      "state/attributedString[attributedTitle] attributedString[attributedTitle]"),
    .lost("what a bar shows that is placed in a scene", "items"),
    .lost("what outlets, actions and segues do in the app", "connections"),
    .lost(
      "a behaviour or a value",
      """
      gestureRecognizers textInputTraits dataDetectorType animations date
      scopeButtonTitles wkWebViewConfiguration menu string[toolTip] string locale timeZone
      calendar keyCommands keyCommand searchDisplayController hostingController customObject
      controller/[refreshControl]
      """),
    .lost(
      "a part of a layout that neither canvas nor design has",
      """
      inset size collectionViewFlowLayout collectionViewLayout edgeInsets directionalEdgeInsets
      collectionViewCompositionalLayout fontDescription
      """),
  ]

  /// Of what stands around scenes.
  private static let surroundings: [KnownNames] = [
    .open(
      "what it holds is read one by one",
      """
      scenes scene objects controller navigationItem barButtonItem rightBarButtonItems leftBarButtonItems toolbarItems
      """),
    .passed(
      "read for the screen's guides, bars and segues",
      """
      layoutGuides extendedEdge[edgesForExtendedLayout] tabBarItem viewControllerPlaceholder placeholder exit
      viewControllers controller/navigationBar/color[barTintColor]
      """),
    .passed(
      "what the file says of itself",
      """
      device dependencies resources inferredMetricsTieBreakers customFonts classes class designables designable
      accessibilityOverrides simulatedMetricsContainer[defaultSimulatedMetrics] inheritedAttributes
      """),
    .lost(
      "a size that a controller asks for in a popover", "value[contentSizeForViewInPopover]"),
    .lost(
      "a view in a bar, which has a frame of its own", "barButtonItem/[customView] navigationItem/[titleView]"
    ),
    .lost(
      "a behaviour",
      """
      tapGestureRecognizer panGestureRecognizer pinchGestureRecognizer pongPressGestureRecognizer
      rotationGestureRecognizer swipeGestureRecognizer screenEdgePanGestureRecognizer
      """),
  ]
}
