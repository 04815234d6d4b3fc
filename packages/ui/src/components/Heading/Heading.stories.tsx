import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rectOfText } from '../../testing/geometry';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Heading } from './Heading';

const words = { en: 'Your projects', ar: 'مشاريعك' };

const meta = {
  title: 'Components/Data/Heading',
  component: Heading,
  parameters: guide({
    do: ['With the level of the outline; `size` changes the look only.'],
    dont: ['For large text that titles nothing: use Text.'],
    rtl: 'Arabic is larger, with more leading, and never letter-spaced.',
    accessibility: 'An `h1` to `h6`.',
    keys: 'none',
  }),
  args: { level: 1 },
  decorators: [padded()],
  render: (args, { globals }) => <Heading {...args}>{inLocale(globals, words)}</Heading>,
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: inLocale(globals, words) }),
    ).toBeVisible();
  },
};

/** The level belongs to the outline; the visual size may differ. */
export const SizeOfItsOwn: Story = {
  args: { level: 2, size: 'lead' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** A name is not torn between two lines, and one in the other script begins where the page does. */
export const Names: Story = {
  parameters: { room: '22rem' },
  render: (_, { globals }) => {
    const { name, other, sentence } = inLocale(globals, names);
    return (
      <>
        <Heading level={2}>
          {sentence} <bdi>{name}</bdi>
        </Heading>
        <p style={{ display: 'flex', flexDirection: 'column' }}>
          <bdi>{other}</bdi>
        </p>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { name, other } = inLocale(globals, names);
    const isolate = canvas.getByText(name);
    const lineHeight = parseFloat(getComputedStyle(isolate).lineHeight);
    await expect(isolate.getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight);
    const line = canvas.getByText(other);
    const { left, right } = rectOfText(line, other);
    const box = line.getBoundingClientRect();
    const gap = globals['locale'] === 'ar' ? box.right - right : left - box.left;
    await expect(gap).toBeLessThan(2);
  },
};

const names = {
  en: { sentence: 'Delete the whole project', name: 'Harbour House North', other: 'دارة أحمد' },
  ar: { sentence: 'حذف المشروع كله نهائيًا', name: 'دارة الأمير عبد العزيز', other: 'Harbour House' },
};
