import { splitAtMatch } from './splitAtMatch';

/** A text in which the match of a search term is marked. */
export function HighlightMatch({ text, term }: { text: string; term: string }) {
  return splitAtMatch(text, term).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- segments of one text have no other identity
    part.marked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
