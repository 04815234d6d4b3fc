import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import {
  cancelUpload,
  currentUser,
  deletePilot,
  pilotList,
  removePilotPicture,
  resumableUploads,
  serverTexts,
  switchPilotBridge,
  uploadPilotPicture,
} from '@jawla/mocks';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { tourPictureTexts, tourToolTexts, tourUploadTexts } from '#tours';
import { problemTexts } from '#core/http';
import { formatDay } from '#core/i18n';
import { imageTexts } from '#core/pictures';
import { shellTexts } from '#shell';
import { waysTexts } from '#sharing';
import {
  type Context,
  deviceShare,
  findDialog,
  languageOf,
  offerDeviceShare,
  playWith,
  screenMeta,
  type Story,
  textOf,
  tourZip,
  uiText,
  undoToast,
  uploads,
} from '#testing';
import { transferTexts } from '#transfers';
import { pilotListTexts } from '../../list/pilotList.texts';
import { PilotProjectsScreen } from './PilotProjectsScreen';
import { features } from '../../list.page';

const meta = {
  title: 'Screens/Admin/Pilot projects',
  tags: ['whole'],
  ...screenMeta({
    page: 'pilots',
    screen: PilotProjectsScreen,
    features,
    holdsUploads: true,
    as: 'admin',
    answers: [pilotList.filled],
  }),
};

export default meta;

