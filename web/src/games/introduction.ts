/** A game in two minutes: one sheet for each thing to know, with an example in pieces and numbers. */

/** Something drawn in an example: an icon, some of it in a row, and a number beside it. */
export interface Piece {
  icon: string;
  colour?: string;
  times?: number;
  number?: number;
}

/** An example in words (a message), and the same as a row of pieces; a text between them is drawn as it stands. */
export interface Example {
  says: string;
  row: (Piece | string)[];
}

export interface Sheet {
  /** Messages: the heading and a few sentences. */
  title: string;
  says: string;
  example: Example;
}

/** What a game's `introduction.ts` exports. */
export interface Introduction {
  sheets: Sheet[];
}
