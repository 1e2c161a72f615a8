import DesignText
import Notation
import Storage

extension ExportFormat {
  static let json = ExportFormat(
    "json", "The canonical JSON by which revisions are compared, a screen a line."
  ) {
    screen, _ in
    screen.json.line + "\n"
  }
}
