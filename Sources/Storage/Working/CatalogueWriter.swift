import DesignModel
import DesignText
import Notation
import SQLite

/// Writes the rows of devices and profiles that changed.
struct CatalogueWriter {
  let database: Database

  func write(devices old: [Device], to new: [Device]) throws {
    let rows = RowChanges(from: old, to: new, key: \.name)
    try delete(rows.stale, from: "device")
    for index in rows.fresh { try insert(new[index], at: index) }
    try setHash(.devices, new.json)
  }

  /// `changed` names the devices whose figures, and so the environments of their profiles, are new.
  func write(
    profiles old: [Profile], to new: [Profile], on devices: [Device], changed: Set<String>
  ) throws {
    let rows = RowChanges(from: old, to: new, key: \.name) { before, after in
      before == after && !changed.contains(after.device)
    }
    try delete(rows.stale, from: "profile")
    let catalogue = Dictionary(uniqueKeysWithValues: devices.map { ($0.name, $0) })
    for index in rows.fresh {
      guard let device = catalogue[new[index].device] else {
        throw DesignError.unknown(.device, new[index].device, among: devices.map(\.name))
      }
      try insert(new[index], on: device, at: index)
    }
    if old != new { try setHash(.profiles, new.json) }
  }

  private func delete(_ names: [String], from table: String) throws {
    let statement = try database.prepare("DELETE FROM \(table) WHERE name = ?")
    for name in names { try statement.run(name) }
  }

  private func setHash(_ kind: ContentKind, _ json: JSON) throws {
    try database.run(
      """
      INSERT INTO catalogue (kind, content_hash) VALUES (?, ?)
      ON CONFLICT DO UPDATE SET content_hash = excluded.content_hash
      """, kind.rawValue, SHA256.hexadecimal(of: json.line))
  }

  private func insert(_ device: Device, at position: Int) throws {
    let (upright, lying) = (device.portraitInsets, device.landscapeInsets)
    try database.run(
      """
      INSERT INTO device (name, position, title, width, height, scale, idiom,
        portrait_top, portrait_left, portrait_bottom, portrait_right,
        landscape_top, landscape_left, landscape_bottom, landscape_right,
        portrait_keys, portrait_prediction, portrait_dock,
        landscape_keys, landscape_prediction, landscape_dock, os, source, unverified)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      device.name, position, device.title, device.size.width, device.size.height, device.scale,
      device.idiom.rawValue, upright.top, upright.left, upright.bottom, upright.right, lying.top, lying.left,
      lying.bottom, lying.right, device.portraitKeyboard.keys, device.portraitKeyboard.prediction,
      device.portraitKeyboard.dock, device.landscapeKeyboard.keys, device.landscapeKeyboard.prediction,
      device.landscapeKeyboard.dock, device.os, device.source,
      JSON.array(device.unverified.map { .string($0) }).line)
  }

  private func insert(_ profile: Profile, on device: Device, at position: Int) throws {
    try database.run(
      """
      INSERT INTO profile (name, position, device, orientation, window_width, window_height, text_size, bold_text,
        direction, keyboard, bars, locale, os, state, offsets, environment_hash)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      profile.name, position, profile.device, profile.orientation.rawValue, profile.window?.width,
      profile.window?.height, profile.textSize.rawValue, profile.boldText, profile.direction.rawValue,
      profile.keyboard.rawValue, profile.bars.isEmpty ? "[]" : profile.bars.json.line, profile.locale,
      profile.os, profile.state, profile.offsets.isEmpty ? "[]" : profile.offsets.json.line,
      EnvironmentKey(profile.environment(on: device)).hash)
  }
}
