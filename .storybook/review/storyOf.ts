import { stories } from './data';

/** Returns the story that shows a state, by the state's id. */
export const storyOf = new Map(
  stories.flatMap((story) => story.states.map((id) => [id, story] as const)),
);
