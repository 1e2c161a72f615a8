import DesignModel

/// The names in files that say nothing for a design's attributes, or are read elsewhere, each once with the reason; what
/// stands neither here nor in the attributes' table is noted when it is met.
///
/// `tableView.style` speaks of one class alone.
struct KnownNames {
  /// Why the names are passed over; a sentence without period.
  let reason: String
  /// In one text, for reading.
  let names: Set<String>

  /// True for what an app would show or do and the design doesn't hold; it stays in the file alone.
  let isLost: Bool

  private init(_ reason: String, _ names: String, isLost: Bool = false) {
    (self.reason, self.isLost) = (reason, isLost)
    self.names = Set(names.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// The attributes of views and of variations of views.
  static let attributes = [
    KnownNames(
      "who a view is: read as identity and name, or of no meaning to a layout",
      """
      id key userLabel customClass customModule customModuleProvider tag restorationIdentifier reuseIdentifier title
      propertyAccessControl tableViewCell textLabel detailTextLabel imageView
      """),
    KnownNames(
      "how a frame is decided: read where views, images and sizes are",
      """
      translatesAutoresizingMaskIntoConstraints fixedFrame misplaced ambiguous verifyAmbiguity
      autoresizesSubviews image catalog highlightedImage buttonType rowHeight estimatedRowHeight sectionHeaderHeight
      sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight tableViewCell.accessoryType
      editingAccessoryType translucent largeTitles mapView.scrollEnabled tableView.scrollEnabled
      collectionView.scrollEnabled scrollView.scrollEnabled
      """),
    KnownNames(
      "a look that moves nothing",
      """
      opaque contentMode clearsContextBeforeDrawing barStyle searchBarStyle separatorStyle selectionStyle
      segmentControlStyle progressViewStyle indicatorStyle shadowImage backIndicatorImage background minimumValueImage
      maximumValueImage progressImage trackImage mapType showsScale showsBuildings showsTouchWhenHighlighted
      reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled
      showsHorizontalScrollIndicator showsVerticalScrollIndicator colorPixelFormat depthStencilPixelFormat
      tableView.style tableViewCell.style datePicker.style hidesAccessoryWhenEditing barMetrics
      """, isLost: true),
    KnownNames(
      "a value that a control shows or takes, of no part in its size",
      """
      on value minValue maxValue minimumValue maximumValue stepValue progress currentPage selectedSegmentIndex
      selected enabled continuous animating hidesWhenStopped hidesForSinglePage momentary datePickerMode minuteInterval
      countDownDuration useCurrentDate useCurrentCountDownDuration searchBar.text searchBar.prompt scopeBarButtonTitles
      showsCancelButton showsSearchResultsButton showsScopeBar showsBookmarkButton
      """, isLost: true),
    KnownNames(
      "a behaviour under touches, typing or scrolling",
      """
      userInteractionEnabled multipleTouchEnabled exclusiveTouch pointerInteraction springLoaded
      showsMenuAsPrimaryAction changesSelectionAsPrimaryAction selectable allowsEditingTextAttributes
      clearsOnBeginEditing clearsOnInsertion clearButtonMode keyboardDismissMode bounces bouncesZoom
      alwaysBounceVertical alwaysBounceHorizontal pagingEnabled delaysContentTouches canCancelContentTouches
      directionalLockEnabled minimumZoomScale maximumZoomScale zoomEnabled pitchEnabled rotateEnabled dataMode
      prefetchingEnabled allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing showsSelectionImmediatelyOnTouchBegin shouldIndentWhileEditing
      showsReorderControl sectionIndexMinimumDisplayRowCount remembersLastFocusedIndexPath scalesPageToFit
      allowsLinkPreview allowsBackForwardNavigationGestures allowsInlineMediaPlayback enableSetNeedsDisplay
      layoutManager simulatedAppContext adjustsFontForContentSizeCategory
      adjustsImageSizeForAccessibilityContentSizeCategory itemPositioning showsExpansionTextWhenTruncated
      """, isLost: true),
    KnownNames(
      "a part of a layout that neither canvas nor design has",
      """
      baselineAdjustment adjustsFontSizeToFit adjustsLetterSpacingToFitWidth minimumFontSize
      contentHorizontalAlignment contentVerticalAlignment semanticContentAttribute baselineRelativeArrangement
      layoutMarginsFollowReadableWidth contentViewInsetsToSafeArea indentationWidth indentationLevel
      apportionsSegmentWidthsByContent usesAttributedText hasAttributedTitle
      textView.contentInsetAdjustmentBehavior tableView.contentInsetAdjustmentBehavior
      collectionView.contentInsetAdjustmentBehavior
      """, isLost: true),
  ]

  /// The attributes of constraints.
  static let constraintAttributes = [
    KnownNames(
      "read with the constraint",
      "firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority placeholder id"
    ),
    KnownNames(
      "of no meaning to a layout",
      "identifier userLabel customClass customModule customModuleProvider symbolic"),
  ]

  /// The elements in views, whatever their key.
  static let children = [
    KnownNames(
      "read where views, constraints and frames are",
      """
      rect subviews constraints viewLayoutGuide autoresizingMask variation userGuides prototypes sections cells items
      imageReference
      """),
    KnownNames(
      "read for its text or as the title's font",
      "state buttonConfiguration attributedString string mutableString"),
    KnownNames(
      "a look that moves nothing",
      """
      color nil preferredSymbolConfiguration blurEffect vibrancyEffect textAttributes navigationBarAppearance
      tabBarAppearance toolbarAppearance listContentConfiguration backgroundConfiguration
      """, isLost: true),
    KnownNames(
      "a connection, a behaviour or a value",
      """
      connections userDefinedRuntimeAttributes gestureRecognizers textInputTraits dataDetectorType animations date
      scopeButtonTitles wkWebViewConfiguration metadata menu
      """, isLost: true),
    KnownNames(
      "a canvas's bookkeeping",
      """
      point frame freeformSimulatedSizeMetrics simulatedStatusBarMetrics simulatedNavigationBarMetrics
      simulatedTabBarMetrics simulatedToolbarMetrics simulatedScreenMetrics splitViewDetailSimulatedSizeMetrics
      splitViewMasterSimulatedSizeMetrics
      """),
    KnownNames(
      "a part of a layout that neither canvas nor design has",
      "inset size collectionViewFlowLayout collectionViewLayout", isLost: true),
  ]
}
