@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking

/// What a run of the user's code has made and asked for so far.
enum Recorder {
  nonisolated(unsafe) static var traits = RecordedTraits()
  /// The traits that the code has read: what a design has to be varied by.
  nonisolated(unsafe) static var touched: Set<Trait> = []
  nonisolated(unsafe) static var constraints = ActiveConstraints()
  nonisolated(unsafe) static var notes: [(text: String, place: SourcePlace)] = []
  /// Where the code that is running stands in the user's files.
  nonisolated(unsafe) static var place = SourcePlace()
  /// The view that fills the window.
  nonisolated(unsafe) static var root: UIView?
  /// The window that views of the tree are in; it is made when first asked for.
  nonisolated(unsafe) static var keyWindow: UIWindow?
  /// Above zero while the recorder itself reads, which is no dependence of the user's code.
  nonisolated(unsafe) static var isReading = 0
  /// Those who asked for news of the keyboard.
  nonisolated(unsafe) static var keyboardObservers:
    [(target: AnyObject, action: String, name: Notification.Name)] = []
  /// The same by closures, which end with their run.
  nonisolated(unsafe) static var blockObservers: [any NSObjectProtocol] = []
  /// Scroll views to whose insets the code adds the keyboard.
  nonisolated(unsafe) static var keyboardScrolls: Set<ObjectIdentifier> = []
  nonisolated(unsafe) static var traitObservers: [() -> Void] = []
  /// True once a view or a controller has traits of its own for what is in it.
  nonisolated(unsafe) static var givesOwnTraits = false
  /// What can be made, by its class's name.
  nonisolated(unsafe) static var makers: [String: () -> Any?] = [:]
  /// The frame in which the next cell, header or footer of a collection begins, in points.
  nonisolated(unsafe) static var frameOfNext = CGRect.zero
  /// Values that stand in for what is declared elsewhere, by name.
  nonisolated(unsafe) static var standIns: [String: Any] = [:]
  /// Objects that were made up, which live as long as the run.
  nonisolated(unsafe) static var madeUp: [AnyObject] = []
  /// Texts that were made up.
  nonisolated(unsafe) static var madeUpTexts: Set<String> = []
  /// Views of outlets that no view has taken in yet.
  nonisolated(unsafe) static var outlets: [UIView] = []

  /// True while samples stand in for contents that the code puts nowhere.
  nonisolated(unsafe) static var showsSamples = false

  /// What a layout can depend on.
  enum Trait: String {
    case textSize, hclass, vclass, idiom, direction, orientation, safeArea, window, frames, keyboard, boldText
    /// The size of the screen that the window is on.
    case screen
    /// A length that was made up for what makes the screen.
    case madeUpLength
  }

  /// Forgets everything, for the next run.
  static func begin(_ traits: RecordedTraits) {
    Self.traits = traits
    touched = []
    constraints = ActiveConstraints()
    notes = []
    place = SourcePlace()
    root = nil
    keyWindow = nil
    isReading = 0
    keyboardObservers = []
    for observer in blockObservers { NotificationCenter.default.removeObserver(observer) }
    (blockObservers, keyboardScrolls) = ([], [])
    (traitObservers, givesOwnTraits) = ([], false)
    (standIns, outlets, madeUp, madeUpTexts) = ([:], [], [], [])
    frameOfNext = .zero
    Pipe.forget()
    LayoutPass.forget()
  }

  static func touch(_ trait: Trait) { if isReading == 0 { touched.insert(trait) } }

  static var isRightToLeft: Bool {
    touch(.direction)
    return traits.isRightToLeft
  }

  /// Notes what a design can't say, where the code stands or where it made the view in question.
  static func note(_ text: String, at made: SourcePlace? = nil) {
    if !notes.contains(where: { $0.text == text }) { notes.append((text, made ?? place)) }
  }

  /// Notes what each of several lines says.
  static func noteHere(_ text: String) {
    let isKnown = notes.contains {
      $0.text == text && $0.place.line == place.line && $0.place.file == place.file
    }
    if !isKnown { notes.append((text, place)) }
  }

  /// Reads without being counted as the user's code.
  static func reading<Result>(_ read: () -> Result) -> Result {
    isReading += 1
    defer { isReading -= 1 }
    return read()
  }

  /// An object of a class that the program can make; nil for another.
  static func made(_ type: AnyClass) -> AnyObject? {
    let name = String(reflecting: type)
    let bare = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    return (makers[ClassNames.plain(type)] ?? makers[bare])?() as AnyObject?
  }

  /// Makes what no line of the user's says.
  static func withoutPlace<Result>(_ make: () -> Result) -> Result {
    let kept = place
    place = SourcePlace()
    defer { place = kept }
    return make()
  }

  /// The window that a view is in: that of the tree below the root.
  static func window(of view: UIView) -> UIWindow? {
    guard let root, view.isDescendant(of: root) else { return nil }
    if keyWindow == nil { keyWindow = UIWindow(frame: CGRect(origin: .zero, size: traits.size)) }
    return keyWindow
  }
}

/// The constraints that apply, in the order in which they were activated.
struct ActiveConstraints {
  private var places: [ObjectIdentifier: Int] = [:]
  private var slots: [NSLayoutConstraint?] = []

  mutating func add(_ constraint: NSLayoutConstraint) {
    places[ObjectIdentifier(constraint)] = slots.count
    slots.append(constraint)
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    if let place = places.removeValue(forKey: ObjectIdentifier(constraint)) { slots[place] = nil }
  }

  var all: [NSLayoutConstraint] { slots.compactMap { $0 } }
}
