// Made by list-files.sh; do not edit.
#include "CRecorder.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const char file1[] = {
#embed "../../Swift/Libraries/DynamicBlurView/DynamicBlurView.swift"
, 0};
static const char file2[] = {
#embed "../../Swift/Libraries/Pageboy/Pageboy.swift"
, 0};
static const char file3[] = {
#embed "../../Swift/Rewriter/Declarations.swift"
, 0};
static const char file4[] = {
#embed "../../Swift/Rewriter/Edits.swift"
, 0};
static const char file5[] = {
#embed "../../Swift/Rewriter/Files.swift"
, 0};
static const char file6[] = {
#embed "../../Swift/Rewriter/Rewriter.swift"
, 0};
static const char file7[] = {
#embed "../../Swift/Rewriter/RewrittenFile.swift"
, 0};
static const char file8[] = {
#embed "../../Swift/Rewriter/RewrittenModule.swift"
, 0};
static const char file9[] = {
#embed "../../Swift/Rewriter/main.swift"
, 0};
static const char file10[] = {
#embed "../../Swift/UIKit/Application/UIAccessibility.swift"
, 0};
static const char file11[] = {
#embed "../../Swift/UIKit/Application/UIApplication.swift"
, 0};
static const char file12[] = {
#embed "../../Swift/UIKit/Application/UIResponder.swift"
, 0};
static const char file13[] = {
#embed "../../Swift/UIKit/Application/UIWindow.swift"
, 0};
static const char file14[] = {
#embed "../../Swift/UIKit/Bars/BarAppearance.swift"
, 0};
static const char file15[] = {
#embed "../../Swift/UIKit/Bars/BarItems.swift"
, 0};
static const char file16[] = {
#embed "../../Swift/UIKit/Bars/Bars.swift"
, 0};
static const char file17[] = {
#embed "../../Swift/UIKit/Cells/CellConfigurations.swift"
, 0};
static const char file18[] = {
#embed "../../Swift/UIKit/Cells/UICollectionViewCell.swift"
, 0};
static const char file19[] = {
#embed "../../Swift/UIKit/Cells/UITableViewCell.swift"
, 0};
static const char file20[] = {
#embed "../../Swift/UIKit/Collections/CollectionControllers.swift"
, 0};
static const char file21[] = {
#embed "../../Swift/UIKit/Collections/SwipeActions.swift"
, 0};
static const char file22[] = {
#embed "../../Swift/UIKit/Collections/UICollectionView.swift"
, 0};
static const char file23[] = {
#embed "../../Swift/UIKit/Collections/UICollectionViewLayout.swift"
, 0};
static const char file24[] = {
#embed "../../Swift/UIKit/Collections/UITableView.swift"
, 0};
static const char file25[] = {
#embed "../../Swift/UIKit/Controllers/Alerts.swift"
, 0};
static const char file26[] = {
#embed "../../Swift/UIKit/Controllers/Containers.swift"
, 0};
static const char file27[] = {
#embed "../../Swift/UIKit/Controllers/Presentation.swift"
, 0};
static const char file28[] = {
#embed "../../Swift/UIKit/Controllers/PresentationWords.swift"
, 0};
static const char file29[] = {
#embed "../../Swift/UIKit/Controllers/Transitions.swift"
, 0};
static const char file30[] = {
#embed "../../Swift/UIKit/Controllers/UIViewController.swift"
, 0};
static const char file31[] = {
#embed "../../Swift/UIKit/Controls/KeyboardWords.swift"
, 0};
static const char file32[] = {
#embed "../../Swift/UIKit/Controls/UIButton.swift"
, 0};
static const char file33[] = {
#embed "../../Swift/UIKit/Controls/UIControl.swift"
, 0};
static const char file34[] = {
#embed "../../Swift/UIKit/Controls/UIGestureRecognizer.swift"
, 0};
static const char file35[] = {
#embed "../../Swift/UIKit/Controls/UIMenu.swift"
, 0};
static const char file36[] = {
#embed "../../Swift/UIKit/Controls/UISearchBar.swift"
, 0};
static const char file37[] = {
#embed "../../Swift/UIKit/Controls/UITextField.swift"
, 0};
static const char file38[] = {
#embed "../../Swift/UIKit/Controls/ValueControls.swift"
, 0};
static const char file39[] = {
#embed "../../Swift/UIKit/Delegates/OtherDelegates.swift"
, 0};
static const char file40[] = {
#embed "../../Swift/UIKit/Delegates/ScrollDelegates.swift"
, 0};
static const char file41[] = {
#embed "../../Swift/UIKit/Delegates/TextDelegates.swift"
, 0};
static const char file42[] = {
#embed "../../Swift/UIKit/Drawing/Animations.swift"
, 0};
static const char file43[] = {
#embed "../../Swift/UIKit/Drawing/CALayer.swift"
, 0};
static const char file44[] = {
#embed "../../Swift/UIKit/Drawing/CoreGraphics.swift"
, 0};
static const char file45[] = {
#embed "../../Swift/UIKit/Drawing/UIBezierPath.swift"
, 0};
static const char file46[] = {
#embed "../../Swift/UIKit/Drawing/UIColor.swift"
, 0};
static const char file47[] = {
#embed "../../Swift/UIKit/Drawing/UIImage.swift"
, 0};
static const char file48[] = {
#embed "../../Swift/UIKit/Geometry/CoreGraphicsGeometry.swift"
, 0};
static const char file49[] = {
#embed "../../Swift/UIKit/Geometry/EdgeInsets.swift"
, 0};
static const char file50[] = {
#embed "../../Swift/UIKit/Geometry/Edges.swift"
, 0};
static const char file51[] = {
#embed "../../Swift/UIKit/Layout/NSLayoutAnchor.swift"
, 0};
static const char file52[] = {
#embed "../../Swift/UIKit/Layout/NSLayoutConstraint.swift"
, 0};
static const char file53[] = {
#embed "../../Swift/UIKit/Layout/UILayoutGuide.swift"
, 0};
static const char file54[] = {
#embed "../../Swift/UIKit/Layout/UILayoutPriority.swift"
, 0};
static const char file55[] = {
#embed "../../Swift/UIKit/Layout/VisualFormat.swift"
, 0};
static const char file56[] = {
#embed "../../Swift/UIKit/Recording/LayoutPass.swift"
, 0};
static const char file57[] = {
#embed "../../Swift/UIKit/Recording/Line.swift"
, 0};
static const char file58[] = {
#embed "../../Swift/UIKit/Recording/Measuring.swift"
, 0};
static const char file59[] = {
#embed "../../Swift/UIKit/Recording/Pipe.swift"
, 0};
static const char file60[] = {
#embed "../../Swift/UIKit/Recording/PropertyNames.swift"
, 0};
static const char file61[] = {
#embed "../../Swift/UIKit/Recording/RecordScreens.swift"
, 0};
static const char file62[] = {
#embed "../../Swift/UIKit/Recording/RecordedTraits.swift"
, 0};
static const char file63[] = {
#embed "../../Swift/UIKit/Recording/RecordedTree.swift"
, 0};
static const char file64[] = {
#embed "../../Swift/UIKit/Recording/Recorder.swift"
, 0};
static const char file65[] = {
#embed "../../Swift/UIKit/Recording/SourcePlace.swift"
, 0};
static const char file66[] = {
#embed "../../Swift/UIKit/Recording/ViewRecord.swift"
, 0};
static const char file67[] = {
#embed "../../Swift/UIKit/System/AssociatedObjects.swift"
, 0};
static const char file68[] = {
#embed "../../Swift/UIKit/System/Feedback.swift"
, 0};
static const char file69[] = {
#embed "../../Swift/UIKit/System/Foundation.swift"
, 0};
static const char file70[] = {
#embed "../../Swift/UIKit/System/Interactions.swift"
, 0};
static const char file71[] = {
#embed "../../Swift/UIKit/System/Nibs.swift"
, 0};
static const char file72[] = {
#embed "../../Swift/UIKit/Text/AttributedStrings.swift"
, 0};
static const char file73[] = {
#embed "../../Swift/UIKit/Text/TextKit.swift"
, 0};
static const char file74[] = {
#embed "../../Swift/UIKit/Text/UIFont.swift"
, 0};
static const char file75[] = {
#embed "../../Swift/UIKit/Text/UIFontDescriptor.swift"
, 0};
static const char file76[] = {
#embed "../../Swift/UIKit/Text/UIFontMetrics.swift"
, 0};
static const char file77[] = {
#embed "../../Swift/UIKit/Traits/TraitWords.swift"
, 0};
static const char file78[] = {
#embed "../../Swift/UIKit/Traits/UIDevice.swift"
, 0};
static const char file79[] = {
#embed "../../Swift/UIKit/Traits/UITraitCollection.swift"
, 0};
static const char file80[] = {
#embed "../../Swift/UIKit/Views/Indicators.swift"
, 0};
static const char file81[] = {
#embed "../../Swift/UIKit/Views/TextWords.swift"
, 0};
static const char file82[] = {
#embed "../../Swift/UIKit/Views/UIAppearance.swift"
, 0};
static const char file83[] = {
#embed "../../Swift/UIKit/Views/UIImageView.swift"
, 0};
static const char file84[] = {
#embed "../../Swift/UIKit/Views/UILabel.swift"
, 0};
static const char file85[] = {
#embed "../../Swift/UIKit/Views/UIScrollView.swift"
, 0};
static const char file86[] = {
#embed "../../Swift/UIKit/Views/UIStackView.swift"
, 0};
static const char file87[] = {
#embed "../../Swift/UIKit/Views/UITextView.swift"
, 0};
static const char file88[] = {
#embed "../../Swift/UIKit/Views/UIView.swift"
, 0};
static const char file89[] = {
#embed "../../Swift/UIKit/Views/UIVisualEffectView.swift"
, 0};

