import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { houseBrand } from '../../theme/brands/house';
import { UiProvider } from '../../theme/UiProvider';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { NumberField } from './NumberField';
import { NUMBER_FIELD_TEXTS } from './numberFieldTexts';

const words = {
  en: {
    label: 'Area',
    hint: 'Inside the walls',
    error: 'The plan says 640.',
    unit: 'm²',
    price: 'Price',
    currency: 'JOD',
    empty: 'Empty it',
    more: 'One more room',
  },
  ar: {
    label: 'المساحة',
    hint: 'بين الجدران من الداخل',
    error: 'في المخطط 640.',
    unit: 'م²',
    price: 'السعر',
    currency: 'د.أ',
    empty: 'إفراغ الحقل',
    more: 'غرفة أخرى',
  },
};

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  parameters: guide({
    do: ['For a number that people know: an area, a price, a count.'],
    dont: [
      'For a rough amount: use Slider.',
      'For a code or a phone number: its digits are a text.',
    ],
    rtl: 'The number runs from left to right in the digits of the locale; the buttons mirror.',
    accessibility: 'A spin button, read with its unit; its buttons are for pointers and touch.',
    keys: 'spinbutton',
  }),
  args: { label: '', onValueChange: fn() },
  decorators: [padded('28rem')],
  render: (args, { globals }) => <NumberField {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: inLocale(globals, words).label });
    await userEvent.type(field, '1234.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
    await expect(field).toHaveValue('1234.5');
    await expect(field).toHaveAttribute('aria-valuenow', '1234.5');
    await userEvent.tab();
    await expect(field).toHaveValue('1,234.5');
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** Notations of the same number, as they are pasted from other sources. */
export const EveryNotation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    for (const text of [
      '1.234,5',
      '1,234.5',
      '١٬٢٣٤٫٥',
      '۱٬۲۳۴٫۵',
      '１,２３４.５',
      '1 234,5',
      '‎1234.5 ',
    ]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
      await userEvent.tab();
      await expect(field).toHaveValue('1,234.5');
    }
  },
};

/** Invalid input remains as typed; the message appears on blur. */
export const NotANumber: Story = {
  args: { defaultValue: 3 },
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton');
    const notNumber = inLocale(globals, NUMBER_FIELD_TEXTS).notNumber('1,234.5');
    for (const text of ['--5', '1e9999', 'NaN', '1.2.3', '9'.repeat(400)]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(notNumber);
      await expect(field.validationMessage).toBe(notNumber);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await expect(field).toBeValid();
  },
};

/** The keyboard has Latin separators only: a comma separates thousands where the locale has `٬`. */
export const LatinSeparators: Story = {
  render: (args, { globals }) => (
    <UiProvider brand={houseBrand} scheme="light" locale={inLocale(globals, KUWAIT_OR_IRAN)}>
      <NumberField {...args} label={inLocale(globals, words).label} />
    </UiProvider>
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '1,234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234);
    await userEvent.tab();
    await expect(field).toHaveValue(inLocale(globals, { en: '۱٬۲۳۴', ar: '١٬٢٣٤' }));
    await userEvent.clear(field);
    await userEvent.type(field, '1.25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.25);
  },
};

const KUWAIT_OR_IRAN = { en: 'fa', ar: 'ar-KW' };

/** In French, groups are separated by spaces: `1.234` may be over a thousand or little more than one. */
export const Ambiguous: Story = {
  render: (args, { globals }) => (
    <UiProvider brand={houseBrand} scheme="light" locale="fr">
      <NumberField {...args} label={inLocale(globals, words).label} />
    </UiProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '1.234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      NUMBER_FIELD_TEXTS.en.notNumber('1\u202F234,5'),
    );
  },
};

export const OutOfRange: Story = {
  args: { min: 1, max: 5000 },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { tooLow, tooHigh } = inLocale(globals, NUMBER_FIELD_TEXTS);
    const field = canvas.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.type(field, '5001');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5001);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(tooHigh('5,000'));
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await expect(field).toHaveAccessibleDescription(tooLow('1'));
    await expect(field.validity.customError).toBe(true);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1');
    await expect(field.validity.valid).toBe(true);
  },
};

