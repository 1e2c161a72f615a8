/// Why a job can't be solved here, or its result not be taken in.
public enum JobError: Error, CustomStringConvertible {
  case otherEngine(String, own: String)
  case otherViews(screen: String)

  /// What doesn't fit, and what to do about it.
  public var description: String {
    switch self {
    case .otherEngine(let engine, let own):
      "it belongs to the engine '\(engine)', and this is '\(own)'; use one version of workbench, and the same fonts, "
        + "on all machines"
    case .otherViews(let screen): "a layout is not of screen '\(screen)', whose hash it bears"
    }
  }
}
