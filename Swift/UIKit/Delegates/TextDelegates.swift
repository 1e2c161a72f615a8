import Foundation

public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ t: UITextField) -> Bool
  func textFieldDidBeginEditing(_ t: UITextField)
  func textFieldDidEndEditing(_ t: UITextField)
  func textField(_ t: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool
  func textFieldShouldBeginEditing(_ t: UITextField) -> Bool
  func textFieldShouldEndEditing(_ t: UITextField) -> Bool
  func textFieldShouldClear(_ t: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ t: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ t: UITextField) {}
  public func textFieldDidEndEditing(_ t: UITextField) {}
  public func textField(_ t: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String)
    -> Bool
  { true }
  public func textFieldShouldBeginEditing(_ t: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ t: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ t: UITextField) -> Bool { true }
}

public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ t: UITextView)
  func textViewDidBeginEditing(_ t: UITextView)
  func textViewDidEndEditing(_ t: UITextView)
  func textView(_ t: UITextView, shouldChangeTextIn r: NSRange, replacementText s: String) -> Bool
  func textViewShouldBeginEditing(_ t: UITextView) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ t: UITextView) {}
  public func textViewDidBeginEditing(_ t: UITextView) {}
  public func textViewDidEndEditing(_ t: UITextView) {}
  public func textView(_ t: UITextView, shouldChangeTextIn r: NSRange, replacementText s: String) -> Bool {
    true
  }
  public func textViewShouldBeginEditing(_ t: UITextView) -> Bool { true }
}

public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ s: UISearchBar, textDidChange t: String)
  func searchBarSearchButtonClicked(_ s: UISearchBar)
  func searchBarCancelButtonClicked(_ s: UISearchBar)
  func searchBarTextDidBeginEditing(_ s: UISearchBar)
  func searchBarTextDidEndEditing(_ s: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ s: UISearchBar, textDidChange t: String) {}
  public func searchBarSearchButtonClicked(_ s: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ s: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ s: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ s: UISearchBar) {}
}

public protocol UISearchControllerDelegate: AnyObject {}

public protocol UITextDropDelegate: AnyObject {}

public protocol UITextPasteDelegate: AnyObject {}

public protocol UISearchResultsUpdating: AnyObject { func updateSearchResults(for s: UISearchController) }
