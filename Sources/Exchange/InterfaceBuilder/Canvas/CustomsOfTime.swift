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
    let isOnPhone = header.device?.idiom == .phone
    let isNarrow = !isOnPhone || header.device?.isRounded == false && isCell
    let side = isNarrow ? CanvasTables.narrowContentSide : CanvasTables.contentSide
    let isWide = (header.canvasSize?.width ?? 0) >= 390
    let wideFrom = plugIn < 13000 ? Double.infinity : plugIn < 14700 ? 414 : isWide ? 320.5 : .infinity
    return CanvasCustoms.CellMargins(
      top: CanvasTables.contentTop[plugIn], bottom: CanvasTables.contentBottom[plugIn], side: side[plugIn],
      wideSide: CanvasTables.wideContentSide, wideFrom: wideFrom,
      besideAccessory: plugIn < 14700 ? nil : CanvasTables.contentSideByAccessory,
      isLeast: CanvasTables.explicitMarginsWiden[plugIn])
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
