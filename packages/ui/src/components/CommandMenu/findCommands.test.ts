import { describe, expect, it } from 'vitest';
import {
  findCommands,
  groupBy,
  highlight,
  indexCommands,
  wordsOf,
  type Command,
} from './findCommands';

function command(label: string, more: { keywords?: string[]; group?: string } = {}): Command {
  return { id: label, label, onSelect: () => undefined, ...more };
}
const labels = (commands: readonly Command[]) => commands.map(({ label }) => label);

describe('findCommands', () => {
  const index = indexCommands([
    command('Open Élan Tower', { keywords: ['برج'] }),
    command('أحمد وشركاه'),
    command('Tower plans'),
  ]);

  it.each([
    ['case and accents', 'ELAN', ['Open Élan Tower']],
    ['Arabic spelling', 'احمد', ['أحمد وشركاه']],
    ['keywords', 'برج', ['Open Élan Tower']],
    ['words in any order', 'tower open', ['Open Élan Tower']],
    ['labels that start with it first', 'tower', ['Tower plans', 'Open Élan Tower']],
    ['nothing', 'zzz', []],
  ])('finds %s', (_, term, found) => {
    expect(labels(findCommands(index, term))).toEqual(found);
  });
});

describe('groupBy', () => {
  it('preserves the order of groups and commands', () => {
    const groups = groupBy(
      [
        command('a', { group: 'one' }),
        command('b', { group: 'two' }),
        command('c', { group: 'one' }),
      ],
      ({ group }) => group,
    );
    expect(groups.map(([name, commands]) => [name, labels(commands)])).toEqual([
      ['one', ['a', 'c']],
      ['two', ['b']],
    ]);
  });
});

describe('highlight', () => {
  it.each([
    ['Élan Tower', 'elan', 'Élan'],
    ['أَحمد وشركاه', 'احمد', 'أَحمد'],
    ['<b>x</b>', 'x', 'x'],
    ['Tower', '', ''],
  ])('marks in %s the match of %s', (label, term, match) => {
    const parts = highlight(label, wordsOf(term));
    expect(parts.map(({ text }) => text).join('')).toBe(label);
    expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(
      match === '' ? [] : [match],
    );
  });
});
