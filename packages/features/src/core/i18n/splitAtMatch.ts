import { fold } from '@jawla/ui/text';

/** Whether a text contains a term after case folding; every text contains the empty term. */
export function matchesTerm(text: string, term: string): boolean {
  return fold(text).includes(fold(term));
}

export interface Segment {
  text: string;
  marked: boolean;
}

/** Splits a text around the first match of a term; one unmarked segment if there is no match. */
export function splitAtMatch(text: string, term: string): Segment[] {
  const needle = fold(term);
  if (needle === '') return [{ text, marked: false }];
  // Folding changes lengths, so `origin` maps each folded character to the letter it came from.
  const letters = Array.from(text);
  const origin: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const piece = letter === ' ' ? ' ' : fold(letter);
    for (let step = 0; step < piece.length; step += 1) origin.push(index);
    folded += piece;
  });
  const at = folded.indexOf(needle);
  if (at < 0) return [{ text, marked: false }];
  const from = origin[at] ?? 0;
  const next = origin[at + needle.length] ?? letters.length;
  return [
    { text: letters.slice(0, from).join(''), marked: false },
    { text: letters.slice(from, next).join(''), marked: true },
    { text: letters.slice(next).join(''), marked: false },
  ].filter((part) => part.text !== '');
}
