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

extension UITextFieldDelegate {
  public func textFieldDidEndEditing(_ t: UITextField, reason: UITextField.DidEndEditingReason) {}
  public func textFieldDidChangeSelection(_ t: UITextField) {}
}

extension UITextViewDelegate {
  public func textViewShouldEndEditing(_ t: UITextView) -> Bool { true }
  public func textViewDidChangeSelection(_ t: UITextView) {}
  public func textView(
    _ t: UITextView, shouldInteractWith u: URL, in r: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ t: UITextView, shouldInteractWith a: NSTextAttachment, in r: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ s: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ s: UISearchBar) -> Bool { true }
  public func searchBar(_ s: UISearchBar, shouldChangeTextIn r: NSRange, replacementText t: String) -> Bool {
    true
  }
  public func searchBarBookmarkButtonClicked(_ s: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ s: UISearchBar) {}
  public func searchBar(_ s: UISearchBar, selectedScopeButtonIndexDidChange i: Int) {}
}

public protocol UISearchControllerDelegate: AnyObject {}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ s: UISearchController) {}
  public func didPresentSearchController(_ s: UISearchController) {}
  public func willDismissSearchController(_ s: UISearchController) {}
  public func didDismissSearchController(_ s: UISearchController) {}
  public func presentSearchController(_ s: UISearchController) {}
}

public protocol UITextDropDelegate: AnyObject {}

public protocol UITextPasteDelegate: AnyObject {}

public protocol UISearchResultsUpdating: AnyObject { func updateSearchResults(for s: UISearchController) }
