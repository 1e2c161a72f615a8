/// A storyboard of one label that begins so far down, with another constraint if one is given.
func oneLabelStoryboard(
  constraint: String = "", text: String = "Hello", top: Int = 20, screen: String = "login"
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s-\(screen)"><objects>
          <viewController storyboardIdentifier="\(screen)" id="vc-\(screen)" sceneMemberID="viewController">
              <view key="view" id="root-\(screen)">
                  <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                  <subviews>
                      <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" lineBreakMode="tailTruncation" userLabel="title" id="lb-\(screen)">
                          <rect key="frame" x="20" y="68" width="38" height="20.5"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="safe-\(screen)"/>
                  <constraints>
                      <constraint firstItem="lb-\(screen)" firstAttribute="top" secondItem="safe-\(screen)" secondAttribute="top" constant="\(top)" id="c1-\(screen)"/>
                      <constraint firstItem="lb-\(screen)" firstAttribute="leading" secondItem="safe-\(screen)" secondAttribute="leading" constant="20" id="c2-\(screen)"/>
                      \(constraint)
                  </constraints>
              </view>
          </viewController>
      </objects></scene></scenes>
  </document>

  """
}
