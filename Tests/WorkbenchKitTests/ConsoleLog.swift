/// The console that the examples import: a card that is set to be 100 and 44 points high.
enum ConsoleLog {
  static let text = """
    2026-03-01 10:15:02.103456+0100 Shop[4711:80815] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600002a0d5e0 card.height == 100   (active, names: card:Shop.CardView:0x7fb2b2d0a6c0 )>",
        "<NSLayoutConstraint:0x600002a0d630 V:|-(8)-[card]   (active, names: card:Shop.CardView:0x7fb2b2d0a6c0, '|':UITableViewCellContentView:0x7fb2b2d0a550 )>",
        "<NSLayoutConstraint:0x600002a0d680 V:[card]-(>=8)-|   (active, names: card:Shop.CardView:0x7fb2b2d0a6c0, '|':UITableViewCellContentView:0x7fb2b2d0a550 )>",
        "<NSLayoutConstraint:0x600002a0e000 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fb2b2d0a550.height == 44   (active)>",
        "<NSLayoutConstraint:0x600002a0f000 words that say nothing>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x600002a0d5e0 card.height == 100   (active, names: card:Shop.CardView:0x7fb2b2d0a6c0 )>

    """
}
