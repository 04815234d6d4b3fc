import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { DeleteIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { inlineStart, LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { IconButton } from '../IconButton';
import { Ltr } from '../Ltr';
import { Table, TABLE_CARD_PLACES, type TableProps, type TableSort } from '.';

interface Client {
  id: string;
  name: string;
  mail: string;
  projects: number;
}

const words = {
  en: {
    caption: '3 clients',
    name: 'Name',
    mail: 'Email',
    projects: 'Projects',
    actions: 'Actions',
    remove: 'Delete',
    empty: 'No clients yet',
    failed: 'The clients could not be loaded',
    retry: 'Try again',
    all: 'Select all clients',
    select: 'Select',
    selected: 'selected',
    turn: 'Next page',
    inCard: 'projects',
    people: ['Sara Haddad', 'Omar Khalil', 'Lina Nasser'],
  },
  ar: {
    caption: '3 عملاء',
    name: 'الاسم',
    mail: 'البريد الإلكتروني',
    projects: 'المشاريع',
    actions: 'إجراءات',
    remove: 'حذف',
    empty: 'لا عملاء بعد',
    failed: 'تعذّر تحميل العملاء',
    retry: 'إعادة المحاولة',
    all: 'تحديد كل العملاء',
    select: 'تحديد',
    selected: 'محدّد',
    turn: 'الصفحة التالية',
    inCard: 'مشاريع',
    people: ['سارة حداد', 'عمر خليل', 'لينا ناصر'],
  },
};

const MAILS = ['sara@example.com', 'omar.khalil@example.com', 'lina@example.com'];
const remove = fn();

type Column = 'name' | 'mail' | 'projects' | 'actions';

interface ShownProps extends Partial<Omit<TableProps<Client, Column>, 'columns' | 'rowKey'>> {
  globals: Readonly<Record<string, unknown>>;
  cardPlace?: (typeof TABLE_CARD_PLACES)[number];
}

/** Returns the given number of clients, with the names of the first three repeated. */
function manyClients(globals: ShownProps['globals'], count: number): Client[] {
  const { people } = inLocale(globals, words);
  return Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: count > people.length ? `${people[at % 3]} ${at}` : (people[at] ?? ''),
    mail: count > people.length ? `client${at}@example.com` : (MAILS[at] ?? ''),
    projects: [4, 12, 1][at % 3] ?? 0,
  }));
}

function Shown({ globals, onSortChange, cardPlace, ...rest }: ShownProps) {
  const w = inLocale(globals, words);
  const [sort, setSort] = useState<TableSort<Column>>();
  const [clients] = useState(() => manyClients(globals, 3));
  const rows = 'rows' in rest ? rest.rows : clients;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted =
    sort === undefined
      ? rows
      : rows?.toSorted(
          (a, b) =>
            sign *
            (sort.column === 'projects' ? a.projects - b.projects : a.name.localeCompare(b.name)),
        );
  return (
    <Table<Client, Column>
      caption={w.caption}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `#client-${id}`}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
      loadingRows={3}
      empty={<EmptyState title={w.empty} />}
      {...rest}
      rows={sorted}
      columns={[
        {
          key: 'name',
          header: w.name,
          sort: ['ascending'],
          render: (client) => <bdi>{client.name}</bdi>,
        },
        { key: 'mail', header: w.mail, width: '2fr', render: (client) => <Ltr>{client.mail}</Ltr> },
        {
          key: 'projects',
          header: w.projects,
          sort: ['descending', 'ascending'],
          width: '7rem',
          render: (client) => client.projects,
          ...(cardPlace !== undefined && {
            cardPlace,
            renderInCard: (client) => `${client.projects} ${w.inCard}`,
          }),
        },
        {
          key: 'actions',
          header: w.actions,
          hideHeader: true,
          align: 'end',
          width: '4rem',
          render: () => (
            <IconButton size="s" label={w.remove} icon={<DeleteIcon />} onClick={remove} />
          ),
        },
      ]}
    />
  );
}

const changed = fn();

const meta = {
  title: 'Components/Data/Table',
  component: Table,
  parameters: guide({
    do: ['For rows of the same kind that are compared or sorted.'],
    dont: ['For layout.', 'For things with pictures: use Grid.'],
    rtl: 'The first column is at the right; numbers align at the end.',
    accessibility: 'A table with a caption; sorted columns have `aria-sort`.',
    keys: 'button',
  }),
  decorators: [padded('60rem')],
  beforeEach: () => {
    remove.mockClear();
    changed.mockClear();
  },
  render: (_, { globals }) => <Shown globals={globals} onSortChange={changed} />,
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Columns run in the direction of the language; the first one names the row and contains its link. */
export const Filled: Story = {
  play: async ({ canvas, globals }) => {
    const { caption, name, mail, people } = inLocale(globals, words);
    const table = canvas.getByRole('table', { name: caption });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: people[0] ?? name })).toHaveAttribute(
      'href',
      '#client-0',
    );
    const [first, second] = [name, mail].map((header) =>
      inlineStart(canvas.getByRole('columnheader', { name: header })),
    );
    await expect(first).toBeLessThan(second ?? 0);
  },
};

