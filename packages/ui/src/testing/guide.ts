import type { KeyboardPattern } from './keyboard';

/** What the page of a component in Storybook says beside its stories. Texts are Markdown. */
export interface Guide {
  /** When to use it. */
  do: readonly string[];
  /** When to use another. */
  dont: readonly string[];
  /** What happens from right to left, if more than that everything follows the direction. */
  rtl?: string;
  /** What assistive technology gets. */
  accessibility: string;
  /** The keys that it answers to. */
  keys: KeyboardPattern;
  /** It covers or fills the window: its examples are in frames only. */
  framed?: true;
}

/** The parameters with the guide of a component, for the meta of its stories. */
export function guide(content: Guide): { docs: { guide: Guide } } {
  return { docs: { guide: content } };
}
