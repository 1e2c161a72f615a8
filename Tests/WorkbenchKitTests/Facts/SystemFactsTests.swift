import Foundation
import TestSupport
import Testing

/// What changed with iOS 26, written down by hand from the files that Xcode saved since, and from a recording of UIKit 26.1:
/// `docs/evidence/devices.md` has each of these rows with how often it was seen.
@Suite("What iOS 26 changed") struct SystemFactsTests {
  private static let edits = """
    add-screen demo
    add-view demo toggle --kind switch
    add-view demo slider --kind slider
    add-view demo segments --kind segmentedControl --segments 'One|Two'
    add-view demo field --kind textField --text Name
    add-view demo indicator --kind activityIndicator
    add-view demo plain --kind button --text Go --button-configuration plain
    add-view demo filled --kind button --text Go --button-configuration filled
    add-view demo gray --kind button --text Go --button-configuration gray
    add-view demo area
    pin demo area top,leading,trailing,bottom --to safeArea
    add-view demo read
    pin demo read leading,trailing --to readableContent
    """

  @Test(
    "shows in the heights of controls",
    arguments: [
      ("toggle", 31.0, 28.0), ("slider", 31, 34), ("segments", 32, 32), ("field", 34, 34),
      ("indicator", 20, 20),
    ])
  func controls(view: String, before: Double, since: Double) throws {
    let story = try Story(Self.edits)
    #expect(try story.solve("demo", "--device iphone-16 --os 18").height(view) == before)
    for os in ["26", "27"] {
      #expect(try story.solve("demo", "--device iphone-16 --os \(os)").height(view) == since)
    }
  }

  @Test("makes switches wider, and leaves buttons with a configuration as they were") func buttons() throws {
    let story = try Story(Self.edits)
    for (os, width) in [("18", 51.0), ("26", 63)] {
      let found = try story.solve("demo", "--device iphone-16 --os \(os)")
      #expect(found.width("toggle") == width)
      for button in ["plain", "filled", "gray"] {
        #expect(abs(found.height(button) - 34.33) < 0.01, "\(button) at 3 pixels a point")
        let coarse = try story.solve("demo", "--device iphone-se-3 --os \(os)")
        #expect(coarse.height(button) == 34.5, "\(button) at 2 pixels a point")
      }
    }
  }

  @Test(
    "shows in what bars take",
    arguments: [
      ("iphone-16", "navigation", 44.0, 54.0, 0.0), ("iphone-16", "navigation,largeTitle", 96, 106, 0),
      ("ipad-a16", "navigation", 50, 54, 0), ("iphone-16", "tab", 0, 0, 49),
    ])
  func bars(device: String, bars: String, before: Double, since: Double, below: Double) throws {
    let story = try Story(Self.edits)
    for (os, above) in [("18", before), ("26", since), ("27", since)] {
      let bare = try story.solve("demo", "--device \(device) --os \(os)")
      let found = try story.solve("demo", "--device \(device) --os \(os) --bars \(bars)")
      #expect(found.top("area") - bare.top("area") == above, "on iOS \(os)")
      #expect(bare.bottom("area") - found.bottom("area") == below, "on iOS \(os)")
    }
  }

  @Test("lets readable content be 920 points wide in views wider than 1008") func readable() throws {
    let story = try Story(Self.edits)
    for (window, before, since) in [("1008x1300", 672.0, 968.0), ("1009x1300", 672, 920)] {
      let options = "--device ipad-pro-13 --window \(window) --os"
      #expect(try story.solve("demo", "\(options) 18").width("read") == before)
      #expect(try story.solve("demo", "\(options) 26").width("read") == since)
    }
  }

  /// Each thing with how often it was seen.
  @Test(
    "stands in the evidence with how often it was seen, whether it is followed or not",
    arguments: [
      ("navigation bar", "22 of 29"), ("with a large title", "2 of 2"),
      ("bar's top on the canvas", "16 of 20"),
      ("tab bar", "3"), ("switch", "50 of 82"), ("slider", "9 of 13"), ("segmented control", "3"),
      ("text field, rounded", "18"), ("activity indicator", "9"), ("button with a configuration", "14"),
      ("automatic table row", "120 of 124"), ("disclosure indicator takes", "24"),
      ("inset group leaves at its sides", "110"), ("half of the Duo in Split View", "none"),
      ("the Duo open, upside down", "1"), ("iPhone 17e in landscape, below", "none"),
    ])
  func evidence(thing: String, seen: String) throws {
    let page = try String(
      contentsOf: packageFolder.appending(path: "docs/evidence/devices.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| \(thing) |") }
    let cells = try #require(rows.first).split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(rows.count == 1 && cells.count == 5)
    #expect(cells[3] == seen && !cells[4].isEmpty)
  }
}
