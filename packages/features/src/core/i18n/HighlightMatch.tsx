import { markParts } from './markParts';

/** A text with the part marked that a term was found in. */
export function HighlightMatch({ text, term }: { text: string; term: string }) {
  return markParts(text, term).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have nothing but their place
    part.marked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
