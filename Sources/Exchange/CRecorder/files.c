// Made by list-files.sh; do not edit.
#include "CRecorder.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const char file1[] = {
#embed "../../../Swift/Libraries/DynamicBlurView/DynamicBlurView.swift"
, 0};
static const char file2[] = {
#embed "../../../Swift/Libraries/Overture/Overture.swift"
, 0};
static const char file3[] = {
#embed "../../../Swift/Libraries/Pageboy/Pageboy.swift"
, 0};
static const char file4[] = {
#embed "../../../Swift/Rewriter/Allowances.swift"
, 0};
static const char file5[] = {
#embed "../../../Swift/Rewriter/Cuts.swift"
, 0};
static const char file6[] = {
#embed "../../../Swift/Rewriter/Declarations.swift"
, 0};
static const char file7[] = {
#embed "../../../Swift/Rewriter/Edits.swift"
, 0};
static const char file8[] = {
#embed "../../../Swift/Rewriter/Files.swift"
, 0};
static const char file9[] = {
#embed "../../../Swift/Rewriter/LayoutStatements.swift"
, 0};
static const char file10[] = {
#embed "../../../Swift/Rewriter/Leniency.swift"
, 0};
static const char file11[] = {
#embed "../../../Swift/Rewriter/Rewriter.swift"
, 0};
static const char file12[] = {
#embed "../../../Swift/Rewriter/RewrittenFile.swift"
, 0};
static const char file13[] = {
#embed "../../../Swift/Rewriter/RewrittenModule.swift"
, 0};
static const char file14[] = {
#embed "../../../Swift/Rewriter/StandInKind.swift"
, 0};
static const char file15[] = {
#embed "../../../Swift/Rewriter/StandIns.swift"
, 0};
static const char file16[] = {
#embed "../../../Swift/Rewriter/TypeUses.swift"
, 0};
static const char file17[] = {
#embed "../../../Swift/Rewriter/main.swift"
, 0};
static const char file18[] = {
#embed "../../../Swift/UIKit/Application/UIAccessibility.swift"
, 0};
static const char file19[] = {
#embed "../../../Swift/UIKit/Application/UIApplication.swift"
, 0};
static const char file20[] = {
#embed "../../../Swift/UIKit/Application/UIKeyModifierFlags.swift"
, 0};
static const char file21[] = {
#embed "../../../Swift/UIKit/Application/UIResponder.swift"
, 0};
static const char file22[] = {
#embed "../../../Swift/UIKit/Application/UIWindow.swift"
, 0};
static const char file23[] = {
#embed "../../../Swift/UIKit/Bars/BarAppearance.swift"
, 0};
static const char file24[] = {
#embed "../../../Swift/UIKit/Bars/BarItems.swift"
, 0};
static const char file25[] = {
#embed "../../../Swift/UIKit/Bars/Bars.swift"
, 0};
static const char file26[] = {
#embed "../../../Swift/UIKit/Cells/CellConfigurations.swift"
, 0};
static const char file27[] = {
#embed "../../../Swift/UIKit/Cells/UICollectionViewCell.swift"
, 0};
static const char file28[] = {
#embed "../../../Swift/UIKit/Cells/UITableViewCell.swift"
, 0};
static const char file29[] = {
#embed "../../../Swift/UIKit/Collections/CollectionControllers.swift"
, 0};
static const char file30[] = {
#embed "../../../Swift/UIKit/Collections/CompositionalLayout.swift"
, 0};
static const char file31[] = {
#embed "../../../Swift/UIKit/Collections/DiffableDataSources.swift"
, 0};
static const char file32[] = {
#embed "../../../Swift/UIKit/Collections/Registrations.swift"
, 0};
static const char file33[] = {
#embed "../../../Swift/UIKit/Collections/SwipeActions.swift"
, 0};
static const char file34[] = {
#embed "../../../Swift/UIKit/Collections/TableRows.swift"
, 0};
static const char file35[] = {
#embed "../../../Swift/UIKit/Collections/UICollectionView.swift"
, 0};
static const char file36[] = {
#embed "../../../Swift/UIKit/Collections/UICollectionViewLayout.swift"
, 0};
static const char file37[] = {
#embed "../../../Swift/UIKit/Collections/UITableView.swift"
, 0};
static const char file38[] = {
#embed "../../../Swift/UIKit/Controllers/Alerts.swift"
, 0};
static const char file39[] = {
#embed "../../../Swift/UIKit/Controllers/Containers.swift"
, 0};
static const char file40[] = {
#embed "../../../Swift/UIKit/Controllers/Presentation.swift"
, 0};
static const char file41[] = {
#embed "../../../Swift/UIKit/Controllers/PresentationWords.swift"
, 0};
static const char file42[] = {
#embed "../../../Swift/UIKit/Controllers/Transitions.swift"
, 0};
static const char file43[] = {
#embed "../../../Swift/UIKit/Controllers/UIViewController.swift"
, 0};
static const char file44[] = {
#embed "../../../Swift/UIKit/Controls/KeyboardWords.swift"
, 0};
static const char file45[] = {
#embed "../../../Swift/UIKit/Controls/UIButton.swift"
, 0};
static const char file46[] = {
#embed "../../../Swift/UIKit/Controls/UIControl.swift"
, 0};
static const char file47[] = {
#embed "../../../Swift/UIKit/Controls/UIGestureRecognizer.swift"
, 0};
static const char file48[] = {
#embed "../../../Swift/UIKit/Controls/UIMenu.swift"
, 0};
static const char file49[] = {
#embed "../../../Swift/UIKit/Controls/UISearchBar.swift"
, 0};
static const char file50[] = {
#embed "../../../Swift/UIKit/Controls/UITextField.swift"
, 0};
static const char file51[] = {
#embed "../../../Swift/UIKit/Controls/ValueControls.swift"
, 0};
static const char file52[] = {
#embed "../../../Swift/UIKit/Delegates/InteractionDelegates.swift"
, 0};
static const char file53[] = {
#embed "../../../Swift/UIKit/Delegates/OtherDelegates.swift"
, 0};
static const char file54[] = {
#embed "../../../Swift/UIKit/Delegates/ScrollDelegates.swift"
, 0};
static const char file55[] = {
#embed "../../../Swift/UIKit/Delegates/TextDelegates.swift"
, 0};
static const char file56[] = {
#embed "../../../Swift/UIKit/Drawing/Animations.swift"
, 0};
static const char file57[] = {
#embed "../../../Swift/UIKit/Drawing/CALayer.swift"
, 0};
static const char file58[] = {
#embed "../../../Swift/UIKit/Drawing/CATransform3D.swift"
, 0};
static const char file59[] = {
#embed "../../../Swift/UIKit/Drawing/CGContext.swift"
, 0};
static const char file60[] = {
#embed "../../../Swift/UIKit/Drawing/CGImage.swift"
, 0};
static const char file61[] = {
#embed "../../../Swift/UIKit/Drawing/CGPath.swift"
, 0};
static const char file62[] = {
#embed "../../../Swift/UIKit/Drawing/GraphicsContexts.swift"
, 0};
static const char file63[] = {
#embed "../../../Swift/UIKit/Drawing/OtherLayers.swift"
, 0};
static const char file64[] = {
#embed "../../../Swift/UIKit/Drawing/UIBezierPath.swift"
, 0};
static const char file65[] = {
#embed "../../../Swift/UIKit/Drawing/UIColor.swift"
, 0};
static const char file66[] = {
#embed "../../../Swift/UIKit/Drawing/UIImage.swift"
, 0};
static const char file67[] = {
#embed "../../../Swift/UIKit/Drawing/UIViewPropertyAnimator.swift"
, 0};
static const char file68[] = {
#embed "../../../Swift/UIKit/Geometry/CGAffineTransform.swift"
, 0};
static const char file69[] = {
#embed "../../../Swift/UIKit/Geometry/CoreGraphicsGeometry.swift"
, 0};
static const char file70[] = {
#embed "../../../Swift/UIKit/Geometry/EdgeInsets.swift"
, 0};
static const char file71[] = {
#embed "../../../Swift/UIKit/Geometry/Edges.swift"
, 0};
static const char file72[] = {
#embed "../../../Swift/UIKit/Geometry/UICoordinateSpace.swift"
, 0};
static const char file73[] = {
#embed "../../../Swift/UIKit/Layout/NSLayoutAnchor.swift"
, 0};
static const char file74[] = {
#embed "../../../Swift/UIKit/Layout/NSLayoutConstraint.swift"
, 0};
static const char file75[] = {
#embed "../../../Swift/UIKit/Layout/UILayoutGuide.swift"
, 0};
static const char file76[] = {
#embed "../../../Swift/UIKit/Layout/UILayoutPriority.swift"
, 0};
static const char file77[] = {
#embed "../../../Swift/UIKit/Layout/VisualFormat.swift"
, 0};
static const char file78[] = {
#embed "../../../Swift/UIKit/Recording/HostScreens.swift"
, 0};
static const char file79[] = {
#embed "../../../Swift/UIKit/Recording/LayoutPass.swift"
, 0};
static const char file80[] = {
#embed "../../../Swift/UIKit/Recording/Line.swift"
, 0};
static const char file81[] = {
#embed "../../../Swift/UIKit/Recording/Measuring.swift"
, 0};
static const char file82[] = {
#embed "../../../Swift/UIKit/Recording/Pipe.swift"
, 0};
static const char file83[] = {
#embed "../../../Swift/UIKit/Recording/PropertyNames.swift"
, 0};
static const char file84[] = {
#embed "../../../Swift/UIKit/Recording/RecordScreens.swift"
, 0};
static const char file85[] = {
#embed "../../../Swift/UIKit/Recording/RecordedTraits.swift"
, 0};
static const char file86[] = {
#embed "../../../Swift/UIKit/Recording/RecordedTree.swift"
, 0};
static const char file87[] = {
#embed "../../../Swift/UIKit/Recording/Recorder.swift"
, 0};
static const char file88[] = {
#embed "../../../Swift/UIKit/Recording/SourcePlace.swift"
, 0};
static const char file89[] = {
#embed "../../../Swift/UIKit/Recording/StandIns.swift"
, 0};
static const char file90[] = {
#embed "../../../Swift/UIKit/Recording/ViewRecord.swift"
, 0};
static const char file91[] = {
#embed "../../../Swift/UIKit/System/AssociatedObjects.swift"
, 0};
static const char file92[] = {
#embed "../../../Swift/UIKit/System/CoreFoundationNames.swift"
, 0};
static const char file93[] = {
#embed "../../../Swift/UIKit/System/DragAndDrop.swift"
, 0};
static const char file94[] = {
#embed "../../../Swift/UIKit/System/Dynamics.swift"
, 0};
static const char file95[] = {
#embed "../../../Swift/UIKit/System/EarlierSpellings.swift"
, 0};
static const char file96[] = {
#embed "../../../Swift/UIKit/System/Feedback.swift"
, 0};
static const char file97[] = {
#embed "../../../Swift/UIKit/System/Foundation.swift"
, 0};
static const char file98[] = {
#embed "../../../Swift/UIKit/System/Interactions.swift"
, 0};
static const char file99[] = {
#embed "../../../Swift/UIKit/System/Logging.swift"
, 0};
static const char file100[] = {
#embed "../../../Swift/UIKit/System/Nibs.swift"
, 0};
static const char file101[] = {
#embed "../../../Swift/UIKit/System/ObjectiveCRuntime.swift"
, 0};
static const char file102[] = {
#embed "../../../Swift/UIKit/System/Pointers.swift"
, 0};
static const char file103[] = {
#embed "../../../Swift/UIKit/Text/AttributeScopes.swift"
, 0};
static const char file104[] = {
#embed "../../../Swift/UIKit/Text/AttributedStrings.swift"
, 0};
static const char file105[] = {
#embed "../../../Swift/UIKit/Text/TextKit.swift"
, 0};
static const char file106[] = {
#embed "../../../Swift/UIKit/Text/UIFont.swift"
, 0};
static const char file107[] = {
#embed "../../../Swift/UIKit/Text/UIFontDescriptor.swift"
, 0};
static const char file108[] = {
#embed "../../../Swift/UIKit/Text/UIFontMetrics.swift"
, 0};
static const char file109[] = {
#embed "../../../Swift/UIKit/Text/UITextInput.swift"
, 0};
static const char file110[] = {
#embed "../../../Swift/UIKit/Traits/TraitWords.swift"
, 0};
static const char file111[] = {
#embed "../../../Swift/UIKit/Traits/UIDevice.swift"
, 0};
static const char file112[] = {
#embed "../../../Swift/UIKit/Traits/UITraitCollection.swift"
, 0};
static const char file113[] = {
#embed "../../../Swift/UIKit/Views/Indicators.swift"
, 0};
static const char file114[] = {
#embed "../../../Swift/UIKit/Views/TextWords.swift"
, 0};
static const char file115[] = {
#embed "../../../Swift/UIKit/Views/UIAppearance.swift"
, 0};
static const char file116[] = {
#embed "../../../Swift/UIKit/Views/UIImageView.swift"
, 0};
static const char file117[] = {
#embed "../../../Swift/UIKit/Views/UILabel.swift"
, 0};
static const char file118[] = {
#embed "../../../Swift/UIKit/Views/UIScrollView.swift"
, 0};
static const char file119[] = {
#embed "../../../Swift/UIKit/Views/UIStackView.swift"
, 0};
static const char file120[] = {
#embed "../../../Swift/UIKit/Views/UITextView.swift"
, 0};
static const char file121[] = {
#embed "../../../Swift/UIKit/Views/UIView.swift"
, 0};
static const char file122[] = {
#embed "../../../Swift/UIKit/Views/UIVisualEffectView.swift"
, 0};
static const char file123[] = {
#embed "../../../Swift/Warden/warden.c"
, 0};

