public import DesignModel
public import Storage

extension Snapshot {
  /// The screens of those names, or all.
  public func screens(named names: [String]) throws -> [Screen] {
    guard !entries.isEmpty else { throw StudyError.noScreens }
    return try names.isEmpty ? entries.map { try screen(of: $0) } : names.map { try screen(named: $0) }
  }
}

extension Screen {
  /// Throws if a state is asked for that the screen doesn't declare.
  public func check(_ state: String?) throws(DesignError) {
    guard let state, !states.contains(state) else { return }
    throw .unknown(.state, state, screen: name, among: states)
  }
}
