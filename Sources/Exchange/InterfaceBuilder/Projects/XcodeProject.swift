/// An Xcode project: its apps, and where each of them says that it runs.
///
/// Facts: Apple's "Build settings reference" (IPHONEOS_DEPLOYMENT_TARGET, TARGETED_DEVICE_FAMILY: 1 for iPhone, 2 for iPad)
/// and "Information Property List" (UISupportedInterfaceOrientations, `~ipad`).
public struct XcodeProject: Sendable {
  private let targets: [AppTarget]

  /// Reads `project.pbxproj`, whose bytes these are; nil for what is none.
  ///
  /// `read` gives the bytes of information lists and configuration files by their paths from the project's folder.
  public init?(_ bytes: [UInt8], read: (String) -> [UInt8]?) {
    guard let list = PropertyList(bytes), let objects = ProjectObjects(list) else { return nil }
    targets = objects.apps.compactMap { app in
      let settings = objects.settings(of: app, read: read)
      let support = AppSupport(settings, regions: objects.regions) {
        settings["INFOPLIST_FILE"]?.text.flatMap { read($0.hasPrefix("./") ? String($0.dropFirst(2)) : $0) }
          .flatMap { PropertyList($0) }
      }
      return support.map {
        AppTarget(files: objects.resources(of: app), folders: objects.folders(of: app), support: $0)
      }
    }
  }

  /// Where the apps run that copy one of the files, by their paths from the project's folder, or where all do that none
  /// names; nil for a project without apps for iOS.
  public func support(of files: Set<String>) -> AppSupport? { targets.support(of: files) }
}
