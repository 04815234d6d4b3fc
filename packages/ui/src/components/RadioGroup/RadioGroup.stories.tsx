import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { RadioGroup } from './RadioGroup';

const words = {
  en: { label: 'Status', done: 'Done', progress: 'In progress', error: 'Choose a status' },
  ar: { label: 'الحالة', done: 'مكتمل', progress: 'قيد الإنشاء', error: 'اختر الحالة' },
};

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  parameters: guide({
    do: ['For one of two to five, all worth seeing.'],
    dont: ['For more options: use Select or Combobox.'],
    rtl: 'The circle is at the start of each option.',
    accessibility: 'A fieldset with a legend; hint and error describe it.',
    keys: 'radios',
  }),
  args: { label: '', options: [], value: undefined, onValueChange: fn() },
  decorators: [padded()],
  render: function Controlled(args, { globals }) {
    const { label, done, progress, error } = inLocale(globals, words);
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        label={label}
        error={args.error === undefined ? undefined : error}
        options={[
          { value: 'done', label: done },
          { value: 'in-progress', label: progress, disabled: args.disabled },
        ]}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, done, progress } = inLocale(globals, words);
    await expect(canvas.getByRole('group', { name: label })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: done }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: progress })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('in-progress');
  },
};

export const Chosen: Story = {
  args: { value: 'done' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('radio', { name: inLocale(globals, words).done })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: 'wrong' },
  play: async ({ canvas, globals }) => {
    const { error } = inLocale(globals, words);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(error);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 'done' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
