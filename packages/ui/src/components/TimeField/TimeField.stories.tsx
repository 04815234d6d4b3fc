import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { houseBrand } from '../../theme/brands/house';
import { UiProvider } from '../../theme/UiProvider';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { TimeField } from './TimeField';
import { TIME_FIELD_TEXTS } from './timeFieldTexts';

const words = {
  en: {
    label: 'Start of the session',
    hint: 'Between 8 and 18 o’clock',
    error: 'Another session is at this time.',
    empty: 'Empty it',
    later: 'An hour later',
  },
  ar: {
    label: 'بداية الجلسة',
    hint: 'بين الساعة 8 و18',
    error: 'توجد جلسة أخرى في هذا الوقت.',
    empty: 'إفراغ الحقل',
    later: 'بعد ساعة',
  },
};

const meta = {
  title: 'Components/Forms/TimeField',
  component: TimeField,
  args: { label: '', onValueChange: fn() },
  decorators: [padded('28rem')],
  render: (args, { globals }) => <TimeField {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the format of the locale: 12 hours with a word for the half of the day. */
const HALF_PAST_TWO = { en: '2:30 PM', ar: '2:30 م' };

export const Typed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: inLocale(globals, words).label });
    await userEvent.type(field, '14:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
    await expect(field).toHaveValue('14:30');
    await userEvent.tab();
    await expect(field).toHaveValue(inLocale(globals, HALF_PAST_TWO));
    await expect(field).toHaveAttribute('aria-valuetext', inLocale(globals, HALF_PAST_TWO));
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** Notations of the same time, as they are pasted from other sources. */
export const EveryNotation: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    for (const text of ['14:30', '14.30', '1430', '2:30 pm', '2.30 p.m.', '٢:٣٠ م', '۱۴:۳۰']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
      await userEvent.tab();
      await expect(field).toHaveValue(inLocale(globals, HALF_PAST_TWO));
    }
  },
};

/** Invalid input remains as typed; the message appears on blur. */
export const NotATime: Story = {
  args: { defaultValue: '09:00' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('spinbutton');
    const { notTime } = inLocale(globals, TIME_FIELD_TEXTS);
    for (const text of ['25:00', '9:60', '14:30 pm', 'noon', '9'.repeat(400)]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(notTime);
      await expect(field.validationMessage).toBe(notTime);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await expect(field).toBeValid();
  },
};

export const OutOfRange: Story = {
  args: { min: '08:00', max: '18:00', hourCycle: 24 },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { tooEarly, tooLate } = inLocale(globals, TIME_FIELD_TEXTS);
    const field = canvas.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.type(field, '18:01');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('18:01');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(tooLate('18:00'));
    await userEvent.clear(field);
    await userEvent.type(field, '7:59');
    await expect(field).toHaveAccessibleDescription(tooEarly('08:00'));
    await expect(field.validity.customError).toBe(true);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('08:00');
    await expect(field.validity.valid).toBe(true);
  },
};

/** Arrow keys change the time by the step, page keys by an hour; neither crosses midnight. */
export const Keys: Story = {
  args: { defaultValue: '09:07', hourCycle: 24 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    for (const [key, shown] of [
      ['{ArrowUp}', '09:15'],
      ['{ArrowUp}', '09:30'],
      ['{ArrowDown}', '09:15'],
      ['{PageUp}', '10:15'],
      ['{PageDown>10/}', '00:15'],
      ['{PageDown}', '00:00'],
      ['{ArrowDown}', '00:00'],
      ['{PageUp>23/}', '23:00'],
      ['{PageUp}', '23:59'],
      ['{ArrowUp}', '23:59'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(field).toHaveValue(shown);
    }
    await expect(field).toHaveAttribute('aria-valuenow', '1439');
  },
};

export const WithHint: Story = {
  args: { defaultValue: '14:30' },
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <TimeField {...args} label={label} hint={hint} />;
  },
  play: async ({ canvas, globals }) => {
    const { hint } = inLocale(globals, words);
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(hint);
  },
};

export const WithError: Story = {
  args: { defaultValue: '14:30' },
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <TimeField {...args} label={label} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      inLocale(globals, words).error,
    );
  },
};

export const Disabled: Story = {
  args: { defaultValue: '14:30', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '14:30', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Controlled: the caller may change or refuse the time. */
export const Controlled: Story = {
  render: (_, { globals }) => <Session {...inLocale(globals, words)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { later, empty } = inLocale(globals, words);
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(canvas.getByRole('button', { name: later }));
    await expect(field).toHaveValue('10:00');
    await userEvent.click(canvas.getByRole('button', { name: empty }));
    await expect(field).toHaveValue('');
  },
};

/** A form submits 24 hours in Latin digits, regardless of the format shown. */
export const InAForm: Story = {
  args: { name: 'time', defaultValue: '14:30', required: true },
  render: (args, { globals }) => (
    <UiProvider
      brand={houseBrand}
      scheme="light"
      locale={inLocale(globals, { en: 'en-GB', ar: 'ar-EG' })}
    >
      <form aria-label="form">
        <TimeField {...args} label={inLocale(globals, words).label} />
      </form>
    </UiProvider>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const field = canvas.getByRole('spinbutton');
    const sent = () => new FormData(form).get('time');
    const first = inLocale(globals, { en: '14:30', ar: '٢:٣٠ م' });
    await expect(field).toHaveValue(first);
    await expect(sent()).toBe('14:30');
    await userEvent.clear(field);
    await expect(sent()).toBe('');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(field, inLocale(globals, { en: '9.05', ar: '٩:٠٥ ص' }));
    await expect(sent()).toBe('09:05');
    await userEvent.type(field, 'x');
    await expect(sent()).toBe('');
    await expect(form.checkValidity()).toBe(false);
    form.reset();
    await waitFor(() => expect(field).toHaveValue(first));
    await expect(sent()).toBe('14:30');
  },
};

function Session({ label, later, empty }: (typeof words)['en']) {
  const [time, setTime] = useState('09:00');
  return (
    <Stack>
      <TimeField label={label} hourCycle={24} value={time} onValueChange={setTime} />
      <Stack direction="row">
        <Button onClick={() => setTime('10:00')}>{later}</Button>
        <Button onClick={() => setTime('')}>{empty}</Button>
      </Stack>
    </Stack>
  );
}
