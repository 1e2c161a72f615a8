import DesignModel

extension ScreenSource: ComparedObject {
  /// Which file a screen is from; on which lines its objects stand there means nothing to a layout.
  static func changes(_ versions: ScreenComparison) -> [DesignChange] {
    let (old, new) = (versions.before.screen.source, versions.after.screen.source)
    switch (old, new) {
    case (nil, let new?): return [new.change(.added, ["comes from \(new.file)"])]
    case (let old?, nil): return [old.change(.removed, ["no longer comes from \(old.file)"])]
    case (let old?, let new?) where (old.file, old.id) != (new.file, new.id):
      return [new.change(.changed, ["comes from \(new.file) instead of \(old.file)"])]
    default: return []
    }
  }
}
