import Foundation

// Core Foundation's names for what Foundation has, so that `as CFString` and the like compile.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFMutableData = NSMutableData
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFIndex = Int
public func CFAbsoluteTimeGetCurrent() -> Double { 0 }
