import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { countText } from '../../text/countText';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { Table } from '../Table';
import { SelectionBar, type SelectionLabels } from '.';

interface Client {
  id: string;
  name: string;
}

const words = {
  en: {
    label: 'Selected clients',
    all: 'Select all',
    select: 'Select',
    caption: 'Clients',
    name: 'Name',
    remove: 'Delete',
    save: 'Export as CSV',
    send: 'Resend invitations',
    leave: 'Finish selecting',
    done: '2 clients were moved to the trash.',
    people: ['Sara Haddad', 'Omar Khalil', 'Lina Nasser', 'Noor Saleh'],
  },
  ar: {
    label: 'العملاء المحدَّدون',
    all: 'تحديد الكل',
    select: 'تحديد',
    caption: 'العملاء',
    name: 'الاسم',
    remove: 'حذف',
    save: 'تصدير بصيغة CSV',
    send: 'إعادة إرسال الدعوات',
    leave: 'إنهاء التحديد',
    done: 'نُقل عميلان إلى سلة المهملات.',
    people: ['سارة حداد', 'عمر خليل', 'لينا ناصر', 'نور صالح'],
  },
};

const COUNT = {
  en: { zero: 'None selected', one: '# selected', other: '# selected' },
  ar: {
    zero: 'لا شيء محدَّد',
    one: 'عنصر واحد محدَّد',
    two: 'عنصران محدَّدان',
    few: '# عناصر محدَّدة',
    many: '# عنصرًا محدَّدًا',
    other: '# عنصر محدَّد',
  },
};

type Globals = Readonly<Record<string, unknown>>;
const countIn = (globals: Globals, count: number) =>
  countText(String(globals['locale']), COUNT, count);
const leave = fn();
const keyOf = ({ id }: Client) => id;

function labelsIn(globals: Globals): SelectionLabels<Client> {
  const { all, select } = inLocale(globals, words);
  return {
    all,
    row: ({ name }) => `${select} ${name}`,
    count: (count) => countIn(globals, count),
  };
}

function clientsIn(globals: Globals, count: number): Client[] {
  const { people } = inLocale(globals, words);
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: count > people.length ? `${people[at % 4]} ${at}` : (people[at] ?? ''),
  }));
}

interface ShownProps {
  globals: Globals;
  count: number;
  initial?: readonly string[];
  hasReport?: boolean;
}

/** A table with the bar below it. */
function InTable({ globals, count, initial = [], hasReport = false }: ShownProps) {
  const w = inLocale(globals, words);
  const { label, caption, name, save, send, remove, leave: leaveLabel } = w;
  const [rows] = useState(() => clientsIn(globals, count));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial));
  return (
    <div>
      <Table<Client>
        caption={caption}
        rows={rows}
        rowKey={keyOf}
        rowHref={({ id }) => `#client-${id}`}
        columns={[{ key: 'name', header: name, render: (client) => <bdi>{client.name}</bdi> }]}
        selection={{ labels: labelsIn(globals), selected, onSelectedChange: setSelected }}
      />
      <SelectionBar
        aria-label={label}
        status={countIn(globals, selected.size)}
        report={hasReport && <Banner tone="success">{w.done}</Banner>}
        onClear={selected.size > 0 ? () => setSelected(new Set()) : undefined}
        dismissal={{ label: leaveLabel, onDismiss: leave }}
      >
        <Button size="s">{send}</Button>
        <Button size="s">{save}</Button>
        <Button size="s">{remove}</Button>
      </SelectionBar>
    </div>
  );
}

