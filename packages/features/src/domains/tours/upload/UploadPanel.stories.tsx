import { Ltr } from '@jawla/ui';
import { ArchiveIcon } from '@jawla/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { languageOf, padded } from '#testing';
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
    said: (percent: number) => `رُفع ${percent}%`,
  },
};
const files = [
  { id: 'a', name: 'villa-haddad.zip', detail: <Ltr>64.1 MB</Ltr>, icon: <ArchiveIcon /> },
];

type Words = (typeof words)['en'];

interface ShownProps {
  globals: Readonly<Record<string, unknown>>;
  state: (texts: Words) => UploadState;
  chosen?: boolean;
}

function Shown({ globals, state, chosen = true }: ShownProps) {
  const texts = words[languageOf(globals)];
  return (
    <UploadPanel
      state={state(texts)}
      drop={{ label: texts.drop, hint: texts.hint, accept: '.zip', onFiles: fn() }}
      files={chosen ? files : []}
      filesLabel={texts.files}
      announcement={texts.said}
    />
  );
}

const meta = {
  title: 'Screens/Admin/Archive upload/Panel',
  component: UploadPanel,
  decorators: [padded('32rem')],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Waiting: Story = {
  render: (_, { globals }) => (
    <Shown globals={globals} chosen={false} state={() => ({ phase: 'wait' })} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(words[languageOf(globals)].drop)).toBeEnabled();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Chosen: Story = {
  render: (_, { globals }) => <Shown globals={globals} state={() => ({ phase: 'wait' })} />,
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('list', { name: words[languageOf(globals)].files });
    await expect(list).toHaveTextContent('villa-haddad.zip');
  },
};

/** The bar grows from the inline start; the digits are not mirrored. */
export const UnderWay: Story = {
  render: (_, { globals }) => (
    <Shown
      globals={globals}
      state={({ uploading, left }) => ({
        phase: 'progress',
        label: uploading,
        percent: 42,
        detail: left,
      })}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { uploading, said } = words[languageOf(globals)];
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
    await expect(canvas.getByText(words[languageOf(globals)].done)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** The selected files are preserved. */
export const Failed: Story = {
  render: (_, { globals }) => (
    <Shown globals={globals} state={({ failed }) => ({ phase: 'failed', message: failed })} />
  ),
  play: async ({ canvas, globals }) => {
    const { failed } = words[languageOf(globals)];
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed);
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};
