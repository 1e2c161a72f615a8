import Auditing
public import DesignModel
import Matrix
import Notation
public import Storage

/// What verdicts rest on.
public struct ConformanceBasis {
  /// The program and its version.
  public var program: String
  /// The command that makes the page again.
  public var command: String
  /// What was judged, in words: a revision, the working design and how far it is from a revision, or files.
  public var design: String
  /// The path of the store that has the design; nil for files.
  public var store: String?
  /// The revision's name and hash; nil for the working design and for files.
  public var revision: (name: String, hash: String)?
  /// The hash of the whole design, screens, devices and profiles.
  public var designHash: String
  /// The hash of the devices' figures.
  public var devicesHash: String
  /// Where screens were asked, in words.
  public var asked: String
  /// The same to the last profile.
  let profiles: [AskedProfiles]
  /// The languages whose texts were asked.
  public var languages: LanguageList
  /// The oldest and the newest system that was asked, in words.
  public var systems: String
  /// The screens of which an import of code lost or made up something, each with what.
  public var sketches: [String]
  /// The figures without a trustworthy source on which verdicts rest, by the devices that have them.
  public var unverified: [(device: String, figures: [String])]

  /// What a version of the design and the profiles of its screens come to.
  public init(
    program: String, command: String, snapshot: Snapshot, isChanged: Bool, head: String?, run: ConformanceRun,
    files: [String] = [], at store: String? = nil
  ) throws {
    (self.program, self.command, self.store) = (program, command, store)
    languages = LanguageList(run.screens.flatMap { $0.profiles.map(\.profile.locale) })
    let since = head.map { isChanged ? ", which differs from \($0)" : ", equal to \($0)" } ?? ""
    let version = snapshot.revision.map { "revision \($0.name)" } ?? "the working design\(since)"
    design = files.isEmpty ? version : "\(enumerated(files)), as imported"
    revision = files.isEmpty ? snapshot.revision.map { (name: $0.name, hash: $0.hash) } : nil
    designHash = try snapshot.designHash()
    devicesHash = try snapshot.devicesHash()
    let all = run.screens.flatMap(\.profiles).map(\.profile)
    let names = Set(all.map(\.device))
    let own = try snapshot.devices().filter { names.contains($0.name) }
    unverified = Self.unverified(of: own, on: all)
    asked = Self.words(for: all, on: own.map(\.name)) + Self.words(forNarrow: run.narrow, besides: Set(all))
    profiles = AskedProfiles.lists(
      of: zip(run.screens, run.narrow).map { question, narrow in
        let own = question.profiles.map(\.profile)
        return (screen: question.screen.name, profiles: own + narrow.filter { !own.contains($0) })
      })
    systems = Self.words(forSystems: run.screens.flatMap { $0.profiles.map(\.key.environment.os) })
    sketches = run.screens.compactMap { question in
      question.screen.sketch.map { "\(question.screen.name): \($0)" }
    }
  }

  /// `; 1.4.10 on 2 profiles in windows 320 points wide`: those that nobody asked for, but a criterion.
  private static func words(forNarrow profiles: [[Profile]], besides asked: Set<Profile>) -> String {
    let narrow = Set(profiles.joined()).subtracting(asked)
    guard let width = narrow.compactMap({ $0.window?.width }).max() else { return "" }
    let criteria = Criterion.all.filter { $0.setting == .inNarrowWindow }.map(\.id)
    let windows = narrow.count == 1 ? "a window" : "windows"
    return "; \(enumerated(criteria)) on \(counted(narrow.count, "profile")) in \(windows) \(width.spelled) "
      + "points wide"
  }

  /// `iOS 18.5`, `iOS 17 to 27`; `none` without profiles.
  private static func words(forSystems versions: [Double]) -> String {
    guard let oldest = versions.min(), let newest = versions.max() else { return "none" }
    return "iOS \(oldest.spelled)" + (oldest < newest ? " to \(newest.spelled)" : "")
  }

  /// The figures that layouts on profiles take and that have no trustworthy source: those of how a device is held there, and
  /// of its keyboard where that is up.
  private static func unverified(
    of devices: [Device], on profiles: [Profile]
  ) -> [(device: String, figures: [String])] {
    let held = Set(profiles.map { [$0.device, $0.orientation.rawValue] })
    let typed = Set(
      profiles.filter { $0.keyboard == .shown || $0.focus != nil }.map {
        [$0.device, $0.orientation.rawValue]
      })
    return devices.compactMap { device in
      let figures = device.unverified.filter { figure in
        guard let pose = Orientation.allCases.first(where: { figure.hasPrefix($0.rawValue) }) else {
          return true
        }
        return (figure.hasSuffix("Keyboard") ? typed : held).contains([device.name, pose.rawValue])
      }
      return figures.isEmpty ? nil : (device.name, figures)
    }
  }

