import { retryMessages, systemStatus } from '@jawla/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import {
  type Context,
  leaveAndReturn,
  remoteStories,
  playWith,
  revisited,
  screenMeta,
  type Story,
  textOf,
} from '#testing';
import { features } from '../../status.page';
import { systemTexts } from '../../system.texts';
import { SystemScreen } from './SystemScreen';

const meta = {
  title: 'Screens/Admin/System',
  tags: ['whole'],
  ...screenMeta({ page: 'system', screen: SystemScreen, features, as: 'admin' }),
};

export default meta;

function page({ canvas, globals }: Context) {
  const t = textOf(systemTexts, globals);
  return {
    t,
    tProblem: textOf(problemTexts, globals),
    well: () => canvas.findByText(t('well')),
    retry: () => canvas.findByRole('button', { name: t('messages.retry') }),
    check: () => canvas.findByRole('button', { name: t('check') }),
    valueFor: async (label: 'backup' | 'database' | 'files' | 'mail' | 'servers') => {
      const term = await canvas.findByText(t(label));
      return term.parentElement?.querySelector('dd')?.textContent;
    },
  };
}

const play = playWith(page);

const remote = remoteStories({
  answers: { ...systemStatus, filled: systemStatus.well },
  says: (context, state) => page(context).t(state),
  shown: (context) => page(context).well(),
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

export const AllWell: Story = {
  play: play(async ({ t, well, valueFor, canvas }) => {
    await expect(await well()).toBeVisible();
    await expect(await valueFor('database')).toContain('SQLite');
    await expect(await valueFor('backup')).toContain('2026');
    await expect(canvas.getByRole('meter', { name: t('disk') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('messages.retry') })).toBeNull();
  }),
};

/** Other tools back it up, which the server cannot know. */
export const Shared: Story = {
  beforeEach: ({ msw }) => msw.use(systemStatus.shared),
  play: play(async ({ t, valueFor }) => {
    await expect(await valueFor('database')).toContain('PostgreSQL');
    await expect(await valueFor('servers')).toBe('3');
    await expect(await valueFor('backup')).toBe(t('backup.unknown'));
  }),
};

/** The dangerous ones come first, and say that they are. */
export const Warned: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.warned),
  play: play(async ({ t, valueFor, canvas }) => {
    await canvas.findByRole('heading', { name: t('findings') });
    const notes = canvas.getAllByRole('note').map((note) => note.textContent.trim());
    await expect(notes).toHaveLength(3);
    await expect(notes.map((note) => note.startsWith(t('dangerous')))).toEqual([true, true, false]);
    await expect(canvas.queryByText(t('well'))).toBeNull();
    await expect(await valueFor('backup')).toBe(t('backup.never'));
    await expect(await valueFor('mail')).toBe(t('sent.never'));
  }),
};

export const Failures: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.failures),
  play: play(async ({ t, retry, valueFor, canvas }) => {
    await expect(await retry()).toBeEnabled();
    const table = within(canvas.getByRole('table', { name: t('messages') }));
    for (const state of ['waiting', 'failed', 'expired'] as const) {
      await expect(table.getByText(t(`state.${state}`))).toBeVisible();
    }
    await expect(await valueFor('mail')).toContain(t('sent.waiting', { smart_count: 12 }));
  }),
};

export const FailuresOnAPhone: Story = {
  tags: ['error'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(systemStatus.failures),
  play: play(async ({ retry }) => {
    await expect(await retry()).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

export const TooLate: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.tooLate),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('state.expired'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('messages.retry') })).toBeNull();
  }),
};

export const Retrying: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(systemStatus.failures, retryMessages.never),
  play: play(async ({ t, retry, canvas }) => {
    await userEvent.click(await retry());
    await expect(await canvas.findByRole('button', { name: t('messages.retrying') })).toBeVisible();
  }),
};

/** The list is requested again, and the outcome remains until the next check. */
export const Retried: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(systemStatus.failures),
  play: play(async ({ t, retry, check, valueFor, canvas, msw, globals }) => {
    const button = await retry();
    msw.use(systemStatus.resent);
    await userEvent.click(button);
    const sent = { en: 'being sent again', ar: 'مرة أخرى' }[
      globals['locale'] === 'ar' ? 'ar' : 'en'
    ];
    await expect(await canvas.findByText(new RegExp(sent))).toBeVisible();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(await valueFor('mail')).toContain(t('sent.waiting', { smart_count: 13 }));
    msw.use(systemStatus.well);
    await userEvent.click(await check());
    await waitFor(() => expect(canvas.queryByText(new RegExp(sent))).toBeNull());
    await expect(canvas.getByText(t('well'))).toBeVisible();
  }),
};

/** A later visit does not report it. */
export const RetriedAfterLeaving: Story = {
  beforeEach: ({ msw }) => msw.use(systemStatus.failures, retryMessages.held),
  render: revisited({ page: 'system', screen: SystemScreen }),
  play: play(async ({ t, retry, canvas, globals, context }) => {
    await userEvent.click(await retry());
    await canvas.findByRole('button', { name: t('messages.retrying') });
    await leaveAndReturn(context);
    await expect(await retry()).toBeVisible();
    const sent = new RegExp(globals['locale'] === 'ar' ? 'مرة أخرى' : 'being sent again');
    await expect(canvas.queryByText(sent, { ignore: 'button *' })).toBeNull();
  }),
};

export const NotRetried: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(systemStatus.failures, retryMessages.rateLimited),
  play: play(async ({ retry, canvas }) => {
    await userEvent.click(await retry());
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await retry()).toBeEnabled();
  }),
};

export const CheckFailed: Story = {
  tags: ['offline'],
  play: play(async ({ tProblem, well, check, msw, canvas }) => {
    await well();
    msw.use(systemStatus.unreachable);
    await userEvent.click(await check());
    await expect(await canvas.findByText(tProblem('offline'))).toBeVisible();
    await expect(await well()).toBeVisible();
  }),
};
