import DesignModel
import Notation

/// What the page's parts need to know of one another.
struct ReportLayout {
  let page: ReportPage
  /// What can be switched besides device and text size.
  let switches: [ProfileSwitch]
  /// The number of each screen's first cell.
  let firstCells: [Int]

  init(_ page: ReportPage) {
    self.page = page
    switches = ProfileSwitch.all(among: page.screens.flatMap { $0.cells.map(\.profile) })
    var count = 0
    firstCells = page.screens.map { screen in
      defer { count += screen.cells.count }
      return count
    }
  }

  /// The devices of some cells, in the order of the profiles.
  func devices(of cells: [ReportCell]) -> [String] { distinct(cells.map(\.profile.device)) }

  /// The text sizes of some cells, from the smallest.
  func textSizes(of cells: [ReportCell]) -> [TextSize] {
    let used = Set(cells.map(\.profile.textSize))
    return TextSize.allCases.filter(used.contains)
  }

  /// The device as people call it.
  func title(of device: String) -> String { page.devices.first { $0.name == device }?.title ?? device }

  var allCells: [ReportCell] { page.screens.flatMap(\.cells) }
}
