import Notation
import TestSupport
import Testing

@testable import DesignModel

/// What public sources say of devices with iOS 26 and 27, written down by hand from them.
///
/// Each figure has who says it and how sure it is; `docs/devices.md` says what the abbreviations mean.
@Suite("Published figures of devices") struct DeviceFactsTests {
  /// A member of a device's record, and of the sources in the table.
  enum Figure: String {
    case size, scale, portraitInsets, landscapeInsets, portraitKeyboard, landscapeKeyboard
    case portraitDisplay, landscapeDisplay, os
  }

  /// How sure a figure is, as the table marks it.
  enum Mark: String {
    case agreed = "(2)"
    case measuredOnce = "(1)"
    case carriedOver = "(carried over)"
    case none = ""
  }

  /// One figure of some devices, which are named with blanks between.
  struct Fact: Sendable {
    var devices: String
    var figure: Figure
    var value: String
    /// Abbreviations; none where only the value is compared.
    var sources = ""
    var mark = Mark.none
    /// False where no source is trusted; nil where some of the devices have it from another one.
    var isVerified: Bool? = true
    /// The system; nil for the last that runs on the device.
    var os: String?
  }

  private static let duo = [
    Fact(
      devices: "iphone-duo/closed", figure: .size, value: "466x678", sources: "SILL ST DUI", mark: .agreed),
    Fact(
      devices: "iphone-duo/closed iphone-duo/closed-left iphone-duo/open", figure: .scale, value: "3",
      sources: "SILL MV"),
    Fact(
      devices: "iphone-duo/closed", figure: .portraitInsets, value: "0/0/34/84", sources: "SILL ST DUI",
      mark: .agreed),
    Fact(
      devices: "iphone-duo/closed", figure: .portraitDisplay, value: "compact x regular, trailing",
      sources: "SILL ST DUI", mark: .agreed),
    Fact(
      devices: "iphone-duo/closed", figure: .landscapeInsets, value: "0/84/34/0", sources: "SILL",
      mark: .measuredOnce),
    Fact(
      devices: "iphone-duo/closed", figure: .landscapeDisplay, value: "compact x compact, leading",
      sources: "SILL IM", mark: .measuredOnce),
    Fact(
      devices: "iphone-duo/closed-left", figure: .landscapeInsets, value: "0/0/34/84", sources: "SILL",
      mark: .measuredOnce),
    Fact(
      devices: "iphone-duo/closed-left", figure: .landscapeDisplay, value: "compact x compact, trailing",
      sources: "SILL", mark: .measuredOnce),
    Fact(devices: "iphone-duo/open", figure: .size, value: "669x951", sources: "SILL ST IM", mark: .agreed),
    Fact(
      devices: "iphone-duo/open", figure: .landscapeInsets, value: "0/0/34/84", sources: "SILL ST DUI",
      mark: .agreed),
    Fact(
      devices: "iphone-duo/open", figure: .landscapeDisplay, value: "regular x regular, trailing",
      sources: "SILL ST DUI", mark: .agreed),
    Fact(
      devices: "iphone-duo/open", figure: .portraitInsets, value: "82/0/34/0", sources: "SILL IM",
      mark: .agreed),
    Fact(
      devices: "iphone-duo/open", figure: .portraitDisplay, value: "regular x regular", sources: "SILL IM",
      mark: .agreed),
  ]

