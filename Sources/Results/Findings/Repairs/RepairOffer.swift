public import Auditing
public import DesignModel
import Notation

/// A repair that was tried on all profiles: it removes a finding and makes nothing worse.
public struct RepairOffer {
  /// What is done, in words.
  public let title: String
  /// The steps, in their order.
  public let steps: [RepairStep]
  /// On how many profiles it was tried.
  public let profiles: Int
  /// On how many of them the frame of some view changes.
  public let moved: Int
  /// On how many of these nothing was found before.
  public let movedClean: Int
  /// How many findings there were, and how many of them are gone.
  public let before, removed: Int
  /// Why the file that the screen was imported from can't hold it; nil where it can, or there is none.
  public internal(set) var limit: String?

  /// What else becomes of the screen, as `removes 3 of 4 findings; frames change on 12 of 96 profiles, 2 of them without findings`.
  public var effect: String {
    let findings = "removes \(removed) of \(counted(before, "finding"))"
    if moved == 0 { return "\(findings); no frame changes" }
    let place = movedClean == 0 ? "all of them with findings" : "\(movedClean) of them without findings"
    return "\(findings); frames change on \(moved) of \(counted(profiles, "profile")), \(place)"
  }
}

/// One step of a repair that is offered.
public struct RepairStep {
  /// The change.
  public let edit: RepairEdit
  /// The screen as it is before the change.
  public let screen: Screen
}

extension Repair {
  /// The steps, made one after the other of the screen that the repair was proposed for.
  public func steps(on screen: Screen) throws -> [RepairStep] {
    var screen = screen
    return try edits.map { edit in
      let step = RepairStep(edit: edit, screen: screen)
      try edit.apply(to: &screen)
      return step
    }
  }
}