const meta = {
  title: 'Components/Data/SelectionBar',
  component: SelectionBar,
  parameters: guide({
    do: ['For the same action on several items of a list.'],
    dont: ['For actions on one item: put buttons in its row.'],
    rtl: 'The number is at the right, the closing button at the left.',
    accessibility:
      'A named group after the list. The number is announced politely; a click with Shift selects a range.',
    keys: 'selection',
  }),
  args: { 'aria-label': words.en.label, status: '', children: null },
  decorators: [padded()],
  beforeEach: () => {
    leave.mockClear();
  },
  render: (_, { globals }) => <InTable {...{ globals }} count={4} />,
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function page({ canvas, globals }: Context) {
  const w = inLocale(globals, words);
  return {
    w,
    box: (name: string | undefined) =>
      canvas.getByRole('checkbox', { name: `${w.select} ${name}` }),
    counted: (count: number) =>
      waitFor(() =>
        expect(canvas.getByRole('group', { name: w.label })).toHaveTextContent(
          countIn(globals, count),
        ),
      ),
  };
}

/** Escape deselects all, and then ends selecting. */
export const Escape: Story = {
  play: async (context) => {
    const { w, box, counted } = page(context);
    const { canvas, userEvent } = context;
    await counted(0);
    const first = box(w.people[0]);
    first.focus();
    await userEvent.keyboard(' ');
    await counted(1);
    await expect(canvas.getByRole('checkbox', { name: w.all })).toBePartiallyChecked();
    await userEvent.keyboard('{Escape}');
    await counted(0);
    await expect(first).toHaveFocus();
    await expect(leave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(leave).toHaveBeenCalledTimes(1);
  },
};

/** A click with Shift selects the rows from the one before, in either direction, or deselects them. */
export const Range: Story = {
  play: async (context) => {
    const { w, box, counted } = page(context);
    const { userEvent } = context;
    await userEvent.click(box(w.people[2]));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(w.people[0]));
    await counted(3);
    await expect(box(w.people[3])).not.toBeChecked();
    await userEvent.click(box(w.people[1]));
    await userEvent.keyboard('{/Shift}');
    await counted(1);
    await expect(box(w.people[2])).toBeChecked();
  },
};

/** The bar is at the end of the window while the list is longer, and the focused row is not below it. */
export const LongList: Story = {
  render: (_, { globals }) => <InTable {...{ globals }} count={60} initial={['0', '1']} />,
  play: async (context) => {
    const { w, counted } = page(context);
    const { canvas } = context;
    await counted(2);
    const bar = canvas.getByRole('group', { name: w.label });
    await waitFor(() =>
      expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1),
    );
    const rows = canvas.getAllByRole('rowheader');
    const below = rows.find((row) => row.getBoundingClientRect().top > window.innerHeight);
    const link = below?.querySelector('a');
    link?.focus();
    await waitFor(() =>
      expect(link?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
    window.scrollTo(0, document.body.scrollHeight);
    const last = canvas.getAllByRole('rowheader').at(-1);
    await waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top + 1,
      ),
    );
  },
};

/** What became of the last action is in sight, wherever the list is scrolled to. */
export const Report: Story = {
  render: (_, { globals }) => <InTable {...{ globals }} count={60} hasReport />,
  play: async (context) => {
    const { w, counted } = page(context);
    await counted(0);
    const report = context.canvas.getByText(w.done);
    await waitFor(() =>
      expect(report.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight),
    );
  },
};

/** Of ten thousand, all are selected with one press, of which a few dozen are in the DOM. */
export const TenThousand: Story = {
  render: (_, { globals }) => <InTable {...{ globals }} count={10_000} />,
  play: async (context) => {
    const { w, counted } = page(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: w.all }));
    await counted(10_000);
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes.length).toBeLessThan(100);
    for (const each of boxes) await expect(each).toBeChecked();
  },
};

/** The actions are below the number, in as many lines as they need. */
export const Phone: Story = {
  render: (_, { globals }) => (
    <div style={{ inlineSize: '20.5rem' }}>
      <InTable {...{ globals }} count={4} initial={['0', '1', '2']} />
    </div>
  ),
  play: async (context) => {
    const { counted } = page(context);
    await counted(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
