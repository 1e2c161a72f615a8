import Foundation

open class UIPasteboard: NSObject {
  nonisolated(unsafe) public static let general = UIPasteboard()
  open var string: String?
  open var url: URL?
  open var image: UIImage?
  open var strings: [String]?
  open var hasStrings: Bool { false }
}

open class UIImpactFeedbackGenerator: NSObject {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func prepare() {}
}

open class UISelectionFeedbackGenerator: NSObject {
  open func selectionChanged() {}
  open func prepare() {}
}

open class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ t: FeedbackType) {}
  open func prepare() {}
}