/** One direction, then none; or two, then none. */
export const Sorting: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { name, projects } = inLocale(globals, words);
    const byName = canvas.getByRole('columnheader', { name });
    await expect(byName).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(byName).getByRole('button'));
    await expect(byName).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(byName).getByRole('button'));
    await expect(byName).toHaveAttribute('aria-sort', 'none');

    const byProjects = canvas.getByRole('columnheader', { name: projects });
    const button = within(byProjects).getByRole('button');
    await userEvent.click(button);
    await expect(byProjects).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('12');
    await userEvent.click(button);
    await expect(byProjects).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button);
    await expect(changed).toHaveBeenLastCalledWith(undefined);
  },
};

/** The whole row is the link; the button in it remains a button. */
export const ButtonsInRows: Story = {
  play: async ({ canvas, globals }) => {
    const [button] = canvas.getAllByRole('button', { name: inLocale(globals, words).remove });
    if (!button) throw new Error('Each row has a button.');
    const isOnTop = () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await expect(isOnTop()).toBe(true);
  },
};

export const Loading: Story = {
  render: (_, { globals }) => <Shown globals={globals} rows={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const Empty: Story = {
  render: (_, { globals }) => <Shown globals={globals} rows={[]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLocale(globals, words).empty)).toBeVisible();
  },
};

