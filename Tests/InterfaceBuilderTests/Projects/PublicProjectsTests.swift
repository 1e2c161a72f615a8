import DesignModel
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// What 24 public apps say of where they run, as read by hand in `../shared/projects`: the least system, orientations of
/// phone and pad, how many localizations, and whether one of them is written from right to left.
@Suite("Public projects") struct PublicProjectsTests {
  struct Said: Sendable {
    let file: String
    let system: Double
    let phone, pad: Set<Orientation>?
    let localizations: Int
    let isRightToLeft: Bool
  }

  private static let both: Set<Orientation> = [.portrait, .landscape]
  private static func said(
    _ file: String, _ system: Double, phone: Set<Orientation>?, pad: Set<Orientation>?, localizations: Int,
    isRightToLeft: Bool = false
  ) -> Said {
    Said(
      file: file, system: system, phone: phone, pad: pad, localizations: localizations,
      isRightToLeft: isRightToLeft)
  }

  static let table: [Said] = [
    said(
      "Automattic+simplenote-ios/Simplenote.xcodeproj", 15, phone: both, pad: both, localizations: 20,
      isRightToLeft: true),
    said(
      "Blockstream+green_ios/gaios.xcodeproj", 16, phone: [.portrait], pad: nil, localizations: 16,
      isRightToLeft: true),
    said(
      "HabitRPG+habitica-ios/Habitica.xcodeproj", 14.5, phone: both, pad: both, localizations: 19,
      isRightToLeft: true),
    said(
      "TrustWallet+trust-wallet-ios/Trust.xcodeproj", 10, phone: both, pad: both, localizations: 11,
      isRightToLeft: true),
    said(
      "WooKeyWallet+monero-wallet-ios-app/WooKeyWallet.xcodeproj", 10, phone: [.portrait], pad: nil,
      localizations: 2),
    said(
      "austrianredcross+stopp-corona-ios/CoronaContact.xcodeproj", 13.5, phone: [.portrait], pad: nil,
      localizations: 2),
    said("beeminder+BeeSwift/BeeSwift.xcodeproj", 18, phone: both, pad: both, localizations: 1),
    said(
      "cryptomator+ios/Cryptomator.xcodeproj", 16, phone: both, pad: both, localizations: 40,
      isRightToLeft: true),
    // Of phones it says nothing.
    said("duckduckgo+iOS/DuckDuckGo-iOS.xcodeproj", 15, phone: both, pad: both, localizations: 30),
    said("fossasia+susi_iOS/Susi.xcodeproj", 11, phone: [.portrait], pad: nil, localizations: 2),
    said("ivpn+ios-app/IVPNClient.xcodeproj", 15, phone: [.portrait], pad: both, localizations: 1),
    said("kiwix+kiwix-apple/project.yml", 17.6, phone: both, pad: both, localizations: 0),
    said(
      "mastodon+mastodon-ios/Mastodon.xcodeproj", 16, phone: both, pad: both, localizations: 29,
      isRightToLeft: true),
    said(
      "merlos+iOS-Open-GPX-Tracker/OpenGpxTracker.xcodeproj", 12, phone: [.portrait], pad: both,
      localizations: 12),
    said(
      "metabolist+metatext/Metatext.xcodeproj", 15, phone: both, pad: both, localizations: 20,
      isRightToLeft: true),
    said("mssun+passforios/pass.xcodeproj", 13, phone: both, pad: both, localizations: 3),
    said(
      "ooni+probe-ios/ooniprobe.xcodeproj", 13, phone: [.portrait], pad: [.portrait], localizations: 25,
      isRightToLeft: true),
    said("openfoodfacts+openfoodfacts-ios/project.yml", 10, phone: both, pad: both, localizations: 0),
    said("openhab+openhab-ios/openHAB.xcodeproj", 16, phone: both, pad: both, localizations: 9),
    said(
      "pennlabs+penn-mobile-ios/PennMobile.xcodeproj", 17, phone: [.portrait], pad: both, localizations: 1),
    said("wallabag+ios-app/wallabag.xcodeproj", 17, phone: both, pad: both, localizations: 12),
    said(
      "woocommerce+woocommerce-ios/Hardware/Hardware.xcodeproj", 16, phone: both, pad: both, localizations: 1),
  ]

  /// Where an app runs all of whose files are given.
  private func support(_ path: String) throws -> AppSupport? {
    guard let shared = sharedFolder("projects") else { return nil }
    let project = shared.appending(path: path)
    let isSpecified = path.hasSuffix(".yml")
    let bytes = try Data(contentsOf: isSpecified ? project : project.appending(path: "project.pbxproj"))
    let folder = project.deletingLastPathComponent()
    func read(_ path: String) -> [UInt8]? {
      (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
    }
    return isSpecified
      ? ProjectSpecification(Array(bytes), regions: [], read: read)?.support(of: [])
      : XcodeProject(Array(bytes), read: read)?.support(of: [])
  }

  @Test("say where their apps run", arguments: table) func apps(said: Said) throws {
    guard sharedFolder("projects") != nil else { return }
    let support = try #require(try support(said.file))
    #expect(support.system == said.system)
    #expect(support.orientations[.phone] == said.phone && support.orientations[.pad] == said.pad)
    #expect(support.localizations.count == said.localizations)
    #expect(support.directions.contains(.rtl) == said.isRightToLeft)
  }

  /// Their files of settings, or the parts that they include, aren't public or lie elsewhere.
  @Test(
    "say nothing where what they refer to is missing",
    arguments: [
      "Ranchero-Software+NetNewsWire/NetNewsWire.xcodeproj",
      "OneBusAway+onebusaway-ios/Apps/OneBusAway/project.yml",
      "OneBusAway+onebusaway-ios/Apps/KiedyBus/project.yml",
    ])
  func unsaid(file: String) throws { #expect(try support(file) == nil) }

  @Test("can all be read") func files() throws {
    guard let folder = sharedFolder("projects") else { return }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix("project.pbxproj")
    }
    let read = try paths.filter { path in
      XcodeProject(Array(try Data(contentsOf: folder.appending(path: path)))) { _ in nil } != nil
    }
    #expect(read.count == paths.count && paths.count >= 29)
  }
}
