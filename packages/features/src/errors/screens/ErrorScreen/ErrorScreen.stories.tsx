import { currentUser } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Page } from '../../../shell/Page';
import { shellTexts } from '../../../shell/shell.texts';
import { screenStory } from '../../../testing/screenStory';
import { textOf } from '../../../testing/text';
import { errorTexts } from '../../errors.texts';
import { ErrorScreen } from './ErrorScreen';
import { ErrorView } from './ErrorView';

const meta = {
  title: 'Screens/ErrorPage',
  component: ErrorScreen,
  decorators: [screenStory({ path: '/nowhere', route: '*' })],
  render: () => (
    <Page route="other" chrome="bare">
      <ErrorScreen />
    </Page>
  ),
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  parameters: {
    states: ['S-error-401', 'S-error-401-ar'],
    screen: { path: '/somewhere', state: { err: 'unauthorized' } },
  },
  play: shows('unauthorized', 'toHome', '/user/noor'),
};

export const NoProject: Story = {
  parameters: {
    states: ['S-error-404-no-project'],
    screen: { path: '/somewhere', state: { err: 'no-project-found' } },
  },
  play: shows('noProject', 'toHome', '/user/noor'),
};

export const NotFound: Story = {
  parameters: { states: ['S-error-404-generic', 'S-error-404-ar', 'S-header-not-found'] },
  play: async (context) => {
    await shows('notFound', 'toHome', '/user/noor')(context);
    const t = textOf(shellTexts, context.globals);
    await expect(screen.queryByRole('button', { name: t('header.logOut') })).toBeNull();
  },
};

export const NotFoundOfAnAdmin: Story = {
  parameters: { states: ['S-error-dashboard-not-found'], screen: { path: '/dashboard/not-found' } },
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  play: shows('notFound', 'toDashboard', '/dashboard'),
};

export const NoSuchClient: Story = {
  parameters: { states: ['S-error-404-user'] },
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  render: () => (
    <Page route="other" chrome="bare">
      <ErrorView kind="clientNotFound" home="/dashboard" isAdmin userName="admin" />
    </Page>
  ),
  play: shows('client.notFound', 'toDashboard', '/dashboard'),
};

/** A typed address says by itself what it is about. */
export const UnauthorizedByAddress: Story = {
  parameters: { states: ['S-error-404-no-state'], screen: { path: '/unauthorized' } },
  play: shows('unauthorized', 'toHome', '/user/noor'),
};

export const OnAPhone: Story = {
  parameters: { states: ['S-error-mobile'] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await shows('notFound', 'toHome', '/user/noor')(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SignedOut: Story = {
  parameters: {
    states: ['S-error-signed-out'],
    screen: { token: null, path: '/nowhere', route: '/nowhere' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/');
  },
};

function Broken(): never {
  throw new Error('A story breaks on purpose.');
}

export const Crash: Story = {
  parameters: { states: ['S-app-crash', 'S-app-error-crash-caught-by-the-boundary'] },
  render: () => (
    <Page route="other" chrome="bare">
      <Broken />
    </Page>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = textOf(shellTexts, globals);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: t('crash.title') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('crash.reload') })).toBeEnabled();
  },
};
