import Foundation
import UIKit

/// Computes without end.
class Endless: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    while true {}
  }
}