/** Keys of the spin button pattern, and the wheel, which changes nothing. */
export const Keyboard: Story = {
  args: { min: 0, max: 60, step: 2, defaultValue: 7 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    for (const [key, shown] of [
      ['{ArrowUp}', '8'],
      ['{ArrowUp}', '10'],
      ['{ArrowDown}', '8'],
      ['{PageUp}', '28'],
      ['{PageDown}', '8'],
      ['{PageDown}', '0'],
      ['{ArrowDown}', '0'],
      ['{End}', '60'],
      ['{ArrowUp}', '60'],
      ['{Home}', '0'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(field).toHaveValue(shown);
      await expect(field).toHaveAttribute('aria-valuenow', shown);
    }
    await fireEvent.wheel(field, { deltaY: -100 });
    await expect(field).toHaveValue('0');
  },
};

/** The buttons are at the inline end and do not move the focus; at an end of the range one of them is inactive. */
export const Buttons: Story = {
  args: { min: 0, max: 2, defaultValue: 1 },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label } = inLocale(globals, words);
    const texts = inLocale(globals, NUMBER_FIELD_TEXTS);
    const field = canvas.getByRole('spinbutton');
    const more = canvas.getByRole('button', { name: `${texts.increase} ${label}` });
    const less = canvas.getByRole('button', { name: `${texts.decrease} ${label}` });
    const isRtl = getComputedStyle(field.parentElement ?? field).direction === 'rtl';
    const [start, end] = [field, more].map((element) => element.getBoundingClientRect().left);
    await expect(Number(start) < Number(end)).toBe(!isRtl);

    await userEvent.click(field);
    await userEvent.click(more);
    await expect(field).toHaveValue('2');
    await expect(field).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.dblClick(less);
    await expect(field).toHaveValue('0');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithUnitAndHint: Story = {
  args: { defaultValue: 640, min: 0 },
  render: (args, { globals }) => {
    const { label, hint, unit } = inLocale(globals, words);
    return <NumberField {...args} label={label} hint={hint} unit={unit} />;
  },
  play: async ({ canvas, globals }) => {
    const { hint, unit } = inLocale(globals, words);
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveAttribute('aria-valuetext', `640 ${unit}`);
    await expect(field).toHaveAccessibleDescription(hint);
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  },
};

/** Three decimals, as prices in dinars have. */
export const Price: Story = {
  args: {
    min: 0,
    step: 0.5,
    formatOptions: { minimumFractionDigits: 3, maximumFractionDigits: 3 },
    hideButtons: true,
  },
  render: (args, { globals }) => {
    const { price, currency } = inLocale(globals, words);
    return <NumberField {...args} label={price} unit={currency} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '1,250.12345');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250.123);
    await userEvent.tab();
    await expect(field).toHaveValue('1,250.123');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1,250.500');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { defaultValue: 64 },
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <NumberField {...args} label={label} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      inLocale(globals, words).error,
    );
  },
};

export const Disabled: Story = {
  args: { defaultValue: 640, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 640, readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Controlled: the caller may change or refuse the number. */
export const Controlled: Story = {
  render: (_, { globals }) => <Rooms {...inLocale(globals, words)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { more, empty } = inLocale(globals, words);
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(field).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: empty }));
    await expect(field).toHaveValue('');
    // Numbers above 9 are refused.
    await userEvent.type(field, '12');
    await expect(field).toHaveValue('1');
  },
};

/** A form submits the number with Latin digits, regardless of the digits shown. */
export const InAForm: Story = {
  args: { name: 'area', defaultValue: 1234.5, required: true },
  render: (args, { globals }) => (
    <UiProvider
      brand={houseBrand}
      scheme="light"
      locale={inLocale(globals, { en: 'de', ar: 'ar-EG' })}
    >
      <form aria-label="form">
        <NumberField {...args} label={inLocale(globals, words).label} />
      </form>
    </UiProvider>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const field = canvas.getByRole('spinbutton');
    const sent = () => new FormData(form).get('area');
    const first = inLocale(globals, { en: '1.234,5', ar: '١٬٢٣٤٫٥' });
    await expect(field).toHaveValue(first);
    await expect(sent()).toBe('1234.5');
    await userEvent.clear(field);
    await expect(sent()).toBe('');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(field, inLocale(globals, { en: '-2.000,25', ar: '-٢٠٠٠٫٢٥' }));
    await expect(sent()).toBe('-2000.25');
    await userEvent.type(field, 'x');
    await expect(sent()).toBe('');
    await expect(form.checkValidity()).toBe(false);
    form.reset();
    await waitFor(() => expect(field).toHaveValue(first));
    await expect(sent()).toBe('1234.5');
  },
};

function Rooms({ label, more, empty }: (typeof words)['en']) {
  const [rooms, setRooms] = useState<number | null>(2);
  return (
    <Stack>
      <NumberField
        label={label}
        value={rooms}
        onValueChange={(next) => {
          if (next === null || next <= 9) setRooms(next);
        }}
      />
      <Stack direction="row">
        <Button onClick={() => setRooms((rooms ?? 0) + 1)}>{more}</Button>
        <Button onClick={() => setRooms(null)}>{empty}</Button>
      </Stack>
    </Stack>
  );
}
