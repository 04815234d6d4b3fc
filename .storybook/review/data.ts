import type { Screen } from './inventory.ts';
import type { Rules } from './rules.ts';
import type { StoryOfStates } from './stories.ts';

// Vite never sees this file's text: reviewPlugin reads the repository instead, when Storybook is built.

/** Every screen with its states, from docs/screen-states.md. */
export const screens: readonly Screen[] = [];
/** The stories that name a state. */
export const stories: readonly StoryOfStates[] = [];
/** The files in which the key of a text stands. */
export const uses: Readonly<Record<string, readonly string[]>> = {};
/** What the specification quotes, from docs/quoted-texts.json. */
export const quoted: readonly string[] = [];
/** The names of the calls whose endings the stories of a file play. */
export const calls: Readonly<Record<string, readonly string[]>> = {};
/** What was asked for, from docs/rules.json. */
export const rules: Rules = { rules: {}, states: {} };
