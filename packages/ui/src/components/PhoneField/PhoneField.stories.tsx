import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { countriesIn } from './countries';
import { PhoneField } from './PhoneField';
import { PHONE_NUMBERS, writtenForms } from './phoneNumbers.fixture';

const words = {
  en: {
    label: 'Phone number',
    error: 'phone no is requied',
    country: { country: 'Country', search: 'Search countries', noMatch: 'No matching country' },
    jordan: /Jordan \+962/,
    emirates: 'الإمارات',
    arabic: 'United Arab Emirates',
  },
  ar: {
    label: 'رقم الهاتف',
    error: 'رقم الهاتف مطلوب',
    country: { country: 'الدولة', search: 'البحث عن دولة', noMatch: 'لا توجد دولة مطابقة' },
    jordan: /الأردن \+962/,
    emirates: 'emirates',
    arabic: 'الإمارات العربية المتحدة',
  },
};

const meta = {
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  parameters: guide({
    do: ['For phone numbers of any country.'],
    dont: ['For extensions: use TextField.'],
    rtl: 'The number runs from left to right; countries are found in both languages.',
    accessibility:
      'Label, hint and error are tied to the input; an error sets `aria-invalid`. The country is a button with a listbox.',
    keys: 'combobox',
  }),
  args: { label: '', value: '', onValueChange: fn() },
  decorators: [padded('24rem')],
  render: function Written(args, { globals }) {
    const { label } = inLocale(globals, words);
    const [value, setValue] = useState(args.value);
    return (
      <PhoneField
        {...args}
        label={label}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Jordan is the default; its calling code is to the left of the number in both languages. */
export const Empty: Story = {
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

/** Arabic digits are accepted, and a sixteenth digit is ignored. */
export const ArabicDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '٠٧٩٠١٢٣٤٥٦');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+962790123456');
    await userEvent.clear(input);
    await userEvent.type(input, '+4915112345678901');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+491511234567890');
    await expect(input).toHaveDisplayValue(/90$/);
  },
};

/** Found in the other language, too, and by calling code. */
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

type Context = Parameters<NonNullable<Story['play']>>[0];
type Enter = (input: HTMLElement, text: string, user: Context['userEvent']) => Promise<void>;

/** The picker names the country that a number belongs to. */
async function expectCountry({ canvas, globals }: Context, country: string) {
  const choices = countriesIn(globals['locale'] === 'ar' ? 'ar' : 'en');
  const name = choices.find((choice) => choice.country === country)?.name ?? '';
  await expect(canvas.getByRole('button')).toHaveAccessibleName(expect.stringContaining(name));
}

/**
 * Enters every third number, each way another third, and changes the notation from number to number.
 * `phoneNumber.test.ts` proves all numbers in all notations, typed and pasted.
 */
async function enterThird(context: Context, way: number, enter: Enter) {
  const { args, canvas, userEvent } = context;
  const input = canvas.getByRole('textbox');
  const third = PHONE_NUMBERS.filter((_, index) => index % 3 === way);
  for (const [index, [country, number]] of third.entries()) {
    const text = writtenForms(number)[(index + way) % 4] ?? number;
    await enter(input, text, userEvent);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(number.replaceAll(/[ -]/g, ''));
    await expectCountry(context, country);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expectCountry(context, 'JO');
  }
}

/** A number of any country, typed key by key, is preserved and gets its own country. */
export const InternationalTyped: Story = {
  play: (context) => enterThird(context, 0, (input, text, user) => user.type(input, text)),
};

export const InternationalPasted: Story = {
  play: (context) =>
    enterThird(context, 1, async (input, text, user) => {
      await user.click(input);
      await user.paste(text);
    }),
};

/** Autofill sets the complete number in one change, without key or paste events. */
export const InternationalAutofilled: Story = {
  play: (context) =>
    enterThird(context, 2, async (input, text) => {
      await fireEvent.change(input, { target: { value: text } });
    }),
};

/** A calling code that several countries share selects the largest country, until more digits decide. */
export const SharedCallingCode: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '+1');
    await expectCountry(context, 'US');
    await userEvent.type(input, '416');
    await expectCountry(context, 'US');
    await userEvent.type(input, '5550123');
    await expectCountry(context, 'CA');
    await userEvent.clear(input);
    await userEvent.type(input, '+44');
    await expectCountry(context, 'GB');
    // A local number belongs to the previous country.
    await userEvent.clear(input);
    await userEvent.type(input, '0790123456');
    await expectCountry(context, 'JO');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+962790123456');
  },
};

