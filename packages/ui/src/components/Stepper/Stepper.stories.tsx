import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stepper } from './Stepper';

const words = {
  en: {
    label: 'Publish a tour',
    steps: ['Choose the archive', 'Check it', 'Publish'],
    done: 'done',
    hint: '12 of 30 pictures',
  },
  ar: {
    label: 'نشر جولة',
    steps: ['اختيار الأرشيف', 'التحقق منه', 'النشر'],
    done: 'اكتملت',
    hint: '12 من 30 صورة',
  },
};

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  parameters: guide({
    do: ['For where one is in a task of several steps.'],
    dont: ['To move between steps: buttons of the form do that.'],
    rtl: 'Steps run with the language.',
    accessibility: 'A list; the current step has `aria-current`, and steps that are done say so.',
    keys: 'none',
  }),
  args: { label: '', steps: [], current: 1 },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { label, steps } = inLocale(globals, words);
    return <Stepper {...args} label={label} steps={steps} />;
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, globals }) => {
    const { label, steps, done } = inLocale(globals, words);
    await expect(canvas.getByRole('list', { name: label })).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(`${steps[0]} ${done}`);
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};

export const WithHint: Story = {
  render: (args, { globals }) => {
    const { label, steps, hint } = inLocale(globals, words);
    return <Stepper {...args} label={label} steps={steps} hint={hint} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLocale(globals, words).hint)).toBeVisible();
  },
};

export const AllDone: Story = {
  args: { current: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

export const LittleRoom: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '11rem' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas
      .getAllByRole('listitem')
      .map((step) => step.getBoundingClientRect().top);
    await expect(Number(second)).toBeGreaterThan(Number(first));
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
