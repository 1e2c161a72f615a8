import Auditing
package import AutoLayout
package import DesignModel
import Typography

/// Where the views of a screen lie on one profile, and what is wrong there.
///
/// Whatever is wrong has a sentence with the profile and the numbers, which tests print when they fail.
public struct Layout: Sendable {
  /// The screen's name; of a screen that code built, its class.
  public let screen: String
  /// The profile.
  public let profile: Profile
  /// All views but the root, each after the view that it is in.
  public let views: [View]
  /// Required constraints that can't hold together, each set as small as it can be.
  public let conflicts: [Conflict]
  /// What the constraints leave open.
  public let ambiguities: [Ambiguity]
  /// What the rules of the audit find.
  public let findings: [Finding]
  /// What a design can't say of what code built, with places in the code.
  public let notes: [String]
  private let design: DesignModel.Screen

  /// Lays out a screen on a profile.
  public init(of screen: Screen, on profile: Profile) {
    self.init(of: screen.design, on: profile, notes: [])
  }

  /// Lays out a screen on a device.
  public init(
    of screen: Screen, on device: Device, textSize: TextSize = .l, orientation: Orientation = .portrait,
    isRightToLeft: Bool = false, showsKeyboard: Bool = false
  ) {
    self.init(
      of: screen,
      on: Profile(
        device, textSize: textSize, orientation: orientation, isRightToLeft: isRightToLeft,
        showsKeyboard: showsKeyboard))
  }

  /// Lays out a design.
  package init(of design: DesignModel.Screen, on profile: Profile, notes: [String]) {
    let environment = profile.environment.settled(for: design)
    let solved = Self.engine.layout(design, in: environment)
    (self.design, self.profile, self.notes) = (design, profile, notes)
    screen = design.name
    views = View.all(of: design, solved, in: environment, on: profile)
    conflicts = solved.conflicts.map { Conflict($0, of: design, on: profile) }
    ambiguities = solved.ambiguities.map { Ambiguity($0, of: design, on: profile) }
    let audit = Audit(design, engine: Self.engine)
    let found = audit.findings() + audit.findings(on: solved, in: environment)
    findings = found.gathered(on: design).map { Finding($0, of: design, on: profile) }
  }

  /// The view of that name, or of that path where it is given with slashes.
  ///
  /// Of a name that no view has, a view is given whose `fits` is false, whose frame compares with nothing, and whose
  /// description says which names there are.
  public subscript(name: String) -> View {
    if name == "root" {
      return views.first { $0.path == "root" } ?? View(missing: name, in: design, on: profile)
    }
    do {
      let path = design.path(of: try design.view(named: name))
      return views.first { $0.path == path } ?? View(missing: name, in: design, on: profile)
    } catch {
      return View(missing: name, in: design, on: profile)
    }
  }

  /// Computes layouts with the built-in text metrics.
  package static let engine = LayoutEngine(measuring: SystemText())
}

extension Layout: CustomStringConvertible, CustomDebugStringConvertible {
  /// The screen and the profile, and how much is wrong.
  public var description: String {
    let counts = [
      (conflicts.count, "conflict"), (ambiguities.count, "ambiguity"), (findings.count, "finding"),
    ].filter { $0.0 > 0 }
    let words = counts.map { count, word in
      "\(count) \(count == 1 ? word : word.hasSuffix("y") ? word.dropLast() + "ies" : word + "s")"
    }
    return "\(screen) on \(profile): " + (words.isEmpty ? "nothing found" : words.joined(separator: ", "))
  }

  /// The same.
  public var debugDescription: String { description }
}
