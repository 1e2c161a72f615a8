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
  open var searchTextField = UITextField()
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
  public enum Icon: Int { case search, clear, bookmark, resultsList }
  override func recordedKind() -> String { "searchBar" }
  override func recordedAttributes() -> [(String, String)] {
    placeholder.map { [("placeholder", $0)] } ?? []
  }
}
