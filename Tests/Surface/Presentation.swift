import UIKit

final class Panel: UIViewController, UIGestureRecognizerDelegate, UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  let pan = UIPanGestureRecognizer(); var animator: UIViewPropertyAnimator?;
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial));
  let feedback = UIImpactFeedbackGenerator(style: .medium)
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  override var shouldAutorotate: Bool { true }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift], action: #selector(close)),
      UIKeyCommand(
        title: "x", image: nil, action: #selector(close), input: "w", modifierFlags: .command,
        propertyList: nil),
    ]
  }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { UIView() }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .custom }
    set {}
  }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { self }
    set {}
  }
  override var title: String? { didSet { navigationItem.title = title } }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  override func viewDidLoad() {
    super.viewDidLoad(); recognize(); show(); listen(); describe(); askApplication(); animate(); move();
    addChildren(); askChildren()
  }
  func recognize() {
    pan.addTarget(self, action: #selector(handle(_:))); pan.delegate = self; pan.maximumNumberOfTouches = 1;
    pan.cancelsTouchesInView = false; pan.allowedScrollTypesMask = .all; view.addGestureRecognizer(pan);
    pan.require(toFail: UITapGestureRecognizer(target: self, action: #selector(close)));
    pan.delaysTouchesBegan = true; pan.isEnabled = true; pan.name = "x"
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close));
    swipe.direction = [.left, .down]; let long = UILongPressGestureRecognizer(target: self, action: nil);
    long.minimumPressDuration = 0; long.allowableMovement = 3;
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(close)); edge.edges = .left;
    let pinch = UIPinchGestureRecognizer(); _ = pinch.scale; _ = pinch.velocity;
    let rot = UIRotationGestureRecognizer(); rot.rotation = 0;
    let hover = UIHoverGestureRecognizer(target: self, action: #selector(close)); _ = hover.state;
    let tap = UITapGestureRecognizer(); tap.numberOfTapsRequired = 2; tap.numberOfTouchesRequired = 1;
    view.gestureRecognizers?.forEach { view.removeGestureRecognizer($0) }
  }
  func show() {
    blur.contentView.addSubview(
      UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label)))
    modalTransitionStyle = .crossDissolve; modalPresentationCapturesStatusBarAppearance = true;
    isModalInPresentation = true; definesPresentationContext = true;
    providesPresentationContextTransitionStyle = true; edgesForExtendedLayout = [];
    extendedLayoutIncludesOpaqueBars = true; automaticallyAdjustsScrollViewInsets = false;
    preferredContentSize = CGSize(width: 1, height: 2); overrideUserInterfaceStyle = .dark;
    restorationIdentifier = "x"; hidesBottomBarWhenPushed = true
    if let s = sheetPresentationController {
      s.detents = [
        .medium(), .large(), .custom(identifier: .init("x")) { context in context.maximumDetentValue * 0.3 },
      ]; s.prefersGrabberVisible = true; s.selectedDetentIdentifier = .medium;
      s.largestUndimmedDetentIdentifier = .large; s.preferredCornerRadius = 3;
      s.prefersScrollingExpandsWhenScrolledToEdge = false; s.prefersEdgeAttachedInCompactHeight = true;
      s.widthFollowsPreferredContentSizeWhenEdgeAttached = true;
      s.animateChanges { s.selectedDetentIdentifier = .large }; s.delegate = self; s.sourceView = view;
      s.invalidateDetents()
    }
    if let p = popoverPresentationController {
      p.sourceView = view; p.sourceRect = .zero; p.permittedArrowDirections = [.up, .any];
      p.barButtonItem = navigationItem.rightBarButtonItem; p.delegate = self; p.backgroundColor = .red;
      p.passthroughViews = [view]; p.canOverlapSourceViewRect = true; p.popoverLayoutMargins = .zero
    }
    presentationController?.delegate = self; _ = presentationController?.presentedView;
    _ = presentedViewController; _ = presentingViewController;
    _ = isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent;
    transitionCoordinator?.animate(
      alongsideTransition: { ctx in
        _ = ctx.isCancelled; _ = ctx.transitionDuration
      }, completion: nil)
  }
  func listen() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboard(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { [weak self] note in self?.close() }
    for n in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
      UIContentSizeCategory.didChangeNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIApplication.didReceiveMemoryWarningNotification, UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification, UITextField.textDidChangeNotification,
      UITextView.textDidChangeNotification, UITextView.textDidBeginEditingNotification,
      UIScreen.didConnectNotification, UIScene.willEnterForegroundNotification,
      UIWindow.didBecomeKeyNotification, UIPasteboard.changedNotification,
      UIMenuController.didHideMenuNotification, UIApplication.userDidTakeScreenshotNotification,
      UIApplication.willTerminateNotification, UIDevice.batteryStateDidChangeNotification,
    ] { NotificationCenter.default.post(name: n, object: self, userInfo: nil) }
    feedback.prepare(); feedback.impactOccurred();
    UINotificationFeedbackGenerator().notificationOccurred(.success);
    UISelectionFeedbackGenerator().selectionChanged(); feedback.impactOccurred(intensity: 0.4)
    UIAccessibility.post(notification: .screenChanged, argument: view);
    UIAccessibility.post(notification: .announcement, argument: "x");
    UIAccessibility.post(notification: .layoutChanged, argument: nil);
    _ =
      UIAccessibility.isVoiceOverRunning || UIAccessibility.isReduceMotionEnabled
      || UIAccessibility.isReduceTransparencyEnabled || UIAccessibility.isBoldTextEnabled
      || UIAccessibility.isDarkerSystemColorsEnabled || UIAccessibility.isSwitchControlRunning
      || UIAccessibility.prefersCrossFadeTransitions
  }
  func describe() {
    view.isAccessibilityElement = true;
    view.accessibilityTraits = [.button, .header, .adjustable, .selected];
    view.accessibilityTraits.insert(.notEnabled); view.accessibilityHint = "x"; view.accessibilityValue = "x";
    view.accessibilityViewIsModal = true; view.accessibilityElements = [view!];
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "x", target: self, selector: #selector(close))
    ]; view.accessibilityElementsHidden = true; view.shouldGroupAccessibilityChildren = true;
    view.accessibilityFrame = .zero; view.accessibilityActivationPoint = .zero;
    view.accessibilityContainerType = .list; view.accessibilityUserInputLabels = ["x"];
    view.accessibilityPath = UIBezierPath(); view.accessibilityLanguage = "de";
    view.accessibilityIgnoresInvertColors = true; view.accessibilityNavigationStyle = .combined;
    view.accessibilityAttributedLabel = NSAttributedString(string: "x");
    view.accessibilityRespondsToUserInteraction = true;
    let e = UIAccessibilityElement(accessibilityContainer: view!);
    e.accessibilityFrameInContainerSpace = .zero; e.accessibilityLabel = "x";
    view.accessibilityCustomRotors = []; view.showsLargeContentViewer = true; view.largeContentTitle = "x";
    view.addInteraction(UILargeContentViewerInteraction());
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "x") { _ in true }]
  }
  func askApplication() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene;
    _ = scene?.windows.first { $0.isKeyWindow }?.safeAreaInsets; _ = scene?.statusBarManager?.statusBarFrame;
    _ = scene?.interfaceOrientation.isPortrait; _ = UIApplication.shared.keyWindow?.rootViewController;
    _ = UIApplication.shared.windows; _ = UIApplication.shared.statusBarFrame;
    _ = UIApplication.shared.applicationState == .active;
    UIApplication.shared.open(URL(string: "x")!, options: [:], completionHandler: nil);
    _ = UIApplication.shared.canOpenURL(URL(string: UIApplication.openSettingsURLString)!);
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil);
    UIApplication.shared.isIdleTimerDisabled = true; _ = UIApplication.shared.delegate;
    _ = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory;
    _ = UIApplication.shared.userInterfaceLayoutDirection;
    UIApplication.shared.isNetworkActivityIndicatorVisible = true;
    _ = UIApplication.shared.statusBarOrientation.isLandscape;
    _ = UIApplication.shared.supportedInterfaceOrientations(for: nil);
    _ = UIApplication.shared.beginBackgroundTask(expirationHandler: nil);
    UIApplication.shared.beginIgnoringInteractionEvents();
    UIApplication.shared.endIgnoringInteractionEvents(); UIApplication.shared.applicationIconBadgeNumber = 2
    _ = UIDevice.current.userInterfaceIdiom == .pad; _ = UIDevice.current.systemVersion;
    _ = UIDevice.current.orientation.isLandscape; _ = UIDevice.current.model; _ = UIDevice.current.name;
    _ = UIDevice.current.identifierForVendor?.uuidString;
    UIDevice.current.beginGeneratingDeviceOrientationNotifications();
    _ = UIDevice.current.isBatteryMonitoringEnabled; UIDevice.current.playInputClick()
    UserDefaults.standard.set(true, forKey: "x"); DispatchQueue.main.async {};
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {};
    DispatchQueue.global(qos: .userInitiated).async {}; perform(#selector(close), with: nil, afterDelay: 1);
    NSObject.cancelPreviousPerformRequests(withTarget: self); UIPasteboard.general.string = "x";
    _ = OperationQueue.main
    let w = UIWindow(frame: UIScreen.main.bounds); w.windowLevel = .alert + 1;
    w.windowLevel = UIWindow.Level.statusBar; w.rootViewController = self; w.makeKeyAndVisible();
    w.windowScene = scene; w.isHidden = false; w.makeKey(); w.overrideUserInterfaceStyle = .light;
    w.resignKey(); if let scene { _ = UIWindow(windowScene: scene) }
  }
  func animate() {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 1,
      options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState, .layoutSubviews],
      animations: {}, completion: { _ in });
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve, animations: {}, completion: nil);
    UIView.transition(
      from: view, to: view, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews]);
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
    } completion: { _ in
    }; UIView.performWithoutAnimation {}; UIView.setAnimationsEnabled(false); _ = UIView.areAnimationsEnabled;
    _ = UIView.inheritedAnimationDuration; UIView.perform(.delete, on: [view], options: [], animations: nil);
    UIView.animate(withDuration: 1) {};
    UIView.animate(withDuration: 1, animations: {}) { finished in _ = finished };
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {};
    UIView.beginAnimations(nil, context: nil); UIView.setAnimationDuration(1); UIView.commitAnimations()
  }
  func move() {
    animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) {}; animator?.addAnimations {};
    animator?.addCompletion { position in _ = position == .end }; animator?.startAnimation();
    animator?.fractionComplete = 0.3; animator?.pauseAnimation();
    animator?.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 1)), durationFactor: 1);
    animator?.stopAnimation(true); animator?.finishAnimation(at: .current); animator?.isReversed = true;
    _ = animator?.isRunning; _ = animator?.state == .active;
    _ = UIViewPropertyAnimator(
      duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .easeIn));
    _ = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil);
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [], animations: {}, completion: nil);
    animator?.isInterruptible = true; animator?.scrubsLinearly = false;
    animator?.isUserInteractionEnabled = true; animator?.startAnimation(afterDelay: 1);
    _ = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero);
    _ = UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero, animations: {});
    animator?.pausesOnCompletion = true
  }
  func addChildren() {
    let child = UIViewController(); addChild(child); child.didMove(toParent: self);
    child.willMove(toParent: nil); child.removeFromParent();
    child.beginAppearanceTransition(true, animated: true); child.endAppearanceTransition();
    setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child);
    transition(from: child, to: child, duration: 1, options: [], animations: nil, completion: nil);
    setNeedsStatusBarAppearanceUpdate(); setNeedsUpdateOfHomeIndicatorAutoHidden();
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures(); setNeedsUpdateOfSupportedInterfaceOrientations();
    UIViewController.attemptRotationToDeviceOrientation(); present(child, animated: true) {};
    dismiss(animated: true); show(child, sender: nil); showDetailViewController(child, sender: nil);
  }
  func askChildren() {
    let child = UIViewController();
    _ = viewIfLoaded?.window; loadViewIfNeeded(); performSegue(withIdentifier: "x", sender: nil);
    _ = child.isViewLoaded; _ = UIStoryboard(name: "x", bundle: nil).instantiateInitialViewController();
    _ = UIStoryboard(name: "x", bundle: nil).instantiateViewController(withIdentifier: "x") as? Panel;
    _ = navigationController?.interactivePopGestureRecognizer; _ = tabBarController?.tabBar.items;
    _ = splitViewController?.displayMode; setToolbarItems([], animated: true); _ = systemMinimumLayoutMargins;
    viewRespectsSystemMinimumLayoutMargins = false; setContentScrollView(UIScrollView()); _ = editButtonItem;
    setEditing(true, animated: true); _ = contentScrollView(for: .top); _ = nibName; _ = storyboard;
    _ = focusGroupIdentifier;
    addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: #selector(close)));
    registerForPreviewing
    _ = preferredFocusEnvironments
  }
  var registerForPreviewing: Void { () }
  @objc func close() { dismiss(animated: true, completion: nil); view.endEditing(true) }
  @objc func keyboard(_ note: Notification) {
    guard let info = note.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue,
      let c = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
      let _ = UIView.AnimationCurve(rawValue: c)
    else { return }; _ = info[UIResponder.keyboardIsLocalUserInfoKey];
    _ = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect;
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.view.frame.origin.y -= self.view.convert(frame, from: nil).height })
  }
  @objc func handle(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed: _ = recognizer.translation(in: view); recognizer.setTranslation(.zero, in: view)
    case .ended, .cancelled, .failed: _ = recognizer.velocity(in: recognizer.view);
    case .possible:
      _ = recognizer.location(in: nil); _ = recognizer.numberOfTouches;
      _ = recognizer.location(ofTouch: 0, in: view)
    @unknown default: break
    }
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  )
    -> Bool
  { true }
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view is UIControl) && touch.view?.isDescendant(of: view) == true
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer)
    -> Bool
  {
    false
  }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    false
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SheetController(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Animator() }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  { nil }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { UIPercentDrivenInteractiveTransition() }
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { nil }
  func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  )
    -> UIModalPresentationStyle
  { .none }
  func adaptivePresentationStyle(for presentation: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {}
  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool { true }
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {}
  func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {}
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator);
    coordinator.animate(alongsideTransition: { _ in }) { _ in };
    coordinator.notifyWhenInteractionChanges { c in _ = c.percentComplete }
  }
  override func willTransition(
    to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: traits, with: coordinator) }
  override func traitCollectionDidChange(_ traits: UITraitCollection?) {
    super.traitCollectionDidChange(traits);
    if traitCollection.hasDifferentColorAppearance(comparedTo: traits)
      || traits?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
    }
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container);
    _ = container.preferredContentSize
  }
  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize size: CGSize
  )
    -> CGSize
  { size }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    _ = segue.destination; _ = segue.identifier
  }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event); _ = touches.first?.location(in: view);
    _ = event?.allTouches?.count; _ = touches.first?.tapCount; _ = touches.first?.phase == .began;
    _ = touches.first?.previousLocation(in: nil); _ = touches.first?.force
  }
  override func motionEnded(_ eventSubtype: UIEvent.EventSubtype, with event: UIEvent?) {
    if eventSubtype == .motionShake {}
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event); _ = presses.first?.key?.keyCode == .keyboardEscape
  }
  override func accessibilityPerformEscape() -> Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(close) || action == #selector(UIResponderStandardEditActions.copy(_:))
  }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
  {
    super.present(controller, animated: flag, completion: completion)
  }
  override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
}
extension UIViewController { @objc func preferredFocus() {} }
final class SheetController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero };
  override var shouldRemovePresentersView: Bool { false };
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin();
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in });
    _ = presentingViewController.view
  }; override func presentationTransitionDidEnd(_ flag: Bool) { super.presentationTransitionDidEnd(flag) };
  override func dismissalTransitionWillBegin() {}; override func dismissalTransitionDidEnd(_ flag: Bool) {};
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews(); presentedView?.frame = frameOfPresentedViewInContainerView
  }; override func containerViewDidLayoutSubviews() {};
  override var presentedView: UIView? { super.presentedView };
  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize size: CGSize
  )
    -> CGSize
  { size }; override var shouldPresentInFullscreen: Bool { true };
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
  }; override var adaptivePresentationStyle: UIModalPresentationStyle { .none };
  override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }; override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
}
final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 };
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let to = context.view(forKey: .to) else {
      return
    };
    context.containerView.addSubview(to); to.frame = context.finalFrame(for: from);
    _ = context.initialFrame(for: from);
    context.completeTransition(!context.transitionWasCancelled); _ = context.isAnimated;
    _ = context.presentationStyle;
    _ = context.isInteractive; context.updateInteractiveTransition(0.3);
    context.finishInteractiveTransition();
    context.cancelInteractiveTransition()
  }; func animationEnded(_ flag: Bool) {};
  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
  {
    UIViewPropertyAnimator(duration: 1, curve: .easeOut) {}
  };
  func navigationController(
    _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .push ? self : nil };
  func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {};
  func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
    true
  }
}
final class Interactive: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
  };
  func x() {
    update(0.3); finish(); cancel(); completionSpeed = 1; completionCurve = .easeIn; _ = percentComplete;
    wantsInteractiveStart = true; timingCurve = nil
  }; override func update(_ value: CGFloat) { super.update(value) }
}