static const struct recorder_file files[] = {
  {"Libraries/DynamicBlurView/DynamicBlurView.swift", file1},
  {"Libraries/Overture/Overture.swift", file2},
  {"Libraries/Pageboy/Pageboy.swift", file3},
  {"Rewriter/Allowances.swift", file4},
  {"Rewriter/Cuts.swift", file5},
  {"Rewriter/Declarations.swift", file6},
  {"Rewriter/Edits.swift", file7},
  {"Rewriter/Files.swift", file8},
  {"Rewriter/LayoutStatements.swift", file9},
  {"Rewriter/Leniency.swift", file10},
  {"Rewriter/Rewriter.swift", file11},
  {"Rewriter/RewrittenFile.swift", file12},
  {"Rewriter/RewrittenModule.swift", file13},
  {"Rewriter/StandInKind.swift", file14},
  {"Rewriter/StandIns.swift", file15},
  {"Rewriter/TypeUses.swift", file16},
  {"Rewriter/main.swift", file17},
  {"UIKit/Application/UIAccessibility.swift", file18},
  {"UIKit/Application/UIApplication.swift", file19},
  {"UIKit/Application/UIKeyModifierFlags.swift", file20},
  {"UIKit/Application/UIResponder.swift", file21},
  {"UIKit/Application/UIWindow.swift", file22},
  {"UIKit/Bars/BarAppearance.swift", file23},
  {"UIKit/Bars/BarItems.swift", file24},
  {"UIKit/Bars/Bars.swift", file25},
  {"UIKit/Cells/CellConfigurations.swift", file26},
  {"UIKit/Cells/UICollectionViewCell.swift", file27},
  {"UIKit/Cells/UITableViewCell.swift", file28},
  {"UIKit/Collections/CollectionControllers.swift", file29},
  {"UIKit/Collections/CompositionalLayout.swift", file30},
  {"UIKit/Collections/DiffableDataSources.swift", file31},
  {"UIKit/Collections/Registrations.swift", file32},
  {"UIKit/Collections/SwipeActions.swift", file33},
  {"UIKit/Collections/TableRows.swift", file34},
  {"UIKit/Collections/UICollectionView.swift", file35},
  {"UIKit/Collections/UICollectionViewLayout.swift", file36},
  {"UIKit/Collections/UITableView.swift", file37},
  {"UIKit/Controllers/Alerts.swift", file38},
  {"UIKit/Controllers/Containers.swift", file39},
  {"UIKit/Controllers/Presentation.swift", file40},
  {"UIKit/Controllers/PresentationWords.swift", file41},
  {"UIKit/Controllers/Transitions.swift", file42},
  {"UIKit/Controllers/UIViewController.swift", file43},
  {"UIKit/Controls/KeyboardWords.swift", file44},
  {"UIKit/Controls/UIButton.swift", file45},
  {"UIKit/Controls/UIControl.swift", file46},
  {"UIKit/Controls/UIGestureRecognizer.swift", file47},
  {"UIKit/Controls/UIMenu.swift", file48},
  {"UIKit/Controls/UISearchBar.swift", file49},
  {"UIKit/Controls/UITextField.swift", file50},
  {"UIKit/Controls/ValueControls.swift", file51},
  {"UIKit/Delegates/InteractionDelegates.swift", file52},
  {"UIKit/Delegates/OtherDelegates.swift", file53},
  {"UIKit/Delegates/ScrollDelegates.swift", file54},
  {"UIKit/Delegates/TextDelegates.swift", file55},
  {"UIKit/Drawing/Animations.swift", file56},
  {"UIKit/Drawing/CALayer.swift", file57},
  {"UIKit/Drawing/CATransform3D.swift", file58},
  {"UIKit/Drawing/CGContext.swift", file59},
  {"UIKit/Drawing/CGImage.swift", file60},
  {"UIKit/Drawing/CGPath.swift", file61},
  {"UIKit/Drawing/GraphicsContexts.swift", file62},
  {"UIKit/Drawing/OtherLayers.swift", file63},
  {"UIKit/Drawing/UIBezierPath.swift", file64},
  {"UIKit/Drawing/UIColor.swift", file65},
  {"UIKit/Drawing/UIImage.swift", file66},
  {"UIKit/Drawing/UIViewPropertyAnimator.swift", file67},
  {"UIKit/Geometry/CGAffineTransform.swift", file68},
  {"UIKit/Geometry/CoreGraphicsGeometry.swift", file69},
  {"UIKit/Geometry/EdgeInsets.swift", file70},
  {"UIKit/Geometry/Edges.swift", file71},
  {"UIKit/Geometry/UICoordinateSpace.swift", file72},
  {"UIKit/Layout/NSLayoutAnchor.swift", file73},
  {"UIKit/Layout/NSLayoutConstraint.swift", file74},
  {"UIKit/Layout/UILayoutGuide.swift", file75},
  {"UIKit/Layout/UILayoutPriority.swift", file76},
  {"UIKit/Layout/VisualFormat.swift", file77},
  {"UIKit/Recording/HostScreens.swift", file78},
  {"UIKit/Recording/LayoutPass.swift", file79},
  {"UIKit/Recording/Line.swift", file80},
  {"UIKit/Recording/Measuring.swift", file81},
  {"UIKit/Recording/Pipe.swift", file82},
  {"UIKit/Recording/PropertyNames.swift", file83},
  {"UIKit/Recording/RecordScreens.swift", file84},
  {"UIKit/Recording/RecordedTraits.swift", file85},
  {"UIKit/Recording/RecordedTree.swift", file86},
  {"UIKit/Recording/Recorder.swift", file87},
  {"UIKit/Recording/SourcePlace.swift", file88},
  {"UIKit/Recording/StandIns.swift", file89},
  {"UIKit/Recording/ViewRecord.swift", file90},
  {"UIKit/System/AssociatedObjects.swift", file91},
  {"UIKit/System/CoreFoundationNames.swift", file92},
  {"UIKit/System/DragAndDrop.swift", file93},
  {"UIKit/System/Dynamics.swift", file94},
  {"UIKit/System/EarlierSpellings.swift", file95},
  {"UIKit/System/Feedback.swift", file96},
  {"UIKit/System/Foundation.swift", file97},
  {"UIKit/System/Interactions.swift", file98},
  {"UIKit/System/Logging.swift", file99},
  {"UIKit/System/Nibs.swift", file100},
  {"UIKit/System/ObjectiveCRuntime.swift", file101},
  {"UIKit/System/Pointers.swift", file102},
  {"UIKit/Text/AttributeScopes.swift", file103},
  {"UIKit/Text/AttributedStrings.swift", file104},
  {"UIKit/Text/TextKit.swift", file105},
  {"UIKit/Text/UIFont.swift", file106},
  {"UIKit/Text/UIFontDescriptor.swift", file107},
  {"UIKit/Text/UIFontMetrics.swift", file108},
  {"UIKit/Text/UITextInput.swift", file109},
  {"UIKit/Traits/TraitWords.swift", file110},
  {"UIKit/Traits/UIDevice.swift", file111},
  {"UIKit/Traits/UITraitCollection.swift", file112},
  {"UIKit/Views/Indicators.swift", file113},
  {"UIKit/Views/TextWords.swift", file114},
  {"UIKit/Views/UIAppearance.swift", file115},
  {"UIKit/Views/UIImageView.swift", file116},
  {"UIKit/Views/UILabel.swift", file117},
  {"UIKit/Views/UIScrollView.swift", file118},
  {"UIKit/Views/UIStackView.swift", file119},
  {"UIKit/Views/UITextView.swift", file120},
  {"UIKit/Views/UIView.swift", file121},
  {"UIKit/Views/UIVisualEffectView.swift", file122},
  {"Warden/warden.c", file123},
};

int recorder_file_count(void) { return sizeof(files) / sizeof(files[0]); }
struct recorder_file recorder_file_at(int place) { return files[place]; }
