import Foundation

// What iOS 26 and 27 added for windows of any size: layout regions lead to the guides that a view has anyway; what depends
// on window controls, hinges and bars at a side is declared, and has nothing in it here.
extension UIView {
  /// A part of a view, as `layoutGuide(for:)` takes it.
  public struct LayoutRegion: Sendable {
    /// In which direction a region keeps clear of rounded corners and window controls.
    public enum AdaptivityAxis: Sendable { case horizontal, vertical }

    fileprivate enum Part: Sendable { case safeArea, margins, readableContent, bar }
    fileprivate let part: Part

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      Self(part: .safeArea)
    }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      Self(part: .margins)
    }
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      Self(part: .readableContent)
    }
    public static func bar(onEdge edge: NSDirectionalRectEdge, extent: CGFloat = 0) -> LayoutRegion {
      Self(part: .bar)
    }
  }

  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.part {
    case .safeArea, .bar: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.part {
    case .safeArea: safeAreaInsets
    case .margins, .readableContent: layoutMargins
    case .bar: .zero
    }
  }

  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    switch region.part {
    case .safeArea:
      NSDirectionalEdgeInsets(
        top: safeAreaInsets.top, leading: safeAreaInsets.left, bottom: safeAreaInsets.bottom,
        trailing: safeAreaInsets.right)
    case .margins, .readableContent: directionalLayoutMargins
    case .bar: .zero
    }
  }

  /// A part of a window that something lies over or that a fold goes through.
  public struct ReservedRegion: Sendable {
    public enum Kind: Sendable { case occlusion, division }
    public struct Options: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let includeInactive = Options(rawValue: 1)
    }
    public let id: Int
    public let kind: Kind
    public let frame: CGRect
    public let margins: UIEdgeInsets
    public let isActive: Bool
  }

  public func reservedRegions(
    kind: ReservedRegion.Kind? = nil, options: ReservedRegion.Options = []
  ) -> [ReservedRegion] { [] }
}

extension UITraitCollection {
  /// The edge at which bars stand one above the other; none here.
  public var verticalBarEdge: NSDirectionalRectEdge { [] }
}

public enum UIVerticalBarBehavior: Int, Sendable { case automatic, disabled }

public enum UIHingeStatus: Int, Sendable { case unknown, closed, partiallyOpen, fullyOpen }

open class UIHinge: NSObject {
  open var status: UIHingeStatus { .unknown }
  open var angle: CGFloat { 0 }
}

open class UIHingeInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open var hinges: [UIHinge] { [] }
  public init(handler: @escaping (UIHingeInteraction) -> Void) { super.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// How two controllers share a window that may fold.
open class UIArrangement: NSObject {}

open class UISplitArrangement: UIArrangement {}

open class UIOverlayArrangement: UIArrangement {}

open class UIArrangementViewController: UIViewController {
  open var arrangement: UIArrangement?
  open var viewControllers: [UIViewController] = []
}
