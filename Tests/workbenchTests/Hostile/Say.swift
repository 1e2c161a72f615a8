import Foundation
import UIKit

/// Says a line to the workbench over the recorder's pipe, the lowest descriptor that is no standard stream.
func say(_ line: String) {
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
    if count <= 0 { exit(3) }
    rest = rest.dropFirst(count)
  }
}
