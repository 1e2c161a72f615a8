import Foundation
import UIKit

/// A screen that nobody can lay out within an hour.
class Labyrinth: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let count = 17_000
    let views = (1...count).map { #"{"class":"UIView","in":0,"name":"v\#($0)"}"# }
    let constraints = (1...count).flatMap { place in
      ["leading", "top", "width", "height"].map { anchor in
        #"{"first":["\#(place)","\#(anchor)"],"relation":0,"second":["\#((place + 1) % (count + 1))","\#(anchor)"],"#
          + #""constant":1,"priority":\#(500 + place % 400),"multiplier":1.1}"#
      }
    }
    say(
      #"{"views":[{"class":"UIView"},\#(views.joined(separator: ","))],"#
        + #""constraints":[\#(constraints.joined(separator: ","))],"touched":["textSize"]}"#)
    _ = readLine()
    exit(0)
  }
}
