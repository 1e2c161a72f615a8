import Foundation

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark,
      systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark,
      systemMaterialLight, systemThinMaterialLight, systemUltraThinMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight
  }
  public convenience init(style: Style) { self.init() }
}

open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open lazy var contentView: UIView = {
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    addSubview(v)
    for (a, b) in [(v.leadingAnchor as NSLayoutAnchor, leadingAnchor), (v.trailingAnchor, trailingAnchor)] {
      a.constraint(equalTo: b).isActive = true
    }
    v.topAnchor.constraint(equalTo: topAnchor).isActive = true
    v.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    return v
  }()
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
