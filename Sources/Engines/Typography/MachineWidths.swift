import AutoLayout
import DesignModel

/// The widths that texts take from the machine's fonts, as one number.
struct MachineWidths {
  /// Equal wherever the machine's fonts give all the texts the same widths.
  let digest: UInt64

  /// Nil if no text needs a font of the machine, or none has one that sets it.
  init?(of texts: [FamilyText], in memory: TextMemory) {
    var hash = Self.start
    var isUsed = false
    for text in texts where text.family != nil || !text.text.utf8.allSatisfy({ $0 < 0x80 }) {
      for weight in [FontWeight.regular, .bold] {
        let measured = Self.measured(text, weight, in: memory)
        guard measured.isShaped else { continue }
        isUsed = true
        for edge in measured.edges { hash = Self.mixed(hash, edge) }
      }
    }
    if !isUsed { return nil }
    digest = hash
  }

  private static func measured(
    _ text: FamilyText, _ weight: FontWeight, in memory: TextMemory
  ) -> MeasuredText {
    let font = ResolvedFont(
      FontDescription(family: text.family, size: 17, weight: weight), textSize: .large, boldText: false)
    return memory.measured(text.text, in: font, ruler: memory.ruler(for: font))
  }

  // FNV-1a of the edges in thousandths of a point, so that nothing hangs on a last bit.
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func mixed(_ hash: UInt64, _ edge: Double) -> UInt64 {
    let thousandths = UInt64(bitPattern: Int64((edge * 1000).rounded()))
    return stride(from: UInt64(0), to: 64, by: 8).reduce(hash) { hash, shift in
      (hash ^ ((thousandths >> shift) & 0xff)) &* 0x100_0000_01b3
    }
  }
}
