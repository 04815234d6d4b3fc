import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { PhoneField } from './PhoneField';

const words = {
  en: {
    label: 'Phone number',
    error: 'phone no is requied',
    country: { country: 'Country', search: 'Search countries', noMatch: 'No such country' },
    jordan: /Jordan \+962/,
    emirates: 'الإمارات',
    arabic: 'United Arab Emirates',
  },
  ar: {
    label: 'رقم الهاتف',
    error: 'رقم الهاتف مطلوب',
    country: { country: 'الدولة', search: 'ابحث عن دولة', noMatch: 'لا توجد دولة بهذا الاسم' },
    jordan: /الأردن \+962/,
    emirates: 'emirates',
    arabic: 'الإمارات العربية المتحدة',
  },
};

const meta = {
  title: 'UI/PhoneField',
  component: PhoneField,
  args: { label: '', value: '', onValueChange: fn(), countryLabels: words.en.country },
  decorators: [padded('24rem')],
  render: function Written(args, { globals }) {
    const { label, country } = inLocale(globals, words);
    const [value, setValue] = useState(args.value);
    return (
      <PhoneField
        {...args}
        label={label}
        countryLabels={country}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Jordan first; its dial code stands left of the number in both languages. */
export const Empty: Story = {
  parameters: { states: ['S-country-closed'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, jordan } = inLocale(globals, words);
    const input = canvas.getByRole('textbox', { name: label });
    const picker = canvas.getByRole('button', { name: jordan });
    await expect(picker.getBoundingClientRect().right).toBeLessThanOrEqual(
      input.getBoundingClientRect().left + 1,
    );
    await userEvent.type(input, '0790123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+962790123456');
  },
};

export const Filled: Story = {
  args: { value: '+962790123456' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue(/^0?7[ \d]+456$/);
  },
};

/** Arabic digits are understood, and a sixteenth digit does not arrive. */
export const ArabicDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '٠٧٩٠١٢٣٤٥٦');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+962790123456');
  },
};

/** Found in the other language too, and by what the number begins with. */
export const OtherCountry: Story = {
  args: { value: '+962790123456' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { country, jordan, emirates, arabic } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: jordan }));
    const search = await screen.findByRole('combobox', { name: country.search });
    await expect(search).toHaveFocus();
    const list = screen.getByRole('listbox', { name: country.country });
    await expect(list.firstElementChild).toHaveTextContent('+962');
    await userEvent.type(search, emirates);
    await waitFor(() => expect(list.childElementCount).toBe(1));
    await expect(list).toHaveTextContent(arabic);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+971790123456');
  },
};

/** More than two hundred rows that are alike: the first ones tell what axe has to say of all. */
const FIRST_ROWS = { context: { exclude: ['[role="option"]:nth-child(n + 5)'] } };

/** Opens the list of countries and types what is looked for. */
async function look(
  { canvas, globals, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  typed = '',
) {
  const { country, jordan } = inLocale(globals, words);
  await userEvent.click(canvas.getByRole('button', { name: jordan }));
  const search = await screen.findByRole('combobox', { name: country.search });
  if (typed !== '') await userEvent.type(search, typed);
  return screen.getByRole('listbox', { name: country.country });
}

export const ListOpen: Story = {
  parameters: { states: ['S-country-open', 'S-country-ar'], a11y: FIRST_ROWS },
  play: async (context) => {
    const list = await look(context);
    await expect(list.childElementCount).toBeGreaterThan(200);
    await expect(list.firstElementChild).toHaveTextContent('+962');
  },
};

/** The list waits until the typing rests. */
export const SearchPending: Story = {
  parameters: { states: ['S-country-search-pending'], a11y: FIRST_ROWS },
  play: async (context) => {
    const list = await look(context, 'e');
    await expect(list.childElementCount).toBeGreaterThan(200);
  },
};

export const Narrowed: Story = {
  parameters: { states: ['S-country-filtered'] },
  play: async (context) => {
    const list = await look(context, '971');
    await waitFor(() => expect(list.childElementCount).toBe(1), { timeout: 5000 });
  },
};

export const NoSuchCountry: Story = {
  parameters: { states: ['S-country-no-match'] },
  play: async ({ canvas, globals, userEvent }) => {
    const { country, jordan } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: jordan }));
    await userEvent.type(await screen.findByRole('combobox'), 'zzzz');
    await expect(await screen.findByText(country.noMatch, {}, { timeout: 5000 })).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, country, error } = inLocale(globals, words);
    return <PhoneField {...args} label={label} countryLabels={country} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(inLocale(globals, words).error);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: '+962790123456' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
