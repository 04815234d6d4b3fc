import type { Screen } from './inventory.ts';
import type { Rules } from './rules.ts';
import type { StoryOfStates } from './stories.ts';

// Placeholders: reviewPlugin replaces this module with data of the repository when Storybook is built.

/** Every screen with its states, from docs/screen-states.md. */
export const screens: readonly Screen[] = [];
/** The stories of each state. */
export const stories: readonly StoryOfStates[] = [];
/** The files that contain the key of a text. */
export const uses: Readonly<Record<string, readonly string[]>> = {};
/**
 * Texts that the specification quotes, from docs/quoted-texts.json.
 */
export const quoted: readonly string[] = [];
/** The names of the endpoints that the stories of a file mock. */
export const endpoints: Readonly<Record<string, readonly string[]>> = {};
/** The requirements, from docs/rules.json. */
export const rules: Rules = { rules: {}, states: {} };