  /// `2496 profiles: 20 devices, portrait and landscape, 12 text sizes from XS to AX5, ltr and rtl, with and without the
  /// keyboard`.
  private static func words(for profiles: [Profile], on devices: [String]) -> String {
    func names<Value: Equatable>(_ all: [Value], of trait: KeyPath<Profile, Value>, name: (Value) -> String)
      -> String
    {
      enumerated(all.filter { one in profiles.contains { $0[keyPath: trait] == one } }.map(name))
    }
    let sizes = TextSize.allCases.filter { size in profiles.contains { $0.textSize == size } }
    let sizeWords =
      sizes.count <= few
      ? "\(sizes.count == 1 ? "text size" : "text sizes") \(enumerated(sizes.map(\.alias)))"
      : "\(sizes.count) text sizes from \(sizes[0].alias) to \(sizes[sizes.count - 1].alias)"
    let keyboards = Set(profiles.map(\.keyboard))
    let parts = [
      devices.count <= few ? enumerated(devices) : counted(devices.count, "device"),
      names(Orientation.allCases, of: \.orientation, name: \.rawValue), sizeWords,
      names(LayoutDirection.allCases, of: \.direction, name: \.rawValue),
      keyboards.count > 1
        ? "with and without the keyboard" : keyboards.first == .shown ? "with the keyboard" : "",
    ]
    let whole = parts.filter { !$0.isEmpty } + further(profiles)
    return "\(counted(Set(profiles).count, "profile")): \(whole.joined(separator: ", "))"
  }

  private static let few = 4

  /// What profiles seldom have.
  private static func further(_ profiles: [Profile]) -> [String] {
    func list(_ values: [String?]) -> String? {
      let all = Set(values.compactMap(\.self)).sorted()
      return all.isEmpty ? nil : enumerated(all)
    }
    let windows = list(profiles.map { $0.window.map { "\($0.width.spelled) x \($0.height.spelled)" } })
    return [
      list(profiles.map(\.state)).map { "in the states \($0)" }, windows.map { "in windows of \($0)" },
      list(profiles.map { $0.os?.spelled }).map { "on iOS \($0)" },
      list(profiles.map(\.focus)).map { "with the focus on \($0)" },
      profiles.contains { !$0.bars.isEmpty } ? "below bars" : nil,
      profiles.contains { $0.boldText } ? "with Bold Text" : nil,
      profiles.contains { !$0.offsets.isEmpty } ? "scrolled" : nil,
    ].compactMap(\.self)
  }

  /// Which texts are large.
  private static let largeText: String = {
    let usual = [TextContrast.large, TextContrast.largeBold]
    let inPrint = usual.map(\.shown)
    let inPixels = usual.map { ($0 * TextContrast.pixels).shown }
    let head = "Text is large from \(inPrint[0]) points on, and from \(inPrint[1]) in bold, heavy or black, "
    let rest =
      "where a point counts as one of print, and from \(inPixels[0]) and \(inPixels[1]) where it counts "
    let ratio = TextContrast.ofText.shown
    return head + rest
      + "as a CSS pixel: what is large by the first alone and has less than \(ratio) to 1 isn't judged."
  }()

  /// What every verdict takes for granted.
  static let assumptions = [
    "What passes has passed what is asked here, where it was asked; what a layout doesn't show is left to a person.",
    "What doesn't apply has nothing in the design that the criterion speaks of; code may add it.",
    "EN 301 549 V3.2.1 (2021-03) rests on WCAG 2.1 and V4.1.1 (2026-09) on WCAG 2.2: what has no clause there isn't asked there.",
    "A profile is a device, held upright or across, with a text size, a writing direction and perhaps the keyboard.",
    "Texts are those of the design; what code shows at run time isn't judged but where it is said.",
    "Colours are those of light appearance.",
    "A text that takes the text size when its screen is made counts as following it; 'check' finds by the rule font-set-once those "
      + "that keep their size while the app runs.",
    "A finding ends with the rule that found it, which 'workbench rules' explains, and its id, which stays as long as the finding does.",
    "A point of iOS counts as a CSS pixel, but where text is large. Colours of the P3 space are taken as sRGB.",
    largeText,
    "Rows of lists and items of bars are asked only where they are views of the design: UIKit says how large they are.",
    "Controls that are disabled are exempt from contrast, focus and target size, as WCAG 2.2 says; code may enable them.",
    "UIKit's own controls are taken as their platform draws them.",
    "What lies over a part of a view, and what moves while the app runs, isn't judged.",
  ]
}