function pilots({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(pilotListTexts, globals);
  const a = textOf(tourUploadTexts, globals);
  const rows = () =>
    canvas
      .queryAllByRole('button', { name: new RegExp(t('pilots.deleteNamed', { name: '' }).trim()) })
      .map((button) => button.closest('li')?.querySelector('bdi[dir="auto"]')?.textContent);
  return {
    t,
    a,
    canvas,
    rows,
    filled: () => waitFor(() => expect(rows()).toHaveLength(4)),
  };
}

const play = playWith(pilots);

/** Opens the dialog and selects archives. */
async function choose(context: Context, ...files: File[]) {
  const { canvas, t, a, filled } = pilots(context);
  await filled();
  await userEvent.click(canvas.getByRole('button', { name: t('pilots.create') }));
  const dialog = await findDialog('dialog', t('create.title'));
  if (files.length > 0) {
    await userEvent.upload(await dialog.findByLabelText(a('archive.drop')), files, {
      applyAccept: false,
    });
  }
  return dialog;
}

const zip = (name = 'new-tower.zip') => tourZip(name);

async function upload(context: Context) {
  const dialog = await choose(context, zip());
  await dialog.findByTitle('new-tower.zip');
  await userEvent.click(dialog.getByRole('button', { name: uiText('upload') }));
  await waitFor(() => expect(uploads.controls.requests).toHaveLength(1));
  return dialog;
}

export const Filled: Story = {
  play: play(async ({ canvas, t, rows, filled }) => {
    await filled();
    await expect(rows()).toEqual(['demo', 'villa', 'برج الأفق', 'Site office 2025']);
    const view = canvas.getByRole('link', { name: t('pilots.viewNamed', { name: 'demo' }) });
    await expect(view).toHaveAttribute('href', `${window.location.origin}/pilot-project/demo`);
    await expect(view).toHaveAttribute('target', '_blank');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** The URL of each card's picture, in order. */
function pictures(context: Context) {
  const { canvas, t } = pilots(context);
  return within(canvas.getByRole('list', { name: t('pilots.list') }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('img')?.getAttribute('src'));
}

/** Cards with their pictures; a card without one has a placeholder. */
export const WithPictures: Story = {
  beforeEach: ({ msw }) => msw.use(pilotList.pictured),
  play: play(async ({ canvas, rows, t, context }) => {
    await waitFor(() => expect(rows()).toHaveLength(3));
    await expect(pictures(context)).toEqual([expect.any(String), expect.any(String), undefined]);
    const list = within(canvas.getByRole('list', { name: t('pilots.list') }));
    // The whole picture is a link to the tour.
    const view = list.getByRole('link', { name: t('pilots.viewNamed', { name: 'demo' }) });
    const frame = view.closest('article')?.getBoundingClientRect();
    await expect(
      document.elementFromPoint((frame?.left ?? 0) + 20, (frame?.top ?? 0) + 20)?.closest('a'),
    ).toBe(view);
  }),
};

async function openPicture(context: Context, pilot: string) {
  const { canvas, t, rows } = pilots(context);
  await waitFor(() => expect(rows()).toHaveLength(3));
  const name = t('pilots.pictureNamed', { name: pilot });
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** The tool of a pilot's tour; links to it can open at a view, unless an admin turns that off. */
export const Tool: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(pilotList.recognized, switchPilotBridge.off),
  play: async (context) => {
    const tool = textOf(tourToolTexts, context.globals);
    const sheet = await openPicture(context, 'demo');
    // The sheet fades in.
    await waitFor(() => expect(sheet.getByText('krpano 1.21')).toBeVisible());
    await expect(sheet.getByText(tool('scenes', { smart_count: 12 }))).toBeVisible();
    const links = sheet.getByRole('switch', { name: tool('linked.bridge') });
    await expect(links).toBeChecked();
    context.msw.use(pilotList.switched);
    await userEvent.click(links);
    await waitFor(() => expect(sheet.queryByText(tool('saving'))).toBeNull());
    await expect(links).not.toBeChecked();
  },
};

/** Admins who opened the pilot have heard nothing of it. */
export const ToolSilent: Story = {
  beforeEach: ({ msw }) => msw.use(pilotList.heard),
  play: async (context) => {
    const tool = textOf(tourToolTexts, context.globals);
    const sheet = await openPicture(context, 'demo');
    const trying = await sheet.findByRole('switch', { name: tool('silent.bridge') });
    const day = formatDay('2025-03-12', languageOf(context.globals));
    await expect(trying).toHaveAccessibleDescription(tool('linked.silent', { day }));
    await expect(sheet.getByText(tool('linked.no'))).toBeInTheDocument();
    await expect(sheet.queryByRole('switch', { name: tool('linked.bridge') })).toBeNull();
  },
};

export const ToolSpoke: Story = {
  beforeEach: ({ msw }) => msw.use(pilotList.heard),
  play: async (context) => {
    const tool = textOf(tourToolTexts, context.globals);
    const sheet = await openPicture(context, 'villa');
    const links = await sheet.findByRole('switch', { name: tool('linked.bridge') });
    const day = formatDay('2025-03-12', languageOf(context.globals));
    await expect(links).toHaveAccessibleDescription(tool('heard.spoke', { day }));
  },
};

export const ToolUnheard: Story = {
  beforeEach: ({ msw }) => msw.use(pilotList.heard),
  play: async (context) => {
    const tool = textOf(tourToolTexts, context.globals);
    const sheet = await openPicture(context, 'برج الأفق');
    const links = await sheet.findByRole('switch', { name: tool('linked.bridge') });
    await expect(links).toHaveAccessibleDescription(tool('heard.unknown'));
  },
};

export const ToolNotSwitched: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(pilotList.recognized, switchPilotBridge.serverError),
  play: async (context) => {
    const tool = textOf(tourToolTexts, context.globals);
    const sheet = await openPicture(context, 'demo');
    const links = sheet.getByRole('switch', { name: tool('linked.bridge') });
    await userEvent.click(links);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(tool('notSaved'));
    await expect(links).toBeChecked();
  },
};

/** An admin's picture can be removed, and the list shows the one found in the tour again. */
export const PictureRestored: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(pilotList.pictured, removePilotPicture.found),
  play: async (context) => {
    const t = textOf(tourPictureTexts, context.globals);
    const sheet = await openPicture(context, 'villa');
    const restore = await sheet.findByRole('button', { name: t('restore') });
    context.msw.use(pilotList.restored);
    await userEvent.click(restore);
    await waitFor(() => expect(pictures(context)[1]).toBe(pictures(context)[0]));
    await waitFor(() => expect(sheet.queryByRole('button', { name: t('restore') })).toBeNull());
    // Browsers cancel a modal dialog on Escape, which synthetic keys do not trigger.
    await fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    const trigger = pilots(context).t('pilots.pictureNamed', { name: 'villa' });
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: trigger })).toHaveFocus(),
    );
  },
};

