import { currentUser } from '@jawla/mocks';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Page } from '../Page';
import { shellTexts } from '../shell.texts';
import { problemTexts } from '#core/http';
import { expectAligned, onReload, screenMeta, type Story, textOf, uiText } from '#testing';
import { errorTexts } from './errors.texts';
import { ErrorScreen } from './ErrorScreen';
import { ErrorView } from './ErrorView';

const meta = {
  title: 'Screens/Everyone/ErrorPage',
  ...screenMeta({ page: 'error', screen: ErrorScreen, path: '/nowhere' }),
};

export default meta;

function shows(
  title: 'unauthorized' | 'noProject' | 'notFound' | 'client.notFound',
  link: 'toHome' | 'toDashboard',
  href: string,
): NonNullable<Story['play']> {
  return async ({ canvas, globals }) => {
    const t = textOf(errorTexts, globals);
    await expect(await canvas.findByRole('heading', { level: 1, name: t(title) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t(link) })).toHaveAttribute('href', href);
    await expect(document.title).toContain(
      t('title', { status: title === 'unauthorized' ? 401 : 404 }),
    );
  };
}

export const Unauthorized: Story = {
  tags: ['forbidden'],
  parameters: { screen: { path: '/somewhere', state: { err: 'unauthorized' } } },
  play: async (context) => {
    await shows('unauthorized', 'toHome', '/user/noor')(context);
    const t = textOf(shellTexts, context.globals);
    const logOut = context.canvas.getByRole('button', { name: t('header.logOut') });
    const home = context.canvas.getByRole('link', {
      name: textOf(errorTexts, context.globals)('toHome'),
    });
    const [one, other] = [home, logOut].map((each) => each.getBoundingClientRect());
    await expect(one?.height).toBe(other?.height);
    // Logging in as another user may help.
    await userEvent.click(logOut);
    await screen.findByRole('alertdialog', { name: t('logOut.question') });
    await userEvent.click(screen.getByRole('button', { name: uiText('cancel') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NoProject: Story = {
  tags: ['error'],
  parameters: { screen: { path: '/somewhere', state: { err: 'no-project-found' } } },
  play: async (context) => {
    await shows('noProject', 'toHome', '/user/noor')(context);
    // That files are missing is one reason of several, and which one it is the server does not disclose.
    const more = textOf(errorTexts, context.globals)('noProject.more');
    await expect(context.canvas.getByText(more)).toBeVisible();
  },
};

export const NoProjectOfAnAdmin: Story = {
  tags: ['error'],
  parameters: { screen: { path: '/no-project-found' } },
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  play: shows('noProject', 'toDashboard', '/dashboard'),
};

export const NotFound: Story = {
  tags: ['error'],
  play: async (context) => {
    await shows('notFound', 'toHome', '/user/noor')(context);
    const t = textOf(shellTexts, context.globals);
    await expect(screen.queryByRole('button', { name: t('header.logOut') })).toBeNull();
  },
};

export const NotFoundOfAnAdmin: Story = {
  tags: ['error'],
  parameters: { screen: { path: '/dashboard/not-found' } },
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  play: shows('notFound', 'toDashboard', '/dashboard'),
};

export const NoSuchClient: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  render: () => (
    <Page name="error">
      <ErrorView kind="clientNotFound" home="/dashboard" isAdmin userName="admin" />
    </Page>
  ),
  play: shows('client.notFound', 'toDashboard', '/dashboard'),
};

/** The words begin below the logo. */
export const Aligned: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (context) => {
    await shows('notFound', 'toHome', '/user/noor')(context);
    const home = textOf(shellTexts, context.globals)('header.home');
    await expectAligned(
      context.globals,
      context.canvas.getByRole('heading', { level: 1 }),
      context.canvas.getByRole('link', { name: home }),
    );
  },
};

/** A URL that was typed has no error state from a redirect. */
export const UnauthorizedByAddress: Story = {
  tags: ['forbidden'],
  parameters: { screen: { path: '/unauthorized' } },
  play: shows('unauthorized', 'toHome', '/user/noor'),
};

export const OnAPhone: Story = {
  tags: ['error'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await shows('notFound', 'toHome', '/user/noor')(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SignedOut: Story = {
  tags: ['forbidden'],
  parameters: { screen: { token: null, path: '/nowhere', route: '/nowhere' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/');
  },
};

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

export const Crash: Story = {
  tags: ['error'],
  render: () => (
    <Page name="error">
      <Broken message="A story breaks on purpose." />
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await expect(await canvas.findByRole('heading', { name: t('crash.title') })).toBeVisible();
    onReload.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('crash.reload') }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** The clipboard is denied: the details are shown for selection. */
export const CrashDetails: Story = {
  // No screenshot: the details contain file names of this build.
  tags: ['moving'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Page name="error">
      <Broken message="A story breaks on purpose." />
    </Page>
  ),
  beforeEach: () => {
    const refuse = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    return () => refuse.mockRestore();
  },
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('crash.copy') }));
    const details = await canvas.findByRole('region', { name: t('crash.details') });
    await expect(details).toHaveTextContent('A story breaks on purpose.');
    // They scroll in their own container.
    const { left, right } = details.getBoundingClientRect();
    const words = canvas.getByRole('heading', { level: 1 }).parentElement;
    if (!words) throw new Error('The heading stands above the details.');
    await expect(left).toBeGreaterThanOrEqual(words.getBoundingClientRect().left - 1);
    await expect(right).toBeLessThanOrEqual(words.getBoundingClientRect().right + 1);
  },
};

/** Details are sent to others, and the path of a guest link is a secret. */
export const CrashDetailsOfAGuestLink: Story = {
  ...CrashDetails,
  beforeEach: () => {
    const refuse = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    const { href } = window.location;
    window.history.replaceState(null, '', '/g/kR8zT2vQ5nB7xW1yL4mC6pD9sF3hJ0aG');
    return () => {
      window.history.replaceState(null, '', href);
      refuse.mockRestore();
    };
  },
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('crash.copy') }));
    const details = await canvas.findByRole('region', { name: t('crash.details') });
    await expect(details).toHaveTextContent('/g/:secret');
    await expect(details).not.toHaveTextContent('kR8zT2vQ5nB7xW1yL4mC6pD9sF3hJ0aG');
  },
};

