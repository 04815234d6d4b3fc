import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { day } from '../../testing/calendarDay';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Calendar } from './Calendar';

const words = {
  en: {
    label: 'Day of the visit',
    month: 'month',
    year: 'year',
    gregorian: 'Gregorian: 5 March 2026',
  },
  ar: { label: 'يوم الزيارة', month: 'الشهر', year: 'السنة', gregorian: 'الميلادي: 5 مارس 2026' },
};

const meta = {
  title: 'Components/Forms/Calendar',
  component: Calendar,
  parameters: guide({
    do: ['For a month that stays on the page, such as free days.'],
    dont: ['For a day in a form: use DateField.'],
    rtl: 'Days run with the direction; weeks start by the region of the locale.',
    accessibility:
      'A grid named by its label and month. Unavailable days keep the focus and cannot be chosen.',
    keys: 'calendar',
  }),
  args: { label: '', defaultValue: '2026-03-05', onValueChange: fn() },
  decorators: [padded()],
  render: (args, { globals }) => <Calendar {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(day(grid, '17'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-17');
    await expect(day(grid, '17')).toHaveAttribute('data-selected');
  },
};

/** The lists change the month and keep the focus: in a closed list, arrow keys choose immediately. */
export const MonthAndYear: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { month, year } = inLocale(globals, words);
    const months = canvas.getByRole('combobox', { name: month });
    await expect(months).toHaveValue('3');
    await userEvent.selectOptions(months, '2');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: year }),
      canvas.getByRole('option', { name: '2028' }),
    );
    await expect(canvas.getByRole('combobox', { name: year })).toHaveFocus();
    await userEvent.click(day(canvas.getByRole('grid'), '29'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2028-02-29');
  },
};

export const WithLimits: Story = {
  args: { min: '2026-03-02', max: '2026-03-20' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    for (const text of ['1', '21']) {
      await expect(day(grid, text)).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(day(grid, '20')).not.toHaveAttribute('aria-disabled');
  },
};

/** Unavailable days remain focusable, so that screen reader users can discover them. */
export const Unavailable: Story = {
  args: { isDateUnavailable: (date) => date.endsWith('-12') },
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(day(grid, '12'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(day(grid, '12')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The first day of the week depends on the region: Saturday in Jordan, Monday in Great Britain. */
export const WeekStart: Story = {
  args: { firstDayOfWeek: 'sun' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('grid').querySelector('td > div:not([data-outside-month])');
    // 1 March 2026 is a Sunday.
    await expect(first?.parentElement?.previousElementSibling).toBeNull();
    await expect(first).toHaveTextContent('1');
  },
};

/** Ramadan 1447 has 30 days, the month before 29. */
export const Hijri: Story = {
  args: { calendar: 'islamic-umalqura' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { gregorian, month } = inLocale(globals, words);
    const grid = canvas.getByRole('grid');
    await expect(day(grid, '16')).toHaveAttribute('data-selected');
    await expect(canvas.getByText(gregorian)).toBeVisible();
    await expect(day(grid, '30')).toBeVisible();
    await userEvent.click(day(grid, '30'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-19');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: month }), '8');
    await waitFor(() => expect(() => day(grid, '30')).toThrow());
  },
};

/** Esfand 1404 has 29 days: it is not a leap year. */
export const Persian: Story = {
  args: { calendar: 'persian' },
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(day(grid, '14')).toHaveAttribute('data-selected');
    await expect(() => day(grid, '30')).toThrow();
    await userEvent.click(day(grid, '29'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-20');
  },
};

/** A leap year of 13 months. */
export const Hebrew: Story = {
  args: { calendar: 'hebrew', defaultValue: '2024-03-11' },
  play: async ({ canvas, globals }) => {
    const months = canvas.getByRole('combobox', { name: inLocale(globals, words).month });
    await expect(months.querySelectorAll('option')).toHaveLength(13);
    await expect(months).toHaveValue('7');
    await expect(day(canvas.getByRole('grid'), '1')).toHaveAttribute('data-selected');
  },
};

/** Limits and values that are no dates are ignored instead of throwing. */
export const Invalid: Story = {
  args: { defaultValue: '2026-02-30', min: 'soon', max: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').querySelector('[data-selected]')).toBeNull();
  },
};
