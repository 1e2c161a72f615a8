import Foundation
import Notation

/// Recomputes what `conformance` calls passed from what `solve` says of the same profiles, by arithmetic of its own.
struct PassedVerdicts {
  private(set) var faults: [String] = []
  /// How many passed verdicts there were, by criterion.
  private(set) var passed: [String: Int] = [:]
  private let workspace: Workspace
  private var contrasts: [String: [String: JSON]] = [:]

  /// Judges the store's screens on the profiles of those options, which name devices.
  init(in workspace: Workspace, on options: [String]) throws {
    self.workspace = workspace
    let records = workspace.run(["conformance"] + options + ["--format", "ndjson"]).records
    for record in records where record["type"] == "contrast" {
      guard let screen = record["screen"]?.text, let view = record["view"]?.text else { continue }
      contrasts[screen, default: [:]][view] = record
    }
    for record in records where record["type"] == "criterion" && record["outcome"] == "passed" {
      guard let id = record["criterion"]?.text, let screen = record["screens"]?.elements?.first?.text else {
        continue
      }
      passed[id, default: 0] += 1
      expect(record["profiles"]?.whole ?? 0 > 0, "\(screen) \(id): passed on no profile")
      expect(record["findings"]?.elements == [], "\(screen) \(id): passed with findings")
      judge(id, of: screen, options)
    }
  }

  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  private mutating func judge(_ id: String, of screen: String, _ options: [String]) {
    switch id {
    case "1.4.3": judgeContrasts(screen, options)
    case "1.4.4", "larger-text": judgeTexts(id, of: screen, options + ["--text-size", "AX3"])
    case "1.4.10": judgeNarrow(screen)
    case "2.5.5": judgeTargets(id, of: screen, options, least: 44)
    case "2.5.8": judgeTargets(id, of: screen, options, least: 24)
    default: break
    }
  }

  /// What `solve` says of a screen, by profile.
  private func solved(_ screen: String, _ options: [String]) -> [String: [JSON]] {
    let records = workspace.run(
      ["solve", screen, "--all-profiles"] + options + ["--format", "ndjson"]
    ).records
    return Dictionary(grouping: records) { $0["profile"]?.text ?? "" }
  }

  /// The views that their file disables, by name: criteria exempt controls among them.
  private func disabled(on screen: String) -> Set<String> {
    let records = workspace.run(["show", screen, "--format", "ndjson"]).records
    return Set(
      records.filter { $0["attributes"]?["repainted"] == "disabled" }.compactMap { $0["name"]?.text })
  }

  // MARK: Contrasts

  private mutating func judgeContrasts(_ screen: String, _ options: [String]) {
    let (known, exempt) = (contrasts[screen] ?? [:], disabled(on: screen))
    for (profile, records) in solved(screen, options) {
      for record in records where record["hidden"] == false && record["text"] != .null {
        guard let view = record["view"]?.text, let total = record["text"]?["total"]?.whole, total > 0,
          Self.box(record).map({ min($0.width, $0.height) > 0 }) ?? false,
          ["label", "button", "textView"].contains(record["kind"]?.text), !exempt.contains(view)
        else { continue }
        expect(known[view] != nil, "\(screen) 1.4.3: nothing is known of \(view) on \(profile)")
      }
    }
    for (view, record) in known {
      let (ratio, needed) = (record["ratio"]?.double ?? 0, record["needed"]?.double ?? 0)
      let again = Self.ratio(record["text"]?.text ?? "", record["background"]?.text ?? "")
      // Colours are spelled in bytes.
      expect(abs(again - ratio) < 0.1, "\(screen) 1.4.3: \(view) has \(again), not \(ratio)")
      expect(ratio >= needed - 0.005, "\(screen) 1.4.3: \(view) passed with \(ratio) of \(needed)")
    }
  }

  /// WCAG's ratio of two colours, `#RRGGBB`.
  static func ratio(_ one: String, _ other: String) -> Double {
    func luminance(_ text: String) -> Double {
      let value = Int(text.dropFirst(), radix: 16) ?? 0
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double(value >> shift & 0xFF) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let pair = [luminance(one), luminance(other)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  // MARK: Texts

  private mutating func judgeTexts(_ id: String, of screen: String, _ options: [String]) {
    for (profile, records) in solved(screen, options) {
      for record in records {
        if record["type"] == "solution" {
          expect(record["conflicts"]?.elements == [], "\(screen) \(id): conflicts on \(profile)")
        }
        guard record["hidden"] == false, let text = record["text"], text != .null,
          text["total"]?.whole ?? 0 > 0, record["kind"] != "textField"
        else { continue }
        expect(
          text["truncated"] != true && text["clipped"] != true,
          "\(screen) \(id): \(record["view"]?.text ?? "") is cut on \(profile)")
      }
    }
  }

  private mutating func judgeNarrow(_ screen: String) {
    let records = workspace.run(
      ["solve", screen, "--device", "iphone-16", "--window", "320x852", "--format", "ndjson"]
    ).records
    for record in records where record["type"] == "solution" {
      expect(record["conflicts"]?.elements == [], "\(screen) 1.4.10: conflicts in a narrow window")
    }
  }

  // MARK: Targets

  private struct Box { let x, y, width, height: Double }

  private static func box(_ record: JSON) -> Box? {
    let parts = record["screenFrame"]?.elements?.compactMap(\.double) ?? []
    return parts.count == 4 ? Box(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) : nil
  }

  private mutating func judgeTargets(_ id: String, of screen: String, _ options: [String], least: Double) {
    let exempt = disabled(on: screen)
    for (profile, records) in solved(screen, options) {
      let buttons = records.filter { record in
        record["kind"] == "button" && record["hidden"] == false
          && !exempt.contains(record["view"]?.text ?? "")
      }
      let boxes = buttons.compactMap { record in Self.box(record).map { (record["view"]?.text ?? "", $0) } }
      for (name, box) in boxes where min(box.width, box.height) < least - 0.51 {
        if least > 24 {
          // What lies wholly outside of the window is the matter of others.
          expect(
            isOutside(box, records), "\(screen) \(id): \(name) is \(box.width) x \(box.height) on \(profile)")
          continue
        }
        let close = boxes.first { other, its in
          other != name && min(its.width, its.height) >= least && Self.distance(box, its) < 12 - 0.51
        }
        expect(
          close == nil || isOutside(box, records),
          "\(screen) \(id): \(name) is small beside \(close?.0 ?? "") on \(profile)")
      }
    }
  }

  private func isOutside(_ box: Box, _ records: [JSON]) -> Bool {
    guard let root = records.first.flatMap(Self.box) else { return false }
    return box.x + box.width < root.x + 0.5 || box.y + box.height < root.y + 0.5
      || box.x > root.x + root.width - 0.5 || box.y > root.y + root.height - 0.5
  }

  /// From the middle of a box to the nearest point of another.
  private static func distance(_ box: Box, _ other: Box) -> Double {
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    let nearest = (
      min(max(x, other.x), other.x + other.width), min(max(y, other.y), other.y + other.height)
    )
    return ((nearest.0 - x) * (nearest.0 - x) + (nearest.1 - y) * (nearest.1 - y)).squareRoot()
  }
}
