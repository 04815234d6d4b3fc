import { BANNER_MS, FOOTAGE_RESET_MS } from '@jawla/contract/durations';
import { footageProjects, serverTexts } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '#shell';
import { expectWrongFields, screenStory, uploads } from '#testing';
import { textOf, windowOf } from '#testing';
import { transferTexts } from '#transfers';
import { saveDraft } from '../../footageDraft';
import type { FootageKind } from '../../footage.model';
import { footageTexts } from '../../footage.texts';
import { FootageScreen } from './FootageScreen';
import { features } from '../../session.page';

const MISSING = { screen: { path: '/upload-files/missing-photo' } };

const meta = {
  title: 'Screens/Staff/Hand in footage',
  tags: ['whole'],
  component: FootageScreen,
  args: { kind: 'session' },
  decorators: [screenStory({ features, path: '/upload-files/session-data', holdsUploads: true })],
  render: ({ kind }) => (
    <Page name={kind === 'session' ? 'uploadSession' : 'uploadMissing'}>
      <FootageScreen kind={kind} />
    </Page>
  ),
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem('footage-session-noor');
  },
} satisfies Meta<typeof FootageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<
  Parameters<NonNullable<Story['play']>>[0],
  'canvasElement' | 'globals' | 'args'
>;

const video = (name: string, type = 'video/mp4') => new File(['x'.repeat(100)], name, { type });

function large(name: string, type: string) {
  const file = new File(['much'], name, { type });
  Object.defineProperty(file, 'size', { value: 101 * 1024 * 1024 });
  return file;
}

function screen({ canvasElement, globals, args }: Context) {
  const t = textOf(footageTexts, globals);
  const tTransfer = textOf(transferTexts, globals);
  const said = textOf(serverTexts, globals);
  const canvas = within(canvasElement);
  const kind: FootageKind = args.kind;
  const picker = () => canvas.findByLabelText(t(`${kind}.drop`));
  const field = () => canvas.findByRole('combobox', { name: new RegExp(t('projectName')) });
  const listed = () => {
    const list = canvas.queryByRole('list', { name: t('files') });
    return list === null
      ? []
      : within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent);
  };
  const button = (name: string) => canvas.findByRole('button', { name });
  // Devices may pass other files than those that `accept` allows.
  const user = userEvent.setup({ applyAccept: false });
  const choose = async (...files: File[]) => user.upload(await picker(), files);
  const start = async (...files: File[]) => {
    await choose(...files);
    await userEvent.type(await field(), 'Harbour House');
    await userEvent.click(await button(t('upload', { smart_count: files.length })));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(1));
  };
  return { t, tTransfer, said, canvas, picker, field, listed, button, choose, start };
}

/** Dropped on the page, outside of the drop zone. */
function drop(file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const options = { bubbles: true, cancelable: true, dataTransfer };
  document.body.dispatchEvent(new DragEvent('drop', options));
}

const three = () => [video('a.mp4'), video('b.MOV', ''), video('مقطع ثالث.mkv', '')];
const photos = () => [video('a.jpg', 'image/jpeg'), video('b.png', 'image/png'), video('c.mp4')];

export const Idle: Story = {
  tags: ['empty'],
  play: async (context) => {
    const { canvas, t, field, listed, button } = screen(context);
    await expect(await canvas.findByRole('heading', { name: t('session.title') })).toBeVisible();
    await expect(await field()).toHaveValue('');
    await expect(listed()).toHaveLength(0);
    await userEvent.click(await button(t('uploadNone')));
    await expect(await canvas.findByText(t('noFile'))).toBeVisible();
    const drop = canvas.getByLabelText(t('session.drop'));
    await expectWrongFields(context, [await field(), drop], 'inSight');
    await userEvent.click(await field());
    await userEvent.type(await field(), 'Palm tower');
    await userEvent.click(await button(t('uploadNone')));
    await expect(await canvas.findByLabelText(t('session.drop'))).toHaveFocus();
  },
};

