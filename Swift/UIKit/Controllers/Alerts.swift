import Foundation

open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
  open var isEnabled = true
  open var title: String? { nil }
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }
  open func addAction(_ a: UIAlertAction) {}
  open var textFields: [UITextField]? { nil }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  open var message: String?
  open var preferredAction: UIAlertAction?
  open var actions: [UIAlertAction] { [] }
}

open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var completionWithItemsHandler: ((Any?, Bool, [Any]?, Error?) -> Void)?
  open var excludedActivityTypes: [Any]?
}

open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open class func isSourceTypeAvailable(_ s: SourceType) -> Bool { false }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "o"), editedImage = Self(rawValue: "e")
  }
}
