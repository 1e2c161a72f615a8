// Made by list-files.sh; do not edit.
#include "CRecorder.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const char file1[] = {
#embed "../../../Swift/Clock/clock.c"
, 0};
static const char file2[] = {
#embed "../../../Swift/FormatGrammar/FormatBuilder.swift"
, 0};
static const char file3[] = {
#embed "../../../Swift/FormatGrammar/FormatCursor.swift"
, 0};
static const char file4[] = {
#embed "../../../Swift/FormatGrammar/FormatEnds.swift"
, 0};
static const char file5[] = {
#embed "../../../Swift/FormatGrammar/FormatFault.swift"
, 0};
static const char file6[] = {
#embed "../../../Swift/FormatGrammar/FormatLine.swift"
, 0};
static const char file7[] = {
#embed "../../../Swift/FormatGrammar/FormatOptions.swift"
, 0};
static const char file8[] = {
#embed "../../../Swift/FormatGrammar/FormatReader.swift"
, 0};
static const char file9[] = {
#embed "../../../Swift/FormatGrammar/FormatRelation.swift"
, 0};
static const char file10[] = {
#embed "../../../Swift/FormatGrammar/FormatWords.swift"
, 0};
static const char file11[] = {
#embed "../../../Swift/Libraries/Combine/Combining.swift"
, 0};
static const char file12[] = {
#embed "../../../Swift/Libraries/Combine/Operators.swift"
, 0};
static const char file13[] = {
#embed "../../../Swift/Libraries/Combine/Published.swift"
, 0};
static const char file14[] = {
#embed "../../../Swift/Libraries/Combine/Publisher.swift"
, 0};
static const char file15[] = {
#embed "../../../Swift/Libraries/Combine/Sources.swift"
, 0};
static const char file16[] = {
#embed "../../../Swift/Libraries/Combine/Subjects.swift"
, 0};
static const char file17[] = {
#embed "../../../Swift/Libraries/Combine/Subscribers.swift"
, 0};
static const char file18[] = {
#embed "../../../Swift/Libraries/Combine/Subscriptions.swift"
, 0};
static const char file19[] = {
#embed "../../../Swift/Libraries/DynamicBlurView/DynamicBlurView.swift"
, 0};
static const char file20[] = {
#embed "../../../Swift/Libraries/Overture/Overture.swift"
, 0};
static const char file21[] = {
#embed "../../../Swift/Libraries/Pageboy/Pageboy.swift"
, 0};
static const char file22[] = {
#embed "../../../Swift/Libraries/SnapKit/Constraint.swift"
, 0};
static const char file23[] = {
#embed "../../../Swift/Libraries/SnapKit/ConstraintDSL.swift"
, 0};
static const char file24[] = {
#embed "../../../Swift/Libraries/SnapKit/ConstraintItem.swift"
, 0};
static const char file25[] = {
#embed "../../../Swift/Libraries/SnapKit/ConstraintMaker.swift"
, 0};
static const char file26[] = {
#embed "../../../Swift/Libraries/SnapKit/Targets.swift"
, 0};
static const char file27[] = {
#embed "../../../Swift/Rewriter/Allowances.swift"
, 0};
static const char file28[] = {
#embed "../../../Swift/Rewriter/Alternatives.swift"
, 0};
static const char file29[] = {
#embed "../../../Swift/Rewriter/Contract.swift"
, 0};
static const char file30[] = {
#embed "../../../Swift/Rewriter/ControllerFacts.swift"
, 0};
static const char file31[] = {
#embed "../../../Swift/Rewriter/ControllerPlaces.swift"
, 0};
static const char file32[] = {
#embed "../../../Swift/Rewriter/ControllerUses.swift"
, 0};
static const char file33[] = {
#embed "../../../Swift/Rewriter/Cuts.swift"
, 0};
static const char file34[] = {
#embed "../../../Swift/Rewriter/Declarations.swift"
, 0};
static const char file35[] = {
#embed "../../../Swift/Rewriter/Edits.swift"
, 0};
static const char file36[] = {
#embed "../../../Swift/Rewriter/Files.swift"
, 0};
static const char file37[] = {
#embed "../../../Swift/Rewriter/Fillers.swift"
, 0};
static const char file38[] = {
#embed "../../../Swift/Rewriter/Hooks.swift"
, 0};
static const char file39[] = {
#embed "../../../Swift/Rewriter/InactiveCode.swift"
, 0};
static const char file40[] = {
#embed "../../../Swift/Rewriter/LayoutStatements.swift"
, 0};
static const char file41[] = {
#embed "../../../Swift/Rewriter/Leniency.swift"
, 0};
static const char file42[] = {
#embed "../../../Swift/Rewriter/MadeCells.swift"
, 0};
static const char file43[] = {
#embed "../../../Swift/Rewriter/MadeParameters.swift"
, 0};
static const char file44[] = {
#embed "../../../Swift/Rewriter/MadeUpDeclarations.swift"
, 0};
static const char file45[] = {
#embed "../../../Swift/Rewriter/MadeViews.swift"
, 0};
static const char file46[] = {
#embed "../../../Swift/Rewriter/ModuleUses.swift"
, 0};
static const char file47[] = {
#embed "../../../Swift/Rewriter/OwnCalls.swift"
, 0};
static const char file48[] = {
#embed "../../../Swift/Rewriter/OwnTypes.swift"
, 0};
static const char file49[] = {
#embed "../../../Swift/Rewriter/Removable.swift"
, 0};
static const char file50[] = {
#embed "../../../Swift/Rewriter/ResultBuilders.swift"
, 0};
static const char file51[] = {
#embed "../../../Swift/Rewriter/Rewriter.swift"
, 0};
static const char file52[] = {
#embed "../../../Swift/Rewriter/RewrittenFile.swift"
, 0};
static const char file53[] = {
#embed "../../../Swift/Rewriter/RewrittenModule.swift"
, 0};
static const char file54[] = {
#embed "../../../Swift/Rewriter/StandInKind.swift"
, 0};
static const char file55[] = {
#embed "../../../Swift/Rewriter/StandIns.swift"
, 0};
static const char file56[] = {
#embed "../../../Swift/Rewriter/SwiftUIParts.swift"
, 0};
static const char file57[] = {
#embed "../../../Swift/Rewriter/TypeUses.swift"
, 0};
static const char file58[] = {
#embed "../../../Swift/Rewriter/ViewUses.swift"
, 0};
static const char file59[] = {
#embed "../../../Swift/Rewriter/WrittenFiles.swift"
, 0};
static const char file60[] = {
#embed "../../../Swift/Rewriter/main.swift"
, 0};
static const char file61[] = {
#embed "../../../Swift/UIKit/Application/UIAccessibility.swift"
, 0};
static const char file62[] = {
#embed "../../../Swift/UIKit/Application/UIApplication.swift"
, 0};
static const char file63[] = {
#embed "../../../Swift/UIKit/Application/UIKeyModifierFlags.swift"
, 0};
static const char file64[] = {
#embed "../../../Swift/UIKit/Application/UIResponder.swift"
, 0};
static const char file65[] = {
#embed "../../../Swift/UIKit/Application/UIWindow.swift"
, 0};
static const char file66[] = {
#embed "../../../Swift/UIKit/Bars/BarAppearance.swift"
, 0};
static const char file67[] = {
#embed "../../../Swift/UIKit/Bars/BarItems.swift"
, 0};
static const char file68[] = {
#embed "../../../Swift/UIKit/Bars/Bars.swift"
, 0};
static const char file69[] = {
#embed "../../../Swift/UIKit/Cells/CellAccessory.swift"
, 0};
static const char file70[] = {
#embed "../../../Swift/UIKit/Cells/CellConfigurations.swift"
, 0};
static const char file71[] = {
#embed "../../../Swift/UIKit/Cells/CellParts.swift"
, 0};
static const char file72[] = {
#embed "../../../Swift/UIKit/Cells/ContentSides.swift"
, 0};
static const char file73[] = {
#embed "../../../Swift/UIKit/Cells/ListTexts.swift"
, 0};
static const char file74[] = {
#embed "../../../Swift/UIKit/Cells/UICollectionViewCell.swift"
, 0};
static const char file75[] = {
#embed "../../../Swift/UIKit/Cells/UIListContentConfiguration.swift"
, 0};
static const char file76[] = {
#embed "../../../Swift/UIKit/Cells/UIListContentView.swift"
, 0};
static const char file77[] = {
#embed "../../../Swift/UIKit/Cells/UITableViewCell.swift"
, 0};
static const char file78[] = {
#embed "../../../Swift/UIKit/Cells/UITableViewHeaderFooterView.swift"
, 0};
static const char file79[] = {
#embed "../../../Swift/UIKit/Collections/CollectionControllers.swift"
, 0};
static const char file80[] = {
#embed "../../../Swift/UIKit/Collections/CollectionItems.swift"
, 0};
static const char file81[] = {
#embed "../../../Swift/UIKit/Collections/CompositionalContent.swift"
, 0};
static const char file82[] = {
#embed "../../../Swift/UIKit/Collections/CompositionalLayout.swift"
, 0};
static const char file83[] = {
#embed "../../../Swift/UIKit/Collections/ContentColumn.swift"
, 0};
static const char file84[] = {
#embed "../../../Swift/UIKit/Collections/DiffableDataSources.swift"
, 0};
static const char file85[] = {
#embed "../../../Swift/UIKit/Collections/FlowContent.swift"
, 0};
static const char file86[] = {
#embed "../../../Swift/UIKit/Collections/FlowLines.swift"
, 0};
static const char file87[] = {
#embed "../../../Swift/UIKit/Collections/Registrations.swift"
, 0};
static const char file88[] = {
#embed "../../../Swift/UIKit/Collections/SectionCells.swift"
, 0};
static const char file89[] = {
#embed "../../../Swift/UIKit/Collections/SwipeActions.swift"
, 0};
static const char file90[] = {
#embed "../../../Swift/UIKit/Collections/TableRows.swift"
, 0};
static const char file91[] = {
#embed "../../../Swift/UIKit/Collections/UICollectionView.swift"
, 0};
static const char file92[] = {
#embed "../../../Swift/UIKit/Collections/UICollectionViewLayout.swift"
, 0};
static const char file93[] = {
#embed "../../../Swift/UIKit/Collections/UITableView.swift"
, 0};
static const char file94[] = {
#embed "../../../Swift/UIKit/Collections/UnshownCells.swift"
, 0};
static const char file95[] = {
#embed "../../../Swift/UIKit/Controllers/Alerts.swift"
, 0};
static const char file96[] = {
#embed "../../../Swift/UIKit/Controllers/ContainedView.swift"
, 0};
static const char file97[] = {
#embed "../../../Swift/UIKit/Controllers/Containers.swift"
, 0};
static const char file98[] = {
#embed "../../../Swift/UIKit/Controllers/Presentation.swift"
, 0};
static const char file99[] = {
#embed "../../../Swift/UIKit/Controllers/PresentationWords.swift"
, 0};
static const char file100[] = {
#embed "../../../Swift/UIKit/Controllers/Transitions.swift"
, 0};
static const char file101[] = {
#embed "../../../Swift/UIKit/Controllers/UIViewController.swift"
, 0};
static const char file102[] = {
#embed "../../../Swift/UIKit/Controls/ButtonImages.swift"
, 0};
static const char file103[] = {
#embed "../../../Swift/UIKit/Controls/KeyboardWords.swift"
, 0};
static const char file104[] = {
#embed "../../../Swift/UIKit/Controls/UIButton.swift"
, 0};
static const char file105[] = {
#embed "../../../Swift/UIKit/Controls/UIControl.swift"
, 0};
static const char file106[] = {
#embed "../../../Swift/UIKit/Controls/UIGestureRecognizer.swift"
, 0};
static const char file107[] = {
#embed "../../../Swift/UIKit/Controls/UIMenu.swift"
, 0};
static const char file108[] = {
#embed "../../../Swift/UIKit/Controls/UISearchBar.swift"
, 0};
static const char file109[] = {
#embed "../../../Swift/UIKit/Controls/UITextField.swift"
, 0};
static const char file110[] = {
#embed "../../../Swift/UIKit/Controls/ValueControls.swift"
, 0};
static const char file111[] = {
#embed "../../../Swift/UIKit/Delegates/DropPlaceholders.swift"
, 0};
static const char file112[] = {
#embed "../../../Swift/UIKit/Delegates/InteractionDelegates.swift"
, 0};
static const char file113[] = {
#embed "../../../Swift/UIKit/Delegates/OtherDelegates.swift"
, 0};
static const char file114[] = {
#embed "../../../Swift/UIKit/Delegates/ScrollDelegates.swift"
, 0};
static const char file115[] = {
#embed "../../../Swift/UIKit/Delegates/TextDelegates.swift"
, 0};
static const char file116[] = {
#embed "../../../Swift/UIKit/Drawing/Animations.swift"
, 0};
static const char file117[] = {
#embed "../../../Swift/UIKit/Drawing/AssetSymbols.swift"
, 0};
static const char file118[] = {
#embed "../../../Swift/UIKit/Drawing/CALayer.swift"
, 0};
static const char file119[] = {
#embed "../../../Swift/UIKit/Drawing/CATransform3D.swift"
, 0};
static const char file120[] = {
#embed "../../../Swift/UIKit/Drawing/CGContext.swift"
, 0};
static const char file121[] = {
#embed "../../../Swift/UIKit/Drawing/CGImage.swift"
, 0};
static const char file122[] = {
#embed "../../../Swift/UIKit/Drawing/CGPath.swift"
, 0};
static const char file123[] = {
#embed "../../../Swift/UIKit/Drawing/ColorValues.swift"
, 0};
static const char file124[] = {
#embed "../../../Swift/UIKit/Drawing/GraphicsContexts.swift"
, 0};
static const char file125[] = {
#embed "../../../Swift/UIKit/Drawing/ImageSizes.swift"
, 0};
static const char file126[] = {
#embed "../../../Swift/UIKit/Drawing/OtherLayers.swift"
, 0};
static const char file127[] = {
#embed "../../../Swift/UIKit/Drawing/UIBezierPath.swift"
, 0};
static const char file128[] = {
#embed "../../../Swift/UIKit/Drawing/UIColor.swift"
, 0};
static const char file129[] = {
#embed "../../../Swift/UIKit/Drawing/UIImage.swift"
, 0};
static const char file130[] = {
#embed "../../../Swift/UIKit/Drawing/UIViewPropertyAnimator.swift"
, 0};
static const char file131[] = {
#embed "../../../Swift/UIKit/Geometry/CGAffineTransform.swift"
, 0};
static const char file132[] = {
#embed "../../../Swift/UIKit/Geometry/CoreGraphicsGeometry.swift"
, 0};
static const char file133[] = {
#embed "../../../Swift/UIKit/Geometry/EdgeInsets.swift"
, 0};
static const char file134[] = {
#embed "../../../Swift/UIKit/Geometry/Edges.swift"
, 0};
static const char file135[] = {
#embed "../../../Swift/UIKit/Geometry/UICoordinateSpace.swift"
, 0};
static const char file136[] = {
#embed "../../../Swift/UIKit/Layout/LayoutRegion.swift"
, 0};
static const char file137[] = {
#embed "../../../Swift/UIKit/Layout/NSLayoutAnchor.swift"
, 0};
static const char file138[] = {
#embed "../../../Swift/UIKit/Layout/NSLayoutConstraint.swift"
, 0};
static const char file139[] = {
#embed "../../../Swift/UIKit/Layout/UILayoutGuide.swift"
, 0};
static const char file140[] = {
#embed "../../../Swift/UIKit/Layout/UILayoutPriority.swift"
, 0};
static const char file141[] = {
#embed "../../../Swift/UIKit/Layout/VisualFormat.swift"
, 0};
static const char file142[] = {
#embed "../../../Swift/UIKit/Recording/AddedViews.swift"
, 0};
static const char file143[] = {
#embed "../../../Swift/UIKit/Recording/AlignmentRectangles.swift"
, 0};
static const char file144[] = {
#embed "../../../Swift/UIKit/Recording/Appearance.swift"
, 0};
static const char file145[] = {
#embed "../../../Swift/UIKit/Recording/CaseNames.swift"
, 0};
static const char file146[] = {
#embed "../../../Swift/UIKit/Recording/ClassNames.swift"
, 0};
static const char file147[] = {
#embed "../../../Swift/UIKit/Recording/FixedClock.swift"
, 0};
static const char file148[] = {
#embed "../../../Swift/UIKit/Recording/FrameEdges.swift"
, 0};
static const char file149[] = {
#embed "../../../Swift/UIKit/Recording/HostScreens.swift"
, 0};
static const char file150[] = {
#embed "../../../Swift/UIKit/Recording/LayoutPass.swift"
, 0};
static const char file151[] = {
#embed "../../../Swift/UIKit/Recording/Line.swift"
, 0};
static const char file152[] = {
#embed "../../../Swift/UIKit/Recording/LoadedContents.swift"
, 0};
static const char file153[] = {
#embed "../../../Swift/UIKit/Recording/MadeViews.swift"
, 0};
static const char file154[] = {
#embed "../../../Swift/UIKit/Recording/Measuring.swift"
, 0};
static const char file155[] = {
#embed "../../../Swift/UIKit/Recording/Pipe.swift"
, 0};
static const char file156[] = {
#embed "../../../Swift/UIKit/Recording/PropertyNames.swift"
, 0};
static const char file157[] = {
#embed "../../../Swift/UIKit/Recording/RecordScreens.swift"
, 0};
static const char file158[] = {
#embed "../../../Swift/UIKit/Recording/RecordedProperties.swift"
, 0};
static const char file159[] = {
#embed "../../../Swift/UIKit/Recording/RecordedRow.swift"
, 0};
static const char file160[] = {
#embed "../../../Swift/UIKit/Recording/RecordedRows.swift"
, 0};
static const char file161[] = {
#embed "../../../Swift/UIKit/Recording/RecordedTraits.swift"
, 0};
static const char file162[] = {
#embed "../../../Swift/UIKit/Recording/RecordedTree.swift"
, 0};
static const char file163[] = {
#embed "../../../Swift/UIKit/Recording/RecordedValue.swift"
, 0};
static const char file164[] = {
#embed "../../../Swift/UIKit/Recording/Recorder.swift"
, 0};
static const char file165[] = {
#embed "../../../Swift/UIKit/Recording/Samples.swift"
, 0};
static const char file166[] = {
#embed "../../../Swift/UIKit/Recording/ShownKeyboard.swift"
, 0};
static const char file167[] = {
#embed "../../../Swift/UIKit/Recording/SourcePlace.swift"
, 0};
static const char file168[] = {
#embed "../../../Swift/UIKit/Recording/StandIns.swift"
, 0};
static const char file169[] = {
#embed "../../../Swift/UIKit/Recording/UnsaidNotes.swift"
, 0};
static const char file170[] = {
#embed "../../../Swift/UIKit/Recording/ViewRecord.swift"
, 0};
static const char file171[] = {
#embed "../../../Swift/UIKit/System/AssociatedObjects.swift"
, 0};
static const char file172[] = {
#embed "../../../Swift/UIKit/System/CoreFoundationNames.swift"
, 0};
static const char file173[] = {
#embed "../../../Swift/UIKit/System/Delays.swift"
, 0};
static const char file174[] = {
#embed "../../../Swift/UIKit/System/DragAndDrop.swift"
, 0};
static const char file175[] = {
#embed "../../../Swift/UIKit/System/Dynamics.swift"
, 0};
static const char file176[] = {
#embed "../../../Swift/UIKit/System/EarlierSpellings.swift"
, 0};
static const char file177[] = {
#embed "../../../Swift/UIKit/System/Feedback.swift"
, 0};
static const char file178[] = {
#embed "../../../Swift/UIKit/System/Foundation.swift"
, 0};
static const char file179[] = {
#embed "../../../Swift/UIKit/System/FoundationWords.swift"
, 0};
static const char file180[] = {
#embed "../../../Swift/UIKit/System/Interactions.swift"
, 0};
static const char file181[] = {
#embed "../../../Swift/UIKit/System/Locks.swift"
, 0};
static const char file182[] = {
#embed "../../../Swift/UIKit/System/Logging.swift"
, 0};
static const char file183[] = {
#embed "../../../Swift/UIKit/System/Nibs.swift"
, 0};
static const char file184[] = {
#embed "../../../Swift/UIKit/System/NotificationPublishers.swift"
, 0};
static const char file185[] = {
#embed "../../../Swift/UIKit/System/Notifications.swift"
, 0};
static const char file186[] = {
#embed "../../../Swift/UIKit/System/ObjectiveCRuntime.swift"
, 0};
static const char file187[] = {
#embed "../../../Swift/UIKit/System/Pointers.swift"
, 0};
static const char file188[] = {
#embed "../../../Swift/UIKit/Text/AttributeScopes.swift"
, 0};
static const char file189[] = {
#embed "../../../Swift/UIKit/Text/AttributedStrings.swift"
, 0};
static const char file190[] = {
#embed "../../../Swift/UIKit/Text/LocalizedText.swift"
, 0};
static const char file191[] = {
#embed "../../../Swift/UIKit/Text/MeasuredText.swift"
, 0};
static const char file192[] = {
#embed "../../../Swift/UIKit/Text/TextKit.swift"
, 0};
static const char file193[] = {
#embed "../../../Swift/UIKit/Text/UIFont.swift"
, 0};
static const char file194[] = {
#embed "../../../Swift/UIKit/Text/UIFontDescriptor.swift"
, 0};
static const char file195[] = {
#embed "../../../Swift/UIKit/Text/UIFontMetrics.swift"
, 0};
static const char file196[] = {
#embed "../../../Swift/UIKit/Text/UITextInput.swift"
, 0};
static const char file197[] = {
#embed "../../../Swift/UIKit/Traits/OwnTraits.swift"
, 0};
static const char file198[] = {
#embed "../../../Swift/UIKit/Traits/TraitDefinitions.swift"
, 0};
static const char file199[] = {
#embed "../../../Swift/UIKit/Traits/TraitWords.swift"
, 0};
static const char file200[] = {
#embed "../../../Swift/UIKit/Traits/UIDevice.swift"
, 0};
static const char file201[] = {
#embed "../../../Swift/UIKit/Traits/UITraitCollection.swift"
, 0};
static const char file202[] = {
#embed "../../../Swift/UIKit/Views/Indicators.swift"
, 0};
static const char file203[] = {
#embed "../../../Swift/UIKit/Views/TextWords.swift"
, 0};
static const char file204[] = {
#embed "../../../Swift/UIKit/Views/UIAppearance.swift"
, 0};
static const char file205[] = {
#embed "../../../Swift/UIKit/Views/UICornerConfiguration.swift"
, 0};
static const char file206[] = {
#embed "../../../Swift/UIKit/Views/UIImageView.swift"
, 0};
static const char file207[] = {
#embed "../../../Swift/UIKit/Views/UILabel.swift"
, 0};
static const char file208[] = {
#embed "../../../Swift/UIKit/Views/UIScrollView.swift"
, 0};
static const char file209[] = {
#embed "../../../Swift/UIKit/Views/UIStackView.swift"
, 0};
static const char file210[] = {
#embed "../../../Swift/UIKit/Views/UITextView.swift"
, 0};
static const char file211[] = {
#embed "../../../Swift/UIKit/Views/UIView.swift"
, 0};
static const char file212[] = {
#embed "../../../Swift/UIKit/Views/UIVisualEffectView.swift"
, 0};
static const char file213[] = {
#embed "../../../Swift/UIKit/Views/ViewWords.swift"
, 0};
static const char file214[] = {
#embed "../../../Swift/Warden/warden.c"
, 0};

