import Auditing
import AutoLayout
import Conditions
import DesignModel
import Foundation
import InterfaceBuilder
import Storage
import TestSupport
import Testing
import Typography

import Matrix
@testable import Findings

/// The law of sharing: a layout that is solved once for many environments is the one that each of them has alone, and so
/// is what is found in it.
@Suite("Layouts shared by environments that look alike") struct SharedLayoutsTests {
  private static let engine = LayoutEngine(measuring: SystemText())

  /// Screens of public files, a few of the smaller ones, chosen by a seed.
  private static func screens(_ count: Int) -> [Screen] {
    var numbers = SeededNumbers(seed: 20)
    let files = (sharedInterfaces("corpus") + sharedInterfaces("corpus2")).shuffled(using: &numbers)
    var screens: [Screen] = []
    for url in files where screens.count < count {
      guard let data = try? Data(contentsOf: url), let file = try? InterfaceBuilderFile(Array(data)) else {
        continue
      }
      for scene in file.scenes.prefix(1) {
        let id = ObjectID("s\(screens.count)")
        let screen = scene.imported(id: id, name: id.text, known: [:]).screen
        if (3...30).contains(screen.views.count) { screens.append(screen) }
      }
    }
    return screens
  }

  private static func profiles(_ seed: UInt64, on devices: [Device]) throws -> [ResolvedProfile] {
    var numbers = SeededNumbers(seed: seed)
    var product = ProfileProduct(
      devices: devices.map(\.name), orientations: Orientation.allCases, textSizes: TextSize.allCases,
      directions: LayoutDirection.allCases)
    product.keyboards = [.hidden, .shown]
    let plain = product.profiles
    product.boldText = true
    let all = (plain + product.profiles).filter { $0.direction == .ltr }.shuffled(using: &numbers)
    // Each with its twin, which lies close by or far away.
    let twins = all.prefix(24).flatMap { profile -> [Profile] in
      var twin = profile
      twin.direction = .rtl
      return [profile, twin]
    }
    let strewn = twins.prefix(24) + twins.dropFirst(24).shuffled(using: &numbers)
    return try strewn.map { try $0.resolved(on: devices) }
  }

  /// Of systems before and after everything that changed, with two that have one window and several systems.
  private static let devices = Device.catalogue.enumerated().filter { $0.offset % 5 < 2 }.map(\.element)

  @Test("are what each environment has alone, on any number of threads, remembered or not")
  func layouts() throws {
    for (seed, screen) in Self.screens(16).enumerated() {
      let profiles = try Self.profiles(UInt64(seed), on: Self.devices)
      let alone = profiles.map { Self.engine.layout(screen, in: $0.key.environment) }
      let folder = try TestFolder()
      let store = try Store.create(at: folder("a.db"))
      for jobs in [1, 3] {
        let matrix = ProfileMatrix(
          engine: Self.engine, store: store, jobs: jobs, progress: Progress(write: nil))
        var shared: [ScreenLayout] = []
        var order: [String] = []
        let work = try matrix.solve(screen, on: profiles) { profile, solved in
          shared.append(solved.layout)
          order.append(profile.name)
        }
        #expect(shared == alone, "\(screen.name)")
        #expect(order == profiles.map(\.profile.name))
        #expect(work.profiles == profiles.count)
      }
    }
  }

  @Test("have the findings that each environment has alone") func findings() throws {
    for (seed, screen) in Self.screens(16).enumerated() {
      let profiles = try Self.profiles(UInt64(seed) + 100, on: Self.devices)
      let audit = Audit(screen, engine: Self.engine)
      var tally = FindingTally(screen, profiles, ofDesign: audit.findings())
      for profile in profiles {
        let environment = profile.key.environment
        tally.add(audit.findings(on: Self.engine.layout(screen, in: environment), in: environment))
      }
      let folder = try TestFolder()
      let store = try Store.create(at: folder("a.db"))
      let matrix = ProfileMatrix(engine: Self.engine, store: store, jobs: 2, progress: Progress(write: nil))
      var shared = LayoutAudit(screen, profiles, matrix: matrix, on: nil)
      try matrix.solve([shared.task], each: { shared.add($1) })
      let (one, other) = (tally.summary(jobs: 1).groups, shared.summary().groups)
      #expect(one.map(\.finding) == other.map(\.finding), "\(screen.name)")
      #expect(one.map(\.worst) == other.map(\.worst))
      #expect(one.map { $0.profiles?.count } == other.map { $0.profiles?.count })
    }
  }
}