static const struct recorder_file files[] = {
  {"Libraries/DynamicBlurView/DynamicBlurView.swift", file1},
  {"Libraries/Pageboy/Pageboy.swift", file2},
  {"Rewriter/Declarations.swift", file3},
  {"Rewriter/Edits.swift", file4},
  {"Rewriter/Files.swift", file5},
  {"Rewriter/Rewriter.swift", file6},
  {"Rewriter/RewrittenFile.swift", file7},
  {"Rewriter/RewrittenModule.swift", file8},
  {"Rewriter/main.swift", file9},
  {"UIKit/Application/UIAccessibility.swift", file10},
  {"UIKit/Application/UIApplication.swift", file11},
  {"UIKit/Application/UIResponder.swift", file12},
  {"UIKit/Application/UIWindow.swift", file13},
  {"UIKit/Bars/BarAppearance.swift", file14},
  {"UIKit/Bars/BarItems.swift", file15},
  {"UIKit/Bars/Bars.swift", file16},
  {"UIKit/Cells/CellConfigurations.swift", file17},
  {"UIKit/Cells/UICollectionViewCell.swift", file18},
  {"UIKit/Cells/UITableViewCell.swift", file19},
  {"UIKit/Collections/CollectionControllers.swift", file20},
  {"UIKit/Collections/SwipeActions.swift", file21},
  {"UIKit/Collections/UICollectionView.swift", file22},
  {"UIKit/Collections/UICollectionViewLayout.swift", file23},
  {"UIKit/Collections/UITableView.swift", file24},
  {"UIKit/Controllers/Alerts.swift", file25},
  {"UIKit/Controllers/Containers.swift", file26},
  {"UIKit/Controllers/Presentation.swift", file27},
  {"UIKit/Controllers/PresentationWords.swift", file28},
  {"UIKit/Controllers/Transitions.swift", file29},
  {"UIKit/Controllers/UIViewController.swift", file30},
  {"UIKit/Controls/KeyboardWords.swift", file31},
  {"UIKit/Controls/UIButton.swift", file32},
  {"UIKit/Controls/UIControl.swift", file33},
  {"UIKit/Controls/UIGestureRecognizer.swift", file34},
  {"UIKit/Controls/UIMenu.swift", file35},
  {"UIKit/Controls/UISearchBar.swift", file36},
  {"UIKit/Controls/UITextField.swift", file37},
  {"UIKit/Controls/ValueControls.swift", file38},
  {"UIKit/Delegates/OtherDelegates.swift", file39},
  {"UIKit/Delegates/ScrollDelegates.swift", file40},
  {"UIKit/Delegates/TextDelegates.swift", file41},
  {"UIKit/Drawing/Animations.swift", file42},
  {"UIKit/Drawing/CALayer.swift", file43},
  {"UIKit/Drawing/CoreGraphics.swift", file44},
  {"UIKit/Drawing/UIBezierPath.swift", file45},
  {"UIKit/Drawing/UIColor.swift", file46},
  {"UIKit/Drawing/UIImage.swift", file47},
  {"UIKit/Geometry/CoreGraphicsGeometry.swift", file48},
  {"UIKit/Geometry/EdgeInsets.swift", file49},
  {"UIKit/Geometry/Edges.swift", file50},
  {"UIKit/Layout/NSLayoutAnchor.swift", file51},
  {"UIKit/Layout/NSLayoutConstraint.swift", file52},
  {"UIKit/Layout/UILayoutGuide.swift", file53},
  {"UIKit/Layout/UILayoutPriority.swift", file54},
  {"UIKit/Layout/VisualFormat.swift", file55},
  {"UIKit/Recording/LayoutPass.swift", file56},
  {"UIKit/Recording/Line.swift", file57},
  {"UIKit/Recording/Measuring.swift", file58},
  {"UIKit/Recording/Pipe.swift", file59},
  {"UIKit/Recording/PropertyNames.swift", file60},
  {"UIKit/Recording/RecordScreens.swift", file61},
  {"UIKit/Recording/RecordedTraits.swift", file62},
  {"UIKit/Recording/RecordedTree.swift", file63},
  {"UIKit/Recording/Recorder.swift", file64},
  {"UIKit/Recording/SourcePlace.swift", file65},
  {"UIKit/Recording/ViewRecord.swift", file66},
  {"UIKit/System/AssociatedObjects.swift", file67},
  {"UIKit/System/Feedback.swift", file68},
  {"UIKit/System/Foundation.swift", file69},
  {"UIKit/System/Interactions.swift", file70},
  {"UIKit/System/Nibs.swift", file71},
  {"UIKit/Text/AttributedStrings.swift", file72},
  {"UIKit/Text/TextKit.swift", file73},
  {"UIKit/Text/UIFont.swift", file74},
  {"UIKit/Text/UIFontDescriptor.swift", file75},
  {"UIKit/Text/UIFontMetrics.swift", file76},
  {"UIKit/Traits/TraitWords.swift", file77},
  {"UIKit/Traits/UIDevice.swift", file78},
  {"UIKit/Traits/UITraitCollection.swift", file79},
  {"UIKit/Views/Indicators.swift", file80},
  {"UIKit/Views/TextWords.swift", file81},
  {"UIKit/Views/UIAppearance.swift", file82},
  {"UIKit/Views/UIImageView.swift", file83},
  {"UIKit/Views/UILabel.swift", file84},
  {"UIKit/Views/UIScrollView.swift", file85},
  {"UIKit/Views/UIStackView.swift", file86},
  {"UIKit/Views/UITextView.swift", file87},
  {"UIKit/Views/UIView.swift", file88},
  {"UIKit/Views/UIVisualEffectView.swift", file89},
};

int recorder_file_count(void) { return sizeof(files) / sizeof(files[0]); }
struct recorder_file recorder_file_at(int place) { return files[place]; }
