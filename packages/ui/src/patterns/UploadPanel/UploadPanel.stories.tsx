import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button';
import { Ltr } from '../../components/Ltr';
import { Text } from '../../components/Text';
import { ArchiveIcon } from '../../icons';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { UploadPanel, type UploadState } from './UploadPanel';

const words = {
  en: {
    drop: 'Drag the zip file here, or choose it',
    hint: 'One zip file',
    files: 'Selected file',
    uploading: 'Uploading…',
    left: '12 s left',
    finishing: 'Finishing…',
    done: 'Uploaded',
    failed: 'An error occurred during the upload. Please try again.',
    check: 'A Marzipano tour with 1,204 files, 82 MB unpacked',
    cancel: 'Cancel upload',
    send: 'Upload',
    again: 'Try again',
    remove: (name: string) => `Remove ${name}`,
    said: (percent: number) => `${percent}% uploaded`,
  },
  ar: {
    drop: 'اسحب ملف zip إلى هنا أو اختره',
    hint: 'ملف zip واحد',
    files: 'الملف المختار',
    uploading: 'جارٍ الرفع…',
    left: 'بقيت 12 ثانية',
    finishing: 'جارٍ الإنهاء…',
    done: 'اكتمل الرفع',
    failed: 'حدث خطأ أثناء الرفع. يُرجى المحاولة مجددًا.',
    check: 'جولة Marzipano فيها 1204 ملفات، 82 ميغابايت بعد فك الضغط',
    cancel: 'إلغاء',
    send: 'رفع',
    again: 'إعادة المحاولة',
    remove: (name: string) => `إزالة ${name}`,
    said: (percent: number) => `رُفع ${percent}%`,
  },
};
const files = [
  { id: 'a', name: 'villa-haddad.zip', detail: <Ltr>64.1 MB</Ltr>, icon: <ArchiveIcon /> },
];
const press = fn();

type Words = (typeof words)['en'];

interface ShownProps {
  globals: Readonly<Record<string, unknown>>;
  state: (texts: Words) => UploadState;
  chosen?: boolean;
  action?: 'send' | 'cancel' | 'again';
  onFiles?: (files: readonly File[]) => void;
}

function Shown({ globals, state, chosen = true, action, onFiles = fn() }: ShownProps) {
  const texts = inLocale(globals, words);
  return (
    <UploadPanel
      state={state(texts)}
      drop={{ label: texts.drop, hint: texts.hint, accept: '.zip', onFiles }}
      files={chosen ? files : []}
      filesLabel={texts.files}
      removal={{ label: texts.remove, onRemove: press }}
      preflight={chosen && <Text size="small">{texts.check}</Text>}
      announcement={texts.said}
      actions={
        action && (
          <Button variant={action === 'cancel' ? 'secondary' : 'primary'} onClick={press}>
            {texts[action]}
          </Button>
        )
      }
    />
  );
}

const meta = {
  title: 'Components/Forms/UploadPanel',
  component: UploadPanel,
  decorators: [padded('32rem')],
  beforeEach: () => {
    press.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Waiting: Story = {
  render: (_, { globals }) => (
    <Shown globals={globals} chosen={false} state={() => ({ phase: 'wait' })} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(inLocale(globals, words).drop)).toBeEnabled();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Chosen: Story = {
  render: (_, { globals }) => (
    <Shown globals={globals} action="send" state={() => ({ phase: 'wait' })} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const { check, remove } = inLocale(globals, words);
    await expect(canvas.getByText(check)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: remove('villa-haddad.zip') }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** The bar grows from the inline start; the digits are not mirrored. */
export const UnderWay: Story = {
  render: (_, { globals }) => (
    <Shown
      globals={globals}
      action="cancel"
      state={({ uploading, left }) => ({
        phase: 'progress',
        label: uploading,
        percent: 42,
        detail: left,
      })}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { uploading, said } = inLocale(globals, words);
    const bar = canvas.getByRole('progressbar', { name: uploading });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText(said(25))).toBeInTheDocument();
    const fill = bar.firstElementChild?.getBoundingClientRect();
    const track = bar.getBoundingClientRect();
    if (!fill) throw new Error('The bar is filled.');
    await expect(
      globals['locale'] === 'ar' ? track.right - fill.right : fill.left - track.left,
    ).toBeLessThan(2);
  },
};

export const Finishing: Story = {
  render: (_, { globals }) => (
    <Shown
      globals={globals}
      state={({ finishing }) => ({ phase: 'finishing', label: finishing })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Done: Story = {
  render: (_, { globals }) => (
    <Shown globals={globals} state={({ done }) => ({ phase: 'done', label: done })} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLocale(globals, words).done)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** The selected files are preserved. */
export const Failed: Story = {
  render: (_, { globals }) => (
    <Shown
      globals={globals}
      action="again"
      state={({ failed }) => ({ phase: 'failed', message: failed })}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const { failed, again } = inLocale(globals, words);
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed);
    await expect(canvas.getByRole('list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: again }));
    await expect(press).toHaveBeenCalledOnce();
  },
};
