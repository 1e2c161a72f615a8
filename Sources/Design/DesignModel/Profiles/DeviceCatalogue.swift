extension Device {
  /// Every iPhone from the 5 to the 17 family, and every iPad since the mini 2, phones first: the rows of `devices.tsv`.
  public static let catalogue: [Device] = DeviceTable.rows.map(\.device)
}