/** The picked country stays while the number matches it; another number changes it. */
export const PickedCountry: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const { country } = inLocale(globals, words);
    const pick = async (term: string) => {
      await userEvent.click(canvas.getByRole('button'));
      await userEvent.type(await screen.findByRole('combobox', { name: country.search }), term);
      const list = screen.getByRole('listbox', { name: country.country });
      await waitFor(() => expect(list.childElementCount).toBe(1));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    };
    const input = canvas.getByRole('textbox');
    await pick('canada');
    await userEvent.type(input, '+1');
    await expectCountry(context, 'CA');
    await userEvent.type(input, '{Backspace}44');
    await expectCountry(context, 'GB');
    await userEvent.clear(input);
    await expectCountry(context, 'CA');
    await userEvent.type(input, '416 555 0123');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+14165550123');
    // `011` is the international prefix in Canada; `00` is accepted in every country.
    for (const text of ['011 44 20 7946 0958', '00 44 20 7946 0958']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+442079460958');
      await expectCountry(context, 'GB');
    }
    // In another country the same digits are another number; no digit is lost.
    await userEvent.clear(input);
    await userEvent.type(input, '+962 7 9012 3456');
    await pick('971');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+971790123456');
  },
};

/** More than two hundred similar rows: axe checks the first ones only. */
const FIRST_ROWS = { context: { exclude: ['[role="option"]:nth-child(n + 5)'] } };

/** Opens the list of countries and types a search term. */
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
  parameters: { a11y: FIRST_ROWS },
  play: async (context) => {
    const list = await look(context);
    const options = () => within(list).getAllByRole('option');
    await expect(list.firstElementChild).toHaveTextContent('+962');
    await expect(options().length).toBeLessThan(60);
    await expect(Number(options()[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(200);
    const search = screen.getByRole('combobox');
    const active = () => document.getElementById(`${search.getAttribute('aria-activedescendant')}`);
    await context.userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toBe(options().at(-1)));
    await expect(active()).toHaveAttribute('aria-posinset', active()?.getAttribute('aria-setsize'));
    await context.userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toBe(options()[0]));
    await waitFor(() => expect(active()).toBeVisible());
  },
};

/** The search is debounced. */
export const SearchPending: Story = {
  parameters: { a11y: FIRST_ROWS },
  play: async (context) => {
    const list = await look(context, 'e');
    await expect(list.firstElementChild).toHaveTextContent('+962');
  },
};

export const Narrowed: Story = {
  play: async (context) => {
    const list = await look(context);
    const search = screen.getByRole('combobox');
    const { top } = search.getBoundingClientRect();
    await context.userEvent.type(search, '971');
    await waitFor(() => expect(list.childElementCount).toBe(1), { timeout: 5000 });
    // The sheet does not flip to the other side when it has less content; its slide-in may not be finished.
    await expect(Math.abs(search.getBoundingClientRect().top - top)).toBeLessThan(16);
  },
};

export const NoSuchCountry: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { country, jordan } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: jordan }));
    await userEvent.type(await screen.findByRole('combobox'), 'zzzz');
    await waitFor(async () =>
      expect(await screen.findByText(country.noMatch, {}, { timeout: 5000 })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}{Escape}');
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <PhoneField {...args} label={label} error={error} />;
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
