import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { VisuallyHidden } from './VisuallyHidden';

const words = {
  en: { open: 'Open', what: 'Harbour House' },
  ar: { open: 'فتح', what: 'بيت المرفأ' },
};

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    do: ['For text that sighted people see from the context.'],
    dont: ['For names of buttons: use `aria-label` or `label`.'],
    accessibility: 'Read by screen readers only.',
    keys: 'none',
  }),
  decorators: [padded()],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name says what the button opens; sighted users see it from the context. */
export const InAButton: Story = {
  render: (args, { globals }) => {
    const { open, what } = inLocale(globals, words);
    return (
      <Button>
        {open} <VisuallyHidden {...args}>{what}</VisuallyHidden>
      </Button>
    );
  },
  play: async ({ canvas, globals }) => {
    const { open, what } = inLocale(globals, words);
    await expect(canvas.getByRole('button', { name: `${open} ${what}` })).toBeVisible();
    await expect(canvas.getByText(what).offsetWidth).toBe(1);
  },
};
