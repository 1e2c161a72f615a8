import Foundation

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static var alert: UIKeyboardAppearance { .dark }
}

public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = Self(rawValue: "u"), password = Self(rawValue: "p"),
    newPassword = Self(rawValue: "np"), emailAddress = Self(rawValue: "e"), oneTimeCode = Self(rawValue: "o"),
    name = Self(rawValue: "n"), givenName = Self(rawValue: "gn"), familyName = Self(rawValue: "fn"),
    telephoneNumber = Self(rawValue: "t"), URL = Self(rawValue: "url"), nickname = Self(rawValue: "nn"),
    postalCode = Self(rawValue: "pc"), creditCardNumber = Self(rawValue: "cc"),
    streetAddressLine1 = Self(rawValue: "s1"), streetAddressLine2 = Self(rawValue: "s2"),
    fullStreetAddress = Self(rawValue: "fs"), middleName = Self(rawValue: "mn"),
    namePrefix = Self(rawValue: "pre"),
    nameSuffix = Self(rawValue: "suf"), jobTitle = Self(rawValue: "jt"),
    organizationName = Self(rawValue: "on"),
    location = Self(rawValue: "loc"), addressCity = Self(rawValue: "city"),
    addressState = Self(rawValue: "st"),
    addressCityAndState = Self(rawValue: "cs"), sublocality = Self(rawValue: "sub"),
    countryName = Self(rawValue: "co"), dateTime = Self(rawValue: "dt"), flightNumber = Self(rawValue: "fl"),
    shipmentTrackingNumber = Self(rawValue: "tr"), creditCardExpiration = Self(rawValue: "ce"),
    creditCardSecurityCode = Self(rawValue: "csc"), creditCardName = Self(rawValue: "cn"),
    birthdate = Self(rawValue: "b"), birthdateDay = Self(rawValue: "bd"),
    birthdateMonth = Self(rawValue: "bm"),
    birthdateYear = Self(rawValue: "by")
}
