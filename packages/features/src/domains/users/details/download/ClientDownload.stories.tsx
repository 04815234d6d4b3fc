import { client, clientExport, clientExportSteps, isHeld, release } from '@jawla/mocks';
import { Page } from '#shell';
import { Link } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problemTexts } from '#core/http';
import {
  findDialog,
  languageOf,
  playWith,
  screenMeta,
  stored,
  textOf,
  type Context,
  type Play,
  type Story,
} from '#testing';
import { features } from '../../client.page';
import { ClientScreen } from '../screens/ClientScreen/ClientScreen';
import { clientDownloadTexts } from './clientDownload.texts';
import { downloadEverythingTexts } from './downloadEverything.texts';

const meta = {
  title: 'Screens/Admin/Client/Download everything',
  tags: ['whole'],
  ...screenMeta({
    page: 'client',
    screen: ClientScreen,
    path: '/dashboard/noor',
    features,
    as: 'admin',
  }),
};

export default meta;

/** Of the next step: the page waits for a second before it asks again. */
const NEXT = { timeout: 5000 };

function page({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(downloadEverythingTexts, globals);
  const tOffer = textOf(clientDownloadTexts, globals);
  const offer = () => canvas.findByRole('button', { name: tOffer('open') });
  return {
    t,
    offer,
    retry: textOf(problemTexts, globals)('retry'),
    /** In Arabic, the units are words. */
    gigabytes: (size: string) => (languageOf(globals) === 'ar' ? `${size} غيغابايت` : `${size} GB`),
    openDialog: async () => {
      await userEvent.click(await offer());
      return findDialog('dialog', tOffer('open'));
    },
    isClosed: () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull()),
  };
}

const play = playWith(page);
type Dialog = Awaited<ReturnType<typeof findDialog>>;

/** The link of a file that is ready. A press downloads nothing: there is no server. */
async function download(dialog: Dialog, name: string) {
  const link = await dialog.findByRole('link', { name }, NEXT);
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

export const Offered: Story = {
  play: play(async ({ canvas, offer }) => {
    await expect(await offer()).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  }),
};

export const Ready: Story = {
  play: play(async ({ t, openDialog, gigabytes, isClosed, offer }) => {
    const dialog = await openDialog();
    const link = await dialog.findByRole('link', { name: t('download') });
    await expect(link).toHaveAttribute('href', '/files/exports/noor');
    await expect(link).toHaveAttribute('download');
    const size = dialog.getByText((text) => text.includes(t('tours', { smart_count: 12 })));
    await expect(size).toHaveTextContent(t('projects', { smart_count: 3 }));
    await expect(size).toHaveTextContent(gigabytes('4'));
    await expect(dialog.getByText(t('excluded.text'))).toBeVisible();
    await expect(dialog.queryByRole('progressbar')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('close') }));
    await isClosed();
    await waitFor(async () => expect(await offer()).toHaveFocus());
  }),
};

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(clientExport.never),
  play: play(async ({ t, openDialog }) => {
    const dialog = await openDialog();
    await expect(await dialog.findByText(t('checking'))).toBeInTheDocument();
    await expect(dialog.getByText(t('included.text'))).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await expect(dialog.queryByRole('progressbar')).toBeNull();
  }),
};

export const Slow: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(clientExport.slow),
  play: play(async ({ t, openDialog }) => {
    const dialog = await openDialog();
    await expect(dialog.getByText(t('checking'))).toBeInTheDocument();
    await expect(await download(dialog, t('download'))).toBeVisible();
  }),
};

export const NotBegun: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(clientExport.notBegun),
  play: play(async ({ t, openDialog }) => {
    const dialog = await openDialog();
    const bar = await dialog.findByRole('progressbar', { name: t('preparing') });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(dialog.queryByRole('link')).toBeNull();
  }),
};

export const PartRead: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(clientExport.part),
  play: play(async ({ t, openDialog, gigabytes }) => {
    const dialog = await openDialog();
    const bar = await dialog.findByRole('progressbar', { name: t('preparing') });
    await expect(bar).toHaveAttribute('aria-valuenow', '52');
    const amount = t('amount', { read: gigabytes('2.1'), total: gigabytes('4') });
    await expect(dialog.getByText(amount)).toBeVisible();
  }),
};

/** The focus stays where it is when the link appears. */
export const BecomesReady: Story = {
  tags: ['moving'],
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => msw.use(clientExportSteps('notBegun', 'part', 'ready')),
  play: play(async ({ t, openDialog }) => {
    const dialog = await openDialog();
    const close = dialog.getByRole('button', { name: t('close') });
    await waitFor(() => expect(close).toHaveFocus());
    const bar = await dialog.findByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '52'), NEXT);
    await expect(await download(dialog, t('download'))).toBeVisible();
    await expect(close).toHaveFocus();
  }),
};

export const Started: Story = {
  tags: ['done'],
  play: play(async ({ t, openDialog, isClosed }) => {
    const dialog = await openDialog();
    const link = await download(dialog, t('download'));
    await expect(dialog.queryByText(t('started'))).toBeNull();
    await userEvent.click(link);
    await waitFor(() => expect(dialog.getByText(t('started'))).toBeVisible());
    await expect(dialog.getByText(t('started.more'))).toBeVisible();
    // Opened again, nothing has been pressed.
    await userEvent.click(dialog.getByRole('button', { name: t('close') }));
    await isClosed();
    const again = await openDialog();
    await expect(await download(again, t('download'))).toBeVisible();
    await expect(again.queryByText(t('started'))).toBeNull();
  }),
};

