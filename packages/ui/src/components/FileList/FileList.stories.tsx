import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilmIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { rectOfText } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Ltr } from '../Ltr';
import { FileList } from './FileList';

const words = {
  en: {
    label: 'Chosen files',
    remove: (name: string) => `Remove ${name}`,
    invalid: 'notes.txt is invalid',
  },
  ar: {
    label: 'الملفات المختارة',
    remove: (name: string) => `إزالة ${name}`,
    invalid: 'notes.txt غير صالح',
  },
};
const remove = fn();
const size = <Ltr>38.2 MB</Ltr>;

const meta = {
  title: 'Components/Forms/FileList',
  component: FileList,
  parameters: guide({
    do: ['For files that were chosen, with their state.'],
    dont: ['For other rows: use Table.'],
    rtl: 'Names are isolated and keep their ending in sight.',
    accessibility: 'A named list. Each remove button says which file.',
    keys: 'button',
  }),
  args: {
    'aria-label': '',
    files: [
      { id: 'a', name: 'session-2026-03-05.mp4', detail: size, icon: <FilmIcon /> },
      { id: 'b', name: 'صالة-الاستقبال.webm', detail: size, icon: <FilmIcon /> },
    ],
  },
  decorators: [padded('26rem')],
  beforeEach: () => {
    remove.mockClear();
  },
  render: (args, { globals }) => {
    const { label, remove: name } = inLocale(globals, words);
    return <FileList {...args} aria-label={label} removal={{ label: name, onRemove: remove }} />;
  },
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    // Screen readers read it in one piece.
    const whole = canvas.getByText('session-2026-03-05.mp4');
    await expect(whole.closest('[aria-hidden]')).toBeNull();
    await expect(canvas.getByTitle('session-2026-03-05.mp4')).toHaveAttribute('aria-hidden');
    const { remove: name } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: name('session-2026-03-05.mp4') }));
    await expect(remove).toHaveBeenLastCalledWith('a');
  },
};

/** The extension is to the right of the name in both languages, and remains visible when the name is truncated. */
export const LongText: Story = {
  args: {
    files: [{ id: 'a', name: `${'very-long-session-name-'.repeat(5)}2026.mp4`, detail: size }],
  },
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByRole('listitem');
    if (!item) throw new Error('There is one file.');
    const end = rectOfText(item, '2026.mp4');
    const { left, right } = item.getBoundingClientRect();
    await expect(end.left).toBeGreaterThan(left);
    await expect(end.right).toBeLessThanOrEqual(right);
    await expect(rectOfText(item, 'very').left).toBeLessThan(end.left);
  },
};

const MIXED = 'session_2026 (نسخة نهائية).mp4';
const LONG_ARABIC = `${'نسخة نهائية من جولة الفيلا '.repeat(5)}2026.mp4`;

/** An Arabic name is shaped and ordered as in running text: it is not split in the middle of a word. */
export const MixedName: Story = {
  args: { files: [{ id: 'a', name: MIXED, detail: size }] },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    const name = canvas.getByTitle(MIXED);
    const whole = name.cloneNode();
    whole.textContent = MIXED;
    name.after(whole);
    const { width } = name.getBoundingClientRect();
    // Only kerning next to the extension may differ.
    await expect(
      Math.abs((name.nextElementSibling?.getBoundingClientRect().width ?? 0) - width),
    ).toBeLessThan(2);
    name.nextElementSibling?.remove();

    const first = rectOfText(item, 'نسخة');
    const second = rectOfText(item, 'نهائية');
    await expect(rectOfText(item, 'session').right).toBeLessThan(second.left);
    await expect(second.right).toBeLessThan(first.left);
    await expect(first.right).toBeLessThan(rectOfText(item, '.mp4').left);
  },
};

/** The end of an Arabic name is truncated at its left, next to the extension, which remains. */
export const LongArabicName: Story = {
  args: { files: [{ id: 'a', name: LONG_ARABIC, detail: size }] },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    const { left, right } = item.getBoundingClientRect();
    const start = rectOfText(item, 'نسخة');
    const extension = rectOfText(item, '.mp4');
    await expect(start.left).toBeGreaterThan(left);
    await expect(start.right).toBeLessThanOrEqual(extension.left + 1);
    await expect(extension.right).toBeLessThanOrEqual(right);
  },
};

export const Invalid: Story = {
  args: { files: [] },
  render: (args, { globals }) => {
    const { label, invalid } = inLocale(globals, words);
    return (
      <FileList
        {...args}
        aria-label={label}
        files={[{ id: 'a', name: 'notes.txt', error: invalid }]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLocale(globals, words).invalid)).toBeVisible();
  },
};
