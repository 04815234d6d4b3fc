import { currentUser, emailLogin } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '@jawla/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  emitFromOtherTab,
  expectInOrder,
  findDialog,
  onReload,
  Page,
  screenStory,
  ssoNameIn,
  stored,
  textOf,
  uiText,
  withSso,
} from '#testing';
import { SessionNoticesView } from './SessionNoticesView';
import { sessionTexts } from './session.texts';
import { useUnsavedChanges } from './useUnsavedChanges';

/** A page with unsaved work while the box is ticked. */
function Work() {
  const [unsaved, setUnsaved] = useState(true);
  useUnsavedChanges(unsaved);
  return (
    <>
      <h1>…</h1>
      <Checkbox
        label="… … … …"
        checked={unsaved}
        onChange={(event) => setUnsaved(event.currentTarget.checked)}
      />
    </>
  );
}

const onLinkDismissed = fn();

const meta = {
  title: 'Screens/Everyone/Session',
  component: Page,
  args: { name: 'home', children: <h1>…</h1> },
  decorators: [screenStory({ path: '/user/noor', route: '/user/:userName' })],
  beforeEach: () => {
    onReload.mockClear();
    onLinkDismissed.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const PASSWORD = 'Demo2024tour';

async function openDialog({ canvas, globals }: Context) {
  const t = textOf(sessionTexts, globals);
  await userEvent.click(await canvas.findByRole('button', { name: t('ends.stay') }));
  const dialog = await screen.findByRole('dialog', { name: t('reauth.title') });
  return { t, dialog: within(dialog) };
}

/** On the home, to which the guard redirected. */
export const LinkIgnored: Story = {
  render: () => (
    <SessionNoticesView
      expiresAt={undefined}
      waiting={undefined}
      isLinkIgnored
      onLinkDismissed={onLinkDismissed}
      onStay={() => undefined}
    >
      {null}
    </SessionNoticesView>
  ),
  play: async ({ canvas, globals }) => {
    const t = textOf(sessionTexts, globals);
    await expect(await canvas.findByText(t('link.ignored'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: uiText('close') }));
    await expect(onLinkDismissed).toHaveBeenCalledTimes(1);
  },
};

export const EndsInFiveMinutes: Story = {
  parameters: { screen: { endsInMs: 5 * 60_000 - 1 } },
  play: async ({ canvas, globals }) => {
    const t = textOf(sessionTexts, globals);
    await expect(await canvas.findByRole('button', { name: t('ends.stay') })).toBeEnabled();
    const [words = ''] = t('ends.soon', { time: '' }).split(' .');
    const notice = canvas.getByText(new RegExp(words.trim().slice(0, 12)));
    await expect(notice).toBeVisible();
    await expectInOrder(notice, canvas.getByRole('banner'), canvas.getByRole('main'));
  },
};

/** The same on a tour, which fills the screen. */
export const EndsOverATour: Story = {
  args: { name: 'pilot', children: <h1 style={{ minBlockSize: '20rem' }}>…</h1> },
  parameters: { screen: { endsInMs: 60_000 } },
  play: async ({ canvas, globals }) => {
    const t = textOf(sessionTexts, globals);
    await expect(await canvas.findByRole('button', { name: t('ends.stay') })).toBeVisible();
  },
};

export const NotYet: Story = {
  parameters: { screen: { endsInMs: 6 * 60_000 } },
  play: async ({ canvas, globals }) => {
    const t = textOf(sessionTexts, globals);
    await canvas.findByRole('heading', { name: '…' });
    await expect(canvas.queryByRole('button', { name: t('ends.stay') })).toBeNull();
  },
};

export const ReauthInPlace: Story = {
  parameters: { screen: { endsInMs: 60_000 } },
  beforeEach: ({ msw }) => msw.use(emailLogin.wrong),
  play: async (context) => {
    const { t, dialog } = await openDialog(context);
    const password = dialog.getByLabelText(t('reauth.password'));
    await waitFor(() => expect(password).toHaveFocus());
    await waitFor(() => expect(dialog.getByText('noor@example.com')).toBeVisible());

    await userEvent.click(dialog.getByRole('button', { name: t('reauth.submit') }));
    await waitFor(async () => expect(await dialog.findByText(t('reauth.required'))).toBeVisible());

    await userEvent.type(password, 'Wrong1234');
    await userEvent.click(dialog.getByRole('button', { name: t('reauth.submit') }));
    await waitFor(async () => expect(await dialog.findByRole('alert')).toBeVisible());
  },
};

export const LoggedInAgain: Story = {
  parameters: { screen: { endsInMs: 60_000, token: 't-old' } },
  play: async (context) => {
    const { t, dialog } = await openDialog(context);
    await userEvent.type(dialog.getByLabelText(t('reauth.password')), PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: t('reauth.submit') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stored.token).toBe('t-noor');
    await expect(context.canvas.queryByRole('button', { name: t('ends.stay') })).toBeNull();
    await expect(context.canvas.getByRole('heading', { name: '…' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: { screen: { endsInMs: 60_000 } },
  play: async (context) => {
    const { t, dialog } = await openDialog(context);
    await userEvent.click(dialog.getByRole('button', { name: t('reauth.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: t('ends.stay') })).toHaveFocus(),
    );
  },
};

/** The ten hours have ended while the page has unsaved work: the page stays. */
export const EndedOverUnsavedWork: Story = {
  // No screenshot: the story waits for the end of the session, and the clock is frozen for screenshots.
  tags: ['moving'],
  args: { children: <Work /> },
  parameters: { chromatic: { disableSnapshot: true }, screen: { endsInMs: 1000 } },
  play: async ({ canvas, globals }) => {
    const t = textOf(sessionTexts, globals);
    await canvas.findByRole('checkbox');
    const dialog = await findDialog('dialog', t('reauth.endedTitle'));
    await expect(stored.token).toBeUndefined();
    await userEvent.type(dialog.getByLabelText(t('reauth.password')), PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: t('reauth.submit') }));
    await waitFor(() => expect(stored.token).toBe('t-noor'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const UnsavedWorkGivenUp: Story = {
  // No screenshot, for the same reason.
  tags: ['moving'],
  args: { children: <Work /> },
  parameters: { chromatic: { disableSnapshot: true }, screen: { endsInMs: 1000 } },
  play: async ({ canvas, globals }) => {
    const t = textOf(sessionTexts, globals);
    await canvas.findByRole('checkbox');
    const leave = await screen.findByRole('button', { name: t('reauth.leave') }, { timeout: 5000 });
    await userEvent.click(leave);
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/');
  },
};

export const LoggedOutInAnotherTab: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '…' });
    emitFromOtherTab('logged-out');
    await waitFor(() => expect(onReload).toHaveBeenLastCalledWith('/'));
  },
};

export const LanguageChangedInAnotherTab: Story = {
  args: { children: <Work /> },
  play: async ({ canvas, globals }) => {
    const t = textOf(sessionTexts, globals);
    const box = await canvas.findByRole('checkbox');
    emitFromOtherTab('language');
    await expect(await canvas.findByText(t('tab.language'))).toBeVisible();
    await expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(box);
    await expect(onReload).toHaveBeenCalledOnce();
    // Restores the initial state for manual review.
    await userEvent.click(box);
  },
};

/** The cookie has expired: the login shows an informational notice. */
export const RefusedByTheServer: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(currentUser.expired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/');
    await expect(stored.token).toBeUndefined();
  },
};

/** The provider logs in in another tab, which this one follows. */
export const ReauthAtTheProvider: Story = {
  parameters: { screen: { endsInMs: 60_000 } },
  beforeEach: () => withSso(),
  play: async (context) => {
    const { t, dialog } = await openDialog(context);
    const name = t('reauth.sso', { name: ssoNameIn(context.globals) });
    const link = await dialog.findByRole('link', { name: new RegExp(name) });
    await expect(link).toHaveAttribute('href', '/api/sso/start');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const ReauthAtTheProviderOnly: Story = {
  parameters: { screen: { endsInMs: 60_000 } },
  beforeEach: () => withSso({ isOnly: true }),
  play: async (context) => {
    const { t, dialog } = await openDialog(context);
    await waitFor(() => expect(dialog.getByText(t('reauth.ssoLead'))).toBeVisible());
    await expect(dialog.queryByLabelText(t('reauth.password'))).toBeNull();
    await expect(dialog.queryByRole('button', { name: t('reauth.submit') })).toBeNull();
  },
};
