import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Slider } from './Slider';

const words = {
  en: { label: 'Distance', hint: 'From the middle of the room', unit: 'm' },
  ar: { label: 'المسافة', hint: 'من وسط الغرفة', unit: 'م' },
};

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  parameters: guide({
    do: ['For a number that people feel rather than know.'],
    dont: ['For an exact number: use TextField.'],
    rtl: 'It fills from where lines start, and the arrow keys follow the direction.',
    accessibility: 'A native range input; `format` gives its value in words.',
    keys: 'slider',
  }),
  args: { label: '', onValueChange: fn() },
  decorators: [padded()],
  render: (args, { globals }) => <Slider {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys of a native range input, which a test cannot press: the browser's own events are dispatched. */
function slideTo(slider: HTMLElement, value: string) {
  if (!(slider instanceof HTMLInputElement)) throw new Error('The slider is no input.');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

export const Middle: Story = {
  play: async ({ args, canvas, globals }) => {
    const slider = canvas.getByRole('slider', { name: inLocale(globals, words).label });
    await expect(slider).toHaveValue('50');
    slideTo(slider, '70');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(70);
    await expect(canvas.getByText('70')).toBeVisible();
    // The filled part starts at the inline start, as the thumb does.
    const ground = getComputedStyle(slider).getPropertyValue('--ground');
    await expect(ground).toMatch(globals['locale'] === 'ar' ? /\(\s*270deg/ : /\(\s*90deg/);
  },
};

export const WithUnitAndHint: Story = {
  args: { min: 0, max: 5, step: 0.5, defaultValue: 1.5 },
  render: (args, { globals }) => {
    const { label, hint, unit } = inLocale(globals, words);
    return <Slider {...args} label={label} hint={hint} format={(value) => `${value} ${unit}`} />;
  },
  play: async ({ canvas, globals }) => {
    const { hint, unit } = inLocale(globals, words);
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', `1.5 ${unit}`);
    await expect(slider).toHaveAccessibleDescription(hint);
  },
};

/** A sum of numbers that are not loaded yet: the middle, as in a native range input. */
export const NotANumber: Story = {
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveValue('50');
    await expect(canvas.getByText('50')).toBeVisible();
  },
};

export const InAForm: Story = {
  args: { name: 'distance', defaultValue: 20 },
  decorators: [(Story) => <form aria-label="form">{Story()}</form>],
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).get('distance');
    await expect(sent()).toBe('20');
    slideTo(canvas.getByRole('slider'), '90');
    await expect(sent()).toBe('90');
    form.reset();
    await waitFor(() => expect(sent()).toBe('20'));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};
