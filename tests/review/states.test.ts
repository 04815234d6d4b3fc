import { describe, expect, it } from 'vitest';
import { readInventory } from '../../.storybook/review/inventory';
import { readRules } from '../../.storybook/review/rules';
import { readStories } from '../../.storybook/review/stories';

/** Screens that are being drawn. They leave this list when their last state has its story. */
const BEING_DRAWN: readonly string[] = [];

const screens = readInventory();
const states = screens.flatMap(({ states: ofScreen }) => ofScreen.map(({ id }) => id));
const stories = readStories();
const shown = new Set(stories.flatMap((story) => story.states));

describe('docs/screen-states.md', () => {
  it('lists every state once', () => {
    expect(states.filter((id, at) => states.indexOf(id) !== at)).toEqual([]);
  });

  it('is all that stories name', () => {
    const unknown = stories.flatMap(({ id, states: named }) =>
      named.filter((state) => !states.includes(state)).map((state) => `${id} names ${state}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(screens.filter(({ name }) => !BEING_DRAWN.includes(name)))(
    '$name has a story for every state',
    ({ states: ofScreen }) => {
      expect(ofScreen.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
    },
  );

  it('says which line it cannot read', () => {
    expect(() => readInventory('## Login\n| `S-x` | no kind |')).toThrow('line 2');
    expect(() => readInventory('## Login\n| `S-x` | Odd | odd |')).toThrow('line 2');
    expect(() => readInventory('| `S-x` | Without a screen | usual |')).toThrow('line 1');
  });
});

describe('docs/rules.json', () => {
  const { rules, states: shownBy } = readRules();

  it('names states that are listed', () => {
    expect(Object.keys(shownBy).filter((id) => !states.includes(id))).toEqual([]);
  });

  it('says what each of its rules asks for, and where it shows', () => {
    const named = new Set(Object.values(shownBy).flat());
    expect([...named].filter((id) => rules[id] === undefined)).toEqual([]);
    expect(Object.keys(rules).filter((id) => !named.has(id))).toEqual([]);
  });
});
