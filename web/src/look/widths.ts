/** The widths at which the page changes its shape, by name. Styles of components name them: `@media (--phone)`,
 * `@container (--narrow-board)`; `vite.config.ts` puts the widths in their places. */
export const WIDTHS = {
  /** A phone: columns become one, and the table lies in drawers. */
  phone: "(max-width: 760px)",
  /** A phone held upright: headers have room for signs only. */
  "upright-phone": "(max-width: 620px)",
  /** A desk on which the buttons of a table's header have words beside their signs. */
  "wide-desk": "(min-width: 1240px)",
  /** A screen too low for a line more about each of three rivals. */
  "low-screen": "(max-height: 820px)",
  /** A large screen: what has a fixed size may grow. */
  "large-screen": "(min-width: 1600px) and (min-height: 900px)",
  "huge-screen": "(min-width: 1850px) and (min-height: 1040px)",

  /** The areas of a table, as containers: too narrow for anything beside the board, or for all that a ribbon over it may
   * say. */
  "narrow-board": "(max-width: 640px)",
  "narrow-ribbon": "(max-width: 800px)",

  /** A card of an offer beside three others: its words and signs are smaller. */
  "narrow-card": "(max-width: 66px)",

  /** A stage over the board: too narrow for columns on both sides, or so small that everything lies below each other. */
  "narrow-stage": "(max-width: 1180px)",
  "small-stage": "(max-width: 700px)",
} as const;
