import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../../components/Banner';
import { Ltr } from '../../components/Ltr';
import { ArchiveIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { UploadDialog, type UploadDialogProps } from './UploadDialog';
import type { UploadState } from './UploadPanel';

const words = {
  en: {
    title: 'Upload the tour of Villa Haddad',
    cancelled: 'Upload cancelled.',
    note: 'This looks like a tour',
    labels: {
      close: 'Close',
      hide: 'Continue in background',
      cancel: 'Cancel upload',
      upload: 'Upload',
      again: 'Try again',
    },
    drop: 'Drag the zip file here, or choose it',
    hint: 'One zip file',
    files: 'Selected files',
    uploading: 'Uploading…',
    left: '12 s left',
    finishing: 'Finishing…',
    done: 'Uploaded',
    failed: 'An error occurred during the upload. Please try again.',
    said: (percent: number) => `${percent}% uploaded`,
  },
  ar: {
    title: 'رفع جولة فيلا حداد',
    cancelled: 'تم إلغاء الرفع.',
    note: 'يبدو أن هذا الملف جولة صالحة',
    labels: {
      close: 'إغلاق',
      hide: 'المتابعة في الخلفية',
      cancel: 'إلغاء الرفع',
      upload: 'رفع',
      again: 'إعادة المحاولة',
    },
    drop: 'اسحب ملف zip إلى هنا أو اختره',
    hint: 'ملف zip واحد',
    files: 'الملفات المختارة',
    uploading: 'جارٍ الرفع…',
    left: 'بقيت 12 ثانية',
    finishing: 'جارٍ الإنهاء…',
    done: 'اكتمل الرفع',
    failed: 'حدث خطأ أثناء الرفع. يُرجى المحاولة مجددًا.',
    said: (percent: number) => `رُفع ${percent}%`,
  },
};
const files = [
  { id: 'a', name: 'villa-haddad.zip', detail: <Ltr>64.1 MB</Ltr>, icon: <ArchiveIcon /> },
];

const onUpload = fn();
/** Optional, so that a story can do without. */
const onCancel = fn();
const cancelling: Pick<UploadDialogProps, 'onCancel'> = { onCancel };
const onClose = fn();

const meta = {
  title: 'Components/Overlays/UploadDialog',
  component: UploadDialog,
  parameters: guide({
    do: [
      'For large files that are chosen, sent and processed: the upload continues while the dialog is closed.',
      'Close it shortly after `done`, and lead on by a toast.',
    ],
    dont: [
      'For one picture: use ImagePicker.',
      'For files that are part of a form: use FileDrop and FileList.',
    ],
    rtl: 'The bar grows from the right in Arabic; its digits are not mirrored.',
    accessibility:
      'Progress is announced in steps of a quarter, the result immediately. While the server finishes, closing is disabled, and the button says why.',
    keys: 'dialog',
    framed: true,
  }),
  args: {
    open: true,
    title: '',
    state: { phase: 'wait' },
    drop: { label: '', onFiles: fn() },
    files,
    onUpload,
    ...cancelling,
    onClose,
  },
  beforeEach: () => {
    for (const call of [onUpload, onCancel, onClose]) call.mockClear();
  },
  render: ({ state, ...args }, { globals }) => {
    const { title, drop, hint, said, note } = inLocale(globals, words);
    return (
      <UploadDialog
        {...args}
        title={title}
        state={inWords(state, globals)}
        drop={{ ...args.drop, label: drop, hint, accept: '.zip' }}
        announcement={said}
      >
        {args.files && args.files.length > 0 && <p>{note}</p>}
      </UploadDialog>
    );
  },
} satisfies Meta<typeof UploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Readonly<Record<string, unknown>>;

/** The state with the texts of the language. */
function inWords(state: UploadState, globals: Globals): UploadState {
  const { uploading, left, finishing, done, failed } = inLocale(globals, words);
  switch (state.phase) {
    case 'wait':
      return state;
    case 'progress':
      return { ...state, label: uploading, detail: left };
    case 'finishing':
      return { ...state, label: finishing };
    case 'done':
      return { ...state, label: done };
    case 'failed':
      return { ...state, message: failed };
    default:
      return state satisfies never;
  }
}

/** The dialog, which may still be fading in. */
async function shown(globals: Globals) {
  const texts = inLocale(globals, words);
  const dialog = screen.getByRole('dialog', { name: texts.title });
  await waitFor(() => expect(dialog).toBeVisible());
  return { ...texts, dialog: within(dialog) };
}

/** Without files, the button is enabled: pressing it says what is missing. */
export const Waiting: Story = {
  args: { files: [] },
  play: async ({ globals }) => {
    const { dialog, drop, labels } = await shown(globals);
    await expect(dialog.getByLabelText(drop)).toBeEnabled();
    await expect(dialog.queryByRole('list')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: labels.upload }));
    await expect(onUpload).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  play: async ({ globals }) => {
    const { dialog, files: label, note } = await shown(globals);
    await expect(dialog.getByRole('list', { name: label })).toHaveTextContent('villa-haddad.zip');
    await expect(dialog.getByText(note)).toBeVisible();
  },
};

