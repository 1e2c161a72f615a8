import CommandGrammar
import Comparison
import DesignModel
import Machine
import Notation
import Storage

/// `load-devices`.
struct LoadDevices: DraftEdit {
  static var card: Card {
    Card(
      "load-devices", group: "profiles", "Brings the devices up to date, from the program or a table.",
      details: """
        Devices of the table replace those of the same name and are added where there are none; others stay, and so do \
        profiles, of which add-profiles makes more. A line for each says what changed, and who says so. Without a file \
        the table is the program's own, which a store made by an earlier program may lack. A file has the columns of \
        devices.tsv in this project: name, title, idiom, nine figures each with its source, and the sources, parted by \
        tabs.
        """,
      examples: [
        Example("load-devices", "Takes the figures of this program."),
        Example("load-devices devices.tsv", "Takes those of a newer table."),
      ])
  }

  @Parameter(argument: "A table of devices; the program's own if none is given.", completion: .file)
  var file: String?

  init() {}

  func run(in session: inout Session) throws -> Reply {
    var resolved = self
    resolved.file = file.map { session.path(of: $0) }
    return try session.perform(resolved)
  }

  func apply(to draft: Draft) throws -> Reply {
    let known = try draft.devices()
    let loaded = try table().map { device in
      var device = device
      device.isTarget = known.first { $0.name == device.name }?.isTarget ?? false
      return device
    }
    let changed = loaded.filter { !known.contains($0) }
    for device in changed { try draft.saveDevice(device) }
    let lines = changed.map { device in
      "\(device.name): \(changes(of: device, known)); \(device.source)"
    }
    let count =
      changed.isEmpty ? "no device changed" : "\(counted(changed.count, "device")) changed or added"
    return Reply(
      (["\(count) of \(loaded.count)"] + lines).joined(separator: "\n"), list: changed.map(\.record))
  }

  /// `landscapeInsets from 0,59,21,59 to 0,59,20,59, os from 18 to 27`, or `added`; the source is printed beside it.
  private func changes(of device: Device, _ known: [Device]) -> String {
    guard let before = known.first(where: { $0.name == device.name }) else { return "added" }
    let parts = DevicePart.allCases.filter { $0 != .source && $0.json(of: before) != $0.json(of: device) }
    return parts.map { part in
      let (from, to) = (part.words(part.json(of: before)), part.words(part.json(of: device)))
      return "\(part.rawValue) from \(from) to \(to)"
    }.joined(separator: ", ")
  }

  private func table() throws -> [Device] {
    guard let file else { return Device.catalogue }
    let text = String(decoding: try readFile(file), as: UTF8.self)
    do {
      return try DeviceTable.devices(in: text)
    } catch {
      throw LoadDevicesError(file: file, fault: error)
    }
  }
}

/// A table of devices that can't be taken; nothing was.
struct LoadDevicesError: Error, CustomStringConvertible {
  let file: String
  let fault: DeviceTableError

  var description: String { "'\(file)', \(fault); no device was changed" }
}
