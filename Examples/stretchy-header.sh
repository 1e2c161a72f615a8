#!/bin/sh
# A header image that stretches when the page is dragged down: its top is bound to the window, outside the scroll view,
# its bottom to the content. A backing does the same for the text at the other end of the page.
#
#   Examples/stretchy-header.sh [STORE]           makes STORE, or a store in a temporary folder
set -eu
export WORKBENCH_STORE="${1:-$(mktemp -d)/stretchy-header.db}"
run() { echo "\$ workbench $*"; workbench "$@"; }

run init

workbench batch --quiet --lines <<'EDITS'
add-screen article
# Only the bottom respects the safe area, above the home indicator; the indicators respect all of it.
add-view article scroll --kind scroll --content-inset-adjustment never --content-insets 0,0,safeArea.bottom,0 --indicator-insets safeArea
pin article scroll top,leading,bottom,trailing

# What scrolls: an empty container where the image rests, and the text below it.
add-view article imageContainer --in scroll
add-constraint article 'imageContainer.top == scroll.top'
add-constraint article 'imageContainer.left == root.left'
add-constraint article 'imageContainer.right == root.right'
add-constraint article 'imageContainer.height == imageContainer.width * 0.7'

# Below the text: it reaches down to the window's bottom, however far the page is dragged.
add-view article textBacking --in scroll
add-view article textContainer --in scroll
add-constraint article 'textContainer.top == imageContainer.bottom'
add-constraint article 'textContainer.left == root.left'
add-constraint article 'textContainer.right == root.right'
add-constraint article 'textContainer.bottom == scroll.bottom'
add-constraint article 'textBacking.top == textContainer.top'
add-constraint article 'textBacking.left == root.left'
add-constraint article 'textBacking.right == root.right'
add-constraint article 'textBacking.bottom == root.bottom'

# Only left and right of the window were bound: this is how wide the content is.
add-constraint article 'scroll.contentLayout.width == scroll.frameLayout.width' --id content-width

add-view article infoText --kind label --lines 0 --style body --text 'You can pin pretty much anything to anything else, and your views will stretch to satisfy your constraints, even if you are scrolling. Constraints are broken in priority order, so do not be afraid to experiment with conflicting constraints. Auto Layout solves constraints regardless of whether your views are siblings or elsewhere in the hierarchy, as long as they have a common ancestor. Views within scroll views can be constrained to views outside of scroll views. When you drag down, the top of the image sticks to the top of the screen, and the whole image gets bigger. When you scroll up, the image can not get smaller: its height outweighs its top, so the top is let go, and the page scrolls as it always did. The same technique stretches the backing of the text when the page is dragged past its end. The text is pinned to its container on all four sides, which forces the container to grow around it. The container is pinned below the image and to the bottom of the scroll view, and so the scroll view knows how far it can scroll. Behind the status bar lies nothing but the image, since the scroll view was told to leave its insets alone. At the other end the last line must stay clear of the home indicator, and for that the content is inset at the bottom by as much as the safe area is. When the text reaches the status bar, the bar had better go: it is easy to tell, because the top of the container is then above the top of the safe area. All of this is constraints. There is no code that runs while the page scrolls, and nothing that can fall behind the finger.' --in textContainer
pin article infoText top,leading,bottom,trailing --inset 14

# The image: top outside the scroll view, bottom inside.
add-view article image --kind image --content-mode scaleAspectFill --in scroll
add-constraint article 'image.left == imageContainer.left'
add-constraint article 'image.right == imageContainer.right'
add-constraint article 'image.top == root.top' --id sticks-to-the-top
add-constraint article 'image.bottom == imageContainer.bottom'

# What must hold at every offset.
add-assertion article 'image.height >= root.width * 0.7' --id never-compressed --message 'Scrolled up, the image must leave the screen, not shrink'
add-assertion article 'image.top <= root.top' --id no-gap-above
add-assertion article 'textBacking.bottom >= root.bottom' --id no-gap-below
add-assertion article 'textContainer does not overlap statusBar' --id clear-of-the-status-bar --message 'Hide the status bar while the text is under it'
add-assertion article 'infoText.bottom <= safeArea.bottom' --id clear-of-the-home-indicator --when 'scroll = end'
EDITS

# A bug: scrolled up, the image is pressed into a line of no height, and the text stays where it was.
run solve article --device iphone-se-3 --scroll scroll=0,300
run commit -m 'The top of the image is bound at any cost'

# The image can't get smaller, so the top gives way.
workbench batch --quiet --lines <<'FIX'
set-constraint article sticks-to-the-top priority=high
add-constraint article 'image.height >= imageContainer.height' --id keeps-its-height
FIX
for offset in -200 -1 0 1 150; do
  run solve article --device iphone-se-3 --scroll scroll=0,$offset
done
run commit -m 'The top of the image gives way'

# Exit code 1 says that there are findings, or differences: scrolled up, the text reaches the status bar.
run assert article --device iphone-se-3,iphone-16 --scroll scroll=0,400 || [ $? -eq 1 ]
run diff v1 v2 --device iphone-se-3 --scroll scroll=0,200 || [ $? -eq 1 ]

# So the status bar goes while the text is in its place, and comes back before.
run vary article root statusBar=hidden --when 'scroll > 242 and width = 375'
run vary article root statusBar=hidden --when 'scroll > 216 and width = 393'
run vary article root statusBar=hidden --when 'scroll = end'
run add-assertion article 'statusBar is visible' --id shown-again --when 'scroll <= 216'
run assert article --device iphone-se-3,iphone-16 --scroll scroll=start --scroll scroll=0,216 --scroll scroll=0,243 --scroll scroll=end
