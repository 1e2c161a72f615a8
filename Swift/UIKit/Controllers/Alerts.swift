import Foundation

open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let style: Style
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(title, style)
  }
  init(_ title: String?, _ style: Style) { (self.title, self.style) = (title, style) }
  open var isEnabled = true
  public let title: String?
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
  }
  open private(set) var actions: [UIAlertAction] = []
  open var preferredStyle: Style { .alert }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open var textFields: [UITextField]? { nil }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  open var message: String?
  open var preferredAction: UIAlertAction?
}

open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
}

open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraOverlayView: UIView?
  open var showsCameraControls = true
  open var videoMaximumDuration = 600.0
  open func takePicture() {}
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "o"), editedImage = Self(rawValue: "e"),
      mediaType = Self(rawValue: "m"), mediaURL = Self(rawValue: "u"), imageURL = Self(rawValue: "i"),
      cropRect = Self(rawValue: "c"), phAsset = Self(rawValue: "p")
  }
}

open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ second: String) { rawValue = second }
    public static let postToFacebook = Self("facebook"), postToTwitter = Self("twitter"),
      message = Self("message"),
      mail = Self("mail"), print = Self("print"), copyToPasteboard = Self("copy"),
      assignToContact = Self("contact"), saveToCameraRoll = Self("cameraRoll"),
      addToReadingList = Self("readingList"), airDrop = Self("airDrop"), openInIBooks = Self("books"),
      markupAsPDF = Self("pdf"), postToWeibo = Self("weibo"), postToVimeo = Self("vimeo"),
      postToFlickr = Self("flickr"), postToTencentWeibo = Self("tencent")
  }
  public enum Category: Int, Sendable { case action, share }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ isCompleted: Bool) {}
}

open class UIDocumentPickerViewController: UIViewController {
  public init(forOpeningContentTypes: [Any], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  public init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: UIDocumentPickerDelegate?
  open var allowsMultipleSelection = false
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

open class UIColorPickerViewController: UIViewController {
  open var selectedColor = UIColor.black
  open var supportsAlpha = true
  open weak var delegate: UIColorPickerViewControllerDelegate?
}

public protocol UIColorPickerViewControllerDelegate: AnyObject {}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(_ picker: UIColorPickerViewController) {}
}

open class UIFontPickerViewController: UIViewController {}

open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UIPrintInteractionController: NSObject {
  nonisolated(unsafe) public static let shared = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open var printingItem: Any?
  open var printFormatter: UIPrintFormatter?
}

open class UIPrintFormatter: NSObject {}

open class UIViewPrintFormatter: UIPrintFormatter {}

open class UIPrintPageRenderer: NSObject {}
