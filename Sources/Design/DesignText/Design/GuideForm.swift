public import DesignModel
public import Notation

extension LayoutGuide: DesignValue {
  public static let form: Form<LayoutGuide> = .record(
    "A rectangle without a picture that constraints can speak of.",
    Member("id", "Its identity, which stays through renaming.", from: \.id, as: .identity),
    Member("name", "Unique among the views and guides of its screen.", from: \.name, as: .text),
    Member("owner", "The view that it belongs to.", from: \.owner, as: .identity.naming(.item))
  ) { id, name, owner in LayoutGuide(id: id, name: name, owner: owner) }
}
