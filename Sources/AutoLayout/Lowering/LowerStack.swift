import ConstraintSolver
import DesignModel

/// A stack's measures along and across its axis.
private struct StackFrame {
  /// The stack's index.
  let stack: Int
  let traits: ViewTraits
  /// Those of its views that are not hidden.
  let arranged: [Int]
  /// Zero unless the stack arranges within explicit margins.
  let margins: DirectedInsets
  var main: Axis { traits.axis }
  var cross: Axis { traits.axis.across }

  /// Points between an arranged view and the next.
  func gap(after place: Int, _ settled: SettledScreen) -> Double {
    settled.traits[arranged[place]].customSpacing ?? traits.spacing
  }
}

extension Lowering {
  /// Lowers a stack view: its rules are rows like an author's, so that conflicts can name them.
  ///
  /// Hidden views leave together with their spacing (45 recorded views); explicit layout margins turn on arrangement
  /// within them (48).
  mutating func lowerStack(_ stack: Int) {
    let traits = settled.traits[stack]
    let frame = StackFrame(
      stack: stack, traits: traits, arranged: tree.children[stack].filter { !settled.isDropped[$0] },
      margins: traits.layoutMargins == nil ? .zero : inputs.regions.margins[stack])
    guard let first = frame.arranged.first, let last = frame.arranged.last else {
      if !tree.children[stack].isEmpty { collapse(frame) }
      return
    }
    // Step 1. The first and the last view reach the stack's ends.
    addLeadingDistance(of: first, frame, frame.main)
    push(.equal, LinearSystem.required, .stackStart(stack, first: first))
    addTrailingDistance(of: last, frame, frame.main)
    push(.equal, LinearSystem.required, .stackEnd(stack, last: last))
    // Step 2. Between them, spacing and sizes by distribution.
    distribute(frame)
    // Step 3. Across the axis, places by alignment.
    for view in frame.arranged { align(view, frame) }
    fit(frame)
  }

  /// A stack whose views are all hidden is as small as its margins, if nothing else says how large it is.
  ///
  /// General knowledge, unverified. A stack that has no views at all says nothing of its size: Interface Builder calls
  /// it ambiguous.
  private mutating func collapse(_ frame: StackFrame) {
    for axis in [Axis.horizontal, .vertical] {
      row.add(size(frame.stack, axis), 1)
      row.constant = -frame.margins.before(axis) - frame.margins.after(axis)
      push(.equal, Self.canvasFit, .fit(frame.stack))
    }
  }

  private mutating func distribute(_ frame: StackFrame) {
    let isFlexible =
      frame.traits.distribution == .equalSpacing || frame.traits.distribution == .equalCentering
    for place in frame.arranged.indices.dropFirst() {
      let spacing = frame.gap(after: place - 1, settled)
      addGap(before: place, frame, 1)
      row.constant -= spacing
      push(
        isFlexible ? .atLeast : .equal, LinearSystem.required,
        .spacing(frame.stack, before: frame.arranged[place], spacing, isLeast: isFlexible))
    }
    switch frame.traits.distribution {
    case .fill: break
    case .fillEqually: equalizeSizes(frame)
    case .fillProportionally: shareOut(frame)
    case .equalSpacing: equalizeGaps(frame)
    case .equalCentering: equalizeCenters(frame)
    }
  }

  private mutating func equalizeSizes(_ frame: StackFrame) {
    let first = frame.arranged[0]
    for view in frame.arranged.dropFirst() {
      row.add(size(view, frame.main), 1)
      row.add(size(first, frame.main), -1)
      push(.equal, LinearSystem.required, .equalSize(frame.stack, view: view, first: first))
    }
  }

  private mutating func equalizeGaps(_ frame: StackFrame) {
    for place in frame.arranged.indices.dropFirst(2) {
      addGap(before: place, frame, 1)
      addGap(before: 1, frame, -1)
      push(.equal, LinearSystem.required, .equalGap(frame.stack, before: frame.arranged[place]))
    }
  }

  /// Centre distances give way to the least spacing: from 150 down, one below the other.
  ///
  /// Recorded frames can't tell
  /// this from required ones; the priority is general knowledge.
  private mutating func equalizeCenters(_ frame: StackFrame) {
    for place in frame.arranged.indices.dropFirst(2) {
      addCenterDistance(before: place, frame, 1)
      addCenterDistance(before: 1, frame, -1)
      push(
        .equal, max(100, 152 - Double(place)), .equalCentering(frame.stack, before: frame.arranged[place]))
    }
  }

  /// Each view takes its intrinsic share of the stack, at 999, 998, …, so that the last absorbs the rest; where any
  /// has no intrinsic size the stack fills plainly (21 recorded stacks).
  private mutating func shareOut(_ frame: StackFrame) {
    let weights = frame.arranged.map { naturalSize(of: $0, frame.main) }
    let gaps = frame.arranged.indices.dropLast().reduce(0) { $0 + frame.gap(after: $1, settled) }
    let total = weights.reduce(gaps) { $0 + ($1 ?? 0) }
    guard weights.allSatisfy({ $0 != nil && $0! > 0 }), total > 0 else { return }
    let margins = frame.margins.before(frame.main) + frame.margins.after(frame.main)
    for (place, view) in frame.arranged.enumerated() {
      let share = weights[place]! / total
      row.add(size(view, frame.main), 1)
      row.add(size(frame.stack, frame.main), -share)
      row.constant += share * margins
      push(.equal, max(751, 999 - Double(place)), .proportion(frame.stack, view: view))
    }
  }

