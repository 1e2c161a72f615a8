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
  open var showsScopeBar = false
  open var showsBookmarkButton = false
  open var barStyle = UIBarStyle.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var searchTextPositionAdjustment = UIOffset.zero
  open func setShowsCancelButton(_ b: Bool, animated: Bool) {}
  open func setSearchFieldBackgroundImage(_ i: UIImage?, for s: UIControl.State) {}
  open func setImage(_ i: UIImage?, for: Icon, state: UIControl.State) {}
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  open var prompt: String?
  open var scopeBarBackgroundImage: UIImage?
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var isLookToDictateEnabled = false
  open var spellCheckingType = UITextSpellCheckingType.default
  open var isSearchResultsButtonSelected = false
  open var showsSearchResultsButton = false
  open var textContentType: UITextContentType!
  open func setPositionAdjustment(_ o: UIOffset, for i: Icon) {}
  open func positionAdjustment(for i: Icon) -> UIOffset { .zero }
  open func image(for i: Icon, state: UIControl.State) -> UIImage? { nil }
  open func setScopeBarButtonTitleTextAttributes(_ a: [NSAttributedString.Key: Any]?, for s: UIControl.State)
  {}
  open func setScopeBarButtonBackgroundImage(_ i: UIImage?, for s: UIControl.State) {}
  open func setShowsScope(_ b: Bool, animated: Bool) {}
  open func setBackgroundImage(_ i: UIImage?, for p: UIBarPosition, barMetrics: UIBarMetrics) {}
  open func searchFieldBackgroundImage(for s: UIControl.State) -> UIImage? { nil }
  override func recordedKind() -> String { "searchBar" }
  override func recordedAttributes() -> [(String, String)] {
    placeholder.map { [("placeholder", $0)] } ?? []
  }
}

open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor! = .systemBlue
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ t: UISearchToken, at i: Int) { tokens.insert(t, at: i) }
  open func removeToken(at i: Int) { tokens.remove(at: i) }
}

open class UISearchToken: NSObject {
  public init(icon: UIImage?, text: String) {}
  open var representedObject: Any?
}
