import Foundation

open class UIPasteboard: NSObject {
  nonisolated(unsafe) public static let general = UIPasteboard()
  open var string: String?
  open var url: URL?
  open var image: UIImage?
  open var strings: [String]?
  open var hasStrings: Bool { false }
  open var hasURLs: Bool { false }
  open var hasImages: Bool { false }
  open var urls: [URL]?
  open var images: [UIImage]?
  open var items: [[String: Any]] = []
  open var changeCount: Int { 0 }
  open func setData(_ data: Data, forPasteboardType type: String) {}
  open func data(forPasteboardType type: String) -> Data? { nil }
  open func setItems(_ items: [[String: Any]], options: [AnyHashable: Any] = [:]) {}
  open func contains(pasteboardTypes: [String]) -> Bool { false }
  public static let changedNotification = Notification.Name("UIPasteboardChanged")
}

open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at point: CGPoint) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ feedbackType: FeedbackType) {}
}

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