  /// The intrinsic size of a view along an axis; a stack's is that of its views with their gaps.
  private func naturalSize(of view: Int, _ axis: Axis) -> Double? {
    guard tree.kinds[view] == .stack else { return inputs.intrinsic[view].along(axis) }
    let traits = settled.traits[view]
    let frame = StackFrame(
      stack: view, traits: traits, arranged: tree.children[view].filter { !settled.isDropped[$0] },
      margins: traits.layoutMargins == nil ? .zero : inputs.regions.margins[view])
    let sizes = frame.arranged.compactMap { naturalSize(of: $0, axis) }
    if sizes.count < frame.arranged.count { return nil }
    let margins = frame.margins.before(axis) + frame.margins.after(axis)
    if axis != frame.main { return margins + (sizes.max() ?? 0) }
    return margins + sizes.reduce(0, +)
      + frame.arranged.indices.dropLast().reduce(0) { $0 + frame.gap(after: $1, settled) }
  }

  private mutating func align(_ view: Int, _ frame: StackFrame) {
    let isFirst = view == frame.arranged[0]
    switch frame.traits.alignment {
    case .fill:
      pin(view, frame, isLeading: true)
      pin(view, frame, isLeading: false)
    case .leading, .top:
      pin(view, frame, isLeading: true)
      bound(view, frame, isLeading: false)
    case .trailing, .bottom:
      pin(view, frame, isLeading: false)
      bound(view, frame, isLeading: true)
    case .center:
      center(view, frame)
      bound(view, frame, isLeading: true)
      bound(view, frame, isLeading: false)
    case .firstBaseline, .lastBaseline:
      guard frame.cross == .vertical else {
        // UIKit gives baselines a meaning in horizontal stacks only.
        pin(view, frame, isLeading: true)
        bound(view, frame, isLeading: false)
        return
      }
      alignBaseline(view, frame, isFirst)
    }
  }

  /// Recorded frames: of the first baselines' tops only the first view's is bounded (10 views), all bottoms are; last
  /// baselines mirror that.
  private mutating func alignBaseline(_ view: Int, _ frame: StackFrame, _ isFirstView: Bool) {
    let isFirst = frame.traits.alignment == .firstBaseline
    if !isFirstView {
      row.add(place(view, .vertical), 1)
      addBaseline(of: view, first: isFirst, 1)
      row.add(place(frame.arranged[0], .vertical), -1)
      addBaseline(of: frame.arranged[0], first: isFirst, -1)
      push(.equal, LinearSystem.required, .alignment(frame.stack, view: view))
    }
    if isFirst ? isFirstView : true { bound(view, frame, isLeading: true) }
    if isFirst ? true : isFirstView { bound(view, frame, isLeading: false) }
  }

  private mutating func pin(_ view: Int, _ frame: StackFrame, isLeading: Bool) {
    if isLeading {
      addLeadingDistance(of: view, frame, frame.cross)
    } else {
      addTrailingDistance(of: view, frame, frame.cross)
    }
    push(.equal, LinearSystem.required, .alignment(frame.stack, view: view))
  }

  private mutating func bound(_ view: Int, _ frame: StackFrame, isLeading: Bool) {
    if isLeading {
      addLeadingDistance(of: view, frame, frame.cross)
    } else {
      addTrailingDistance(of: view, frame, frame.cross)
    }
    push(.atLeast, LinearSystem.required, .inside(frame.stack, view: view))
  }

  private mutating func center(_ view: Int, _ frame: StackFrame) {
    let (before, after) = (frame.margins.before(frame.cross), frame.margins.after(frame.cross))
    row.add(place(view, frame.cross), 1)
    row.add(size(view, frame.cross), 0.5)
    row.add(size(frame.stack, frame.cross), -0.5)
    row.constant = (after - before) / 2
    push(.equal, LinearSystem.required, .alignment(frame.stack, view: view))
  }

  /// UIKit's weak fits; recorded frames bound them only from above: any priority below 250 gives the same.
  private static var spanningFit: Double { 51 }
  private static var canvasFit: Double { 49 }

  private mutating func fit(_ frame: StackFrame) {
    if frame.traits.alignment != .fill {
      row.add(size(frame.stack, frame.cross), 1)
      push(.equal, Self.spanningFit, .fit(frame.stack))
    }
    if frame.traits.distribution == .equalSpacing || frame.traits.distribution == .equalCentering {
      row.add(size(frame.stack, frame.main), 1)
      push(.equal, Self.canvasFit, .fit(frame.stack))
    }
  }

  /// From the stack's leading or top margin to the view.
  private mutating func addLeadingDistance(of view: Int, _ frame: StackFrame, _ axis: Axis) {
    row.add(place(view, axis), 1)
    row.constant -= frame.margins.before(axis)
  }

  /// From the view to the stack's trailing or bottom margin.
  private mutating func addTrailingDistance(of view: Int, _ frame: StackFrame, _ axis: Axis) {
    row.add(size(frame.stack, axis), 1)
    row.add(place(view, axis), -1)
    row.add(size(view, axis), -1)
    row.constant -= frame.margins.after(axis)
  }

  private mutating func addGap(before index: Int, _ frame: StackFrame, _ factor: Double) {
    row.add(place(frame.arranged[index], frame.main), factor)
    row.add(place(frame.arranged[index - 1], frame.main), -factor)
    row.add(size(frame.arranged[index - 1], frame.main), -factor)
  }

  private mutating func addCenterDistance(before index: Int, _ frame: StackFrame, _ factor: Double) {
    row.add(place(frame.arranged[index], frame.main), factor)
    row.add(size(frame.arranged[index], frame.main), factor / 2)
    row.add(place(frame.arranged[index - 1], frame.main), -factor)
    row.add(size(frame.arranged[index - 1], frame.main), -factor / 2)
  }
}
