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

/** A name in the other script that is a line by itself begins where the page does. */
export const NameInOtherScript: Story = {
  parameters: { room: '22rem' },
  render: (_, { globals }) => (
    <p style={{ display: 'flex', flexDirection: 'column' }}>
      <bdi>{inLocale(globals, names)}</bdi>
    </p>
  ),
  play: async ({ canvas, globals }) => {
    const name = inLocale(globals, names);
    const line = canvas.getByText(name);
    const { left, right } = rectOfText(line, name);
    const box = line.getBoundingClientRect();
    const gap = globals['locale'] === 'ar' ? box.right - right : left - box.left;
    await expect(gap).toBeLessThan(2);
  },
};

const names = { en: 'دارة أحمد', ar: 'Harbour House' };
