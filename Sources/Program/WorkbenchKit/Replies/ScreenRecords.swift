import DesignModel
import DesignText
import Notation

extension Screen {
  /// What lists and edits say of the screen itself.
  var record: JSON { ScreenRecord(self).record }

  /// What lists and edits say of something in the screen.
  func record<Object: PrintedObject>(of object: Object) -> JSON { object.record(in: self) }
}
