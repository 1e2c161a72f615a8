import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
    none = -1, automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
  public static var blackTranslucent: UIStatusBarStyle { .lightContent }
  public static var blackOpaque: UIStatusBarStyle { .lightContent }
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIBarStyle: Int, Sendable {
  case `default`, black
  public static var blackTranslucent: UIBarStyle { .black }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
