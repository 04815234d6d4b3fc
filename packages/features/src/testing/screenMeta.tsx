import { currentUser } from '@jawla/mocks';
import type { ComponentType } from 'react';
import { PAGES, type PageName } from '#core/routing';
import { Page } from '#shell';
import type { Context } from './playWith';
import { Revisited } from './Revisited';
import { screenStory, type ScreenStoryOptions } from './screenStory';

/** Who looks at the screens, with the token of their session. */
const TOKENS = { admin: 't-admin', client: 't-noor', visitor: null } as const;

type Handler = typeof currentUser.admin;

export interface ScreenMetaOptions extends Partial<Omit<ScreenStoryOptions, 'page' | 'token'>> {
  page: PageName;
  screen: ComponentType;
  /** Who looks at it. */
  as?: keyof typeof TOKENS;
  /** What the server answers, unless a story says otherwise. */
  answers?: readonly Handler[];
}

/**
 * The meta of a wired screen's stories, in the frame of its page and behind its guard. Add the title, and tags for all
 * of them; a story replaces options in `parameters.screen`.
 */
export function screenMeta({
  page,
  screen: Screen,
  as = 'client',
  answers = [],
  path = PAGES[page].paths[0],
  ...options
}: ScreenMetaOptions) {
  return {
    component: Screen,
    decorators: [screenStory({ page, path, token: TOKENS[as], ...options })],
    beforeEach: ({ msw }: Pick<Context, 'msw'>) => {
      msw.use(...answers, ...(as === 'admin' ? [currentUser.admin] : []));
    },
    render: () => (
      <Page name={page}>
        <Screen />
      </Page>
    ),
  };
}

/** The same screen, which can be left and returned to: see `leaveAndReturn`. */
export function revisited({ page, screen: Screen }: Pick<ScreenMetaOptions, 'page' | 'screen'>) {
  return () => (
    <Page name={page}>
      <Revisited>
        <Screen />
      </Revisited>
    </Page>
  );
}
