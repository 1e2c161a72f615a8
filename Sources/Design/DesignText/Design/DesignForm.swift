public import DesignModel
public import Notation

extension Design: DesignValue {
  public static let form: Form<Design> = .record(
    "Screens, devices and profiles.",
    Member("screens", "In the order they were added.", from: \.screens, as: .list(Screen.form)),
    Member("devices", "In the catalogue's order, own ones last.", from: \.devices, as: .list(Device.form)),
    Member("profiles", "In the order they were added.", from: \.profiles, as: .list(Profile.form))
  ) { screens, devices, profiles in Design(screens: screens, devices: devices, profiles: profiles) }
}
