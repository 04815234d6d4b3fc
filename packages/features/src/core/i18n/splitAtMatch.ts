import { fold } from '@jawla/ui/text';

/** Whether a text contains all words of a term after folding; every text contains the empty term. */
export function matchesTerm(text: string, term: string): boolean {
  return containsWords(fold(text), wordsOf(term));
}

/** The words of a term, folded. */
export function wordsOf(term: string): readonly string[] {
  return fold(term).split(' ');
}

/** @param folded - A folded text. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

export interface Segment {
  text: string;
  marked: boolean;
}

/** Splits a text around the first match of each word of a term; one unmarked segment if there is no match. */
export function splitAtMatch(text: string, term: string): Segment[] {
  // Folding changes lengths, so `origin` maps each folded character to the letter it came from.
  const letters = Array.from(text);
  const origin: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const piece = fold(letter) || (/\s/.test(letter) ? ' ' : '');
    for (let step = 0; step < piece.length; step += 1) origin.push(index);
    folded += piece;
  });
  const marked = new Set<number>();
  for (const word of wordsOf(term)) {
    const at = word === '' ? -1 : folded.indexOf(word);
    if (at < 0) continue;
    // Letters that fold to nothing, such as diacritics, belong to the one before.
    const next = origin[at + word.length] ?? letters.length;
    for (let index = origin[at] ?? 0; index < next; index += 1) marked.add(index);
  }
  const segments: Segment[] = [];
  letters.forEach((letter, index) => {
    const last = segments.at(-1);
    if (last?.marked === marked.has(index)) last.text += letter;
    else segments.push({ text: letter, marked: marked.has(index) });
  });
  return segments;
}
