import Conditions
import DesignModel

extension [Run] {
  /// A condition for each state of which all compared runs are affected, where nothing of other states is; nil where states
  /// alone don't decide, or the initial one is affected.
  func states(of affected: ProfileSet, among compared: ProfileSet) -> [Condition]? {
    var counts: [String?: (all: Int, affected: Int)] = [:]
    for run in compared.indices {
      counts[self[run].profile.state, default: (0, 0)].all += 1
      if affected.contains(run) { counts[self[run].profile.state]!.affected += 1 }
    }
    let touched = counts.filter { $0.value.affected > 0 }
    let isWhole = touched.values.allSatisfy { $0.all == $0.affected }
    guard isWhole, !touched.keys.contains(nil) else { return nil }
    return touched.keys.compactMap(\.self).sorted().map { state in
      Condition([.init(.state, .equal, value: .word(state))])
    }
  }
}
