import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { day } from '../../testing/calendarDay';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { houseBrand } from '../../theme/brands/house';
import { UiProvider } from '../../theme/UiProvider';
import { Button } from '../Button';
import { dateTexts } from '../Calendar/dateTexts';
import { Dialog } from '../Dialog';
import { DateField } from './DateField';

const words = {
  en: {
    label: 'Date',
    calendar: 'Open calendar',
    error: 'Choose project date first',
    dialog: 'Archive',
    gregorian: 'Gregorian: 5 March 2026',
  },
  ar: {
    label: 'التاريخ',
    calendar: 'فتح التقويم',
    error: 'اختر تاريخ المشروع أولًا',
    dialog: 'الأرشيف',
    gregorian: 'الميلادي: 5',
  },
};

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  parameters: guide({
    do: ['For a calendar day.'],
    dont: ['For a year or a time: use TextField.'],
    rtl: 'The date runs from left to right; the calendar mirrors. The Gregorian date is below that of another calendar.',
    accessibility: 'Label, hint and error are tied to the input; an error sets `aria-invalid`.',
    keys: 'calendar',
  }),
  args: { label: '', value: '2026-03-05', onValueChange: fn() },
  decorators: [padded('20rem')],
  render: function Written(args, { globals }) {
    const { label } = inLocale(globals, words);
    const [value, setValue] = useState(args.value);
    return (
      <DateField
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
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arabic digits and other separators are normalized to the ISO format. */
export const Written: Story = {
  args: { value: '' },
  play: async ({ canvas, globals, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: inLocale(globals, words).label });
    await expect(input).toHaveAttribute('dir', 'ltr');
    await userEvent.type(input, '٢٠٢٦/٣/٥');
    await userEvent.tab();
    await expect(input).toHaveValue('2026-03-05');
  },
};

/** Day first with dots is accepted; an invalid date stays as typed and is passed to the caller. */
export const DayFirst: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1.3.2026');
    await userEvent.tab();
    await expect(input).toHaveValue('2026-03-01');
    await userEvent.clear(input);
    await userEvent.type(input, '31.2.2026');
    await userEvent.tab();
    await expect(input).toHaveValue('31.2.2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31.2.2026');
  },
};

/** A year of two digits may be meant otherwise: the field says so on blur. */
export const Ambiguous: Story = {
  args: { value: '' },
  play: async ({ canvas, globals, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '3/4/26');
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      inLocale(globals, {
        en: dateTexts('en').noSuchDate('2026-03-15'),
        ar: dateTexts('ar').noSuchDate('2026-03-15'),
      }),
    );
    await userEvent.clear(input);
    await userEvent.type(input, '2026-04-03');
    await userEvent.tab();
    await expect(input).not.toBeInvalid();
  },
};

/** The digits of the locale; value and form have Latin digits. */
export const LocalDigits: Story = {
  args: { name: 'date' },
  decorators: [
    (Story, { globals }) => (
      <UiProvider
        brand={houseBrand}
        scheme="light"
        locale={inLocale(globals, { en: 'fa', ar: 'ar-EG' })}
      >
        <form aria-label="form">
          <Story />
        </form>
      </UiProvider>
    ),
  ],
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const form = canvas.getByRole<HTMLFormElement>('form');
    const digits = inLocale(globals, { en: '۲۰۲۶-۰۳-۰۵', ar: '٢٠٢٦-٠٣-٠٥' });
    await expect(input).toHaveValue(digits);
    await expect(new FormData(form).get('date')).toBe('2026-03-05');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-3-5');
    await expect(input).toHaveValue('2026-3-5');
    await userEvent.tab();
    await expect(input).toHaveValue(digits);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-05');
    await expect(new FormData(form).get('date')).toBe('2026-03-05');
  },
};

/** Enter and Button submit a form without a blur: the submitted value is the date, not the typed text. */
export const Submitted: Story = {
  args: { value: '', name: 'day' },
  render: function Submitted(args, { globals }) {
    const { label } = inLocale(globals, words);
    const [value, setValue] = useState('');
    const [sent, setSent] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const day = new FormData(event.currentTarget).get('day');
          setSent(typeof day === 'string' ? day : '');
        }}
      >
        <DateField {...args} label={label} value={value} onValueChange={setValue} />
        <Button type="submit">OK</Button>
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1.3.2026{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-03-01');
    await userEvent.clear(input);
    await userEvent.type(input, '2.3.2026');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-03-02');
    await expect(input).toHaveFocus();
  },
};

/** Days run in the direction of the language: the first day of the week is at the inline start. */
export const Chosen: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { calendar, label } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: calendar }));
    const grid = await screen.findByRole('grid');
    const [third, fourth] = ['3', '4'].map((text) => day(grid, text).getBoundingClientRect().left);
    await expect((third ?? 0) < (fourth ?? 0)).toBe(globals['locale'] !== 'ar');
    const chosen = day(grid, '17');
    await userEvent.click(chosen);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-17');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('2026-03-17');
  },
};

