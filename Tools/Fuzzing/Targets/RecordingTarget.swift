import AutoLayout
import DesignModel
import SwiftImport
import Typography

extension FuzzTarget {
  /// What code says that `import-swift` runs: a tree of views, on a line.
  static let recording = FuzzTarget("recording") { bytes, _ in
    let device = Device.catalogue.first { $0.name == Profile.default.device }!
    try checkRecording(bytes, with: LayoutEngine(measuring: SystemText()), in: .default, on: device)
  }
}