static const struct recorder_file files[] = {
  {"Clock/clock.c", file1},
  {"FormatGrammar/FormatBuilder.swift", file2},
  {"FormatGrammar/FormatCursor.swift", file3},
  {"FormatGrammar/FormatEnds.swift", file4},
  {"FormatGrammar/FormatFault.swift", file5},
  {"FormatGrammar/FormatLine.swift", file6},
  {"FormatGrammar/FormatOptions.swift", file7},
  {"FormatGrammar/FormatReader.swift", file8},
  {"FormatGrammar/FormatRelation.swift", file9},
  {"FormatGrammar/FormatWords.swift", file10},
  {"Libraries/Combine/Combining.swift", file11},
  {"Libraries/Combine/Operators.swift", file12},
  {"Libraries/Combine/Published.swift", file13},
  {"Libraries/Combine/Publisher.swift", file14},
  {"Libraries/Combine/Sources.swift", file15},
  {"Libraries/Combine/Subjects.swift", file16},
  {"Libraries/Combine/Subscribers.swift", file17},
  {"Libraries/Combine/Subscriptions.swift", file18},
  {"Libraries/DynamicBlurView/DynamicBlurView.swift", file19},
  {"Libraries/Overture/Overture.swift", file20},
  {"Libraries/Pageboy/Pageboy.swift", file21},
  {"Libraries/SnapKit/Constraint.swift", file22},
  {"Libraries/SnapKit/ConstraintDSL.swift", file23},
  {"Libraries/SnapKit/ConstraintItem.swift", file24},
  {"Libraries/SnapKit/ConstraintMaker.swift", file25},
  {"Libraries/SnapKit/Targets.swift", file26},
  {"Rewriter/Allowances.swift", file27},
  {"Rewriter/Alternatives.swift", file28},
  {"Rewriter/Contract.swift", file29},
  {"Rewriter/ControllerFacts.swift", file30},
  {"Rewriter/ControllerPlaces.swift", file31},
  {"Rewriter/ControllerUses.swift", file32},
  {"Rewriter/Cuts.swift", file33},
  {"Rewriter/Declarations.swift", file34},
  {"Rewriter/Edits.swift", file35},
  {"Rewriter/Files.swift", file36},
  {"Rewriter/Fillers.swift", file37},
  {"Rewriter/Hooks.swift", file38},
  {"Rewriter/InactiveCode.swift", file39},
  {"Rewriter/LayoutStatements.swift", file40},
  {"Rewriter/Leniency.swift", file41},
  {"Rewriter/MadeCells.swift", file42},
  {"Rewriter/MadeParameters.swift", file43},
  {"Rewriter/MadeUpDeclarations.swift", file44},
  {"Rewriter/MadeViews.swift", file45},
  {"Rewriter/ModuleUses.swift", file46},
  {"Rewriter/OwnCalls.swift", file47},
  {"Rewriter/OwnTypes.swift", file48},
  {"Rewriter/Removable.swift", file49},
  {"Rewriter/ResultBuilders.swift", file50},
  {"Rewriter/Rewriter.swift", file51},
  {"Rewriter/RewrittenFile.swift", file52},
  {"Rewriter/RewrittenModule.swift", file53},
  {"Rewriter/StandInKind.swift", file54},
  {"Rewriter/StandIns.swift", file55},
  {"Rewriter/SwiftUIParts.swift", file56},
  {"Rewriter/TypeUses.swift", file57},
  {"Rewriter/ViewUses.swift", file58},
  {"Rewriter/WrittenFiles.swift", file59},
  {"Rewriter/main.swift", file60},
  {"UIKit/Application/UIAccessibility.swift", file61},
  {"UIKit/Application/UIApplication.swift", file62},
  {"UIKit/Application/UIKeyModifierFlags.swift", file63},
  {"UIKit/Application/UIResponder.swift", file64},
  {"UIKit/Application/UIWindow.swift", file65},
  {"UIKit/Bars/BarAppearance.swift", file66},
  {"UIKit/Bars/BarItems.swift", file67},
  {"UIKit/Bars/Bars.swift", file68},
  {"UIKit/Cells/CellAccessory.swift", file69},
  {"UIKit/Cells/CellConfigurations.swift", file70},
  {"UIKit/Cells/CellParts.swift", file71},
  {"UIKit/Cells/ContentSides.swift", file72},
  {"UIKit/Cells/ListTexts.swift", file73},
  {"UIKit/Cells/UICollectionViewCell.swift", file74},
  {"UIKit/Cells/UIListContentConfiguration.swift", file75},
  {"UIKit/Cells/UIListContentView.swift", file76},
  {"UIKit/Cells/UITableViewCell.swift", file77},
  {"UIKit/Cells/UITableViewHeaderFooterView.swift", file78},
  {"UIKit/Collections/CollectionControllers.swift", file79},
  {"UIKit/Collections/CollectionItems.swift", file80},
  {"UIKit/Collections/CompositionalContent.swift", file81},
  {"UIKit/Collections/CompositionalLayout.swift", file82},
  {"UIKit/Collections/ContentColumn.swift", file83},
  {"UIKit/Collections/DiffableDataSources.swift", file84},
  {"UIKit/Collections/FlowContent.swift", file85},
  {"UIKit/Collections/FlowLines.swift", file86},
  {"UIKit/Collections/Registrations.swift", file87},
  {"UIKit/Collections/SectionCells.swift", file88},
  {"UIKit/Collections/SwipeActions.swift", file89},
  {"UIKit/Collections/TableRows.swift", file90},
  {"UIKit/Collections/UICollectionView.swift", file91},
  {"UIKit/Collections/UICollectionViewLayout.swift", file92},
  {"UIKit/Collections/UITableView.swift", file93},
  {"UIKit/Collections/UnshownCells.swift", file94},
  {"UIKit/Controllers/Alerts.swift", file95},
  {"UIKit/Controllers/ContainedView.swift", file96},
  {"UIKit/Controllers/Containers.swift", file97},
  {"UIKit/Controllers/Presentation.swift", file98},
  {"UIKit/Controllers/PresentationWords.swift", file99},
  {"UIKit/Controllers/Transitions.swift", file100},
  {"UIKit/Controllers/UIViewController.swift", file101},
  {"UIKit/Controls/ButtonImages.swift", file102},
  {"UIKit/Controls/KeyboardWords.swift", file103},
  {"UIKit/Controls/UIButton.swift", file104},
  {"UIKit/Controls/UIControl.swift", file105},
  {"UIKit/Controls/UIGestureRecognizer.swift", file106},
  {"UIKit/Controls/UIMenu.swift", file107},
  {"UIKit/Controls/UISearchBar.swift", file108},
  {"UIKit/Controls/UITextField.swift", file109},
  {"UIKit/Controls/ValueControls.swift", file110},
  {"UIKit/Delegates/DropPlaceholders.swift", file111},
  {"UIKit/Delegates/InteractionDelegates.swift", file112},
  {"UIKit/Delegates/OtherDelegates.swift", file113},
  {"UIKit/Delegates/ScrollDelegates.swift", file114},
  {"UIKit/Delegates/TextDelegates.swift", file115},
  {"UIKit/Drawing/Animations.swift", file116},
  {"UIKit/Drawing/AssetSymbols.swift", file117},
  {"UIKit/Drawing/CALayer.swift", file118},
  {"UIKit/Drawing/CATransform3D.swift", file119},
  {"UIKit/Drawing/CGContext.swift", file120},
  {"UIKit/Drawing/CGImage.swift", file121},
  {"UIKit/Drawing/CGPath.swift", file122},
  {"UIKit/Drawing/ColorValues.swift", file123},
  {"UIKit/Drawing/GraphicsContexts.swift", file124},
  {"UIKit/Drawing/ImageSizes.swift", file125},
  {"UIKit/Drawing/OtherLayers.swift", file126},
  {"UIKit/Drawing/UIBezierPath.swift", file127},
  {"UIKit/Drawing/UIColor.swift", file128},
  {"UIKit/Drawing/UIImage.swift", file129},
  {"UIKit/Drawing/UIViewPropertyAnimator.swift", file130},
  {"UIKit/Geometry/CGAffineTransform.swift", file131},
  {"UIKit/Geometry/CoreGraphicsGeometry.swift", file132},
  {"UIKit/Geometry/EdgeInsets.swift", file133},
  {"UIKit/Geometry/Edges.swift", file134},
  {"UIKit/Geometry/UICoordinateSpace.swift", file135},
  {"UIKit/Layout/LayoutRegion.swift", file136},
  {"UIKit/Layout/NSLayoutAnchor.swift", file137},
  {"UIKit/Layout/NSLayoutConstraint.swift", file138},
  {"UIKit/Layout/UILayoutGuide.swift", file139},
  {"UIKit/Layout/UILayoutPriority.swift", file140},
  {"UIKit/Layout/VisualFormat.swift", file141},
  {"UIKit/Recording/AddedViews.swift", file142},
  {"UIKit/Recording/AlignmentRectangles.swift", file143},
  {"UIKit/Recording/Appearance.swift", file144},
  {"UIKit/Recording/CaseNames.swift", file145},
  {"UIKit/Recording/ClassNames.swift", file146},
  {"UIKit/Recording/FixedClock.swift", file147},
  {"UIKit/Recording/FrameEdges.swift", file148},
  {"UIKit/Recording/HostScreens.swift", file149},
  {"UIKit/Recording/LayoutPass.swift", file150},
  {"UIKit/Recording/Line.swift", file151},
  {"UIKit/Recording/LoadedContents.swift", file152},
  {"UIKit/Recording/MadeViews.swift", file153},
  {"UIKit/Recording/Measuring.swift", file154},
  {"UIKit/Recording/Pipe.swift", file155},
  {"UIKit/Recording/PropertyNames.swift", file156},
  {"UIKit/Recording/RecordScreens.swift", file157},
  {"UIKit/Recording/RecordedProperties.swift", file158},
  {"UIKit/Recording/RecordedRow.swift", file159},
  {"UIKit/Recording/RecordedRows.swift", file160},
  {"UIKit/Recording/RecordedTraits.swift", file161},
  {"UIKit/Recording/RecordedTree.swift", file162},
  {"UIKit/Recording/RecordedValue.swift", file163},
  {"UIKit/Recording/Recorder.swift", file164},
  {"UIKit/Recording/Samples.swift", file165},
  {"UIKit/Recording/ShownKeyboard.swift", file166},
  {"UIKit/Recording/SourcePlace.swift", file167},
  {"UIKit/Recording/StandIns.swift", file168},
  {"UIKit/Recording/UnsaidNotes.swift", file169},
  {"UIKit/Recording/ViewRecord.swift", file170},
  {"UIKit/System/AssociatedObjects.swift", file171},
  {"UIKit/System/CoreFoundationNames.swift", file172},
  {"UIKit/System/Delays.swift", file173},
  {"UIKit/System/DragAndDrop.swift", file174},
  {"UIKit/System/Dynamics.swift", file175},
  {"UIKit/System/EarlierSpellings.swift", file176},
  {"UIKit/System/Feedback.swift", file177},
  {"UIKit/System/Foundation.swift", file178},
  {"UIKit/System/FoundationWords.swift", file179},
  {"UIKit/System/Interactions.swift", file180},
  {"UIKit/System/Locks.swift", file181},
  {"UIKit/System/Logging.swift", file182},
  {"UIKit/System/Nibs.swift", file183},
  {"UIKit/System/NotificationPublishers.swift", file184},
  {"UIKit/System/Notifications.swift", file185},
  {"UIKit/System/ObjectiveCRuntime.swift", file186},
  {"UIKit/System/Pointers.swift", file187},
  {"UIKit/Text/AttributeScopes.swift", file188},
  {"UIKit/Text/AttributedStrings.swift", file189},
  {"UIKit/Text/LocalizedText.swift", file190},
  {"UIKit/Text/MeasuredText.swift", file191},
  {"UIKit/Text/TextKit.swift", file192},
  {"UIKit/Text/UIFont.swift", file193},
  {"UIKit/Text/UIFontDescriptor.swift", file194},
  {"UIKit/Text/UIFontMetrics.swift", file195},
  {"UIKit/Text/UITextInput.swift", file196},
  {"UIKit/Traits/OwnTraits.swift", file197},
  {"UIKit/Traits/TraitDefinitions.swift", file198},
  {"UIKit/Traits/TraitWords.swift", file199},
  {"UIKit/Traits/UIDevice.swift", file200},
  {"UIKit/Traits/UITraitCollection.swift", file201},
  {"UIKit/Views/Indicators.swift", file202},
  {"UIKit/Views/TextWords.swift", file203},
  {"UIKit/Views/UIAppearance.swift", file204},
  {"UIKit/Views/UICornerConfiguration.swift", file205},
  {"UIKit/Views/UIImageView.swift", file206},
  {"UIKit/Views/UILabel.swift", file207},
  {"UIKit/Views/UIScrollView.swift", file208},
  {"UIKit/Views/UIStackView.swift", file209},
  {"UIKit/Views/UITextView.swift", file210},
  {"UIKit/Views/UIView.swift", file211},
  {"UIKit/Views/UIVisualEffectView.swift", file212},
  {"UIKit/Views/ViewWords.swift", file213},
  {"Warden/warden.c", file214},
};

int recorder_file_count(void) { return sizeof(files) / sizeof(files[0]); }
struct recorder_file recorder_file_at(int place) { return files[place]; }
