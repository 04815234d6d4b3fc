import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { day } from '../../testing/calendarDay';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { DateRangeField } from './DateRangeField';

const words = {
  en: {
    label: 'Stay',
    from: 'From',
    to: 'To',
    calendar: 'Choose the days',
    upsideDown: 'The first day is after the last. Change one of them.',
    error: 'Choose at least two nights',
    week: 'First week of March',
    presets: 'Ranges',
  },
  ar: {
    label: 'الإقامة',
    from: 'من',
    to: 'إلى',
    calendar: 'اختيار الأيام',
    upsideDown: 'اليوم الأول بعد اليوم الأخير. غيّر أحدهما.',
    error: 'اختر ليلتين على الأقل',
    week: 'الأسبوع الأول من آذار',
    presets: 'فترات',
  },
};

const meta = {
  title: 'Components/Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: '',
    calendarLabel: '',
    defaultValue: { from: '2026-03-05', to: '2026-03-12' },
    onValueChange: fn(),
  },
  decorators: [padded('32rem')],
  render: (args, { globals }) => {
    const { label, calendar } = inLocale(globals, words);
    return <DateRangeField {...args} label={label} calendarLabel={calendar} />;
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two clicks choose the range; the first one alone changes nothing. */
export const Chosen: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { calendar, label, from, to } = inLocale(globals, words);
    await expect(canvas.getByRole('group', { name: label })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: calendar }));
    const grid = await screen.findByRole('grid');
    await userEvent.click(day(grid, '9'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(grid, '20'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-03-09',
      to: '2026-03-20',
    });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: from })).toHaveValue('2026-03-09');
    await expect(canvas.getByRole('textbox', { name: to })).toHaveValue('2026-03-20');
  },
};

/** Arrows follow the direction; Home and End go to the ends of the week. */
export const WithTheKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { calendar } = inLocale(globals, words);
    const rtl = globals['locale'] === 'ar';
    const button = canvas.getByRole('button', { name: calendar });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^5$/));
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^6$/));
    // After the first day is chosen, the focus moves to the next day, so that screen readers announce the
    // next step.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^7$/));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^14$/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-03-06',
      to: '2026-03-14',
    });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/**
 * A range whose first day is after the last is shown as an error, regardless of which was typed later, and is
 * never swapped.
 */
export const UpsideDown: Story = {
  args: { defaultValue: {} },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { from, to, upsideDown } = inLocale(globals, words);
    const first = canvas.getByRole('textbox', { name: from });
    const last = canvas.getByRole('textbox', { name: to });
    await userEvent.type(last, '1.3.2026');
    await userEvent.type(first, '٢٠٢٦/٣/٥');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-03-05',
      to: '2026-03-01',
    });
    for (const input of [first, last]) {
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription(upsideDown);
    }
    await userEvent.clear(last);
    await userEvent.type(last, '2026-03-05');
    await expect(last).not.toBeInvalid();
  },
};

/** Without a last day, the range is open-ended. */
export const OneDay: Story = {
  args: { defaultValue: { from: '2026-03-05' } },
  play: async ({ canvas, globals }) => {
    const { to } = inLocale(globals, words);
    await expect(canvas.getByRole('textbox', { name: to })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: to })).not.toBeInvalid();
  },
};

export const WithPresets: Story = {
  render: (args, { globals }) => {
    const { label, calendar, week } = inLocale(globals, words);
    const presets = [{ label: week, from: '2026-03-01', to: '2026-03-07' }];
    return <DateRangeField {...args} label={label} calendarLabel={calendar} presets={presets} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { calendar, presets, week } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: calendar }));
    await expect(await screen.findByRole('list', { name: presets })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: week }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-03-01',
      to: '2026-03-07',
    });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

export const InAForm: Story = {
  args: { fromName: 'arrival', toName: 'departure' },
  decorators: [(Story) => <form aria-label="form">{Story()}</form>],
  play: async ({ canvas, globals, userEvent }) => {
    const { from } = inLocale(globals, words);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => Object.fromEntries(new FormData(form));
    await expect(sent()).toEqual({ arrival: '2026-03-05', departure: '2026-03-12' });
    const input = canvas.getByRole('textbox', { name: from });
    await userEvent.clear(input);
    await userEvent.type(input, '2.3.2026');
    await userEvent.tab();
    await expect(sent()).toEqual({ arrival: '2026-03-02', departure: '2026-03-12' });
    form.reset();
    await waitFor(() => expect(sent()['arrival']).toBe('2026-03-05'));
  },
};

/** Hijri dates on the page, Gregorian ones in the value and the form. */
export const Hijri: Story = {
  args: { calendar: 'islamic-umalqura', fromName: 'from', toName: 'to' },
  decorators: [(Story) => <form aria-label="form">{Story()}</form>],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { calendar, from, to } = inLocale(globals, words);
    const first = canvas.getByRole('textbox', { name: from });
    const last = canvas.getByRole('textbox', { name: to });
    await waitFor(() => expect(first).toHaveValue('1447-09-16'));
    await expect(last).toHaveValue('1447-09-23');
    await userEvent.click(canvas.getByRole('button', { name: calendar }));
    const grid = await screen.findByRole('grid');
    await userEvent.click(day(grid, '1'));
    await userEvent.click(day(grid, '30'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-02-18',
      to: '2026-03-19',
    });
    await waitFor(() => expect(last).toHaveValue('1447-09-30'));
    await expect(
      Object.fromEntries(new FormData(canvas.getByRole<HTMLFormElement>('form'))),
    ).toEqual({ from: '2026-02-18', to: '2026-03-19' });
  },
};

export const WithLimits: Story = {
  args: {
    min: '2026-03-02',
    max: '2026-03-20',
    isDateUnavailable: (date) => date === '2026-03-10',
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).calendar }));
    const grid = await screen.findByRole('grid');
    for (const text of ['1', '10', '21']) {
      await expect(day(grid, text)).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, calendar, error } = inLocale(globals, words);
    return <DateRangeField {...args} label={label} calendarLabel={calendar} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    const { label, error } = inLocale(globals, words);
    await expect(canvas.getByRole('group', { name: label })).toHaveAccessibleDescription(error);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
