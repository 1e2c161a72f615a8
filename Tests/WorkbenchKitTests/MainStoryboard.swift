/// A storyboard made up for the examples and tests of commands; its frames are worked out by hand for a phone of 414 by
/// 896 points with insets of 48 and 34.
enum MainStoryboard {
  static let text = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        </dependencies>
        <scenes>
            <scene sceneID="s-1">
                <objects>
                    <viewController storyboardIdentifier="login" id="vc-1" sceneMemberID="viewController">
                        <view key="view" id="view-1">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <subviews>
                                <stackView axis="vertical" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="form-1" userLabel="Form">
                                    <rect key="frame" x="20" y="68" width="374" height="90"/>
                                    <subviews>
                                        <textField borderStyle="roundedRect" placeholder="Email" translatesAutoresizingMaskIntoConstraints="NO" id="email-1">
                                            <rect key="frame" x="0.0" y="0.0" width="374" height="34"/>
                                        </textField>
                                        <view translatesAutoresizingMaskIntoConstraints="NO" id="bar-1">
                                            <rect key="frame" x="0.0" y="44" width="374" height="46"/>
                                            <constraints>
                                                <constraint firstAttribute="height" constant="46" id="c-1"/>
                                            </constraints>
                                        </view>
                                    </subviews>
                                </stackView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe-1"/>
                            <constraints>
                                <constraint firstItem="form-1" firstAttribute="top" secondItem="safe-1" secondAttribute="top" constant="20" id="c-2"/>
                                <constraint firstItem="form-1" firstAttribute="leading" secondItem="safe-1" secondAttribute="leading" constant="20" id="c-3"/>
                                <constraint firstItem="safe-1" firstAttribute="trailing" secondItem="form-1" secondAttribute="trailing" constant="20" id="c-4"/>
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-1" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """#
}