/** In a narrow container each row is a card that contains the column names itself. */
export const Cards: Story = {
  parameters: { room: '22rem' },
  play: async ({ canvas, globals, userEvent }) => {
    const { name, mail } = inLocale(globals, words);
    await expect(canvas.queryByRole('columnheader', { name })).toBeNull();
    const [label] = canvas.getAllByText(mail).filter((element) => element.offsetWidth > 0);
    await expect(label).toBeVisible();
    const sort = canvas.getByRole('button', { name });
    await userEvent.click(sort);
    await expect(sort).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LongText: Story = {
  render: (_, { globals }) => (
    <Shown
      globals={globals}
      rows={[
        {
          id: 'long',
          name: inLocale(globals, LONG_NAME),
          mail: `${'a'.repeat(60)}@example.com`,
          projects: 10_000,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

/** The caption is for screen readers only. */
export const HiddenCaption: Story = {
  render: (_, { globals }) => <Shown globals={globals} hideCaption />,
  play: async ({ canvas, globals }) => {
    const { caption } = inLocale(globals, words);
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible();
    await expect(canvas.getByText(caption).clientWidth).toBeLessThan(2);
  },
};

/** The reason why there are no rows, in place of them. The header stays, and with it the focus on a sort button. */
export const Failed: Story = {
  render: function Fails(_, { globals }) {
    const [isBroken, setIsBroken] = useState(false);
    const { failed, retry } = inLocale(globals, words);
    return (
      <Shown
        globals={globals}
        onSortChange={() => setIsBroken(true)}
        error={
          isBroken && (
            <EmptyState
              role="alert"
              title={failed}
              action={<Button onClick={() => setIsBroken(false)}>{retry}</Button>}
            />
          )
        }
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { failed, retry, projects, people } = inLocale(globals, words);
    const sort = within(canvas.getByRole('columnheader', { name: projects })).getByRole('button');
    await userEvent.click(sort);
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(sort).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await expect(canvas.getAllByRole('link')).toHaveLength(people.length);
  },
};

const selectedKeys = fn();

/** A column of checkboxes. The header's is mixed while some are ticked, and the selection is announced. */
export const Selection: Story = {
  beforeEach: () => {
    selectedKeys.mockClear();
  },
  render: (_, { globals }) => {
    const { all, select, selected } = inLocale(globals, words);
    return (
      <Shown
        globals={globals}
        selection={{
          labels: {
            all,
            row: ({ name }) => `${select} ${name}`,
            count: (count) => `${count} ${selected}`,
          },
          onSelectedChange: (keys) => void selectedKeys([...keys]),
        }}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { all, select, selected, people, name } = inLocale(globals, words);
    const box = (person: string | undefined) =>
      canvas.getByRole('checkbox', { name: `${select} ${person}` });
    const head = canvas.getByRole('checkbox', { name: all });
    await userEvent.click(box(people[1]));
    await expect(head).toBePartiallyChecked();
    await expect(selectedKeys).toHaveBeenLastCalledWith(['1']);
    await waitFor(() => expect(canvas.getByText(`1 ${selected}`)).toBeInTheDocument());

    head.focus();
    await userEvent.keyboard(' ');
    await expect(head).toBeChecked();
    await expect(canvas.getByText(`3 ${selected}`)).toBeInTheDocument();
    for (const person of people) await expect(box(person)).toBeChecked();

    // By key, not by index: another order selects the same rows.
    await userEvent.click(box(people[0]));
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name })).getByRole('button', { name }),
    );
    await expect(box(people[0])).not.toBeChecked();
    await expect(box(people[2])).toBeChecked();
    // The checkbox column is at the start, and above the link that fills the row: a pointer meets the checkbox.
    await expect(inlineStart(box(people[2]))).toBeLessThan(
      inlineStart(canvas.getByRole('link', { name: people[2] ?? '' })),
    );
    const { left, top, width, height } = box(people[2]).getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(met).toBe(box(people[2]));
  },
};

/** Some rows cannot be selected, and one of another page stays selected; the selection is controlled. */
export const SelectionOfSome: Story = {
  parameters: { room: '30rem' },
  render: function Selects(_, { globals }) {
    const { all, select, selected } = inLocale(globals, words);
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['of another page']));
    return (
      <Shown
        globals={globals}
        selection={{
          labels: {
            all,
            row: ({ name }) => `${select} ${name}`,
            count: (count) => `${count} ${selected}`,
          },
          canSelect: ({ projects }) => projects > 1,
          selected: keys,
          onSelectedChange: setKeys,
        }}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { all, people, select, selected } = inLocale(globals, words);
    // As cards, without a visible header.
    const head = canvas.getByRole('checkbox', { name: all });
    await userEvent.click(head);
    await expect(head).toBeChecked();
    await expect(canvas.getByText(`3 ${selected}`)).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: `${select} ${people[2]}` })).toBeNull();
    await userEvent.click(head);
    await expect(canvas.getByText(`1 ${selected}`)).toBeInTheDocument();
  },
};

const intended = fn();

/** On hover and focus intent, a row's page can be prefetched. */
export const RowIntent: Story = {
  beforeEach: () => {
    intended.mockClear();
  },
  render: (_, { globals }) => (
    <Shown
      globals={globals}
      onRowIntent={({ id }) => void intended(id)}
      rowLinkId={(row) => row.id}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const { people } = inLocale(globals, words);
    await userEvent.hover(canvas.getByText(MAILS[1] ?? ''));
    await expect(intended).toHaveBeenLastCalledWith('1');
    const link = canvas.getByRole('link', { name: people[2] ?? '' });
    await expect(document.getElementById('2')).toBe(link);
    link.focus();
    await expect(intended).toHaveBeenLastCalledWith('2');
  },
};

/** When other rows are shown, the focus can be moved to the caption: `captionRef`. */
export const FocusedCaption: Story = {
  render: function Turns(_, { globals }) {
    const caption = useRef<HTMLParagraphElement>(null);
    return (
      <>
        <Shown globals={globals} captionRef={caption} />
        <Button onClick={() => caption.current?.focus()}>{inLocale(globals, words).turn}</Button>
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { turn, caption } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: turn }));
    await expect(canvas.getByText(caption)).toHaveFocus();
  },
};

