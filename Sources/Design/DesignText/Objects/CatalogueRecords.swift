public import DesignModel
public import Notation

extension Device: Recorded {
  public static let recordShape = RecordShape("device", form)
}

extension Profile: Recorded {
  public static let recordShape = RecordShape<Profile>("profile", form.schema.summary ?? "") {
    Column("profile", "Its name, such as iphone-se-3/landscape/AX3/rtl.", from: \.name)
    form.columns
  }
}
