import Foundation
import UIKit

/// Never answers.
class Sleep: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    while true { sleep(1) }
  }
}
