import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { cover } from '../../testing/covers';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Timeline } from './Timeline';

const words = {
  en: {
    label: 'Dates of this building',
    dates: ['1 March 2026', '1 May 2026', '12 September 2026'],
    first: 'Foundations',
    expected: 'Expected in October',
  },
  ar: {
    label: 'تواريخ هذا المبنى',
    dates: ['1 مارس 2026', '1 مايو 2026', '12 سبتمبر 2026'],
    first: 'الأساسات',
    expected: 'متوقع في أكتوبر',
  },
};
const entriesOf = (globals: Record<string, unknown>) => {
  const { dates, first } = inLocale(globals, words);
  return dates.map((label, at) => ({
    id: String(at),
    label,
    image: cover(at * 60),
    href: `#date-${at}`,
    ...(at === 0 && { detail: first }),
  }));
};

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  parameters: guide({
    do: ['For the dates of one thing, with pictures.', 'As a line in heads and toolbars.'],
    dont: ['For more than dates in order: use Table.'],
    rtl: 'Time runs with the language.',
    accessibility:
      'A list; the current entry has `aria-current`. Without links, the row itself takes the focus to scroll.',
    keys: 'link',
  }),
  args: { label: '', entries: [], current: '1' },
  decorators: [padded()],
  render: (args, { globals }) => (
    <Timeline {...args} label={inLocale(globals, words).label} entries={entriesOf(globals)} />
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDates: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { label, dates } = inLocale(globals, words);
    await expect(canvas.getByRole('list', { name: label })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links[1]).toHaveAttribute('aria-current', 'date');
    const [first, last] = [links[0], links[2]].map((link) => link?.getBoundingClientRect().left);
    await expect(Number(first) < Number(last)).toBe(globals['locale'] !== 'ar');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName(expect.stringContaining(dates[0] ?? ''));
  },
};

/** An expected entry has no picture and no link. */
export const WithoutPictureAndLink: Story = {
  render: (args, { globals }) => {
    const { label, expected } = inLocale(globals, words);
    const entries = [...entriesOf(globals), { id: 'next', label: expected }];
    return <Timeline {...args} label={label} entries={entries} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const ReadOnly: Story = {
  render: (args, { globals }) => {
    const { label, dates } = inLocale(globals, words);
    return (
      <Timeline
        {...args}
        label={label}
        entries={dates.map((date) => ({ id: date, label: date }))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

/** The current entry is scrolled into view, without scrolling the page. */
export const FortyDates: Story = {
  args: { current: '39' },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  render: (args, { globals }) => (
    <Timeline
      {...args}
      label={inLocale(globals, words).label}
      entries={Array.from({ length: 40 }, (_, at) => ({
        id: String(at),
        label: `${2000 + at}-01-01`,
        href: `#${at}`,
      }))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    // Before the first paint.
    await waitFor(() => expect(list.scrollLeft).not.toBe(0));
    const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    const room = list.getBoundingClientRect();
    await expect(last?.left).toBeGreaterThanOrEqual(room.left - 1);
    await expect(last?.right).toBeLessThanOrEqual(room.right + 1);
  },
};

const DAYS = ['2026-03-01', '2026-05-01', '2026-09-12'];

/** Gaps between marks are proportional to time; future entries are dashed. */
export const AsALine: Story = {
  args: { look: 'line', current: '2' },
  render: (args, { globals }) => {
    const { label, expected } = inLocale(globals, words);
    const entries = entriesOf(globals).map((entry, at) => ({ ...entry, day: DAYS[at] }));
    return (
      <Timeline
        {...args}
        label={label}
        entries={[...entries, { id: 'next', label: expected, day: '2026-10-30', planned: true }]}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const entries = canvas.getAllByRole('listitem');
    const [first, second] = entries.map((li) => li.clientWidth);
    await expect(Number(second)).toBeGreaterThan(Number(first));
    // The line reaches the end of the last label.
    const last = entries.at(-1) ?? canvasElement;
    await expect(getComputedStyle(last, '::before').display).not.toBe('none');
    const [line, label] = [last, last.querySelector('bdi') ?? last].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(Math.round((label?.right ?? 0) - (line?.right ?? 0))).toBeLessThanOrEqual(0);
    await expect(Math.round((label?.left ?? 0) - (line?.left ?? 0))).toBeGreaterThanOrEqual(0);
    await expect(canvas.getAllByRole('link')[2]).toHaveAttribute('aria-current', 'date');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
