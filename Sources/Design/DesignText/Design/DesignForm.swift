public import DesignModel
public import Notation

extension Design: DesignValue {
  public static let form: Form<Design> = .record(
    "Screens, devices and profiles.",
    Member("screens", "In the order they were added.", \.screens, .list(Screen.form)),
    Member("devices", "In the catalogue's order, own ones last.", \.devices, .list(Device.form)),
    Member("profiles", "In the order they were added.", \.profiles, .list(Profile.form))
  ) { screens, devices, profiles in Design(screens: screens, devices: devices, profiles: profiles) }
}