/** A tour was published after the dialog was opened: the server has refused the download. */
export const PressedTooLate: Story = {
  tags: ['loading'],
  play: play(async ({ t, openDialog, msw }) => {
    const dialog = await openDialog();
    const link = await download(dialog, t('download'));
    msw.use(clientExport.part);
    await userEvent.click(link);
    await waitFor(() => expect(dialog.getByText(t('again'))).toBeVisible());
    await expect(dialog.queryByText(t('started'))).toBeNull();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: t('close') })).toHaveFocus());
    msw.use(clientExport.ready);
    await expect(await download(dialog, t('download'))).toBeVisible();
    await expect(dialog.queryByText(t('again'))).toBeNull();
  }),
};

/** What was known before is not shown when the dialog opens again. */
export const ClosedAndOpened: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(clientExport.part),
  play: play(async ({ t, openDialog, isClosed, msw }) => {
    const dialog = await openDialog();
    await dialog.findByRole('progressbar');
    await userEvent.click(dialog.getByRole('button', { name: t('close') }));
    await isClosed();
    msw.use(clientExport.held);
    const again = await openDialog();
    await waitFor(() => expect(isHeld()).toBe(true));
    await expect(again.getByText(t('checking'))).toBeInTheDocument();
    await expect(again.queryByRole('progressbar')).toBeNull();
    release();
    await expect(await again.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '52');
  }),
};

/** The request of the closed dialog, which nothing answers, does not hold up the next one. */
export const ClosedWhilePending: Story = {
  beforeEach: ({ msw }) => msw.use(clientExport.never),
  play: play(async ({ t, openDialog, isClosed, msw }) => {
    const dialog = await openDialog();
    await dialog.findByText(t('checking'));
    await userEvent.click(dialog.getByRole('button', { name: t('close') }));
    await isClosed();
    msw.use(clientExport.part);
    await expect(await (await openDialog()).findByRole('progressbar')).toBeVisible();
  }),
};

/** The late response about one client does not reach the dialog of another one. */
export const AnotherClient: Story = {
  beforeEach: ({ msw }) => msw.use(clientExport.byUserName),
  render: () => (
    <Page name="client">
      <Link to="/dashboard/khalid">Another client</Link>
      <ClientScreen />
    </Page>
  ),
  play: play(async ({ t, canvas, openDialog, isClosed, msw }) => {
    msw.use(clientExport.held);
    const first = await openDialog();
    await waitFor(() => expect(isHeld()).toBe(true));
    await userEvent.click(first.getByRole('button', { name: t('close') }));
    await isClosed();
    msw.use(clientExport.byUserName);
    await userEvent.click(canvas.getByRole('link', { name: 'Another client' }));
    await canvas.findByText('@khalid');
    const second = await openDialog();
    await expect(await second.findByRole('progressbar')).toBeVisible();
    release();
    const tours = t('tours', { smart_count: 7 });
    await expect(second.getByText((text) => text.includes(tours))).toBeVisible();
    await expect(second.queryByRole('link')).toBeNull();
  }),
};

/** There are still a person and activity. */
export const WithoutProjects: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(client.withoutProjects, clientExport.empty),
  play: play(async ({ t, openDialog }) => {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByText(t('empty'))).toBeVisible());
    await expect(await download(dialog, t('download'))).toBeVisible();
  }),
};

/** Nearly all has been read, which is not all. */
export const Large: Story = {
  beforeEach: ({ msw }) => msw.use(clientExport.large),
  play: play(async ({ openDialog }) => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '99');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** Says why, and the button tries again; the focus is not lost with the button. */
const fails: Play = play(async ({ t, openDialog, retry, msw }) => {
  const dialog = await openDialog();
  await expect(await dialog.findByRole('alert')).toHaveTextContent(t('failed'));
  await expect(dialog.queryByRole('link')).toBeNull();
  msw.use(clientExport.ready);
  await userEvent.click(dialog.getByRole('button', { name: retry }));
  await expect(await download(dialog, t('download'))).toBeVisible();
  await expect(dialog.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(dialog.getByRole('button', { name: t('close') })).toHaveFocus());
});

export const Failed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(clientExport.serverError),
  play: fails,
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(clientExport.unreachable),
  play: fails,
};

/** Without a connection nothing is said to be prepared; it goes on by itself once there is one. */
export const OfflineMeanwhile: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(clientExport.part),
  play: play(async ({ t, openDialog, globals, msw }) => {
    const dialog = await openDialog();
    await dialog.findByRole('progressbar');
    msw.use(clientExport.unreachable);
    const alert = await dialog.findByRole('alert', undefined, NEXT);
    await expect(alert).toHaveTextContent(textOf(problemTexts, globals)('offline'));
    await expect(dialog.queryByRole('progressbar')).toBeNull();
    msw.use(clientExport.ready);
    window.dispatchEvent(new Event('online'));
    await expect(await download(dialog, t('download'))).toBeVisible();
  }),
};

export const Deleted: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(clientExport.part),
  play: play(async ({ openDialog, retry, msw }) => {
    const dialog = await openDialog();
    await dialog.findByRole('progressbar');
    msw.use(clientExport.deleted);
    const alert = await dialog.findByRole('alert', undefined, NEXT);
    await expect(alert).toHaveTextContent(/Client not found\.|العميل غير موجود\./);
    await expect(dialog.queryByRole('button', { name: retry })).toBeNull();
    await expect(dialog.queryByRole('link')).toBeNull();
  }),
};

export const SessionEnded: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(clientExport.part),
  play: play(async ({ canvas, openDialog, msw }) => {
    const dialog = await openDialog();
    await dialog.findByRole('progressbar');
    msw.use(clientExport.signedOut);
    await expect(await canvas.findByTestId('elsewhere', undefined, NEXT)).toBeVisible();
    await expect(stored.token).toBeUndefined();
  }),
};
