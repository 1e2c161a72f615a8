public import DesignModel
public import Notation

extension ScreenState: DesignValue {
  public static let form = Form<String>.text.map(\ScreenState.name) { name, _ in ScreenState(name) }
    .described("The name of a state that a screen can be in.")
}