/** The facts below the files say why: nothing can be uploaded until another file is chosen. */
export const Refused: Story = {
  args: { isRefused: true },
  play: async ({ globals }) => {
    const { dialog, drop, labels } = await shown(globals);
    await expect(dialog.getByRole('button', { name: labels.upload })).toBeDisabled();
    await expect(dialog.getByLabelText(drop)).toBeEnabled();
  },
};

/** The bar grows from the inline start; the digits are not mirrored. Closing leaves the upload running. */
export const UnderWay: Story = {
  args: { state: { phase: 'progress', label: '', percent: 42 } },
  play: async ({ globals }) => {
    const { dialog, uploading, said, labels } = await shown(globals);
    const bar = dialog.getByRole('progressbar', { name: uploading });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(dialog.getByText(said(25))).toBeInTheDocument();
    const fill = bar.firstElementChild?.getBoundingClientRect();
    const track = bar.getBoundingClientRect();
    if (!fill) throw new Error('The bar is filled.');
    await expect(
      globals['locale'] === 'ar' ? track.right - fill.right : fill.left - track.left,
    ).toBeLessThan(2);
    await userEvent.click(dialog.getByRole('button', { name: labels.cancel }));
    await expect(onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: labels.hide }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** All of it was sent: it cannot be cancelled any more. */
export const NotCancellable: Story = {
  args: { state: { phase: 'progress', label: '', percent: 100 }, onCancel: undefined },
  play: async ({ globals }) => {
    const { dialog, labels } = await shown(globals);
    await expect(dialog.queryByRole('button', { name: labels.cancel })).toBeNull();
  },
};

/** Cannot be closed, and says why. */
export const Finishing: Story = {
  args: { state: { phase: 'finishing', label: '' } },
  play: async ({ globals }) => {
    const { dialog, finishing, labels } = await shown(globals);
    await expect(dialog.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(dialog.getByRole('button', { name: labels.close })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: finishing })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { state: { phase: 'done', label: '' } },
  play: async ({ globals }) => {
    const { dialog, done, labels } = await shown(globals);
    await expect(dialog.getByText(done)).toBeVisible();
    await expect(dialog.queryByRole('progressbar')).toBeNull();
    await expect(dialog.queryByRole('button', { name: labels.upload })).toBeNull();
  },
};

/** The selected files are preserved. */
export const Failed: Story = {
  args: { state: { phase: 'failed', message: '' } },
  play: async ({ globals }) => {
    const { dialog, failed, labels } = await shown(globals);
    await expect(dialog.getByRole('alert')).toHaveTextContent(failed);
    await expect(dialog.getByRole('list')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: labels.again }));
    await expect(onUpload).toHaveBeenCalledOnce();
  },
};

/** The message hides; trying again stays possible. */
export const FailureHidden: Story = {
  args: { state: { phase: 'failed', message: '', autoHide: { after: 20 } } },
  play: async ({ globals }) => {
    const { dialog, labels } = await shown(globals);
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(dialog.getByRole('list')).toBeVisible();
    await expect(dialog.getByRole('button', { name: labels.again })).toBeEnabled();
  },
};

/** After a cancelled upload: the result of it, and the choice of a file. */
export const Cancelled: Story = {
  args: { files: [] },
  render: (args, context) => {
    const { title, drop, cancelled } = inLocale(context.globals, words);
    return (
      <UploadDialog
        {...args}
        title={title}
        drop={{ ...args.drop, label: drop }}
        result={<Banner tone="success">{cancelled}</Banner>}
      />
    );
  },
  play: async ({ globals }) => {
    const { dialog, cancelled, drop } = await shown(globals);
    await expect(dialog.getByText(cancelled)).toBeVisible();
    await expect(dialog.getByLabelText(drop)).toBeEnabled();
  },
};
