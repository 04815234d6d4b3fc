import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Combobox } from './Combobox';

const words = {
  en: {
    label: 'Consultant',
    open: 'Show all',
    empty: 'No results found',
    error: 'Choose one',
    names: ['Élan Engineering', 'Ahmad Partners', 'Naqsh Studio', 'Amman Survey'],
    typed: 'elan',
    mail: 'Give access',
  },
  ar: {
    label: 'الاستشاري',
    open: 'عرض الكل',
    empty: 'لا نتائج',
    error: 'اختر واحدًا',
    names: ['أحمد وشركاه', 'نقش للعمارة', 'إعمار عمّان', 'مكتب الرؤية'],
    typed: 'احمد',
    mail: 'منح الوصول',
  },
};
const VALUES = ['a', 'b', 'c', 'd'];

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: { label: '', options: [], value: undefined, onValueChange: fn(), empty: '' },
  decorators: [padded('24rem')],
  render: function Chooses(args, { globals }) {
    const { label, open, empty, names } = inLocale(globals, words);
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
        {...args}
        label={label}
        openLabel={open}
        empty={empty}
        options={VALUES.map((option, at) => ({ value: option, label: names[at] ?? option }))}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found whatever its accents or its spelling. */
export const FoundByTyping: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, names, typed } = inLocale(globals, words);
    const input = canvas.getByRole('combobox', { name: label });
    await userEvent.type(input, typed);
    const option = await screen.findByRole('option');
    await expect(option).toHaveTextContent(names[0] ?? '');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a');
    await expect(input).toHaveValue(names[0]);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  args: { value: 'b' },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(inLocale(globals, words).open) }),
    );
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    const [chosen] = screen.getAllByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent(inLocale(globals, words).names[1] ?? '');
  },
};

export const NothingFits: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await screen.findByText(inLocale(globals, words).empty)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Chosen: Story = {
  args: { value: 'c' },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('combobox');
    await waitFor(() => expect(input).toHaveValue(inLocale(globals, words).names[2]));
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, empty, error } = inLocale(globals, words);
    return <Combobox {...args} label={label} empty={empty} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(inLocale(globals, words).error);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 'a' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

/** Addresses looked up elsewhere: what is typed runs from left to right in both languages. */
export const LookedUpElsewhere: Story = {
  render: function LooksUp(args, { globals }) {
    const { mail, empty } = inLocale(globals, words);
    const [term, setTerm] = useState('');
    return (
      <Combobox
        {...args}
        label={mail}
        empty={empty}
        dir="ltr"
        search={{ term, onTermChange: setTerm }}
        options={term === '' ? [] : [{ value: '7', label: `${term}.haddad@example.com` }]}
      />
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: inLocale(globals, words).mail }),
      'sara',
    );
    await userEvent.click(await screen.findByRole('option', { name: 'sara.haddad@example.com' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7');
  },
};
