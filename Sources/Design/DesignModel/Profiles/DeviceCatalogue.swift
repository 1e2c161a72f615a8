extension Device {
  /// Every iPhone from the 5 to the 18 Pro family and the Duo, and every iPad since the mini 2, phones first: the rows of
  /// `devices.tsv`, and last the phones of current systems with Display Zoom.
  public static let catalogue: [Device] = {
    let devices = DeviceTable.rows.map(\.device)
    return devices + devices.current.compactMap(\.zoomed)
  }()
}
