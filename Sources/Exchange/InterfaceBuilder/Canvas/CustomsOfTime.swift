import DesignModel

extension InterfaceBuilderScene {
  /// What the scene's canvas has otherwise than a device.
  var customs: CanvasCustoms {
    let (plugIn, classes) = (setting.header.plugIn, SizeClasses(setting.header))
    return CanvasCustoms(
      horizontalClass: classes.width, verticalClass: classes.height,
      rootMargins: CanvasMargins(setting: setting, tree: tree).ofRoot,
      marginsHoldSafeAreas: plugIn >= 13000, cells: setting.cellMargins,
      controls: CanvasCustoms.ControlSizes(plugIn: plugIn))
  }
}

extension SceneSetting {
  /// The margins of a cell's content, by version and device.
  fileprivate var cellMargins: CanvasCustoms.CellMargins {
    let plugIn = header.plugIn
    return CanvasCustoms.CellMargins(
      top: CanvasTables.contentTop[plugIn], bottom: CanvasTables.contentBottom[plugIn],
      side: contentSide[plugIn], wideSide: CanvasTables.wideContentSide, wideFrom: wideContentFrom,
      besideAccessory: CanvasTables.contentSideByAccessory, preserved: CanvasTables.preservedSide[plugIn],
      isLeast: CanvasTables.explicitMarginsWiden[plugIn])
  }

  private var contentSide: ByVersion<Double> {
    let isOnPhone = header.device?.idiom == .phone
    if liesInInnerTable { return CanvasTables.innerContentSide }
    return !isOnPhone || header.device?.isRounded == false && isCell
      ? CanvasTables.narrowContentSide : CanvasTables.contentSide
  }

  /// The width of a cell from which its content's sides are those of a wide one.
  private var wideContentFrom: Double {
    if header.plugIn < 13000 || header.plugIn < 14700 && liesInInnerTable { return .infinity }
    if header.plugIn < 14700 { return CanvasTables.wideFrom }
    return (header.canvasSize?.width ?? 0) >= CanvasTables.wideScreenFrom[header.plugIn] ? 320.5 : .infinity
  }

  /// True where tables of the screen are not its root, on pads and on phones with a home button.
  private var liesInInnerTable: Bool {
    !isCell && rootClass != "tableView" && header.device?.isRounded != true
  }
}

extension CanvasCustoms.ControlSizes {
  /// The sizes of controls at that version of the plug-in.
  fileprivate init(plugIn: Int) {
    let dots = CanvasTables.pageControl[plugIn]
    self.init(
      switches: CanvasTables.switchSize[plugIn], slider: CanvasTables.sliderHeight[plugIn],
      stepper: CanvasTables.stepperHeight[plugIn], progress: CanvasTables.progressHeight[plugIn],
      segmentedControl: CanvasTables.segmentedControlHeight[plugIn],
      searchBar: CanvasTables.searchBarHeight[plugIn], picker: CanvasTables.pickerHeight[plugIn],
      roundedField: CanvasTables.roundedFieldHeight[plugIn],
      plainFieldExcess: CanvasTables.plainFieldExcess[plugIn], dotPitch: dots.pitch, dotEnds: dots.ends,
      dotHeight: dots.height)
  }
}
