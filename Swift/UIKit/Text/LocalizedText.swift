import Foundation

extension String {
  /// What the app's strings say for a key; the default or the key itself where they don't have it.
  ///
  /// Apple's takes a `String.LocalizationValue`, of which what is put in becomes a part of the key as `%@`.
  public init(
    localized key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: defaultValue, table: table)
  }
}
