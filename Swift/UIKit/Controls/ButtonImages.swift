import Foundation

// The room that a button's image takes: alone, or by a configuration beside the title.
//
// Apple's reference of `contentInsets`, `imagePadding`, `imagePlacement` and `imageReservation` says how it adds up; of
// recorded frames of public files, one of one with an image alone (48 by 38 around 24 by 24) and two of two with an
// image above the title agree.

extension UIButton {
  private var recordedImage: UIImage? {
    guard let configuration else { return images[0] }
    return configuration.image ?? images[0]
  }

  private var isTitled: Bool { recordedTitle?.isEmpty == false }

  /// True for a button that shows no more than an image whose size nobody here knows.
  var hasImageOfUnknownSize: Bool { recordedImage.map { $0.size.width <= 0 } ?? false && !isTitled }

  /// The size that an image gives the button: both lengths where it is alone, else the one that is the title's as long as
  /// that is more.
  var sizeByImage: CGSize? {
    guard let image = recordedImage else { return nil }
    guard isTitled else {
      let (size, insets) = (image.size, plainInsets)
      if configuration != nil, size.width <= 0 { return nil }
      return CGSize(
        width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
    guard let configuration, let image = imageBesideTitle else {
      note("button image beside text is not modelled without a configuration and a size")
      return nil
    }
    return configuration.isImageAtSide ? sizeBesideLines(image) : sizeAroundTitle(image)
  }

  /// The size of the image that a configuration shows beside a title; nil where nobody knows it.
  private var imageBesideTitle: CGSize? {
    guard configuration != nil, isTitled, let size = recordedImage?.size, size.width > 0 else { return nil }
    return size
  }

  /// What is left free around image and title.
  private var plainInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// What is left free around the title, the image and its padding included; nil for UIKit's own insets.
  var insetsOfTitle: UIEdgeInsets? {
    guard let configuration else { return plainInsets }
    guard let image = imageBesideTitle else { return configuration.hasOwnInsets ? plainInsets : nil }
    var insets = plainInsets
    let (width, height) = (
      max(image.width, configuration.imageReservation) + configuration.imagePadding,
      max(image.height, configuration.imageReservation) + configuration.imagePadding
    )
    switch configuration.imagePlacement {
    case .top: insets.top += height
    case .bottom: insets.bottom += height
    case .trailing: insets.right += width
    default: insets.left += width
    }
    return insets
  }

  private var titleFont: UIFont { recordedFont ?? .preferredFont(forTextStyle: .body) }

  /// A button is as high as its image where that is higher than a line, as a symbol of the text's size isn't.
  private func sizeBesideLines(_ image: CGSize) -> CGSize? {
    let isOfText = recordedImage?.isSymbolImage == true && image.height <= 20
    guard !isOfText, image.height > titleFont.leastLineHeight else { return nil }
    return sizeOfText { titleFont in
      image.height > titleFont.lineHeight
        ? CGSize(width: -1, height: image.height + plainInsets.top + plainInsets.bottom) : nil
    }
  }

  /// A button is as wide as its image where that is wider than the title.
  private func sizeAroundTitle(_ image: CGSize) -> CGSize? {
    // The narrowest letters are a quarter of an em wide: most titles need no measuring.
    let least = CGFloat(recordedTitle?.count ?? 0) * titleFont.leastLineHeight / 5
    return image.width <= least
      ? nil
      : sizeOfText { titleFont in
        let title = UILabel()
        (title.text, title.font) = (recordedTitle, titleFont)
        return image.width > Measuring.size(of: title, thatFits: .zero).width
          ? CGSize(width: image.width + plainInsets.left + plainInsets.right, height: -1) : nil
      }
  }

  /// A size that an image gives at some text sizes; at others the title's own, which has to be said, too.
  private func sizeOfText(_ size: (UIFont) -> CGSize?) -> CGSize? {
    guard titleFont.followsTextSize else { return size(titleFont) }
    Recorder.touched.insert(.textSize)
    return size(titleFont) ?? CGSize(width: -1, height: -1)
  }

  /// Notes what a configuration says and nobody knows the room of.
  func noteWhatIsUnsaidOfConfiguration() {
    guard let configuration else { return }
    let places = configuration.places
    let hasSubtitle = configuration.subtitle?.isEmpty == false || configuration.attributedSubtitle != nil
    if hasSubtitle { note("subtitle of a button's configuration not taken", at: places.subtitle) }
    let isMeasured = configuration.hasOwnInsets && configuration.titleFont != nil
    if configuration.buttonSize != .medium, !isMeasured {
      note("buttonSize of a button's configuration not taken: nobody knows its insets", at: places.buttonSize)
    }
    if configuration.indicator == .popup {
      note("indicator of a button's configuration not taken", at: places.indicator)
    }
    if configuration.showsActivityIndicator {
      note("showsActivityIndicator of a button's configuration not taken", at: places.activity)
    }
  }
}

extension UIButton.Configuration {
  /// True where the image lies before the title or after it.
  var isImageAtSide: Bool { imagePlacement != .top && imagePlacement != .bottom }
}

extension UIFont {
  /// The height in points of a line at the smallest text size.
  fileprivate var leastLineHeight: CGFloat {
    guard followsTextSize, let least = Self.sizes[textStyle ?? "body"]?.first else { return lineHeight }
    let usual = Self.usualSize(of: textStyle)
    return ((fixedSize.map { $0 * least / usual } ?? least) * 1.193).rounded(.down)
  }
}
