extension LoggedItem {
  /// The item in an equation; its name alone where the list of names says what it means.
  var spelled: String {
    if isGuide || name == nil {
      let quoted = (isGuide ? name : text).map { "'\($0)'" } ?? ""
      return "\(className ?? ""):\(address?.inHexadecimal ?? "0x0")\(quoted)"
    }
    return name ?? ""
  }

  /// What the list of names says of the item; nil where the equation says it all.
  var spelledName: String? {
    guard let name, !isGuide, address != nil else { return nil }
    return "\(name):\(spelledPlace)"
  }

  /// Class and address.
  var spelledPlace: String {
    let place = address?.inHexadecimal ?? "0x0"
    return className.map { "\($0):\(place)" } ?? place
  }
}
