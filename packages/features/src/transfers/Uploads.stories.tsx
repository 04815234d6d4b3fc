import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@jawla/ui';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { UploadRequest } from '#core/http';
import { useAppDispatch } from '#core/store';
import { session } from '#session';
import {
  findDialog,
  Page,
  type PageProps,
  screenStory,
  shellTexts,
  textOf,
  uploads,
} from '#testing';
import { transfersFeature } from './transfers.feature';
import { transfers } from './transfers.slice';
import { transferTexts } from './transfers.texts';
import type { UploadSubject } from './uploadSubject';

const project = { projectId: 'p-1', projectName: 'Harbour House', owner: 'noor' };
const TOUR: UploadSubject = { kind: 'tour', date: { kind: 'date', day: '2026-06-21' }, ...project };
const FOOTAGE: UploadSubject = { kind: 'footage', page: 'session', projectName: 'برج النخيل' };

function requestOf(subject: UploadSubject): UploadRequest {
  const files = [new File(['x'.repeat(1000)], 'harbour.zip')];
  return subject.kind === 'tour'
    ? {
        name: 'uploadFolder',
        params: { projectId: subject.projectId },
        query: { date: subject.date.day, projectType: subject.date.kind },
        fields: { emailType: 'uploadProjectFiles' },
        files,
      }
    : { name: 'createPilot', params: {}, fields: {}, files };
}

/** Any page, after uploads were started on others. */
function AnyPage({
  page,
  subjects,
}: {
  page: PageProps['name'];
  subjects: readonly UploadSubject[];
}) {
  return (
    <Page name={page}>
      <Content subjects={subjects} />
    </Page>
  );
}

function Content({ subjects }: { subjects: readonly UploadSubject[] }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const subject of subjects) {
      dispatch(transfers.actions.started(subject, requestOf(subject)));
    }
  }, [dispatch, subjects]);
  return (
    <>
      <h1>…</h1>
      <Button onClick={() => dispatch(session.actions.expired({ returnTo: '/user/noor' }))}>
        End the session
      </Button>
    </>
  );
}

