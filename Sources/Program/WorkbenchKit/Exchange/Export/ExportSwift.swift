import UIKitSource

extension ExportFormat {
  static let swift = ExportFormat("swift", "The source of a UIView that builds the screen.") { screen, _ in
    SwiftSource(screen).text
  }
}