/** A new version was deployed since this tab was opened, and the old chunk has been removed. */
export const NewVersion: Story = {
  render: () => (
    <Page name="error">
      <Broken message="Failed to fetch dynamically imported module: /assets/auth.js" />
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await expect(await canvas.findByRole('heading', { name: t('outdated.title') })).toBeVisible();
    onReload.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: t('crash.reload') }));
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
  },
};

/** The page's chunk could not be loaded while offline: it loads automatically when the browser is online. */
export const CodeOffline: Story = {
  tags: ['offline'],
  render: () => (
    <Page name="error">
      <Broken message="Failed to fetch dynamically imported module: /assets/auth.js" />
    </Page>
  ),
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await expect(await canvas.findByRole('heading', { name: t('unloaded.title') })).toBeVisible();
    await expect(canvas.queryByText(t('outdated.text'))).toBeNull();
    // A reload without a server would end in the browser's own error page.
    const fetching = spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    onReload.mockClear();
    const again = canvas.getByRole('button', { name: textOf(problemTexts, globals)('retry') });
    await userEvent.click(again);
    await waitFor(() => expect(fetching).toHaveBeenCalled());
    await expect(onReload).not.toHaveBeenCalled();
    fetching.mockRestore();
    await fireEvent(window, new Event('online'));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** A page without a frame, such as a tour, gets one: the words begin below the logo, and there is a way back. */
export const CodeOfTourOffline: Story = {
  ...CodeOffline,
  parameters: { screen: { page: 'viewer', path: '/user/noor/Harbour-House' } },
  render: () => (
    <Page name="viewer">
      <Broken message="Failed to fetch dynamically imported module: /assets/viewer.js" />
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const title = await canvas.findByRole('heading', { level: 1, name: t('unloaded.title') });
    await expectAligned(globals, title, canvas.getByRole('link', { name: t('header.home') }));
    await userEvent.click(canvas.getByRole('link', { name: t('crash.home') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/');
  },
};