export const IdleOnPhone: Story = {
  ...Idle,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Selected: Story = {
  play: async (context) => {
    const { canvas, t, choose, listed, button } = screen(context);
    await choose(...three());
    await expect(listed()).toHaveLength(3);
    await expect(canvas.getByText(new RegExp(`^${t('count', { smart_count: 3 })}`))).toBeVisible();
    await expect(await button(t('upload', { smart_count: 3 }))).toBeEnabled();
  },
};

/** Names are found without hamza. */
export const ProjectChosen: Story = {
  play: async (context) => {
    const { canvas, t, field } = screen(context);
    await userEvent.type(await field(), 'احمد');
    await userEvent.click(await canvas.findByRole('option', { name: 'دارة أحمد' }));
    await expect(await field()).toHaveValue('دارة أحمد');
    await expect(canvas.queryByText(t('projectName.unmatchedNote'))).toBeNull();
  },
};

/** Any other name stays, and is marked. */
export const ProjectUnmatched: Story = {
  play: async (context) => {
    const { canvas, t, field } = screen(context);
    await canvas.findByRole('heading', { name: t('session.title') });
    await userEvent.type(await field(), 'Harbor');
    await expect(await canvas.findByText(t('projectName.unmatchedNote'))).toBeVisible();
    await expect(
      canvas.getByRole('option', { name: new RegExp(t('projectName.unmatched')) }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(await field()).toHaveValue('Harbor');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'harbour house');
    await userEvent.tab();
    await expect(await field()).toHaveValue('harbour house');
    await expect(canvas.queryByText(t('projectName.unmatchedNote'))).toBeNull();
  },
};

/** The list closes when files are chosen, and on a phone it never lies over the button that sends them. */
export const ProjectListOnPhone: Story = {
  ...windowOf(390, 844),
  play: async (context) => {
    const { canvas, t, field, choose, button } = screen(context);
    await userEvent.click(await field());
    const options = await canvas.findAllByRole('option');
    await expect(options.length).toBeGreaterThan(1);
    const submit = await button(t('uploadNone'));
    const list = canvas.getByRole('listbox');
    await expect(list.getBoundingClientRect().bottom).toBeLessThan(
      submit.getBoundingClientRect().top,
    );
    await userEvent.type(await field(), 'Harbour House');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await choose(video('a.mp4'));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.click(await field());
    await canvas.findByRole('listbox');
    await userEvent.click(await button(t('upload', { smart_count: 1 })));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(1));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    uploads.controls.fail({ kind: 'serverError' });
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Without the list, any name can be typed, and none is marked. */
export const ProjectsUnreachable: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(footageProjects.unreachable),
  play: async (context) => {
    const { canvas, t, field } = screen(context);
    await userEvent.type(await field(), 'Palm tower');
    await userEvent.tab();
    await expect(await field()).toHaveValue('Palm tower');
    await expect(canvas.queryByText(t('projectName.unmatchedNote'))).toBeNull();
  },
};

/** The browser was closed during an upload: its files are named for a day. */
export const AfterAClosedBrowser: Story = {
  beforeEach: () => {
    const files = [{ name: 'a.mp4', size: 48_000_000 }];
    const draft = { projectName: 'Harbour House', files };
    saveDraft('noor', 'session', draft, { isStarted: true });
    sessionStorage.clear();
  },
  play: async (context) => {
    const { canvas, t, choose, field } = screen(context);
    const lost = await canvas.findByRole('list', { name: t('ghosts') });
    await expect(within(lost).getAllByRole('listitem')).toHaveLength(1);
    await expect(await field()).toHaveValue('Harbour House');
    await choose(video('a.mp4'));
    await waitFor(() => expect(canvas.queryByRole('list', { name: t('ghosts') })).toBeNull());
  },
};

export const NameRequired: Story = {
  tags: ['error'],
  play: async (context) => {
    const { canvas, t, choose, button } = screen(context);
    await choose(video('a.mp4'));
    await userEvent.click(await button(t('upload', { smart_count: 1 })));
    await expect(await canvas.findByText(t('projectName.required'))).toBeVisible();
    await expect(uploads.controls.requests).toHaveLength(0);
  },
};

export const NameHidden: Story = {
  tags: ['error'],
  play: async (context) => {
    const { canvas, t, choose, field, button } = screen(context);
    await choose(video('a.mp4'));
    await userEvent.type(await field(), 'Harbour\u2800 House');
    await userEvent.click(await button(t('upload', { smart_count: 1 })));
    await expect(await canvas.findByText(t('projectName.hidden'))).toBeVisible();
    await expect(uploads.controls.requests).toHaveLength(0);
  },
};

/** Invalid files are listed, each with its reason; the valid one stays. */
function refuses(
  file: () => File,
  reason: 'tooLarge' | 'duplicate' | 'invalid',
): NonNullable<Story['play']> {
  return async (context) => {
    const { canvas, t, choose, listed } = screen(context);
    await choose(video('a.mp4'));
    await choose(file());
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(`${file().name} ${t(reason)}`);
    await expect(listed()).toHaveLength(1);
  };
}

export const TooLarge: Story = {
  tags: ['error'],
  play: refuses(() => large('big.mp4', 'video/mp4'), 'tooLarge'),
};

export const Duplicate: Story = {
  tags: ['error'],
  play: refuses(() => video('a.mp4'), 'duplicate'),
};

export const WrongType: Story = {
  tags: ['error'],
  play: refuses(() => video('a.jpg', 'image/jpeg'), 'invalid'),
};

export const Uploading: Story = {
  tags: ['loading'],
  play: async (context) => {
    const { canvas, t, start, button, picker } = screen(context);
    await start(...three());
    uploads.controls.send(0.42);
    await expect(await canvas.findByText('42%', { exact: false })).toBeVisible();
    // Each file has its own progress.
    await expect(
      canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow')),
    ).toEqual(['100', '26', '0', '42']);
    await expect(await button(t('upload', { smart_count: 3 }))).toBeDisabled();
    await expect(await picker()).toBeDisabled();
    await waitFor(() => expect(document.title).toMatch(/^42% · /));
  },
};

/** Files that are dropped during an upload are not added. */
export const Ignored: Story = {
  play: async (context) => {
    const { start, listed } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.send(0.42);
    drop(video('b.mp4'));
    await expect(listed()).toHaveLength(1);
  },
};

/** Files dropped outside of the drop zone are added, too. */
export const DroppedOnThePage: Story = {
  play: async (context) => {
    const { picker, listed } = screen(context);
    await picker();
    drop(video('b.mp4'));
    await waitFor(() => expect(listed()).toHaveLength(1));
  },
};

export const Hundred: Story = {
  tags: ['loading'],
  play: async (context) => {
    const { canvas, t, tTransfer, start, button } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.send(1);
    await expect(await canvas.findByText(tTransfer('finishing'))).toBeVisible();
    await expect(canvas.getByText('100%', { exact: false })).toBeVisible();
    await expect(await button(t('upload', { smart_count: 1 }))).toBeDisabled();
  },
};

export const Success: Story = {
  tags: ['done'],
  play: async (context) => {
    const { canvas, t, start, listed, said } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.answer({ message: said('filesReceived') });
    await expect(await canvas.findByText(said('filesReceived'))).toBeVisible();
    await expect(canvas.getByText('100%', { exact: false })).toBeVisible();
    await expect(listed()).toHaveLength(1);
    await expect(listed()[0]).toContain(textOf(transferTexts, context.globals)('done'));
    const receipt = canvas.getByText(said('filesReceived')).closest('[role=status]');
    await expect(receipt).toHaveTextContent(t('count', { smart_count: 1 }));
    await expect(receipt).toHaveTextContent('Harbour House');
  },
};

/** The screen is ready for more files after two seconds; the message stays for another two. */
export const Reset: Story = {
  tags: ['empty'],
  play: async (context) => {
    const { canvas, t, start, field, listed, said } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.answer({ message: said('filesReceived') });
    await expect(await canvas.findByText(said('filesReceived'))).toBeVisible();
    const since = performance.now();
    await waitFor(() => expect(listed()).toHaveLength(0));
    await expect(performance.now() - since).toBeGreaterThan(FOOTAGE_RESET_MS / 2);
    await expect(canvas.getByText(said('filesReceived'))).toBeVisible();
    await expect(await field()).toHaveValue('');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: t('uploadNone') })).toBeEnabled();
    await waitFor(() => expect(canvas.queryByText(said('filesReceived'))).toBeNull());
    await expect(performance.now() - since).toBeGreaterThan(BANNER_MS / 2);
  },
};