/**
 * The keys of the ARIA Authoring Practices: arrows in visual direction, Home and End to the ends of the week,
 * PageUp and PageDown by month, with Shift by year.
 */
export const Keyboard: Story = {
  args: { value: '2026-03-18' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { calendar } = inLocale(globals, words);
    const rtl = globals['locale'] === 'ar';
    await userEvent.click(canvas.getByRole('button', { name: calendar }));
    await screen.findByRole('grid');
    const sheet = screen.getByRole('dialog');
    await expect(sheet).not.toHaveAccessibleName(calendar);
    await expect(sheet).toHaveAccessibleName(expect.stringContaining('2026'));
    const focused = () =>
      `${document.activeElement?.textContent} ${sheet.querySelector('h3')?.textContent}`;
    await waitFor(() => expect(focused()).toMatch(/^18 /));
    const march = focused().slice(3);
    const presses = [
      [rtl ? '{ArrowLeft}' : '{ArrowRight}', '19'],
      [rtl ? '{ArrowRight}' : '{ArrowLeft}', '18'],
      ['{ArrowDown}', '25'],
      ['{ArrowUp}', '18'],
      // Weeks begin on Saturday in Jordan, and on Monday in Great Britain.
      ['{Home}', rtl ? '14' : '16'],
      ['{End}', rtl ? '20' : '22'],
    ] as const;
    for (const [key, date] of presses) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focused()).toBe(`${date} ${march}`));
    }
    const end = rtl ? '20' : '22';
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).not.toContain(march));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(focused()).toBe(`${end} ${march}`));
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await waitFor(() => expect(focused()).toContain('2025'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(`2025-03-${end}`));
    await waitFor(() => expect(canvas.getByRole('button', { name: calendar })).toHaveFocus());
  },
};

export const WithLimits: Story = {
  args: { min: '2026-03-02', max: '2026-03-20' },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).calendar }));
    const grid = await screen.findByRole('grid');
    const chosen = day(grid, '25');
    await expect(chosen).toHaveAttribute('aria-disabled', 'true');
  },
};

/**
 * The field shows and accepts Hijri dates; its value and form value remain Gregorian, and the Gregorian date
 * is shown below.
 */
export const Hijri: Story = {
  args: { calendar: 'islamic-umalqura', name: 'day' },
  decorators: [(Story) => <form aria-label="form">{Story()}</form>],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { calendar, label, gregorian } = inLocale(globals, words);
    const input = canvas.getByRole('textbox', { name: label });
    const form = canvas.getByRole<HTMLFormElement>('form');
    await waitFor(() => expect(input).toHaveValue('1447-09-16'));
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(gregorian));
    await expect([...new FormData(form)]).toEqual([['day', '2026-03-05']]);
    await userEvent.clear(input);
    await userEvent.type(input, '١٤٤٧/٩/٣٠');
    await userEvent.tab();
    await expect(input).toHaveValue('1447-09-30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-19');
    await userEvent.click(canvas.getByRole('button', { name: calendar }));
    await userEvent.click(day(await screen.findByRole('grid'), '16'));
    await waitFor(() => expect(input).toHaveValue('1447-09-16'));
    await expect([...new FormData(form)]).toEqual([['day', '2026-03-05']]);
  },
};

/** A day that the calendar does not have stays as typed with an error, and is never submitted as a Gregorian one. */
export const NoSuchHijriDate: Story = {
  args: { calendar: 'islamic-umalqura', value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await waitFor(() => expect(input).not.toHaveAttribute('readonly'));
    await userEvent.type(input, '1447-08-30');
    await userEvent.tab();
    await expect(input).toHaveValue('1447-08-30');
    await expect(input).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.clear(input);
    await expect(input).not.toBeInvalid();
  },
};

export const Persian: Story = {
  args: { calendar: 'persian' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('1404-12-14'));
  },
};

export const Hebrew: Story = {
  args: { calendar: 'hebrew' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('5786-06-16'));
  },
};

export const WithUnavailableDays: Story = {
  args: { isDateUnavailable: (date) => date === '2026-03-12' },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).calendar }));
    const grid = await screen.findByRole('grid');
    await expect(day(grid, '12')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The calendar belongs to the dialog, and is above it. */
export const InADialog: Story = {
  render: function InDialog(args, { globals }) {
    const { label, dialog } = inLocale(globals, words);
    const [value, setValue] = useState('2026-03-05');
    return (
      <Dialog open title={dialog}>
        <DateField {...args} label={label} value={value} onValueChange={setValue} />
      </Dialog>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { calendar, label, dialog } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: calendar }));
    const grid = await screen.findByRole('grid');
    await expect(canvas.getByRole('dialog', { name: dialog }).contains(grid)).toBe(true);
    const chosen = day(grid, '9');
    // The calendar moves while it opens.
    await waitFor(() => {
      const { left, top, width, height } = chosen.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return expect(chosen.contains(hit)).toBe(true);
    });
    await userEvent.click(chosen);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: label })).toHaveValue('2026-03-09'),
    );
  },
};

export const Invalid: Story = {
  args: { value: '' },
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return <DateField {...args} label={label} error={error} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
