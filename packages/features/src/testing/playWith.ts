import type { StoryObj } from '@storybook/react-vite';

/** A story of a screen, which has no args. */
export type Story = StoryObj;
export type Play = NonNullable<Story['play']>;
export type Context = Parameters<Play>[0];

/** What most stories need of Storybook's context, and the complete one for helpers. */
type Shown = Pick<Context, 'canvas' | 'canvasElement' | 'globals' | 'msw'> & { context: Context };

/**
 * Makes the `play` functions of a file, which all find the same things on their page.
 *
 * @param find Returns the texts and finders of the page. It runs before the story does, so finders are functions.
 */
export function playWith<Page extends object>(find: (context: Context) => Page) {
  return (test: (found: Shown & Page) => Promise<void>): Play =>
    (context) => {
      const { canvas, canvasElement, globals, msw } = context;
      return test({ canvas, canvasElement, globals, msw, context, ...find(context) });
    };
}