/** How a card shows a column: name and value, the value alone, or the value in the corner. */
export const CardPlaces: Story = {
  parameters: { room: '26rem' },
  render: (_, { globals }) => (
    <>
      {TABLE_CARD_PLACES.map((place) => (
        <Shown
          key={place}
          globals={globals}
          caption={place}
          cardPlace={place}
          rows={manyClients(globals, 1)}
        />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { inCard, projects } = inLocale(globals, words);
    for (const place of TABLE_CARD_PLACES) {
      const row = within(canvas.getByRole('table', { name: place })).getAllByRole('row')[0];
      if (row === undefined) throw new Error('The table has a card.');
      const value = within(row).getByText(`4 ${inCard}`);
      await expect(value).toBeVisible();
      const label = within(row).queryByText(projects);
      if (place === 'labelled') await expect(label).toBeVisible();
      else await expect(label).toBeNull();
      const link = within(row).getByRole('link');
      const isBeside = value.getBoundingClientRect().top < link.getBoundingClientRect().bottom;
      await expect(isBeside).toBe(place === 'corner');
    }
  },
};

/** The caller sets the width below which rows are cards. */
export const CardsBelow: Story = {
  render: (_, { globals }) => <Shown globals={globals} cardsBelow="90rem" />,
  play: async ({ canvas, globals }) => {
    const { name } = inLocale(globals, words);
    await expect(canvas.queryByRole('columnheader', { name })).toBeNull();
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** Scrolls on its own: a focusable region with a sticky header. */
export const OwnScroll: Story = {
  render: (_, { globals }) => (
    <Shown globals={globals} rows={manyClients(globals, 40)} maxBlockSize="20rem" />
  ),
  play: async ({ canvas, globals }) => {
    const { caption, name } = inLocale(globals, words);
    const region = await canvas.findByRole('region', { name: caption });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region.clientHeight).toBeLessThan(region.scrollHeight);
    region.scrollTop = 800;
    await expect(
      canvas.getByRole('columnheader', { name }).getBoundingClientRect().top,
    ).toBeCloseTo(region.getBoundingClientRect().top, -1);
  },
};

/** Wider than its place: it scrolls by itself, and the first column stays in view. */
export const ManyColumns: Story = {
  parameters: { room: '62.5rem' },
  render: (_, { globals }) => {
    const { caption, name, projects, all, select, selected } = inLocale(globals, words);
    return (
      <Table<Client>
        caption={caption}
        rows={manyClients(globals, 30)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#client-${id}`}
        selection={{
          labels: {
            all,
            row: (client) => `${select} ${client.name}`,
            count: (count) => `${count} ${selected}`,
          },
        }}
        columns={[
          { key: 'name', header: name, width: '12rem', render: (client: Client) => client.name },
          ...Array.from({ length: 13 }, (_column, at) => ({
            key: `projects-${at}`,
            header: `${projects} ${at + 1}`,
            width: '9rem',
            render: (client: Client) => client.projects * at,
          })),
          { key: 'hidden', header: '', render: () => null },
        ].filter(({ key }) => key !== 'hidden')}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { caption, name, projects } = inLocale(globals, words);
    const region = await canvas.findByRole('region', { name: caption });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);

    const isRtl = globals['locale'] === 'ar';
    region.scrollTo({ left: isRtl ? -10_000 : 10_000 });
    const last = canvas.getByRole('columnheader', { name: `${projects} 13` });
    await waitFor(() => expect(isInside(last, region)).toBe(true));
    const pinned = [
      canvas.getByRole('columnheader', { name }),
      ...canvas.getAllByRole('rowheader').slice(0, 2),
    ];
    for (const cell of pinned) await expect(isInside(cell, region)).toBe(true);
    const [header] = pinned;
    const row = canvas.getAllByRole('row').at(-1);
    region.scrollTo({ top: 10_000 });
    await waitFor(() => expect(row && isInside(row, region, 'block')).toBe(true));
    await expect(header && isInside(header, region)).toBe(true);

    region.focus();
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await expect(region.contains(document.activeElement)).toBe(true);
  },
};

function isInside(element: Element, region: Element, axis?: 'block'): boolean {
  const inner = element.getBoundingClientRect();
  const outer = region.getBoundingClientRect();
  const isInBlock = inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const isInInline = inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  return isInBlock && (axis === 'block' || isInInline);
}

/** Up to a hundred rows are all in the DOM: for printing, and for the browser's find-in-page. */
export const AHundredRows: Story = {
  tags: ['moving'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_, { globals }) => <Shown globals={globals} rows={manyClients(globals, 100)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
  },
};

/** Of another page, one window of rows comes in the first frame and the others follow. The table keeps its height. */
export const AnotherPage: Story = {
  tags: ['moving'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Turns(_, { globals }) {
    const [page, setPage] = useState(0);
    const rows = manyClients(globals, 180).slice(page * 90, page * 90 + 90);
    return (
      <>
        <Button onClick={() => setPage(1)}>{inLocale(globals, words).turn}</Button>
        <Shown globals={globals} rows={rows} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const { people, turn } = inLocale(globals, words);
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const table = canvas.getByRole('table');
    await expect(names()).toHaveLength(90);
    const height = table.clientHeight;
    canvas.getByRole('button', { name: turn }).click();
    // React renders what a click changes in a microtask, before the deferred render.
    await Promise.resolve();
    const shown = { names: names(), height: table.clientHeight };
    await expect(shown.names[0]).toBe(`${people[0]} 90`);
    await expect(shown.names.length).toBeLessThan(20);
    await expect(Math.abs(shown.height - height)).toBeLessThan(height / 20);
    await waitFor(() => expect(names()).toHaveLength(90));
    await expect(names().at(-1)).toBe(`${people[2]} 179`);
  },
};

/** A virtualized table: the DOM must not contain more rows than near the window. */
const MOST = 60;
const places = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Number(row.getAttribute('aria-rowindex')));

async function reachTheLastRow(
  table: HTMLElement,
  scrollToEnd: () => void,
  first: string,
  last: string,
) {
  const rows = within(table);
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  await expect(places(table).length).toBeLessThan(MOST);
  // Rows that are higher than expected move the end.
  await waitFor(
    async () => {
      scrollToEnd();
      await expect(rows.getByRole('link', { name: last })).toBeInTheDocument();
    },
    { interval: 100 },
  );
  await expect(places(table).length).toBeLessThan(MOST);
  await expect(places(table).at(-1)).toBe(10_001);
  await expect(rows.queryByRole('link', { name: first })).toBeNull();
}

/** Of ten thousand rows only those near the window, and the focused one, are in the DOM. */
export const TenThousandRows: Story = {
  tags: ['moving'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_, { globals }) => <Shown globals={globals} rows={manyClients(globals, 10_000)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { people } = inLocale(globals, words);
    const table = canvas.getByRole('table');
    const link = (at: number) => canvas.queryByRole('link', { name: `${people[at % 3]} ${at}` });
    const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000);
    // Even before the virtualization code has loaded.
    link(0)?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(link(9999)).toHaveFocus());
    link(9999)?.blur();
    await reachTheLastRow(table, scrollToEnd, `${people[0]} 0`, `${people[0]} 9999`);
    window.scrollTo(0, 0);
    await waitFor(() => expect(link(0)).toBeInTheDocument());

    // Tab follows the rows, because the overscan renders them ahead.
    link(0)?.focus();
    for (let at = 1; at <= 40; at += 1) {
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(link(at)).toHaveFocus());
    }
    // The focused row is preserved when it is scrolled out of view, as the only additional row.
    window.scrollTo(0, 200_000);
    await waitFor(() => expect(places(table).length).toBeGreaterThan(0));
    await waitFor(() => expect(Math.max(...places(table))).toBeGreaterThan(2000));
    await expect(link(40)).toHaveFocus();
    await expect(link(39)).toBeNull();

    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(link(9999)).toHaveFocus());
    await waitFor(() =>
      expect(link(9999)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(places(table).length).toBeLessThan(MOST);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(link(0)).toHaveFocus());
    await waitFor(() => expect(window.scrollY).toBeLessThan(200));
  },
};

/** The same in a table that scrolls on its own. */
export const TenThousandRowsInARegion: Story = {
  tags: ['moving'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_, { globals }) => (
    <Shown globals={globals} rows={manyClients(globals, 10_000)} maxBlockSize="30rem" />
  ),
  play: async ({ canvas, globals }) => {
    const { people, caption } = inLocale(globals, words);
    const region = await canvas.findByRole('region', { name: caption });
    const scrollToEnd = () => {
      region.scrollTop = region.scrollHeight;
    };
    await waitFor(() => expect(region.scrollHeight).toBeGreaterThan(100_000));
    await reachTheLastRow(
      canvas.getByRole('table'),
      scrollToEnd,
      `${people[0]} 0`,
      `${people[0]} 9999`,
    );
  },
};

/** A search that leaves fewer rows, and then more again: rows that remain keep their elements. */
export const MoreAndFewerRows: Story = {
  tags: ['moving'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Searches(_, { globals }) {
    const [count, setCount] = useState(90);
    const [clients] = useState(() => manyClients(globals, 5000));
    return (
      <>
        {[90, 300, 5000].map((next) => (
          <Button key={next} onClick={() => setCount(next)}>
            {next}
          </Button>
        ))}
        <Shown globals={globals} rows={clients.slice(0, count)} />
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { people } = inLocale(globals, words);
    const link = canvas.getByRole('link', { name: `${people[2]} 2` });
    link.focus();
    const table = canvas.getByRole('table');
    await fireEvent.click(canvas.getByRole('button', { name: '5000' }));
    await waitFor(() => expect(places(table).length).toBeLessThan(MOST));
    await expect(link).toHaveFocus();
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(Math.max(...places(table))).toBeGreaterThan(500));

    await userEvent.click(canvas.getByRole('button', { name: '300' }));
    await waitFor(() => expect(Math.max(...places(table))).toBeLessThanOrEqual(301));
    await userEvent.click(canvas.getByRole('button', { name: '90' }));
    await waitFor(() => expect(places(table)).toHaveLength(91));
  },
};