/** Refused twice: by the form, and by the server. The picture in the list does not change. */
export const PictureRefused: Story = {
  tags: ['error'],
  parameters: { screen: { holdsUploads: false } },
  beforeEach: ({ msw }) => msw.use(pilotList.pictured, uploadPilotPicture.unreadable),
  play: async (context) => {
    const t = textOf(tourPictureTexts, context.globals);
    const sheet = await openPicture(context, 'demo');
    const input = await sheet.findByLabelText(t('change'));
    await userEvent.upload(input, new File(['x'], 'notes.txt'), { applyAccept: false });
    const wrongType = textOf(imageTexts, context.globals)('wrongType');
    await waitFor(async () => expect(await sheet.findByText(wrongType)).toBeVisible());
    await userEvent.upload(input, new File(['x'], 'broken.png', { type: 'image/png' }));
    const refusal = textOf(serverTexts, context.globals)('imageUnreadable');
    await waitFor(async () => expect(await sheet.findByText(refusal)).toBeVisible());
  },
};

/** A pilot without a picture gets one; the upload shows its progress. */
export const PictureUploading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(pilotList.pictured),
  play: async (context) => {
    const t = textOf(tourPictureTexts, context.globals);
    const sheet = await openPicture(context, 'برج الأفق');
    await waitFor(async () => expect(await sheet.findByText(t('none'))).toBeVisible());
    const image = new File(['x'], 'tower.png', { type: 'image/png' });
    await userEvent.upload(sheet.getByLabelText(t('change')), image);
    const bar = await sheet.findByRole('progressbar', { name: t('uploading') });
    uploads.controls.send(0.5);
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(30));
  },
};

/** The list of a company with sixty pilots. */
export const Sixty: Story = {
  beforeEach: ({ msw }) => msw.use(pilotList.sixty),
  play: play(async ({ rows, canvas, t }) => {
    await waitFor(() => expect(rows()).toHaveLength(60));
    await userEvent.type(canvas.getByRole('searchbox', { name: t('pilots.search') }), '6');
    await waitFor(() => expect(rows().length).toBeLessThan(60));
  }),
};

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(pilotList.one),
  play: play(async ({ rows, canvas, t }) => {
    await waitFor(() => expect(rows()).toEqual(['demo']));
    await expect(canvas.getByText(t('pilots.found', { smart_count: 1 }))).toBeVisible();
  }),
};

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(pilotList.never),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('pilots.loading'))).toBeVisible();
  }),
};

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(pilotList.empty),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('pilots.empty'))).toBeVisible();
  }),
};

/** A list that failed to load is not shown as empty; it can be loaded again. */
export const Failed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(pilotList.serverError),
  play: play(async ({ canvas, t, filled, msw, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('pilots.failed'));
    msw.use(pilotList.filled);
    const retry = textOf(problemTexts, globals)('retry');
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await filled();
  }),
};

/** Cards keep their numbers during a search. */
export const SearchHits: Story = {
  play: play(async ({ canvas, t, rows, filled }) => {
    await filled();
    await userEvent.type(canvas.getByRole('searchbox', { name: t('pilots.search') }), 'الافق');
    await waitFor(() => expect(rows()).toEqual(['برج الأفق']));
    const list = canvas.getByRole('list', { name: t('pilots.list') });
    await expect(within(list).getByText('3')).toBeVisible();
  }),
};

export const NoMatch: Story = {
  tags: ['empty'],
  play: play(async ({ canvas, t, filled }) => {
    await filled();
    await userEvent.type(canvas.getByRole('searchbox', { name: t('pilots.search') }), 'zzz');
    const term = await canvas.findByText('zzz', { selector: 'bdi' });
    await expect(term.parentElement).toHaveTextContent(t('pilots.noMatch', { term: 'zzz' }));
  }),
};

