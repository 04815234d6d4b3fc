import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Sparkline } from './Sparkline';

const words = {
  en: { label: 'Openings in 7 days: 3 to 24, rising', none: 'Openings: no data yet' },
  ar: {
    label: 'مرات الفتح في 7 أيام: من 3 إلى 24، في ازدياد',
    none: 'مرات الفتح: لا توجد بيانات بعد',
  },
};

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  parameters: guide({
    do: ['For a tendency next to a number.'],
    dont: ['For values that are read: use a table.'],
    rtl: 'Time runs with the language.',
    accessibility: 'An image: `label` says what it shows, numbers included.',
    keys: 'none',
  }),
  args: { label: '', values: [3, 5, 4, 9, 14, 12, 24] },
  decorators: [padded()],
  render: (args, { globals }) => <Sparkline {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('img', { name: inLocale(globals, words).label })).toBeVisible();
    const drawing = canvasElement.querySelector('svg');
    if (drawing === null) throw new Error('The line is not drawn.');
    // Time runs in the direction of the language.
    await expect(getComputedStyle(drawing).scale).toBe(
      globals['locale'] === 'ar' ? '-1 1' : 'none',
    );
  },
};

export const Steady: Story = {
  args: { values: [4, 4, 4, 4] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const WithGaps: Story = {
  args: { values: [4, 6, Number.NaN, Number.NaN, 3, 9] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(
      2,
    );
  },
};

export const Empty: Story = {
  args: { values: [] },
  render: (args, { globals }) => <Sparkline {...args} label={inLocale(globals, words).none} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: inLocale(globals, words).none })).toBeVisible();
  },
};
