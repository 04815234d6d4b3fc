import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Select } from './Select';

const words = {
  en: {
    label: 'Type',
    placeholder: 'Choose a type',
    error: 'Choose one',
    options: ['Commercial', 'Residential', 'Industrial', 'Infrastructure'],
  },
  ar: {
    label: 'النوع',
    placeholder: 'اختر نوعًا',
    error: 'اختر واحدًا',
    options: ['تجاري', 'سكني', 'صناعي', 'بنية تحتية'],
  },
};
const VALUES = ['commercial', 'residential', 'industrial', 'infrastructure'];

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: guide({
    do: ['For one of a few.'],
    dont: ['For many: use Combobox.', 'For two: use RadioGroup.'],
    rtl: "The browser's own list follows the direction.",
    accessibility: 'Label, hint and error are tied to the input; an error sets `aria-invalid`.',
    keys: 'field',
  }),
  args: { label: '', options: [], onChange: fn() },
  decorators: [padded('24rem')],
  render: (args, { globals }) => {
    const { label, placeholder, options } = inLocale(globals, words);
    return (
      <Select
        defaultValue=""
        {...args}
        label={label}
        placeholder={placeholder}
        options={VALUES.map((value, at) => ({ value, label: options[at] ?? value }))}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: inLocale(globals, words).label });
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'residential');
    await expect(select).toHaveValue('residential');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'industrial' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(
      inLocale(globals, words).options[2] ?? '',
    );
  },
};

/** The arrow icon is at the inline end. */
export const SignAtTheEnd: Story = {
  play: async ({ canvas, globals }) => {
    const select = canvas.getByRole('combobox');
    const sign = select.parentElement?.querySelector('svg')?.getBoundingClientRect();
    if (!sign) throw new Error('The select has a sign.');
    const { left, right } = select.getBoundingClientRect();
    const middle = (left + right) / 2;
    await expect(globals['locale'] === 'ar' ? sign.right < middle : sign.left > middle).toBe(true);
  },
};

export const Invalid: Story = {
  render: (args, context) => {
    const { error } = inLocale(context.globals, words);
    return <>{meta.render({ ...args, error }, context)}</>;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'commercial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};