  private static let newDevices = [
    Fact(devices: "iphone-18-pro", figure: .size, value: "402x874", sources: "I18 J18 TG", mark: .agreed),
    Fact(
      devices: "iphone-18-pro", figure: .portraitInsets, value: "62/0/34/0", sources: "I18 J18", mark: .agreed
    ),
    Fact(devices: "iphone-18-pro-max", figure: .size, value: "440x956", sources: "J18 TG M18", mark: .agreed),
    Fact(
      devices: "iphone-18-pro-max", figure: .portraitInsets, value: "62/0/34/0", sources: "J18",
      mark: .measuredOnce),
    Fact(devices: "iphone-18-pro iphone-18-pro-max", figure: .scale, value: "3", sources: "J18 TG"),
    Fact(
      devices: "iphone-18-pro iphone-18-pro-max", figure: .landscapeInsets, value: "0/62/20/62",
      mark: .carriedOver, isVerified: false),
    Fact(devices: "iphone-17e", figure: .size, value: "390x844", sources: "TG I17", mark: .agreed),
    Fact(
      devices: "iphone-17e", figure: .portraitInsets, value: "47/0/34/0", sources: "I17", mark: .carriedOver,
      isVerified: false),
    Fact(
      devices: "iphone-17e", figure: .landscapeInsets, value: "0/47/20/47", mark: .carriedOver,
      isVerified: false),
    Fact(devices: "ipad-a16", figure: .size, value: "820x1180", sources: "OUK"),
    Fact(devices: "ipad-a16", figure: .scale, value: "2", sources: "OUK"),
    Fact(
      devices: "ipad-a16", figure: .portraitInsets, value: "32/0/25/0", sources: "OUK", mark: .measuredOnce),
    Fact(devices: "ipad-pro-11-m4", figure: .size, value: "834x1210", sources: "DF"),
    Fact(devices: "ipad-pro-13", figure: .size, value: "1032x1376", sources: "DF"),
    Fact(devices: "ipad-air-11", figure: .size, value: "820x1180", sources: "DF"),
    Fact(devices: "ipad-air-13", figure: .size, value: "1024x1366", sources: "DF"),
    Fact(
      devices: "ipad-pro-11-m4 ipad-pro-13 ipad-air-11 ipad-air-13", figure: .scale, value: "2", sources: ""),
  ]

  private static let newPads =
    "ipad-pro-11 ipad-pro-12.9 ipad-air-13 ipad-air-4 ipad-air-5 ipad-10 ipad-a16 ipad-air-11 ipad-mini-6 "
    + "ipad-mini-7 ipad-pro-11-m4 ipad-pro-13"
  private static let smallPads =
    "ipad-mini-2 ipad-mini-3 ipad-air-1 ipad-mini-4 ipad-air-2 ipad-pro-9.7 ipad-5 ipad-6 ipad-mini-5 "
    + "ipad-pro-10.5 ipad-air-3"
  private static let facePhones =
    "iphone-x iphone-11 iphone-12-mini iphone-14 iphone-16-pro-max iphone-17-pro iphone-air iphone-18-pro"

  /// Where the catalogue had something else before.
  private static let disputed = [
    Fact(
      devices: "iphone-17 iphone-17-pro iphone-17-pro-max", figure: .landscapeInsets, value: "0/62/20/62",
      sources: "ST"),
    Fact(
      devices: "iphone-air", figure: .landscapeInsets, value: "0/68/29/68", sources: "F17", isVerified: false),
    Fact(devices: newPads, figure: .portraitInsets, value: "32/0/25/0", isVerified: nil),
    Fact(devices: newPads, figure: .portraitInsets, value: "24/0/20/0", os: "18"),
    Fact(
      devices: "ipad-pro-13", figure: .portraitInsets, value: "32/0/25/0", sources: "I13", mark: .measuredOnce
    ),
    Fact(
      devices: "iphone-11-pro iphone-12 iphone-13-mini iphone-14-plus iphone-15-pro iphone-16e", figure: .os,
      value: "27", sources: "D27"),
    Fact(devices: "iphone-16-pro", figure: .landscapeInsets, value: "0/62/20/62", sources: "TG I16"),
    Fact(devices: "iphone-16-pro", figure: .landscapeInsets, value: "0/62/21/62", os: "18"),
    Fact(
      devices: "iphone-11-pro", figure: .landscapeInsets, value: "0/44/20/44", sources: "TG I16",
      isVerified: false),
    Fact(devices: "iphone-11-pro", figure: .landscapeInsets, value: "0/44/21/44", os: "18"),
    Fact(devices: "ipad-pro-12.9-1", figure: .os, value: "16", sources: "K"),
    Fact(devices: "ipad-pro-12.9-2", figure: .os, value: "17", sources: "K"),
  ]

  /// Whole heights.
  private static let keyboards = [
    keyboard("ipad-pro-12.9-1 ipad-pro-12.9-2", upright: "378", across: "471"),
    keyboard("ipad-pro-12.9 ipad-air-13 ipad-pro-13", upright: "398", across: "491"),
    keyboard(smallPads, upright: "313", across: "398"),
    keyboard("ipad-pro-11 ipad-pro-11-m4", upright: "333", across: "418"),
    [Fact(devices: facePhones, figure: .landscapeKeyboard, value: "209", sources: "TG", isVerified: false)],
    [
      Fact(
        devices: "iphone-12 iphone-16 iphone-17e", figure: .portraitKeyboard, value: "335", sources: "TG",
        isVerified: false),
      Fact(devices: "iphone-12 iphone-16", figure: .portraitKeyboard, value: "336", os: "18"),
      Fact(
        devices: "iphone-11 iphone-16-plus iphone-air", figure: .portraitKeyboard, value: "345",
        sources: "TG",
        isVerified: false),
      Fact(devices: "iphone-11 iphone-16-plus", figure: .portraitKeyboard, value: "346", os: "18"),
    ],
  ].flatMap(\.self)