async function copyLink(context: Context) {
  const { canvas, t, filled } = pilots(context);
  await filled();
  await userEvent.click(
    canvas.getByRole('button', { name: t('pilots.copyNamed', { name: 'demo' }) }),
  );
}

export const Copied: Story = {
  tags: ['done'],
  play: play(async ({ canvas, t, context }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await copyLink(context);
    const remove = canvas.getByRole('button', { name: t('pilots.deleteNamed', { name: 'demo' }) });
    await expect((await canvas.findAllByText(t('pilots.copied')))[0]).toBeInTheDocument();
    // The neighbouring button has not moved under the pointer.
    const { left } = remove.getBoundingClientRect();
    await expect(write).toHaveBeenCalledWith(`${window.location.origin}/pilot-project/demo`);
    await waitFor(() => expect(canvas.queryByText(t('pilots.copied'))).toBeNull());
    await expect(remove.getBoundingClientRect().left).toBe(left);
  }),
};

export const CopyRefused: Story = {
  tags: ['error'],
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await copyLink(context);
    const ways = textOf(waysTexts, context.globals);
    const sheet = await findDialog('dialog');
    await expect(await sheet.findByRole('textbox', { name: ways('link') })).toHaveValue(
      `${window.location.origin}/pilot-project/demo`,
    );
    await expect(sheet.getByText(ways('linkHint'))).toBeVisible();
  },
};

async function openShare(context: Context) {
  const { canvas, t, filled } = pilots(context);
  await filled();
  const share = canvas.getByRole('button', { name: t('pilots.shareNamed', { name: 'demo' }) });
  await userEvent.click(share);
  return {
    share,
    t,
    sheet: await findDialog('dialog'),
    ways: textOf(waysTexts, context.globals),
    url: `${window.location.origin}/pilot-project/demo`,
  };
}

/** The link can be copied, and sent by the device, by mail and by WhatsApp. */
export const ShareSheet: Story = {
  beforeEach: offerDeviceShare,
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { share, sheet, ways, url } = await openShare(context);
    await userEvent.click(await sheet.findByRole('button', { name: ways('copy') }));
    await expect(write).toHaveBeenCalledWith(url);
    await expect(await sheet.findByRole('button', { name: ways('copied') })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: ways('send') }));
    await expect(deviceShare).toHaveBeenCalledWith({ title: 'demo', url });
    const mail = sheet.getByRole('link', { name: ways('mail') }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(mail)).toContain(url);
    const chat = sheet.getByRole('link', { name: new RegExp(ways('whatsApp')) });
    await expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(sheet.getByRole('button', { name: uiText('close') }));
    await waitFor(() => expect(share).toHaveFocus());
  },
};

/** The QR code can be downloaded and printed. */
export const ShareQr: Story = {
  play: async (context) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const { sheet, ways, t } = await openShare(context);
    await userEvent.click(await sheet.findByRole('radio', { name: t('share.qr') }));
    const name = ways('qr', { name: 'demo' });
    await waitFor(async () => expect(await sheet.findByRole('img', { name })).toBeVisible());
    await expect(sheet.getByRole('button', { name: ways('saveQr') })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: ways('printQr') }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(document.querySelector('[data-paper]')).toHaveTextContent('/pilot-project/demo');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull());
  },
};

export const ShareEmbed: Story = {
  play: async (context) => {
    const { sheet, ways, t } = await openShare(context);
    await userEvent.click(await sheet.findByRole('radio', { name: t('share.embed') }));
    const code = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: ways('embed') });
    await expect(code.value).toContain('<iframe src=');
    await expect(code.value).toContain('aspect-ratio:16/9');
    await expect(getComputedStyle(code)).toMatchObject({ direction: 'ltr', textAlign: 'start' });
    await expect(sheet.getByRole('region', { name: ways('preview') })).toBeVisible();
  },
};

async function deleteDemo(context: Context) {
  const { canvas, t, filled } = pilots(context);
  await filled();
  await userEvent.click(
    canvas.getByRole('button', { name: t('pilots.deleteNamed', { name: 'demo' }) }),
  );
  return findDialog('alertdialog');
}

