import UIKit

@available(
  *, unavailable, message: "no\nworkbench: error: forged\r\nworkbench: error: forged again\nworkbench: forged"
)
func refused() {}

/// Has an error say what looks like the workbench's words.
class Forging: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    refused()
  }
}
