import Foundation

open class UISearchBar: UIView {
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  open var text: String?
  open var placeholder: String?
  open weak var delegate: UISearchBarDelegate?
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open var searchTextField = UISearchTextField()
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open var keyboardType = UIKeyboardType.default
  open var showsScopeBar = false {
    didSet { if showsScopeBar { Recorder.noteHere("showsScopeBar of a search bar not taken") } }
  }
  open var showsBookmarkButton = false
  open var barStyle = UIBarStyle.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var searchTextPositionAdjustment = UIOffset.zero
  open func setShowsCancelButton(_ flag: Bool, animated: Bool) {}
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for: Icon, state: UIControl.State) {}
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  open var prompt: String? {
    didSet { if prompt != nil { Recorder.noteHere("prompt of a search bar not taken") } }
  }
  open var scopeBarBackgroundImage: UIImage?
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var isLookToDictateEnabled = false
  open var spellCheckingType = UITextSpellCheckingType.default
  open var isSearchResultsButtonSelected = false
  open var showsSearchResultsButton = false
  open var textContentType: UITextContentType!
  open func setPositionAdjustment(_ offset: UIOffset, for icon: Icon) {}
  open func positionAdjustment(for icon: Icon) -> UIOffset { .zero }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  open func setScopeBarButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setShowsScope(_ flag: Bool, animated: Bool) {}
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {}
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
}

open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor! = .systemBlue
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ token: UISearchToken, at index: Int) { tokens.insert(token, at: index) }
  open func removeToken(at index: Int) { tokens.remove(at: index) }
}

open class UISearchToken: NSObject {
  public init(icon: UIImage?, text: String) {}
  open var representedObject: Any?
}