export const BackToTheClients: Story = {
  play: play(async ({ canvas, filled, globals }) => {
    await filled();
    const back = textOf(shellTexts, globals)('path.back');
    await userEvent.click(canvas.getByRole('button', { name: back }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  }),
};

export const DeleteAsked: Story = {
  play: play(async ({ t, context }) => {
    const dialog = await deleteDemo(context);
    await expect(dialog.getByRole('heading')).toHaveTextContent(
      t('delete.question', { name: 'demo' }),
    );
    await waitFor(() => expect(dialog.getByText(t('delete.final'))).toBeVisible());
  }),
};

export const Deleted: Story = {
  beforeEach: ({ msw }) => msw.use(deletePilot.done),
  play: play(async ({ t, rows, msw, canvas, context }) => {
    const dialog = await deleteDemo(context);
    msw.use(pilotList.remaining);
    await userEvent.click(dialog.getByRole('button', { name: t('delete.yes') }));
    await undoToast(context).isInTrash('demo');
    await waitFor(() => expect(rows()).toEqual(['villa', 'برج الأفق', 'Site office 2025']));
    const next = t('pilots.deleteNamed', { name: 'villa' });
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus());
  }),
};

export const DeleteFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(deletePilot.serverError),
  play: play(async ({ t, canvas, filled, context }) => {
    const dialog = await deleteDemo(context);
    await userEvent.click(dialog.getByRole('button', { name: t('delete.yes') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('pilots.deleteFailed', { name: 'demo' }),
    );
    await filled();
  }),
};

export const OfAClient: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(currentUser.client),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/unauthorized');
  },
};

export const UploadEmpty: Story = {
  tags: ['empty', 'error'],
  play: play(async ({ a, context }) => {
    const dialog = await choose(context);
    await userEvent.click(dialog.getByRole('button', { name: uiText('upload') }));
    await waitFor(async () => expect(await dialog.findByText(a('archive.noFile'))).toBeVisible());
    await expect(uploads.controls.requests).toHaveLength(0);
  }),
};

/** The file chooser accepts one file; several can be dropped nevertheless. */
export const UploadOfSeveral: Story = {
  tags: ['error'],
  play: play(async ({ a, context }) => {
    const dialog = await choose(context);
    const input = await dialog.findByLabelText(a('archive.drop'));
    // A drop ignores the chooser's limit of one file.
    input.setAttribute('multiple', '');
    await userEvent.upload(input, [zip('a.zip'), zip('b.zip')]);
    await waitFor(async () => expect(await dialog.findByText(a('archive.oneOnly'))).toBeVisible());
  }),
};

export const UploadOfAWrongType: Story = {
  tags: ['error'],
  play: play(async ({ a, context }) => {
    const dialog = await choose(context, new File(['x'], 'a.rar'));
    await waitFor(async () => expect(await dialog.findByText(a('archive.zipOnly'))).toBeVisible());
  }),
};

/** What is known of the file has its room before: the dialog stays as high as it is. */
export const UploadChosen: Story = {
  play: play(async ({ a, t, context }) => {
    const dialog = await choose(context);
    const height = () => screen.getByRole('dialog').offsetHeight;
    await waitFor(() => expect(dialog.getByText(a('archive.drop'))).toBeVisible());
    const before = height();
    await userEvent.upload(dialog.getByLabelText(a('archive.drop')), zip());
    await waitFor(() => expect(dialog.getByText(a('preflight.good'))).toBeVisible());
    await expect(height()).toBe(before);
    await waitFor(() => expect(dialog.getByText(/pilot-project\/new-tower$/)).toBeVisible());
    await userEvent.upload(dialog.getByLabelText(a('archive.change')), zip('Demo.zip'));
    await waitFor(async () => expect(await dialog.findByText(t('create.taken'))).toBeVisible());
    await expect(dialog.getByRole('button', { name: uiText('upload') })).toBeEnabled();
  }),
};

/** An archive of pages that contain their names. */
async function archiveOf(...names: string[]): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const name of names) await writer.add(name, new TextReader(name));
  return new File([await writer.close()], 'two-tours.zip', { type: 'application/zip' });
}

