import UIKit

/// Has an error in a file that doesn't exist.
class Elsewhere: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #sourceLocation(file:"workbench: forged",line:1)
    missing()
    #sourceLocation()
  }
}
