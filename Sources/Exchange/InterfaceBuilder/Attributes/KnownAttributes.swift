extension KnownNames {
  /// The attributes of views, of their variations and of elements in them.
  static let attributes = views + defaults + parts + surroundings

  /// Of views, as far as they aren't UIKit's own.
  private static let views: [KnownNames] = [
    .passed(
      "who a view is: read as identity, name and place",
      """
      id key userLabel customModule customModuleProvider propertyAccessControl tableViewCell textLabel
      detailTextLabel imageView.imageView tableViewCell.imageView
      """),
    .passed(
      "whether a font follows the text size while the app runs: read where marks of texts are",
      "adjustsFontForContentSizeCategory"),
    .lost("a class of the app's own: the design has kinds of views", "customClass"),
    .lost("a name or number for the app's code", "tag restorationIdentifier reuseIdentifier title"),
    .passed(
      "how a frame is decided: read where views, images and sizes are",
      """
      translatesAutoresizingMaskIntoConstraints fixedFrame buttonType rowHeight tableViewCell.accessoryType
      tableViewCell.style image catalog
      """),
    .passed(
      "a note of Xcode's to itself, or a hint at how to draw that shows nothing",
      """
      misplaced ambiguous verifyAmbiguity dataMode opaque clearsContextBeforeDrawing simulatedAppContext
      hasAttributedTitle usesAttributedText depthStencilPixelFormat colorPixelFormat enableSetNeedsDisplay
      """),
    .lost(
      "an appearance without effect on the layout",
      """
      contentMode barStyle searchBarStyle separatorStyle selectionStyle segmentControlStyle
      progressViewStyle indicatorStyle shadowImage backIndicatorImage background disabledBackground minimumValueImage
      maximumValueImage progressImage trackImage mapType showsScale showsBuildings showsTouchWhenHighlighted
      button.preferredBehavioralStyle button.role showsCompass showsPointsOfInterest sceneName itemSpacing
      reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled
      showsHorizontalScrollIndicator showsVerticalScrollIndicator
      tableView.style datePicker.style hidesAccessoryWhenEditing barMetrics highlightedImage
      editingAccessoryType translucent largeTitles separatorInsetReference
      """),
    .lost(
      "a value that a control shows or takes, of no part in its size",
      """
      on value minValue maxValue minimumValue maximumValue stepValue progress currentPage selectedSegmentIndex
      selected highlighted enabled continuous animating hidesWhenStopped hidesForSinglePage momentary datePickerMode
      minuteInterval countDownDuration useCurrentDate useCurrentCountDownDuration searchBar.text searchBar.prompt
      scopeBarButtonTitles showsCancelButton showsSearchResultsButton showsScopeBar showsBookmarkButton wraps
      """),
    .lost(
      "a behaviour under touches, typing or scrolling",
      """
      label.userInteractionEnabled imageView.userInteractionEnabled multipleTouchEnabled exclusiveTouch
      pointerInteraction springLoaded
      showsMenuAsPrimaryAction changesSelectionAsPrimaryAction selectable allowsEditingTextAttributes
      clearsOnBeginEditing clearsOnInsertion clearButtonMode keyboardDismissMode bounces bouncesZoom
      alwaysBounceVertical alwaysBounceHorizontal pagingEnabled delaysContentTouches canCancelContentTouches
      directionalLockEnabled minimumZoomScale maximumZoomScale zoomEnabled pitchEnabled rotateEnabled
      prefetchingEnabled allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing showsSelectionImmediatelyOnTouchBegin shouldIndentWhileEditing
      showsReorderControl sectionIndexMinimumDisplayRowCount remembersLastFocusedIndexPath scalesPageToFit
      allowsLinkPreview allowsBackForwardNavigationGestures allowsInlineMediaPlayback
      showsUserLocation allowsCameraControl keyboardDisplayRequiresUserAction paginationMode
      layoutManager
      adjustsImageSizeForAccessibilityContentSizeCategory itemPositioning showsExpansionTextWhenTruncated
      mapView.scrollEnabled
      """),
    .lost(
      "a part of a layout that neither canvas nor design has",
      """
      baselineAdjustment adjustsFontSizeToFit adjustsLetterSpacingToFitWidth minimumFontSize
      contentHorizontalAlignment contentVerticalAlignment semanticContentAttribute baselineRelativeArrangement
      layoutMarginsFollowReadableWidth contentViewInsetsToSafeArea indentationWidth indentationLevel
      apportionsSegmentWidthsByContent autoresizesSubviews
      sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
      estimatedRowHeight
      textView.contentInsetAdjustmentBehavior tableView.contentInsetAdjustmentBehavior
      collectionView.contentInsetAdjustmentBehavior
      """),
  ]

  /// What UIKit has anyway, or what Xcode writes of every new view of a class.
  private static let defaults: [KnownNames] = [
    .passed(
      "UIKit's own",
      """
      contentMode=scaleToFill userInteractionEnabled=YES adjustsFontSizeToFit=NO baselineAdjustment=alignBaselines
      contentHorizontalAlignment=center contentVerticalAlignment=center multipleTouchEnabled=NO enabled=YES
      semanticContentAttribute=unspecified showsHorizontalScrollIndicator=YES showsVerticalScrollIndicator=YES
      label.userInteractionEnabled=NO imageView.userInteractionEnabled=NO
      textField.contentHorizontalAlignment=left separatorStyle=default selectionStyle=default
      tableView.style=plain tableView.alwaysBounceVertical=YES datePicker.datePickerMode=dateAndTime
      datePicker.minuteInterval=1 slider.minValue=0.0 slider.maxValue=1 stepper.minimumValue=0.0
      stepper.maximumValue=100 stepper.stepValue=1 stepper.value=0.0 mapView.mapType=standard
      activityIndicatorView.hidesWhenStopped=YES segmentedControl.segmentControlStyle=plain
      tableViewCell.indentationWidth=10 tableViewCell.indentationLevel=0 autoresizesSubviews=YES
      estimatedRowHeight=-1 estimatedSectionHeaderHeight=-1 estimatedSectionFooterHeight=-1
      sectionHeaderHeight=-1 sectionFooterHeight=-1 progressViewStyle=default bounces=YES
      """),
    .passed(
      "what Xcode writes of every new view of the class",
      """
      label.contentMode=left label.contentMode=redraw segmentedControl.contentHorizontalAlignment=left
      segmentedControl.contentVerticalAlignment=top textField.minimumFontSize=17 tableViewCell.contentMode=center
      tableViewCellContentView.contentMode=center collectionViewCell.contentMode=center
      collectionViewCellContentView.contentMode=center collectionReusableView.contentMode=center
      refreshControl.contentMode=center tableViewCell.selectionStyle=blue tableView.sectionHeaderHeight=28
      tableView.sectionFooterHeight=28 tableView.sectionHeaderHeight=22 tableView.sectionFooterHeight=22
      tableView.sectionHeaderHeight=18 tableView.sectionFooterHeight=18
      """),
    .passed(
      "touches that a view of the class doesn't get, or takes anyway",
      """
      label.multipleTouchEnabled=YES imageView.multipleTouchEnabled=YES tableViewCell.multipleTouchEnabled=YES
      tableViewCellContentView.multipleTouchEnabled=YES collectionViewCell.multipleTouchEnabled=YES
      collectionViewCellContentView.multipleTouchEnabled=YES collectionReusableView.multipleTouchEnabled=YES
      scrollView.multipleTouchEnabled=YES tableView.multipleTouchEnabled=YES textView.multipleTouchEnabled=YES
      collectionView.multipleTouchEnabled=YES wkWebView.multipleTouchEnabled=YES webView.multipleTouchEnabled=YES
      mapView.multipleTouchEnabled=YES navigationBar.multipleTouchEnabled=YES refreshControl.multipleTouchEnabled=YES
      """),
  ]

  /// Of elements in views.
  private static let parts: [KnownNames] = [
    .passed(
      "read where constraints are",
      """
      constraint.firstItem constraint.firstAttribute constraint.relation constraint.secondItem
      constraint.secondAttribute constraint.multiplier constraint.constant constraint.priority
      constraint.placeholder constraint.symbolic constraint.id constraint/variation.key
      constraint/variation.constant constraint/variation.priority
      """),
    .passed(
      "of no meaning to a layout",
      "constraint.symbolType constraint.userLabel constraint.customModule constraint.customModuleProvider"),
    .lost("a class of the app's own: the design's constraints have none", "constraint.customClass"),
    .lost(
      "UIKit's log prints it; another object has that name, or it can't be typed", "constraint.identifier"),
    .passed(
      "read for a button's title, image and configuration",
      """
      state[normal].key state[normal].title state[normal].image state[normal].catalog state.key
      buttonConfiguration.key buttonConfiguration.style buttonConfiguration.title buttonConfiguration.image
      buttonConfiguration.catalog
      """),
    .lost("a look of a state that a button isn't in at first", "state.title state.image state.catalog"),
    .lost(
      "an appearance without effect on the layout", "state.backgroundImage buttonConfiguration.cornerStyle"),
    .lost(
      "a part of a layout that neither canvas nor design has",
      """
      buttonConfiguration.imagePadding buttonConfiguration.imagePlacement buttonConfiguration.titleAlignment
      buttonConfiguration.titlePadding buttonConfiguration.buttonSize buttonConfiguration.subtitle segment.width
      """),
    .lost("a behaviour", "buttonConfiguration.showsActivityIndicator segment.enabled"),
    .lost("a segment that shows an image in the place of a title", "segment.image segment.catalog"),
    .passed("which element it is", "accessibility.key accessibilityTraits.key"),
    .passed(
      "of what holds an effect's content",
      """
      view[contentView].id view[contentView].key view[contentView].opaque view[contentView].clipsSubviews
      view[contentView].contentMode view[contentView].multipleTouchEnabled
      view[contentView].insetsLayoutMarginsFromSafeArea view[contentView].translatesAutoresizingMaskIntoConstraints
      """),
    .passed(
      "read for the words around rows",
      "tableViewSection.headerTitle tableViewSection.footerTitle tableViewSection.id tableViewSection.userLabel"
    ),
    .passed("a note of Xcode's to itself", "tableViewSection.colorLabel attributedString.key fragment.key"),
    .passed("read for its text", "fragment.content"),
    .passed(
      "which element it is, or UIKit's own",
      """
      paragraphStyle.key paragraphStyle.alignment=natural paragraphStyle.baseWritingDirection=natural
      paragraphStyle.lineBreakMode=wordWrapping paragraphStyle.tighteningFactorForTruncation
      paragraphStyle.allowsDefaultTighteningForTruncation paragraphStyle.defaultTabInterval
      """),
    .lost(
      "a part of a text's layout that the design has for all of the text or not at all",
      """
      paragraphStyle.alignment paragraphStyle.baseWritingDirection paragraphStyle.lineBreakMode
      paragraphStyle.headIndent paragraphStyle.tailIndent paragraphStyle.firstLineHeadIndent
      paragraphStyle.paragraphSpacing paragraphStyle.paragraphSpacingBefore
      paragraphStyle.hyphenationFactor
      """),
  ]

  /// Of what stands around scenes.
  private static let surroundings: [KnownNames] = [
    .passed(
      "who a controller is: read for the screen's name, its segues and its bars",
      """
      controller.id controller.key controller.sceneMemberID controller.storyboardIdentifier controller.userLabel
      controller.customClass controller.customModule controller.customModuleProvider controller.title
      controller.modalPresentationStyle controller.extendedLayoutIncludesOpaqueBars controller.toolbarHidden
      controller.propertyAccessControl
      """),
    .passed(
      "UIKit's own",
      """
      controller.automaticallyAdjustsScrollViewInsets=YES controller.hidesBottomBarWhenPushed=NO
      controller.definesPresentationContext=NO controller.clearsSelectionOnViewWillAppear=YES
      controller.navigationBarHidden=NO controller.modalTransitionStyle=coverVertical
      controller.autoresizesArchivedViewToFullSize=YES controller.autoresizesArchivedViewToFullSize=NO
      controller.navigationOrientation=horizontal controller.spineLocation=none
      """),
    .lost(
      "what a controller does with its view: the design has views alone",
      """
      controller.automaticallyAdjustsScrollViewInsets controller.hidesBottomBarWhenPushed
      controller.definesPresentationContext controller.providesPresentationContextTransitionStyle
      controller.clearsSelectionOnViewWillAppear controller.navigationBarHidden controller.modalTransitionStyle
      controller.useStoryboardIdentifierAsRestorationIdentifier controller.restorationIdentifier
      controller.nibName controller.transitionStyle controller.navigationOrientation controller.spineLocation
      controller.pageSpacing controller.doubleSided controller.videoGravity controller.presentsWithGesture
      controller.preferredFramesPerSecond controller.preferredDisplayMode controller.minimumPrimaryColumnWidth
      controller.maximumPrimaryColumnWidth controller.preferredPrimaryColumnWidthFraction controller.behavior
      controller.allowDoubleColumnStyle controller.primaryBackgroundStyle controller.wantsFullScreenLayout
      controller.interfaceStyle controller.modalInPopover controller.referencedIdentifier
      """),
    .passed(
      "read for what bars show",
      """
      navigationItem.key navigationItem.id navigationItem.title navigationItem.prompt navigationItem.userLabel
      barButtonItem.key barButtonItem.id barButtonItem.title barButtonItem.image barButtonItem.catalog
      barButtonItem.systemItem barButtonItem.userLabel barButtonItem.style=plain barButtonItem.customModule
      barButtonItem.customModuleProvider tabBarItem.key tabBarItem.id tabBarItem.title tabBarItem.image
      tabBarItem.catalog tabBarItem.systemItem tabBarItem.userLabel tabBarItem.customModule
      tabBarItem.customModuleProvider
      """),
    .lost(
      "how an item of a bar looks and behaves: the design has its words",
      """
      navigationItem.largeTitleDisplayMode navigationItem.leftItemsSupplementBackButton navigationItem.backButtonTitle
      navigationItem.customClass navigationItem.hidesBackButton barButtonItem.style barButtonItem.width
      barButtonItem.enabled barButtonItem.customClass barButtonItem.tag barButtonItem.landscapeImage
      barButtonItem.largeContentSizeImage tabBarItem.enabled tabBarItem.customClass tabBarItem.tag
      tabBarItem.selectedImage tabBarItem.landscapeImage tabBarItem.largeContentSizeImage tabBarItem.badgeValue
      """),
    .passed(
      "read for the bars around a scene",
      """
      controller/navigationBar.largeTitles controller/navigationBar.translucent controller/toolbar.translucent
      controller/tabBar.translucent
      """),
    .passed("which scene it is", "scene.sceneID"),
  ]
}
