import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { SearchField } from './SearchField';

const words = {
  en: { label: 'Search projects', placeholder: 'Search by name', clear: 'Clear search' },
  ar: { label: 'البحث في المشاريع', placeholder: 'ابحث بالاسم', clear: 'مسح البحث' },
};

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: guide({
    do: ['For narrowing down what is shown.'],
    dont: ['For choosing one: use Combobox.'],
    accessibility: 'A searchbox; the clearing button has a name of its own.',
    keys: 'search',
  }),
  args: { label: '', value: '', onValueChange: fn() },
  decorators: [padded('24rem')],
  render: function Controlled(args, { globals }) {
    const { label, placeholder } = inLocale(globals, words);
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        label={label}
        placeholder={placeholder}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const { label, placeholder, clear } = inLocale(globals, words);
    const input = canvas.getByRole('searchbox', { name: label });
    await expect(input).toHaveAttribute('placeholder', placeholder);
    await expect(canvas.queryByRole('button', { name: clear })).toBeNull();
  },
};

export const Filled: Story = {
  args: { value: 'villa' },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).clear }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const EscapeClears: Story = {
  args: { value: 'فيلا' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
