import type { ReactNode } from 'react';
import { fold } from '../../text/fold';

interface CommandBase {
  /** Unique among commands and results. */
  id: string;
  label: string;
  /** Additional search words that are not shown. */
  keywords?: readonly string[] | undefined;
  icon?: ReactNode;
  /** Additional text next to the label. */
  detail?: ReactNode;
  /** Heading of its group. */
  group?: string | undefined;
}

/** A link or an action, never both. */
export type Command = CommandBase &
  ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface IndexedCommand {
  command: Command;
  label: string;
  text: string;
}

/** Normalizes all commands once, so that a keystroke only compares strings. */
export function indexCommands(commands: readonly Command[]): IndexedCommand[] {
  return commands.map((command) => {
    const label = fold(command.label);
    return { command, label, text: [label, ...(command.keywords ?? []).map(fold)].join(' ') };
  });
}

/** Returns the normalized words of a search. */
export function wordsOf(term: string): string[] {
  return fold(term).split(/\s+/).filter(Boolean);
}

/** Returns the commands that contain every word of `term`: labels that start with it first, otherwise in order. */
export function findCommands(index: readonly IndexedCommand[], term: string): Command[] {
  const words = wordsOf(term);
  const [first = ''] = words;
  const starting: Command[] = [];
  const others: Command[] = [];
  for (const { command, label, text } of index) {
    if (!words.every((word) => text.includes(word))) continue;
    (label.startsWith(first) ? starting : others).push(command);
  }
  return [...starting, ...others];
}

/** Groups items; groups are in the order of their first item. */
export function groupBy<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string | undefined,
): readonly (readonly [string | undefined, Item[]])[] {
  const groups = new Map<string | undefined, Item[]>();
  for (const item of items) {
    const group = groupOf(item);
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [item]);
    else members.push(item);
  }
  return [...groups];
}

export interface LabelPart {
  text: string;
  /** Index of its first character in the label. */
  start: number;
  /** Whether it matches the search. */
  isMatch: boolean;
}

/** Splits a label into segments that match the search and segments between them. */
export function highlight(label: string, words: readonly string[]): LabelPart[] {
  // Folding removes and replaces characters, so each folded character is mapped to its original index.
  const letters = Array.from(label);
  const sources: number[] = [];
  let folded = '';
  for (const [at, letter] of letters.entries()) {
    const text = /\s/.test(letter) ? ' ' : fold(letter);
    folded += text;
    for (let unit = 0; unit < text.length; unit += 1) sources.push(at);
  }
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const last = sources[at + word.length - 1] ?? -1;
      for (let source = sources[at] ?? 0; source <= last; source += 1) marked.add(source);
    }
  }
  const parts: LabelPart[] = [];
  for (const [at, letter] of letters.entries()) {
    const isMatch = marked.has(at);
    const current = parts.at(-1);
    if (current?.isMatch === isMatch) current.text += letter;
    else parts.push({ text: letter, start: at, isMatch });
  }
  return parts;
}