/** An archive that is uploaded in chunks. */
async function largeArchive(): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  await writer.add('index.html', new TextReader('A tour'));
  await writer.add('room.bin', new TextReader('0'.repeat(2_000_000)), { level: 0 });
  return new File([await writer.close()], 'large.zip', { type: 'application/zip' });
}

/** Several pages could start the tour: the upload waits for an answer, and sends it. */
export const StartPageChosen: Story = {
  play: play(async ({ a, context }) => {
    const archive = await archiveOf('east/index.html', 'west/index.html', 'west/plan.svg');
    const dialog = await choose(context, archive);
    const pages = await dialog.findByRole('combobox', { name: a('start.label') });
    await expect(pages).toHaveAccessibleDescription(a('start.hint'));
    const send = dialog.getByRole('button', { name: uiText('upload') });
    await userEvent.click(send);
    await waitFor(() => expect(pages).toHaveFocus());
    await expect(pages).toBeInvalid();
    await expect(dialog.getByText(a('start.missing'))).toBeVisible();
    await expect(uploads.controls.requests).toHaveLength(0);
    await userEvent.selectOptions(pages, 'west/index.html');
    await expect(dialog.queryByText(a('start.missing'))).toBeNull();
    send.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(1));
    await expect(uploads.controls.requests[0]).toMatchObject({
      name: 'createPilot',
      fields: { startPage: 'west/index.html' },
    });
  }),
};

/** Incomplete, or no ZIP archive: it cannot be sent, but another file can be chosen. */
export const Unreadable: Story = {
  tags: ['error'],
  play: play(async ({ a, context }) => {
    const dialog = await choose(context, new File(['PK…'], 'new-tower.zip'));
    await waitFor(() => expect(dialog.getByText(a('refused.unreadable'))).toBeVisible());
    const send = dialog.getByRole('button', { name: uiText('upload') });
    await expect(send).toBeDisabled();
    await userEvent.upload(dialog.getByLabelText(a('archive.change')), zip());
    await waitFor(() => expect(send).toBeEnabled());
  }),
};

/** The server would refuse it: it cannot be sent. */
export const ArchiveRefused: Story = {
  tags: ['error'],
  play: play(async ({ a, context }) => {
    const dialog = await choose(context, await archiveOf('a/b/c/d/e/index.html', 'read me.txt'));
    const name = 'a/b/c/d/e/index.html';
    await waitFor(async () =>
      expect(await dialog.findByText(a('refused.deepStartPage', { name }))).toBeVisible(),
    );
    await expect(dialog.getByRole('button', { name: uiText('upload') })).toBeDisabled();
  }),
};

export const Uploading: Story = {
  tags: ['loading'],
  play: play(async ({ a, globals, context }) => {
    const dialog = await upload(context);
    uploads.controls.send(0.42);
    const bar = await dialog.findByRole('progressbar', {
      name: textOf(transferTexts, globals)('sending'),
    });
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(30));
    // Announced inside the dialog: the page behind a modal dialog is inert.
    await expect(dialog.getByText(a('archive.said', { percent: 25 }))).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^\d+%/));
    await expect(
      dialog.getByRole('button', { name: textOf(transferTexts, globals)('cancel') }),
    ).toBeEnabled();
  }),
};

export const Offline: Story = {
  tags: ['offline'],
  play: async (context) => {
    const dialog = await upload(context);
    uploads.controls.send(0.42);
    uploads.controls.goOffline();
    await expect(
      await dialog.findByText(textOf(transferTexts, context.globals)('offline')),
    ).toBeVisible();
  },
};

export const Finishing: Story = {
  tags: ['loading'],
  play: play(async ({ a, context }) => {
    const dialog = await upload(context);
    uploads.controls.send(1);
    await waitFor(async () =>
      expect(await dialog.findByText(a('archive.finishingWhy'))).toBeVisible(),
    );
    await expect(dialog.getByRole('button', { name: uiText('close') })).toBeDisabled();
  }),
};

