import DesignText
import Notation
import Storage

extension ExportFormat {
  static let json = ExportFormat("json", "The canonical JSON that revisions are told by, a screen a line.") {
    screen, _ in
    screen.json.line + "\n"
  }
}
