/** A book of pictures: each word has its drawing, made when it is first shown and kept. */

export type Book = Record<string, () => string>;

const made = new Map<() => string, string>();

/** The picture of a word; nothing is drawn for a word the book does not know. */
export function picture(book: Book, word: string): string {
  const draw = Object.hasOwn(book, word) ? book[word] : undefined;
  if (!draw) return "";
  const known = made.get(draw);
  if (known !== undefined) return known;
  const drawn = draw();
  made.set(draw, drawn);
  return drawn;
}
