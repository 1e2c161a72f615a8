/// Documents that tests of merging begin with, as Xcode writes them.
enum MergeSamples {
  /// Two scenes: one with a title, a stack of two buttons and a list, one that is empty.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="vcA-aa-001">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <scenes>
            <!--Login-->
            <scene sceneID="scA-aa-001">
                <objects>
                    <viewController id="vcA-aa-001" customClass="Login" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vwA-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <subviews>
                                <label opaque="NO" text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="lbA-aa-001">
                                    <rect key="frame" x="20" y="68" width="38" height="20.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                                </label>
                                <stackView opaque="NO" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stA-aa-001">
                                    <rect key="frame" x="20" y="100" width="200" height="60"/>
                                    <subviews>
                                        <button opaque="NO" id="btA-aa-001">
                                            <rect key="frame" x="0.0" y="0.0" width="200" height="30"/>
                                            <state key="normal" title="Go"/>
                                        </button>
                                        <button opaque="NO" id="btB-aa-001">
                                            <rect key="frame" x="0.0" y="30" width="200" height="30"/>
                                            <state key="normal" image="cross" title="Cancel"/>
                                        </button>
                                    </subviews>
                                </stackView>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vwB-aa-001">
                                    <rect key="frame" x="20" y="200" width="374" height="300"/>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sfA-aa-001"/>
                            <constraints>
                                <constraint firstItem="lbA-aa-001" firstAttribute="top" secondItem="sfA-aa-001" secondAttribute="top" constant="20" id="csA-aa-001"/>
                                <constraint firstItem="lbA-aa-001" firstAttribute="leading" secondItem="sfA-aa-001" secondAttribute="leading" constant="20" id="csB-aa-001"/>
                                <constraint firstItem="stA-aa-001" firstAttribute="top" secondItem="lbA-aa-001" secondAttribute="bottom" constant="8" id="csC-aa-001"/>
                                <constraint firstItem="stA-aa-001" firstAttribute="leading" secondItem="lbA-aa-001" secondAttribute="leading" id="csD-aa-001"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="go" destination="btA-aa-001" id="olA-aa-001"/>
                        </connections>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="139" y="133"/>
            </scene>
            <!--Help-->
            <scene sceneID="scB-aa-001">
                <objects>
                    <viewController id="vcB-aa-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vwC-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                        </view>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="900" y="133"/>
            </scene>
        </scenes>
        <resources>
            <image name="cross" width="16" height="16"/>
        </resources>
    </document>

    """

  /// A cell with two labels and a switch.
  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097.2" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="16087"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <tableViewCell contentMode="scaleToFill" rowHeight="48" id="ceA-aa-001" customClass="Cell">
                <rect key="frame" x="0.0" y="0.0" width="320" height="48"/>
                <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ceA-aa-001" id="cvA-aa-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="48"/>
                    <subviews>
                        <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lbA-aa-001">
                            <rect key="frame" x="16" y="13" width="135" height="22"/>
                        </label>
                        <label opaque="NO" text="Value" translatesAutoresizingMaskIntoConstraints="NO" id="lbB-aa-001">
                            <rect key="frame" x="195" y="14" width="72" height="20"/>
                        </label>
                        <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="swA-aa-001">
                            <rect key="frame" x="260" y="8" width="51" height="31"/>
                        </switch>
                    </subviews>
                    <constraints>
                        <constraint firstItem="lbA-aa-001" firstAttribute="leading" secondItem="cvA-aa-001" secondAttribute="leading" constant="16" id="csA-aa-001"/>
                        <constraint firstItem="lbA-aa-001" firstAttribute="top" secondItem="cvA-aa-001" secondAttribute="top" constant="13" id="csB-aa-001"/>
                        <constraint firstAttribute="trailing" secondItem="swA-aa-001" secondAttribute="trailing" constant="8" id="csC-aa-001"/>
                        <constraint firstItem="lbB-aa-001" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="lbA-aa-001" secondAttribute="trailing" constant="8" id="csD-aa-001"/>
                    </constraints>
                </tableViewCellContentView>
                <connections>
                    <outlet property="name" destination="lbA-aa-001" id="olA-aa-001"/>
                    <outlet property="value" destination="lbB-aa-001" id="olB-aa-001"/>
                </connections>
                <point key="canvasLocation" x="139" y="133"/>
            </tableViewCell>
        </objects>
    </document>

    """
}