export const Failed: Story = {
  tags: ['error'],
  play: async (context) => {
    const { canvas, t, start, button, field, listed } = screen(context);
    await start(...three());
    uploads.controls.fail({ kind: 'serverError' });
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(listed()).toHaveLength(3);
    await expect(await field()).toHaveValue('Harbour House');
    await userEvent.click(await button(t('again')));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(2));
  },
};

/** The message hides by itself; trying again stays possible. */
export const FailureHides: Story = {
  tags: ['error'],
  play: async (context) => {
    const { canvas, t, start, button, listed } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.fail({ kind: 'serverError' });
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(listed()).toHaveLength(1);
    await expect(await button(t('again'))).toBeEnabled();
  },
};

/** The connection breaks although the browser reports that it is online. */
export const ConnectionLost: Story = {
  tags: ['offline'],
  play: async (context) => {
    const { canvas, t, start, listed } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.send(0.42);
    uploads.controls.fail({ kind: 'offline' });
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await expect(listed()).toHaveLength(1);
  },
};

export const OfflineWaiting: Story = {
  tags: ['offline'],
  play: async (context) => {
    const { canvas, tTransfer, start } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.send(0.42);
    uploads.controls.goOffline();
    await expect(await canvas.findByText(tTransfer('offline'))).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

export const GoesOnByItself: Story = {
  play: async (context) => {
    const { canvas, tTransfer, start, said } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.goOffline();
    await canvas.findByText(tTransfer('offline'));
    uploads.controls.goOnline();
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(2));
    uploads.controls.answer({ message: said('filesReceived') });
    await expect(await canvas.findByText(said('filesReceived'))).toBeVisible();
  },
};

/** The browser asks before it leaves the page once there are unsaved changes (`beforeunload`). */
export const Leaving: Story = {
  play: async (context) => {
    const { choose, picker } = screen(context);
    await picker();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(asks()).toBe(false);
    await choose(video('a.mp4'));
    await waitFor(() => expect(asks()).toBe(true));
  },
};

/** A browser does not keep files over a reload, but the screen stores their names. */
export const GhostsAfterAReload: Story = {
  beforeEach: () => {
    const files = [
      { name: 'a.mp4', size: 48_000_000 },
      { name: 'b.mp4', size: 12_000_000 },
    ];
    saveDraft('noor', 'session', { projectName: 'Harbour House', files });
  },
  play: async (context) => {
    const { canvas, t, choose, field, listed } = screen(context);
    const lostFiles = async () =>
      within(await canvas.findByRole('list', { name: t('ghosts') })).getAllByRole('listitem');
    await expect(await lostFiles()).toHaveLength(2);
    await expect(await field()).toHaveValue('Harbour House');
    await choose(video('a.mp4'));
    await expect(await lostFiles()).toHaveLength(1);
    await expect(listed()).toHaveLength(1);
  },
};

export const TwoHundredFiles: Story = {
  play: async (context) => {
    const { t, choose, listed, button } = screen(context);
    await choose(...Array.from({ length: 200 }, (_, at) => video(`clip-${at + 1}.mp4`)));
    await expect(listed()).toHaveLength(200);
    await expect(await button(t('upload', { smart_count: 200 }))).toBeEnabled();
  },
};

export const RemovesAndRestores: Story = {
  play: async (context) => {
    const { canvas, t, choose, listed, button } = screen(context);
    await choose(...three());
    await userEvent.click(await button(t('remove', { name: 'a.mp4' })));
    await expect(listed()).toHaveLength(2);
    // Submitted without a name: the list is cleared afterwards, and must not report missing files.
    await userEvent.click(await button(t('upload', { smart_count: 2 })));
    await userEvent.click(await button(t('removeAll')));
    await expect(listed()).toHaveLength(0);
    await expect(canvas.queryByText(t('noFile'))).toBeNull();
    await waitFor(async () => expect(await button(t('undo'))).toHaveFocus());
    await userEvent.click(await button(t('undo')));
    await expect(listed()).toHaveLength(2);
  },
};

export const Cancels: Story = {
  play: async (context) => {
    const { canvas, t, start, button, listed } = screen(context);
    await start(video('a.mp4'));
    uploads.controls.send(0.42);
    await userEvent.click(await button(t('cancel')));
    await expect(uploads.controls.isCancelled()).toBe(true);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(listed()).toHaveLength(1);
  },
};

export const MissingIdle: Story = {
  args: { kind: 'missing' },
  tags: ['empty'],
  parameters: MISSING,
  play: async (context) => {
    const { canvas, t } = screen(context);
    await expect(await canvas.findByRole('heading', { name: t('missing.title') })).toBeVisible();
  },
};

export const MissingSelected: Story = {
  args: { kind: 'missing' },
  parameters: MISSING,
  play: async (context) => {
    const { choose, listed } = screen(context);
    await choose(...photos());
    await expect(listed()).toHaveLength(3);
  },
};

export const MissingNameRequired: Story = {
  ...NameRequired,
  args: { kind: 'missing' },
  tags: ['error'],
  parameters: MISSING,
};

export const MissingTooLarge: Story = {
  args: { kind: 'missing' },
  tags: ['error'],
  parameters: MISSING,
  play: refuses(() => large('big.jpg', 'image/jpeg'), 'tooLarge'),
};

export const MissingWrongType: Story = {
  args: { kind: 'missing' },
  tags: ['error'],
  parameters: MISSING,
  play: refuses(() => video('a.txt', 'text/plain'), 'invalid'),
};

export const MissingUploading: Story = {
  ...Uploading,
  args: { kind: 'missing' },
  tags: ['loading'],
  parameters: MISSING,
};

export const MissingSuccess: Story = {
  ...Success,
  args: { kind: 'missing' },
  tags: ['done'],
  parameters: MISSING,
};

export const MissingFailed: Story = {
  ...Failed,
  args: { kind: 'missing' },
  tags: ['error'],
  parameters: MISSING,
};

/** Rows have a still of what was chosen, where the browser can show it. */
export const Stills: Story = {
  args: { kind: 'missing' },
  parameters: MISSING,
  play: async (context) => {
    const { choose, canvas, t } = screen(context);
    const drawing = new OffscreenCanvas(64, 40);
    drawing.getContext('2d')?.fillRect(0, 0, 32, 40);
    const type = 'image/png';
    const photo = new File([await drawing.convertToBlob({ type })], 'corridor.png', { type });
    await choose(photo, video('lift.mkv'));
    const list = canvas.getByRole('list', { name: t('files') });
    // Only rows in sight have one, and the window may have been scrolled.
    list.scrollIntoView();
    await waitFor(() => {
      const still = list.querySelector('img');
      return expect(still === null ? '0' : getComputedStyle(still).opacity).toBe('1');
    });
  },
};

/** Two large buttons; what the camera takes gets a name of its own. */
export const OnPhone: Story = {
  args: { kind: 'missing' },
  parameters: MISSING,
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { canvas, t, listed } = screen(context);
    const camera = await canvas.findByLabelText(t('missing.camera'));
    const hidden = canvas.getByText(t('missing.drop'));
    await expect(hidden.getBoundingClientRect().width).toBeLessThan(2);
    await expect(canvas.getByText(t('missing.choose'))).toBeVisible();
    await userEvent.upload(camera, video('image.jpg', 'image/jpeg'));
    await waitFor(() => expect(listed()).toHaveLength(1));
    await expect(listed()[0]).toMatch(/\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d.*\.jpg/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
