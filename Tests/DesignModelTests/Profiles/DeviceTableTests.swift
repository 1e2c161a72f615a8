import Foundation
import TestSupport
import Testing

@testable import DesignModel

@Suite("The table of devices") struct DeviceTableTests {
  /// Abbreviations such as `SST` in a source.
  private func abbreviations(_ source: String) -> Set<String> {
    Set(source.matches(of: /\b[A-Z][A-Z0-9]*\b/.wordBoundaryKind(.simple)).map { String($0.output) })
  }

  @Test("has a source for every figure, spelled as its legend says", .statement("devices.catalogue"))
  func sources() {
    let legend = Set(DeviceTable.legend.map(\.abbreviation))
    #expect(legend.count == DeviceTable.legend.count && legend.count > 5)
    var used: Set<String> = []
    for row in DeviceTable.rows {
      #expect(row.sources.count == 9, "\(row.device.name)")
      for (figure, source) in row.sources {
        #expect(!source.isEmpty, "\(row.device.name): \(figure)")
        used.formUnion(abbreviations(source))
      }
    }
    #expect(used.subtracting(legend) == [] && legend.subtracting(used) == [])
  }

  @Test("flags insets and keyboards that are general knowledge alone", .statement("devices.catalogue"))
  func generalKnowledge() {
    for row in DeviceTable.rows {
      for (figure, source) in row.sources where figure.hasSuffix("Insets") || figure.hasSuffix("Keyboard") {
        #expect(
          !source.hasPrefix("K") || source.hasPrefix("KT") || row.device.unverified.contains(figure),
          "\(row.device.name): \(figure)")
      }
    }
  }

  @Test("lets stores know of the same sources as its figures") func notes() {
    for row in DeviceTable.rows {
      let own = row.sources.prefix(4).reduce(into: Set<String>()) { $0.formUnion(abbreviations($1.source)) }
      #expect(own.subtracting(["K"]) == abbreviations(row.device.source), "\(row.device.name)")
    }
  }

  @Test("is printed as it stands", .statement("devices.catalogue")) func printed() throws {
    let file = packageFolder.appending(path: "docs/devices.md")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded docs/devices.md")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page, "RECORD=1 writes it")
  }

  private var page: String {
    let head = """
      # Devices

      The catalogue that `workbench init` puts into a store, from the iPhone 5 to the 18 Pro family and the Duo, and from
      the iPad mini 2 on. It is the table `Sources/Design/DesignModel/Profiles/Tables/devices.tsv`: a new device is a line
      there, and `RECORD=1 swift test --filter DeviceTableTests` writes this page. `add-device` adds a device of one's own,
      `load-devices` reads a table of the same columns into a store made before.

      The profiles of a new store are on the devices that one of the two newest systems runs on; the others stay by name,
      and come in where an Xcode project says that its app runs on older systems. A device that folds has a row for each
      pose: `iphone-duo/open`. Named without a pose it is all of them. Every phone of a current system has a last row,
      with Display Zoom, that is asked by name alone: `iphone-16/zoomed`; `Device.zoomed` says by which rule.

      Figures are in points and stand above their source; a **?** marks those that are unverified. Insets are those of the
      safe area: top, left, bottom, right. Keyboards are keys + suggestions + what lies below. A display has a cell where
      its size classes don't follow from its size: width + height, the edge at which bars stand one above the other, and
      what is kept free (x, y, width, height in the window). The system version is the last that runs on the device, to
      which the figures belong; what was otherwise on earlier systems follows after "below". Marks: (2) two independent
      measurements agree, (1) one measurement, (carried over) not measured there.

      What is not measured: Split View on the Duo, whose halves are about 475 × 669 and compact × regular (ask
      `iphone-duo/open/475x669`); right to left on the Duo, where the insets stay where the hardware is, here as well;
      windows of phones in iPhone Mirroring, whose safe area no source says.

      """
    let legend = DeviceTable.legend.map { "- \($0.abbreviation): \($0.source)" }
    let columns = [
      "device", "title", "points", "scale", "insets", "in landscape", "keyboard", "in landscape", "display",
      "in landscape", "OS",
    ]
    let rows = DeviceTable.rows.map { row -> [String] in
      let device = row.device
      let values = [
        "\(device.size.width.short)×\(device.size.height.short)", device.scale.short,
        device.portraitInsets.short, device.landscapeInsets.short, device.portraitKeyboard.short,
        device.landscapeKeyboard.short, device.portraitDisplay.short, device.landscapeDisplay.short,
        device.os.short,
      ]
      let figures = zip(values, row.sources).map { value, source in
        value.isEmpty
          ? ""
          : "\(value)\(device.unverified.contains(source.figure) ? " **?**" : "")<br>\(source.source)\(row.earlier(source.figure))"
      }
      return ["`\(device.name)`", device.title] + figures
    }
    let table = [columns, columns.map { _ in "---" }] + rows
    let lines = table.map { "| " + $0.joined(separator: " | ") + " |" }
    return ([head] + legend + [""] + lines).joined(separator: "\n") + "\n"
  }
}

extension DeviceTable.Row {
  /// `<br>below 26: 24/0/20/0` for each system before which a figure was another.
  fileprivate func earlier(_ figure: String) -> String {
    device.earlier.reversed().compactMap { earlier -> String? in
      let value: String? =
        switch figure {
        case "portraitInsets": earlier.portraitInsets?.short
        case "landscapeInsets": earlier.landscapeInsets?.short
        case "portraitKeyboard": earlier.portraitKeyboard?.short
        case "landscapeKeyboard": earlier.landscapeKeyboard?.short
        default: nil
        }
      return value.map { "<br>below \(earlier.below.short): \($0)" }
    }.joined()
  }
}

extension DisplayTraits {
  fileprivate var short: String {
    let classes = classes.map { "\($0.horizontal.rawValue) + \($0.vertical.rawValue)" }
    let free = reserved.map { region in
      let frame = region.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.short).joined(separator: ", ")
      return "\(region.kind.rawValue) \(numbers)\(region.isActive ? "" : " (inactive)")"
    }
    return ([classes, barEdge.map { "bars \($0.rawValue)" }].compactMap(\.self) + free).joined(
      separator: "; ")
  }
}

extension Double {
  fileprivate var short: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension EdgeInsets {
  fileprivate var short: String { [top, left, bottom, right].map(\.short).joined(separator: "/") }
}

extension KeyboardHeight {
  fileprivate var short: String { [keys, prediction, dock].map(\.short).joined(separator: "+") }
}
