import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { ProgressBar } from './ProgressBar';

const words = {
  en: { label: 'Uploading', finishing: 'Finishing on the server' },
  ar: { label: 'جارٍ الرفع', finishing: 'جارٍ الإنهاء على الخادم' },
};

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  parameters: guide({
    do: ['For work that is measured.'],
    dont: ['For less than a second, or without an estimate: use Spinner.'],
    rtl: 'The bar grows from the right in Arabic.',
    accessibility: 'A progressbar with a name and a value.',
    keys: 'none',
  }),
  args: { label: '', percent: 42 },
  decorators: [padded('24rem')],
  render: (args, { globals }) => <ProgressBar {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar starts at the inline start; the digits keep their order. */
export const PartDone: Story = {
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: inLocale(globals, words).label });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    const track = bar.getBoundingClientRect();
    const fill = bar.firstElementChild?.getBoundingClientRect();
    if (!fill) throw new Error('The bar has a fill.');
    const gap = globals['locale'] === 'ar' ? track.right - fill.right : fill.left - track.left;
    // In forced colors the track has a border, and the fill is inside it.
    await expect(Math.abs(gap - bar.clientLeft)).toBeLessThan(1);
    await expect(fill.width / track.width).toBeCloseTo(0.42, 1);
  },
};

/** Nothing of nothing: indeterminate. */
export const NotANumber: Story = {
  args: { percent: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.queryByText(/NaN/)).toBeNull();
  },
};

export const Unknown: Story = {
  args: { percent: undefined },
  render: (args, { globals }) => (
    <ProgressBar {...args} label={inLocale(globals, words).finishing} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Done: Story = {
  args: { percent: 104 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};