/** The message that follows the dialog. F6 reaches it, and its link opens the tour in a new tab. */
async function leadsToTour({ globals }: Pick<Context, 'globals'>, url: string) {
  const a = textOf(tourUploadTexts, globals);
  const said = await undoToast({ globals }).says(a('archive.published'));
  await waitFor(() => expect(said).toBeVisible());
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  const link = screen.getByRole('link', { name: new RegExp(a('archive.open')) });
  await expect(link).toHaveFocus();
  await expect(link).toHaveAttribute('href', url);
  await expect(link).toHaveAttribute('target', '_blank');
}

/** It says so once it is done, closes, and leaves a message that leads to the tour. */
export const Uploaded: Story = {
  tags: ['done'],
  play: play(async ({ a, t, rows, msw, globals, canvas, context }) => {
    const dialog = await upload(context);
    msw.use(pilotList.withNew);
    uploads.controls.answer({ message: textOf(serverTexts, globals)('tourPublished') });
    await expect(await dialog.findByText(a('archive.done'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: t('pilots.create') })).toHaveFocus();
    await waitFor(() => expect(rows()).toEqual(['demo', 'villa', 'new-tower']));
    await leadsToTour(context, '/pilot-project/new-tower');
  }),
};

async function cancelEarly(context: Context) {
  const dialog = await upload(context);
  await userEvent.click(
    dialog.getByRole('button', { name: textOf(transferTexts, context.globals)('cancel') }),
  );
  return dialog;
}

export const UploadCancelled: Story = {
  beforeEach: ({ msw }) => msw.use(cancelUpload.done),
  play: play(async ({ a, context }) => {
    const dialog = await cancelEarly(context);
    await waitFor(async () =>
      expect(await dialog.findByText(a('archive.cancelled'))).toBeVisible(),
    );
    await expect(uploads.controls.isCancelled()).toBe(true);
    // Back to the choice of a file.
    await expect(dialog.queryByTitle('new-tower.zip')).toBeNull();
    await expect(dialog.getByLabelText(a('archive.drop'))).toBeEnabled();
  }),
};

export const CleanUpFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(cancelUpload.serverError),
  play: play(async ({ a, context }) => {
    const dialog = await cancelEarly(context);
    await waitFor(async () =>
      expect(await dialog.findByText(a('archive.notCleaned'))).toBeVisible(),
    );
  }),
};

export const UploadRefused: Story = {
  tags: ['error'],
  play: async (context) => {
    const dialog = await upload(context);
    const message = textOf(serverTexts, context.globals)('pilotNameTaken');
    uploads.controls.fail({ kind: 'refused', status: 400, message, errors: {} });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(dialog.getByRole('button', { name: uiText('again') }));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(2));
    const tooMany = textOf(serverTexts, context.globals)('tooManyOpen');
    uploads.controls.fail({ kind: 'rateLimited', message: tooMany, retryAfter: 60 });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(tooMany);
  },
};

/** A large file is uploaded in chunks; a full disk fails it immediately, because a retry cannot succeed. */
export const UploadFindsFullDisk: Story = {
  parameters: { screen: { holdsUploads: false } },
  beforeEach: ({ msw }) => msw.use(...resumableUploads.offered, resumableUploads.diskFull),
  play: async (context) => {
    const dialog = await choose(context, await largeArchive());
    await dialog.findByTitle('large.zip');
    await userEvent.click(dialog.getByRole('button', { name: uiText('upload') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      textOf(serverTexts, context.globals)('noSpace'),
    );
    await expect(dialog.getByRole('button', { name: uiText('again') })).toBeEnabled();
  },
};

/** The file stays selected for another attempt. */
export const UploadFailed: Story = {
  tags: ['error', 'offline'],
  play: play(async ({ a, context }) => {
    const dialog = await upload(context);
    uploads.controls.fail({ kind: 'serverError' });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(a('archive.failed'));
    await waitFor(() => expect(dialog.getByTitle('new-tower.zip')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: uiText('again') }));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(2));
    uploads.controls.fail({ kind: 'offline' });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(a('archive.failed'));
  }),
};
