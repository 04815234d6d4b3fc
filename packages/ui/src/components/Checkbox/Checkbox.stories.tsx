import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Checkbox } from './Checkbox';

const words = {
  en: {
    label: 'Remember me',
    hint: 'Keeps your e-mail on this device',
    error: 'Please tick this box',
  },
  ar: {
    label: 'تذكّرني',
    hint: 'يحفظ بريدك الإلكتروني على هذا الجهاز',
    error: 'يرجى تحديد هذا المربع',
  },
};

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: guide({
    do: ['For a yes or no that a form sends.'],
    dont: ['For one of several: use RadioGroup.'],
    rtl: 'The box is at the start of its label.',
    accessibility: 'Label, hint and error are tied to the input; an error sets `aria-invalid`.',
    keys: 'checkbox',
  }),
  args: { label: '' },
  decorators: [padded()],
  render: (args, { globals }) => <Checkbox {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: inLocale(globals, words).label });
    await userEvent.click(canvas.getByText(inLocale(globals, words).label));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Chosen: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Above a list of which some are ticked. */
export const Mixed: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithHint: Story = {
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <Checkbox {...args} label={label} hint={hint} />;
  },
  play: async ({ canvas, globals }) => {
    const { hint } = inLocale(globals, words);
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(hint);
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <Checkbox {...args} label={label} error={error} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  render: (args, { globals }) => {
    const { label } = inLocale(globals, words);
    return (
      <Stack gap="xs">
        <Checkbox {...args} label={label} disabled />
        <Checkbox {...args} label={label} disabled defaultChecked />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

export const LongText: Story = {
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '14rem' }}>
      <Checkbox {...args} label={inLocale(globals, LONG_NAME)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const text = canvas.getByText(inLocale(globals, LONG_NAME)).getBoundingClientRect();
    await expect(globals['locale'] === 'ar' ? box.left > text.left : box.left < text.left).toBe(
      true,
    );
  },
};