  private static func keyboard(_ devices: String, upright: String, across: String) -> [Fact] {
    [
      Fact(devices: devices, figure: .portraitKeyboard, value: upright, sources: "TG", isVerified: false),
      Fact(devices: devices, figure: .landscapeKeyboard, value: across, sources: "TG", isVerified: false),
    ]
  }

  private static let zoomed = [
    Fact(devices: "iphone-13-mini/zoomed iphone-16/zoomed iphone-17/zoomed", figure: .size, value: "320x693"),
    Fact(
      devices: "iphone-11/zoomed iphone-16-plus/zoomed iphone-air/zoomed", figure: .size, value: "375x812"),
    Fact(devices: "iphone-se-3/zoomed", figure: .size, value: "320x568"),
    Fact(devices: "iphone-14-pro/zoomed", figure: .portraitInsets, value: "48/0/28/0", isVerified: false),
  ]

  @Test(
    "are what list-devices answers, on earlier systems too", .statement("devices.catalogue"),
    arguments: [duo, newDevices, disputed, keyboards, zoomed])
  func answered(facts: [Fact]) throws {
    let workspace = try Story().workspace
    for fact in facts {
      let os = fact.os.map { " --os \($0)" } ?? ""
      let outcome = try workspace.run("list-devices \(fact.devices)\(os) --format ndjson")
      #expect(outcome.records.count == fact.devices.split(separator: " ").count, "\(outcome.messages)")
      for record in outcome.records {
        let label = "\(record["name"]?.text ?? ""): \(fact.figure.rawValue)\(os)"
        #expect(try Self.value(of: fact.figure, in: record) == fact.value, "\(label)")
        guard let isVerified = fact.isVerified, fact.os == nil else { continue }
        let unverified = record["unverified"]?.elements?.compactMap(\.text) ?? []
        #expect(unverified.contains(fact.figure.rawValue) != isVerified, "\(label)")
      }
    }
  }

  @Test(
    "stand in the table with who says them, and how sure it is", .statement("devices.catalogue"),
    arguments: [duo, newDevices, disputed, keyboards])
  func sourced(facts: [Fact]) throws {
    for fact in facts where fact.os == nil {
      for name in fact.devices.split(separator: " ") {
        let row = try #require(DeviceTable.rows.first { $0.device.name == name }, "\(name)")
        let found = try #require(row.sources.first { $0.figure == fact.figure.rawValue }?.source)
        let words = found.split { " ();,".contains($0) }
        for source in fact.sources.split(separator: " ") {
          #expect(words.contains(source), "\(name): \(fact.figure.rawValue) of \(source), not '\(found)'")
        }
        #expect(fact.mark == .none || found.hasSuffix(fact.mark.rawValue), "\(name): '\(found)'")
      }
    }
  }

  /// `466x678`, `0/0/34/84`, a keyboard's whole height, or `compact x regular, trailing`.
  private static func value(of figure: Figure, in record: JSON) throws -> String {
    let member = record[figure.rawValue]
    func numbers() throws -> [String] { try #require(member?.elements).compactMap { $0.double?.spelled } }
    switch figure {
    case .size: return try numbers().joined(separator: "x")
    case .scale, .os: return try #require(member?.double).spelled
    case .portraitInsets, .landscapeInsets: return try numbers().joined(separator: "/")
    case .portraitKeyboard, .landscapeKeyboard:
      return ["keys", "prediction", "dock"].reduce(0) { $0 + (member?[$1]?.double ?? 0) }.spelled
    case .portraitDisplay, .landscapeDisplay:
      let classes = ["horizontal", "vertical"].compactMap { member?["classes"]?[$0]?.text }
      return ([classes.joined(separator: " x ")] + [member?["barEdge"]?.text].compactMap(\.self))
        .joined(separator: ", ")
    }
  }
}
