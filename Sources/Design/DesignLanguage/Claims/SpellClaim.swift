public import DesignModel

extension Screen {
  /// The claim in its canonical text, as `submit.top >= password.bottom + 8` or `submit is reachable`.
  public func spelled(_ claim: Claim) -> String {
    switch claim {
    case .relation(let relation): spelled(relation)
    case .view(let claim): spelled(claim)
    }
  }

  private func spelled(_ claim: ViewClaim) -> String {
    let view = name(of: claim.view)
    switch claim.trait {
    case .visible, .hidden, .reachable, .truncated:
      return "\(view) is \(claim.isWanted ? "" : "not ")\(claim.trait.rawValue)"
    case .scrollsVertically, .scrollsHorizontally:
      let direction = claim.trait == .scrollsVertically ? "vertically" : "horizontally"
      return "\(view) \(claim.isWanted ? "scrolls" : "does not scroll") \(direction)"
    case .hidesStatusBar: return "\(Claim.statusBar) is \(claim.isWanted ? "hidden" : "visible")"
    case .overlapsStatusBar:
      return "\(view) \(claim.isWanted ? "overlaps" : "does not overlap") \(Claim.statusBar)"
    case .overlaps:
      return "\(view) \(claim.isWanted ? "overlaps" : "does not overlap") \(claim.other.map(name(of:)) ?? "")"
    }
  }
}
