import type { currentUser } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problemTexts } from '#core/http';
import type { Context, Play, Story } from './playWith';
import { textOf } from './text';

type Handler = typeof currentUser.admin;
type Ending = Pick<Required<Story>, 'beforeEach' | 'play'>;

/**
 * Between two attempts of an offline page, in milliseconds: time for its button to be pressed first. The page attempts
 * it again if another answer came later, as the server was reachable then.
 */
const RETRY_WAIT_MS = 5000;

interface RemoteStoriesOptions {
  /** What the server answers. */
  answers: Readonly<Record<'filled' | 'never' | 'serverError' | 'unreachable', Handler>>;
  /** What the page says then. */
  says: (context: Context, state: 'loading' | 'failed') => string;
  /** Waits until the data is shown. */
  shown: (context: Context) => Promise<unknown>;
}

/** The stories of a screen that loads its data: while it does, and where it cannot. Add the tags. */
export function remoteStories({ answers, says, shown }: RemoteStoriesOptions) {
  const ending = (answer: Handler, play: Play): Ending => ({
    beforeEach: ({ msw }) => {
      msw.use(answer);
    },
    play,
  });

  /** Says that it failed, and the button tries again. */
  const retries = async (context: Context) => {
    const { canvas, globals, msw } = context;
    await isShown(context, says(context, 'failed'));
    msw.use(answers.filled);
    const name = textOf(problemTexts, globals)('retry');
    await userEvent.click(canvas.getByRole('button', { name }));
    await shown(context);
  };

  return {
    loading: ending(answers.never, async (context) => {
      const words = await context.canvas.findByText(says(context, 'loading'));
      await expect(words).toBeInTheDocument();
    }),
    failed: ending(answers.serverError, retries),
    offline: {
      ...ending(answers.unreachable, async (context) => {
        const offline = textOf(problemTexts, context.globals)('offline');
        await isShown(context, offline);
        await retries(context);
      }),
      parameters: { screen: { retryWaitMs: RETRY_WAIT_MS } },
    },
  };
}

/** A message may be replaced by another of the same text, and is transparent in the first frame of its fade-in. */
async function isShown({ canvas }: Context, text: string) {
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
}
