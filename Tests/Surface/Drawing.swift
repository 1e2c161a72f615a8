import UIKit

open class Stars: UIView {
  private let shape = CAShapeLayer(); private let gradient = CAGradientLayer();
  private let textLayer = CATextLayer(); let replicator = CAReplicatorLayer(); let emitter = CAEmitterLayer()
  open override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }
  func make() { shapes(); texts(); particles(); animations(); transforms(); looks() }
  func shapes() {
    shape.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 4, height: 4)
      ).cgPath
    shape.fillColor = UIColor.red.cgColor; shape.strokeColor = tintColor.cgColor; shape.lineWidth = 2;
    shape.lineCap = .round; shape.lineJoin = .bevel; shape.strokeEnd = 0.4; shape.strokeStart = 0;
    shape.lineDashPattern = [2, 3]; shape.fillRule = .evenOdd; shape.lineDashPhase = 2; shape.miterLimit = 3
    shape.allowsEdgeAntialiasing = true; shape.rasterizationScale = UIScreen.main.scale;
    shape.shouldRasterize = true; shape.contentsScale = traitCollection.displayScale;
    shape.masksToBounds = true; shape.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner];
    shape.cornerCurve = .continuous
    gradient.colors = [UIColor.black.cgColor, UIColor.white.withAlphaComponent(0.4).cgColor];
    gradient.locations = [0, 0.5, 1]; gradient.startPoint = CGPoint(x: 0, y: 0.5);
    gradient.endPoint = CGPoint(x: 1, y: 0.5); gradient.type = .radial
  }
  func texts() {
    textLayer.string = NSAttributedString(
      string: "x",
      attributes: [
        .font: UIFont.systemFont(ofSize: 12, weight: .bold), .foregroundColor: UIColor.label, .kern: 1.2,
        .paragraphStyle: NSParagraphStyle.default, .underlineStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughStyle: 1, .baselineOffset: 2, .link: URL(string: "https://a.b")!,
        .backgroundColor: UIColor.red, .shadow: NSShadow(), .attachment: NSTextAttachment(), .strokeWidth: -2,
        .strokeColor: UIColor.red, .ligature: 1, .obliqueness: 0.1,
      ])
    textLayer.font = UIFont.systemFont(ofSize: 12); textLayer.fontSize = 12;
    textLayer.alignmentMode = .center; textLayer.foregroundColor = UIColor.red.cgColor;
    textLayer.isWrapped = true; textLayer.truncationMode = .end
    textLayer.font = CGFont("Helvetica" as CFString)
    layer.insertSublayer(gradient, at: 0); layer.addSublayer(shape);
    layer.insertSublayer(textLayer, below: shape); layer.insertSublayer(replicator, above: shape);
    layer.replaceSublayer(shape, with: emitter); layer.mask = shape
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
  }
  func particles() {
    replicator.instanceCount = 3; replicator.instanceDelay = 0.2;
    replicator.instanceTransform = CATransform3DMakeTranslation(1, 2, 3);
    replicator.instanceAlphaOffset = -0.1; replicator.instanceColor = UIColor.red.cgColor
    let cell = CAEmitterCell(); cell.birthRate = 1; cell.lifetime = 2; cell.velocity = 3; cell.scale = 1;
    cell.contents = UIImage(named: "x")?.cgImage; cell.emissionLongitude = .pi; cell.emissionRange = 1;
    cell.spin = 1; cell.color = UIColor.red.cgColor; cell.scaleRange = 1; cell.velocityRange = 1;
    cell.spinRange = 1; cell.lifetimeRange = 1; cell.alphaSpeed = 1; cell.yAcceleration = 1; cell.name = "x"
    emitter.emitterCells = [cell]; emitter.emitterPosition = .zero; emitter.emitterShape = .line;
    emitter.emitterSize = .zero; emitter.birthRate = 0; emitter.renderMode = .additive
  }
  func animations() {
    let basic = CABasicAnimation(keyPath: #keyPath(CALayer.opacity)); basic.fromValue = 0; basic.toValue = 1;
    basic.duration = 0.3; basic.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut);
    basic.repeatCount = .infinity; basic.autoreverses = true; basic.isRemovedOnCompletion = false;
    basic.fillMode = .forwards; basic.beginTime = CACurrentMediaTime() + 1; basic.byValue = 3;
    basic.delegate = self; basic.speed = 2; basic.timeOffset = 1
    let key = CAKeyframeAnimation(keyPath: "transform.scale"); key.values = [1, 2]; key.keyTimes = [0, 1];
    key.path = UIBezierPath().cgPath;
    key.timingFunctions = [CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)]; key.calculationMode = .cubic;
    key.rotationMode = .rotateAuto; key.isAdditive = true
    let spring = CASpringAnimation(keyPath: "position"); spring.damping = 1; spring.stiffness = 2;
    spring.mass = 1; spring.initialVelocity = 0; basic.duration = spring.settlingDuration
    let group = CAAnimationGroup(); group.animations = [basic, key, spring]; group.setValue("x", forKey: "y")
    let transition = CATransition(); transition.type = .fade; transition.subtype = .fromTop;
    layer.add(transition, forKey: kCATransition)
    shape.add(group, forKey: "g"); shape.removeAnimation(forKey: "g"); shape.removeAllAnimations();
    _ = shape.animation(forKey: "g"); _ = shape.animationKeys(); _ = shape.presentation()?.position;
    _ = shape.model()
    CATransaction.begin(); CATransaction.setDisableActions(true); CATransaction.setAnimationDuration(0.3);
    CATransaction.setCompletionBlock {};
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear)); CATransaction.commit();
    CATransaction.flush()
  }
  func transforms() {
    layer.setValue(1, forKeyPath: "transform.rotation.z");
    layer.transform = CATransform3DRotate(CATransform3DIdentity, .pi / 4, 0, 0, 1);
    var t = CATransform3DMakeScale(1, 1, 1); t.m34 = -1 / 500;
    t = CATransform3DConcat(t, CATransform3DTranslate(t, 1, 1, 1)); t = CATransform3DScale(t, 1, 1, 1);
    t = CATransform3DInvert(t); _ = CATransform3DMakeRotation(1, 0, 0, 1); layer.sublayerTransform = t;
    layer.anchorPoint = CGPoint(x: 0.5, y: 0); layer.zPosition = 2; layer.position = center;
    layer.isDoubleSided = false; layer.setAffineTransform(.identity); _ = layer.affineTransform();
    _ = CATransform3DIsIdentity(t); _ = CATransform3DGetAffineTransform(t);
    _ = CATransform3DMakeAffineTransform(.identity)
  }
  func looks() {
    layer.borderColor = UIColor.systemBlue.cgColor; layer.borderWidth = 1 / UIScreen.main.scale;
    layer.cornerRadius = 3; layer.contents = UIImage().cgImage; layer.contentsGravity = .resizeAspectFill;
    layer.compositingFilter = "x"; layer.speed = 0; layer.timeOffset = 2; layer.drawsAsynchronously = true;
    layer.name = "x"; layer.needsDisplayOnBoundsChange = true; layer.setNeedsDisplay();
    layer.displayIfNeeded(); layer.layoutIfNeeded(); layer.contentsRect = .zero; layer.contentsCenter = .zero;
    layer.backgroundColor = nil; layer.opacity = 0.4; layer.isOpaque = true; layer.actions = ["x": NSNull()];
    layer.delegate = nil; _ = layer.contains(.zero); _ = layer.hitTest(.zero);
    _ = layer.convert(CGPoint.zero, to: nil); _ = layer.superlayer; layer.isGeometryFlipped = true;
    layer.minificationFilter = .trilinear; layer.magnificationFilter = .nearest;
    layer.edgeAntialiasingMask = [.layerLeftEdge];
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil);
    layer.render(in: UIGraphicsGetCurrentContext()!)
  }
  open override func draw(_ rect: CGRect) {
    guard let c = UIGraphicsGetCurrentContext() else { return }
    fill(c, rect); shade(c); outline(rect); draw(copies: rect); write(rect)
  }
  func fill(_ context: CGContext, _ rect: CGRect) {
    let c = context;
    c.saveGState(); c.setFillColor(UIColor.red.cgColor); c.setStrokeColor(UIColor.red.cgColor);
    c.setLineWidth(2); c.setLineCap(.round); c.setLineJoin(.miter); c.move(to: .zero); c.addLine(to: .zero);
    c.strokePath(); c.fillPath(); c.fill(rect); c.stroke(rect);
    c.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: true); c.addEllipse(in: rect);
    c.fillEllipse(in: rect); c.strokeEllipse(in: rect); c.addRect(rect); c.clip(); c.clip(to: rect);
    c.translateBy(x: 1, y: 2); c.scaleBy(x: 1, y: -1); c.rotate(by: 2);
    c.setShadow(offset: .zero, blur: 3, color: nil); c.setLineDash(phase: 0, lengths: [1, 2]); c.beginPath();
    c.closePath(); c.addPath(shape.path!); c.drawPath(using: .fillStroke); c.setBlendMode(.clear);
    c.setAlpha(0.4); c.setAllowsAntialiasing(true); c.setShouldAntialias(true);
    c.addCurve(to: .zero, control1: .zero, control2: .zero); c.addQuadCurve(to: .zero, control: .zero);
    c.clear(rect); c.concatenate(.identity); c.beginTransparencyLayer(auxiliaryInfo: nil);
    c.endTransparencyLayer(); c.interpolationQuality = .high;
    c.setFillColor(red: 1, green: 1, blue: 1, alpha: 1); c.addLines(between: [.zero]);
    c.strokeLineSegments(between: [.zero, .zero]); _ = c.makeImage(); c.draw(UIImage().cgImage!, in: rect);
    c.fill([rect]); c.setFillColorSpace(CGColorSpaceCreateDeviceRGB()); _ = c.boundingBoxOfClipPath;
    _ = c.ctm; c.replacePathWithStrokedPath(); c.clip(using: .evenOdd); c.fillPath(using: .winding);
    c.resetClip(); c.setMiterLimit(2); c.setShadow(offset: .zero, blur: 2); c.setTextDrawingMode(.fill);
    c.textMatrix = .identity; c.setFlatness(1)
  }
  func shade(_ context: CGContext) {
    let c = context;
    let space = CGColorSpaceCreateDeviceRGB();
    let g = CGGradient(colorsSpace: space, colors: [UIColor.red.cgColor] as CFArray, locations: [0, 1])!;
    c.drawLinearGradient(
      g, start: .zero, end: .zero, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]);
    c.drawRadialGradient(
      g, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 2,
      options: CGGradientDrawingOptions(rawValue: 0));
    _ = CGGradient(colorSpace: space, colorComponents: [1, 1, 1, 1], locations: nil, count: 1)
    c.restoreGState(); UIGraphicsPushContext(c); UIGraphicsPopContext()
  }
  func outline(_ rect: CGRect) {
    let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: .zero); p.close();
    p.addArc(withCenter: .zero, radius: 2, startAngle: 0, endAngle: 2, clockwise: false);
    p.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero);
    p.addQuadCurve(to: .zero, controlPoint: .zero); p.lineWidth = 2; p.lineCapStyle = .round;
    p.lineJoinStyle = .round; p.usesEvenOddFillRule = true; p.stroke(); p.fill(); p.addClip();
    p.append(UIBezierPath(ovalIn: rect)); p.apply(CGAffineTransform(translationX: 1, y: 1));
    _ = p.contains(.zero); _ = p.bounds; _ = p.cgPath.boundingBox; p.fill(with: .normal, alpha: 1);
    p.stroke(with: .multiply, alpha: 1); _ = p.reversing(); p.setLineDash([1, 2], count: 2, phase: 0);
    _ = p.currentPoint; _ = p.isEmpty; p.removeAllPoints();
    _ = UIBezierPath(arcCenter: .zero, radius: 2, startAngle: 0, endAngle: 2, clockwise: true);
    _ = UIBezierPath(cgPath: p.cgPath); _ = UIBezierPath(roundedRect: rect, cornerRadius: 3);
    p.miterLimit = 2; p.flatness = 1; _ = p.copy() as! UIBezierPath
  }
  func draw(copies rect: CGRect) {
    let m = CGMutablePath(); m.move(to: .zero); m.addLine(to: .zero); m.addRect(rect);
    m.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true); m.closeSubpath();
    m.addRoundedRect(in: rect, cornerWidth: 1, cornerHeight: 1); m.addEllipse(in: rect); m.addPath(m);
    m.addQuadCurve(to: .zero, control: .zero); m.addCurve(to: .zero, control1: .zero, control2: .zero);
    m.addArc(tangent1End: .zero, tangent2End: .zero, radius: 2); _ = m.contains(.zero);
    _ = CGPath(rect: rect, transform: nil);
    _ = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil);
    _ = CGPath(ellipseIn: rect, transform: nil);
    _ = m.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .miter, miterLimit: 0);
    _ = m.boundingBoxOfPath; _ = m.isEmpty; _ = m.currentPoint; m.addLines(between: [.zero]);
    m.addRects([rect]); m.addRelativeArc(center: .zero, radius: 1, startAngle: 1, delta: 1); _ = m.copy()
    m.applyWithBlock { element in
      _ = element.pointee.type == .moveToPoint; _ = element.pointee.points[0]
    }
  }
  func write(_ rect: CGRect) {
    UIColor.red.set(); UIColor.red.setFill(); UIColor.red.setStroke(); UIRectFill(rect); UIRectFrame(rect);
    UIRectClip(rect)
    ("x" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 1)]);
    ("x" as NSString).draw(in: rect, withAttributes: nil); NSAttributedString(string: "x").draw(in: rect);
    NSAttributedString(string: "x").draw(at: .zero); _ = NSAttributedString(string: "x").size();
    _ = ("x" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 1)]);
    _ = "x".size(withAttributes: nil);
    _ =
      ("x" as NSString).boundingRect(
        with: CGSize(width: 1, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        attributes: [.font: UIFont.systemFont(ofSize: 1)], context: nil
      ).size.height;
    _ = NSAttributedString(string: "x").boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, context: nil);
    _ = "x".boundingRect(with: .zero, options: [], attributes: nil, context: NSStringDrawingContext())
    NSAttributedString(string: "x").draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }
  func images() {
    let r = UIGraphicsImageRenderer(size: .zero);
    let i = r.image { ctx in
      ctx.cgContext.fill(.zero); ctx.fill(.zero); _ = ctx.format.bounds; UIColor.red.setFill();
      ctx.stroke(.zero); ctx.clip(to: .zero)
    }
    let f = UIGraphicsImageRendererFormat.default(); f.scale = 2; f.opaque = true;
    _ = UIGraphicsImageRenderer(bounds: bounds, format: f).pngData { _ in }; f.preferredRange = .standard;
    _ = UIGraphicsImageRendererFormat.preferred(); _ = UIGraphicsImageRendererFormat(for: traitCollection);
    _ = UIGraphicsImageRenderer(size: .zero, format: f).jpegData(withCompressionQuality: 1) { _ in }
    UIGraphicsBeginImageContextWithOptions(.zero, false, 0);
    let j = UIGraphicsGetImageFromCurrentImageContext(); UIGraphicsEndImageContext();
    UIGraphicsBeginImageContext(.zero)
    _ = i.withRenderingMode(.alwaysTemplate).withTintColor(.red, renderingMode: .alwaysOriginal)
      .resizableImage(withCapInsets: .zero, resizingMode: .stretch);
    _ = i.pngData(); _ = j?.jpegData(compressionQuality: 0.4); _ = i.scale; _ = i.imageOrientation == .up;
    _ = i.cgImage?.width; i.draw(in: .zero); i.draw(at: .zero, blendMode: .normal, alpha: 1);
    _ = UIImage(data: Data(), scale: 2); _ = UIImage(cgImage: i.cgImage!, scale: 2, orientation: .left);
    _ = UIImage(named: "x", in: Bundle.main, compatibleWith: traitCollection);
    _ = UIImage(
      systemName: "x",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .large));
    _ = i.withConfiguration(UIImage.SymbolConfiguration(textStyle: .body));
    _ = UIImage.animatedImage(with: [i], duration: 2);
    _ = i.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1);
    _ = i.imageFlippedForRightToLeftLayoutDirection(); _ = i.ciImage; _ = i.images; _ = i.duration;
    _ = i.renderingMode; _ = i.capInsets; _ = i.withAlignmentRectInsets(.zero); _ = i.alignmentRectInsets;
    _ = i.preparingThumbnail(of: .zero); _ = i.withHorizontallyFlippedOrientation(); _ = i.isSymbolImage;
    _ = UIImage(contentsOfFile: "x"); _ = i.cgImage?.cropping(to: .zero); _ = i.size;
    _ = i.applyingSymbolConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .red));
    _ = UIImage.SymbolConfiguration(paletteColors: [.red]).applying(
      UIImage.SymbolConfiguration(scale: .small));
    _ = UIImage.SymbolConfiguration(weight: .bold);
    _ = UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 1)); _ = i.baselineOffsetFromBottom;
    _ = UIImage.add; _ = UIImage.checkmark; _ = i.imageAsset; _ = i.flipsForRightToLeftLayoutDirection;
    _ = i.jpegData(compressionQuality: 1)?.count; _ = UIImage(cgImage: i.cgImage!)
    drawHierarchy(in: bounds, afterScreenUpdates: true); _ = snapshotView(afterScreenUpdates: false);
    _ = resizableSnapshotView(from: bounds, afterScreenUpdates: true, withCapInsets: .zero)
    let size = CGSize(width: 1, height: 2);
    let ctx = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue);
    _ = ctx?.makeImage(); _ = ctx?.width; _ = size
    _ = CGImageAlphaInfo.none;
    _ = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue;
    _ = CGColorSpace(name: CGColorSpace.sRGB); _ = CGColorSpaceCreateDeviceGray();
    _ = UIColor.red.cgColor.components; _ = UIColor.red.cgColor.alpha;
    _ = UIColor.red.cgColor.colorSpace?.model == .rgb; _ = CGColor(red: 1, green: 1, blue: 1, alpha: 1);
    _ = UIColor.red.cgColor.copy(alpha: 2); _ = UIColor.red.cgColor.numberOfComponents
  }
}
extension Stars: CAAnimationDelegate {
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {};
  public func animationDidStart(_ anim: CAAnimation) {}
}
extension Stars {
  open override func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() };
  open override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) };
  open override func display(_ layer: CALayer) {};
  open override func draw(_ layer: CALayer, in ctx: CGContext) {}
}
class RingLayer: CALayer {
  @NSManaged var progress: CGFloat;
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }; override init(layer: Any) { super.init(layer: layer) }; override init() { super.init() };
  required init?(coder: NSCoder) { super.init(coder: coder) };
  override func draw(in ctx: CGContext) { super.draw(in: ctx) };
  override func action(forKey event: String) -> CAAction? {
    if event == "progress" {
      let a = CABasicAnimation(keyPath: event); a.fromValue = presentation()?.value(forKey: event); return a
    }; return super.action(forKey: event)
  }; override class func defaultAction(forKey event: String) -> CAAction? { nil };
  override func layoutSublayers() { super.layoutSublayers() }
}
class LinkView: UIView {
  var link: CADisplayLink?;
  func go() {
    link = CADisplayLink(target: self, selector: #selector(tick(_:))); link?.add(to: .main, forMode: .common);
    link?.add(to: RunLoop.current, forMode: RunLoop.Mode.default); link?.isPaused = true;
    link?.preferredFramesPerSecond = 30; link?.invalidate();
    if #available(iOS 15, *) {
      link?.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 2, preferred: 3)
    }
  }
  @objc func tick(_ displayLink: CADisplayLink) {
    _ = displayLink.timestamp + displayLink.duration; _ = displayLink.targetTimestamp
  }
}