const meta = {
  title: 'Screens/Everyone/Uploads',
  component: AnyPage,
  args: { page: 'home', subjects: [TOUR] },
  decorators: [
    screenStory({
      path: '/user/noor',
      route: '/user/:userName',
      features: [transfersFeature],
      holdsUploads: true,
    }),
  ],
} satisfies Meta<typeof AnyPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the list of uploads. */
async function open({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(transferTexts, globals);
  const trigger = await canvas.findByRole('button', { name: new RegExp(`^${t('uploads')}`) });
  await waitFor(() => expect(uploads.controls.requests.length).toBeGreaterThan(0));
  await userEvent.click(trigger);
  const list = await findDialog('dialog', t('uploads'));
  const press = async (name: string) => userEvent.click(list.getByRole('button', { name }));
  return { t, list, trigger, press };
}

export const Waiting: Story = {
  play: async (context) => {
    const { t, list } = await open(context);
    await expect(list.getByText(t('waiting'))).toBeVisible();
    // It leads to the page of the upload.
    const link = list.getByRole('link', { name: /Harbour House/ });
    await expect(link).toHaveAttribute('href', '/dashboard/noor/project/p-1');
  },
};

export const Sending: Story = {
  play: async (context) => {
    const { t, list, trigger } = await open(context);
    uploads.controls.send(0.42);
    const bar = await list.findByRole('progressbar', { name: t('sending') });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
    await expect(trigger).toHaveAccessibleName(
      `${t('uploads')}: ${t('running', { smart_count: 1, percent: 42 })}`,
    );
    await waitFor(() => expect(document.title).toMatch(/^42% · /));
    await expect(trigger.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const SendingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { list } = await open(context);
    uploads.controls.send(0.42);
    await expect(await list.findByText('42%', { exact: false })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The browser confirms before it unloads any page while an upload runs. */
export const AskedBeforeUnload: Story = {
  play: async (context) => {
    await open(context);
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await waitFor(() => expect(asks()).toBe(true));
    uploads.controls.answer({ message: '' });
    await waitFor(() => expect(asks()).toBe(false));
  },
};

export const PausedAndResumed: Story = {
  play: async (context) => {
    const { t, list, press } = await open(context);
    uploads.controls.send(0.42);
    await press(t('pause'));
    await expect(await list.findByText(t('paused'))).toBeVisible();
    await expect(list.getByText('42%', { exact: false })).toBeVisible();
    await expect(uploads.controls.isAborted()).toBe(true);
    await press(t('resume'));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(2));
  },
};

export const PausedByTheUser: Story = {
  play: async (context) => {
    const { t, list, press } = await open(context);
    uploads.controls.send(0.42);
    await press(t('pause'));
    await expect(await list.findByRole('button', { name: t('resume') })).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['offline'],
  play: async (context) => {
    const { t, list } = await open(context);
    uploads.controls.send(0.42);
    uploads.controls.goOffline();
    await expect(await list.findByText(t('offline'))).toBeVisible();
    await expect(list.queryByRole('button', { name: t('pause') })).toBeNull();
  },
};

/** The session has ended: a dialog over the page requests the login, and the upload waits for it. */
export const SignedOut: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    const t = textOf(transferTexts, globals);
    await canvas.findByRole('button', { name: new RegExp(`^${t('uploads')}`) });
    await userEvent.click(canvas.getByRole('button', { name: 'End the session' }));
    await waitFor(() => expect(uploads.controls.isAborted()).toBe(true));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Finishing: Story = {
  play: async (context) => {
    const { t, list } = await open(context);
    uploads.controls.send(1);
    await expect(await list.findByText(t('finishing'))).toBeVisible();
    await expect(list.queryByRole('button')).toBeNull();
  },
};

/** Announced once, and listed until the user closes it. */
export const Done: Story = {
  play: async (context) => {
    const { canvas } = context;
    const { t, list, press } = await open(context);
    uploads.controls.answer({ message: '' });
    await expect(await list.findByText(t('done'), { exact: false })).toBeVisible();
    const announced = screen
      .getAllByRole('status', { hidden: true })
      .filter((status) => status.textContent?.endsWith(`: ${t('done')}`));
    await expect(announced).toHaveLength(1);
    await press(t('dismiss'));
    await waitFor(() =>
      expect(
        canvas.queryByRole('button', {
          name: new RegExp(`^${t('uploads')}`),
          hidden: true,
        }),
      ).toBeNull(),
    );
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** Says why, and sends the same files again. */
export const Failed: Story = {
  tags: ['error'],
  play: async (context) => {
    const { t, list, press } = await open(context);
    const message = 'The disk is full.';
    uploads.controls.fail({ kind: 'refused', status: 507, message, errors: {} });
    await expect(await list.findByText(new RegExp(message))).toBeVisible();
    await press(t('retry'));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(2));
    await expect(uploads.controls.requests[1]).toBe(uploads.controls.requests[0]);
  },
};

export const FailedForAReason: Story = {
  tags: ['error'],
  play: async (context) => {
    const { t, list } = await open(context);
    uploads.controls.fail({ kind: 'serverError' });
    await expect(await list.findByText(new RegExp(t('failed')))).toBeVisible();
  },
};

export const SeveralAtOnce: Story = {
  args: { subjects: [TOUR, FOOTAGE, { kind: 'pilot' }] },
  play: async (context) => {
    const { list } = await open(context);
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    uploads.controls.send(0.42);
    await expect(await list.findByText('42%', { exact: false })).toBeVisible();
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    const { t, press } = await open(context);
    uploads.controls.send(0.42);
    await press(t('cancel'));
    const question = await findDialog('alertdialog', t('cancel.question'));
    await userEvent.click(question.getByRole('button', { name: t('cancel') }));
    await waitFor(() => expect(uploads.controls.isCancelled()).toBe(true));
  },
};

/** The server may be publishing it while the question is open. */
export const SentBeforeTheAnswer: Story = {
  play: async (context) => {
    const { t, press } = await open(context);
    uploads.controls.send(0.42);
    await press(t('cancel'));
    await findDialog('alertdialog', t('cancel.question'));
    uploads.controls.send(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(uploads.controls.isCancelled()).toBe(false);
  },
};

/** Logging out cancels uploads, so the question names them. */
export const NamedBeforeLogOut: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('header.logOut') }));
    const question = await findDialog('alertdialog', t('logOut.question'));
    const named = await question.findByText(textOf(transferTexts, globals)('logOut.uploads'));
    await expect(named).toBeVisible();
    await expect(within(question.getByRole('listitem')).getByText('Harbour House')).toBeVisible();
  },
};

/** Below a tour, which fills the page. */
export const InTheViewer: Story = {
  args: { page: 'viewer' },
  parameters: { screen: { path: '/user/noor/Harbour', route: '/user/:userName/:projectName' } },
  play: async (context) => {
    const { list } = await open(context);
    uploads.controls.send(0.42);
    await expect(await list.findByText('42%', { exact: false })).toBeVisible();
  },
};
