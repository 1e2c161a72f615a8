public import Comparison
public import DesignModel
public import Notation
public import Storage

/// Where the work on a store stands: what it holds, what changed since the last commit, what the last check said, and
/// what comes next.
public struct StatusReport {
  private let info: StoreInfo
  private let changes: [String]
  private let screens: [ScreenStatus]
  private let openClashes: Int
  /// The devices of which the program's catalogue has other figures.
  private let olderDevices: Int

  /// One screen.
  struct ScreenStatus {
    let name: String
    /// Nil where it was not checked since it changed.
    let verdict: CheckMemory.Verdict?
  }

  /// Changes that are listed; `diff --design` lists all.
  private static let most = 8

  /// The status of a store whose working design changed as said since its newest revision.
  public init(
    _ info: StoreInfo, since difference: DesignDifference?, screens: [Screen], memory: CheckMemory,
    openClashes: Int, devices: [Device]
  ) throws {
    (self.info, self.openClashes) = (info, openClashes)
    olderDevices = Self.older(devices)
    changes = difference?.sentences ?? []
    self.screens = try screens.map { ScreenStatus(name: $0.name, verdict: try memory.recall($0)) }
  }

  /// Those of the catalogue that a store has with other figures, and where there are such, those that it lacks: whoever
  /// only removed some is not asked to have them again.
  private static func older(_ devices: [Device]) -> Int {
    let own = Dictionary(devices.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let differing = Device.catalogue.filter { device in
      var device = device
      device.isTarget = own[device.name]?.isTarget ?? false
      return own[device.name] != device
    }
    return differing.contains { own[$0.name] != nil } ? differing.count : 0
  }

  // MARK: Text

  /// Where the store stands, the changes, the verdicts, and the next command.
  public var text: String {
    ([place, contents] + deviceLines + changeLines + checkLines + next.map { "next: \($0)" }).joined(
      separator: "\n")
  }

  private var place: String {
    guard let head = info.head else { return "on branch \(info.branch), nothing committed yet" }
    let merge = info.merge.map { ", merging \($0.name)" } ?? ""
    return
      "on branch \(info.branch) at \(head.name)\(head.message.isEmpty ? "" : ": \(head.message)")\(merge)"
  }

  private var contents: String {
    let parts = [
      counted(info.screens, "screen"), counted(info.views, "view"), counted(info.constraints, "constraint"),
    ]
    return
      "\(enumerated(parts)), \(counted(info.profiles, "profile")) of \(counted(info.devices, "device"))"
  }

  private var deviceLines: [String] {
    if olderDevices == 0 { return [] }
    return [
      "figures of \(counted(olderDevices, "device")) are newer in this program; load-devices takes them"
    ]
  }

  private var changeLines: [String] {
    guard let head = info.head else { return [] }
    guard info.isChanged else { return ["nothing changed since \(head.name)"] }
    let shown = changes.prefix(changes.count > Self.most ? Self.most - 1 : Self.most)
    let rest = changes.count - shown.count
    return ["\(counted(changes.count, "change")) since \(head.name)"] + shown.map { "  \($0)" }
      + (rest > 0 ? ["  and \(rest) more; diff --design lists all"] : [])
  }

  private var checkLines: [String] {
    if screens.isEmpty { return [] }
    return ["last check"]
      + screens.map { "  \($0.name): \($0.verdict?.sentence ?? "not checked since it changed")" }
  }

  /// The command lines that come next, the most pressing first.
  private var next: [String] {
    if info.merge != nil {
      return [openClashes > 0 ? "workbench list-conflicts" : "workbench commit -m MESSAGE"]
    }
    if screens.isEmpty { return ["workbench add-screen NAME"] }
    let open = screens.filter { $0.verdict == nil }.map(\.name)
    if !open.isEmpty {
      return ["workbench check" + (open.count == screens.count ? "" : " " + open.joined(separator: " "))]
    }
    let broken = screens.filter { $0.verdict?.isSound == false }.map(\.name)
    let looking = broken.isEmpty ? [] : ["workbench check \(broken.joined(separator: " "))"]
    return looking + (info.isChanged ? ["workbench commit -m MESSAGE"] : [])
  }
}

extension StatusReport: Recorded {
  public static let recordShape = RecordShape<Self>("status", "Where the work on a store stands.") {
    Column("store", "The file.", from: \.info.path)
    Column("branch", "The current branch.", from: \.info.branch)
    Column("head", "Its newest revision; 'none' if there is none.", from: { $0.info.head?.name ?? "none" })
    Column(
      "newerDevices", "The devices of which this program has other figures; load-devices takes them.",
      from: \.olderDevices)
    Column("changed", "Whether the working design differs from it.", from: \.info.isChanged)
    Column("changes", "What changed since, a sentence each.", from: \.changes)
    Column(
      "screens", "What the last check said of each screen.", from: \.screens, as: .list(ScreenStatus.shape))
    Column("next", "Command lines that come next.", from: \.next)
  }
}

extension StatusReport.ScreenStatus: Shaped {
  static let shape = ValueShape<Self>.record("A screen, and what the last check said of it.") {
    Column("screen", "Its name.", from: \.name)
    Column("checked", "Whether it was checked since it changed.", from: { $0.verdict != nil })
    Column("sound", "Whether nothing is wrong; null where it was not checked.", from: { $0.verdict?.isSound })
    Column("verdict", "The verdict; null where it was not checked.", from: { $0.verdict?.sentence })
  }
}
