import { currentUser, retryMessages, systemStatus } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { Page } from '#shell';
import { leaveAndReturn, Revisited, screenStory, textOf } from '#testing';
import { features } from '../../status.page';
import { systemTexts } from '../../system.texts';
import { SystemScreen } from './SystemScreen';

const meta = {
  title: 'Screens/Admin/System',
  tags: ['whole'],
  component: SystemScreen,
  decorators: [screenStory({ features, path: '/system', token: 't-admin' })],
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  render: () => (
    <Page name="system">
      <SystemScreen />
    </Page>
  ),
} satisfies Meta<typeof SystemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function page({ canvas, globals }: Context) {
  const t = textOf(systemTexts, globals);
  return {
    t,
    tProblem: textOf(problemTexts, globals),
    well: () => canvas.findByText(t('well')),
    retry: () => canvas.findByRole('button', { name: t('messages.retry') }),
    check: () => canvas.findByRole('button', { name: t('check') }),
    valueOf: async (label: 'backup' | 'database' | 'files' | 'mail' | 'servers') => {
      const term = await canvas.findByText(t(label));
      return term.parentElement?.querySelector('dd')?.textContent;
    },
  };
}

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(systemStatus.never),
  play: async (context) => {
    await expect(await context.canvas.findByText(page(context).t('loading'))).toBeInTheDocument();
  },
};

function isRetried(kind: 'offline' | 'serverError'): NonNullable<Story['play']> {
  return async (context) => {
    const { t, tProblem, well } = page(context);
    const { canvas, msw } = context;
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    if (kind === 'offline') await expect(canvas.getByText(tProblem('offline'))).toBeVisible();
    msw.use(systemStatus.well);
    await userEvent.click(canvas.getByRole('button', { name: tProblem('retry') }));
    await expect(await well()).toBeVisible();
  };
}

export const Failed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.serverError),
  play: isRetried('serverError'),
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(systemStatus.unreachable),
  play: isRetried('offline'),
};

export const AllWell: Story = {
  play: async (context) => {
    const { t, well, valueOf } = page(context);
    await expect(await well()).toBeVisible();
    await expect(await valueOf('database')).toContain('SQLite');
    await expect(await valueOf('backup')).toContain('2026');
    await expect(context.canvas.getByRole('meter', { name: t('disk') })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('messages.retry') })).toBeNull();
  },
};

/** Other tools back it up, which the server cannot know. */
export const Shared: Story = {
  beforeEach: ({ msw }) => msw.use(systemStatus.shared),
  play: async (context) => {
    const { t, valueOf } = page(context);
    await expect(await valueOf('database')).toContain('PostgreSQL');
    await expect(await valueOf('servers')).toBe('3');
    await expect(await valueOf('backup')).toBe(t('backup.unknown'));
  },
};

/** The dangerous ones come first, and say that they are. */
export const Warned: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.warned),
  play: async (context) => {
    const { t, valueOf } = page(context);
    const { canvas } = context;
    await canvas.findByRole('heading', { name: t('findings') });
    const notes = canvas.getAllByRole('note').map((note) => note.textContent.trim());
    await expect(notes).toHaveLength(3);
    await expect(notes.map((note) => note.startsWith(t('dangerous')))).toEqual([true, true, false]);
    await expect(canvas.queryByText(t('well'))).toBeNull();
    await expect(await valueOf('backup')).toBe(t('backup.never'));
    await expect(await valueOf('mail')).toBe(t('sent.never'));
  },
};

export const Failures: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.failures),
  play: async (context) => {
    const { t, retry, valueOf } = page(context);
    await expect(await retry()).toBeEnabled();
    const table = within(context.canvas.getByRole('table', { name: t('messages') }));
    for (const state of ['waiting', 'failed', 'expired'] as const) {
      await expect(table.getByText(t(`state.${state}`))).toBeVisible();
    }
    await expect(await valueOf('mail')).toContain(t('sent.waiting', { smart_count: 12 }));
  },
};

export const FailuresOnAPhone: Story = {
  tags: ['error'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(systemStatus.failures),
  play: async (context) => {
    await expect(await page(context).retry()).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TooLate: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.tooLate),
  play: async (context) => {
    const { t } = page(context);
    await expect(await context.canvas.findByText(t('state.expired'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('messages.retry') })).toBeNull();
  },
};

export const Retrying: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(systemStatus.failures, retryMessages.never),
  play: async (context) => {
    const { t, retry } = page(context);
    await userEvent.click(await retry());
    await expect(
      await context.canvas.findByRole('button', { name: t('messages.retrying') }),
    ).toBeVisible();
  },
};

/** The list is requested again, and the outcome remains until the next check. */
export const Retried: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(systemStatus.failures),
  play: async (context) => {
    const { t, retry, check, valueOf } = page(context);
    const { canvas, msw, globals } = context;
    const button = await retry();
    msw.use(systemStatus.resent);
    await userEvent.click(button);
    const sent = { en: 'being sent again', ar: 'مرة أخرى' }[
      globals['locale'] === 'ar' ? 'ar' : 'en'
    ];
    await expect(await canvas.findByText(new RegExp(sent))).toBeVisible();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(await valueOf('mail')).toContain(t('sent.waiting', { smart_count: 13 }));
    msw.use(systemStatus.well);
    await userEvent.click(await check());
    await waitFor(() => expect(canvas.queryByText(new RegExp(sent))).toBeNull());
    await expect(canvas.getByText(t('well'))).toBeVisible();
  },
};

/** A later visit does not report it. */
export const RetriedAfterLeaving: Story = {
  beforeEach: ({ msw }) => msw.use(systemStatus.failures, retryMessages.delayed),
  render: () => (
    <Page name="system">
      <Revisited>
        <SystemScreen />
      </Revisited>
    </Page>
  ),
  play: async (context) => {
    const { t, retry } = page(context);
    const { canvas, globals } = context;
    await userEvent.click(await retry());
    await canvas.findByRole('button', { name: t('messages.retrying') });
    await leaveAndReturn(context);
    await expect(await retry()).toBeVisible();
    const sent = new RegExp(globals['locale'] === 'ar' ? 'مرة أخرى' : 'being sent again');
    await expect(canvas.queryByText(sent, { ignore: 'button *' })).toBeNull();
  },
};

export const NotRetried: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.failures, retryMessages.rateLimited),
  play: async (context) => {
    const { retry } = page(context);
    await userEvent.click(await retry());
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(await retry()).toBeEnabled();
  },
};

export const CheckFailed: Story = {
  tags: ['offline'],
  play: async (context) => {
    const { tProblem, well, check } = page(context);
    await well();
    context.msw.use(systemStatus.unreachable);
    await userEvent.click(await check());
    await expect(await context.canvas.findByText(tProblem('offline'))).toBeVisible();
    await expect(await well()).toBeVisible();
  },
};
