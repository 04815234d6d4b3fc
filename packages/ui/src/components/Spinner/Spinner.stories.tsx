import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Spinner } from './Spinner';

const words = { en: 'Loading projects…', ar: 'جارٍ تحميل المشاريع…' };

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: guide({
    do: ['For short work of unknown length.'],
    dont: ['For more than a few seconds: use ProgressBar.'],
    rtl: 'It turns the same way in both languages.',
    accessibility: '`label` is read; without it the spinner is decoration.',
    keys: 'none',
  }),
  decorators: [padded()],
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  render: (args, { globals }) => <Spinner {...args} label={inLocale(globals, words)} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(inLocale(globals, words));
  },
};

/** Adjacent text describes the operation. */
export const BesideText: Story = {
  render: (args, { globals }) => (
    <p>
      <Spinner {...args} /> {inLocale(globals, words)}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
