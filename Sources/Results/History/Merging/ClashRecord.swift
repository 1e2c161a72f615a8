public import Notation
import Storage

/// What both branches set differently, as it is reported to programs.
public struct ClashRecord: Recorded {
  /// The screen's name; nil for a device, a profile or the like.
  let screen: String?
  let clash: MergeClash
  /// The object's name.
  let name: String

  public static let recordShape = RecordShape<Self>(
    "clash", "What both sides of a merge set differently.", isRehearsed: true
  ) {
    Column("clash", "Its number, as resolve takes it.", from: \.clash.id)
    Column("screen", "The screen; null for a device, a profile or the like.", from: \.screen)
    Column("kind", "The kind of object.", from: \.clash.place.kind, as: .objectKind)
    Column("object", "Its identity.", from: \.clash.place.object)
    Column("name", "Its name.", from: \.name)
    Column("attribute", "What of it; null for the object as a whole.", from: \.clash.place.attribute)
    Column("base", "What it was; null if there was nothing.", from: { $0.clash.base ?? .null })
    Column(
      "ours", "What it is on the current branch; null for nothing.", from: { $0.clash.ours ?? .null })
    Column(
      "theirs", "What it is on the other branch; null for nothing.", from: { $0.clash.theirs ?? .null })
    Column("because", "What needs the removed object.", from: \.clash.because)
    Column("resolution", "How it was resolved; null while it is open.", from: \.clash.resolution)
  }
}
