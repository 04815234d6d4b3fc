import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DeleteIcon } from '../../icons';
import { inlineStart, LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { EmptyState } from '../EmptyState';
import { IconButton } from '../IconButton';
import { Ltr } from '../Ltr';
import { Table, type TableSort } from './Table';

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
    mail: 'E-mail',
    projects: 'Projects',
    actions: 'Actions',
    remove: 'Delete',
    sortBy: 'Sort by',
    empty: 'No clients yet',
    people: ['Sara Haddad', 'Omar Khalil', 'Lina Nasser'],
  },
  ar: {
    caption: '3 عملاء',
    name: 'الاسم',
    mail: 'البريد الإلكتروني',
    projects: 'المشاريع',
    actions: 'إجراءات',
    remove: 'حذف',
    sortBy: 'ترتيب حسب',
    empty: 'لا عملاء بعد',
    people: ['سارة حداد', 'عمر خليل', 'لينا ناصر'],
  },
};

const MAILS = ['sara@example.com', 'omar.khalil@example.com', 'lina@example.com'];
const remove = fn();

interface ShownProps {
  globals: Readonly<Record<string, unknown>>;
  rows?: readonly Client[] | undefined;
  loading?: boolean;
  onSortChange?: (sort: TableSort<'name' | 'projects' | 'mail' | 'actions'> | undefined) => void;
}

function Shown({ globals, rows, loading = false, onSortChange }: ShownProps) {
  const {
    people,
    caption,
    name,
    mail,
    projects,
    actions,
    remove: label,
    sortBy,
    empty,
  } = inLocale(globals, words);
  const [sort, setSort] = useState<TableSort<'name' | 'projects' | 'mail' | 'actions'>>();
  const clients =
    rows ??
    people.map((person, at) => ({
      id: String(at),
      name: person,
      mail: MAILS[at] ?? '',
      projects: [4, 12, 1][at] ?? 0,
    }));
  const sorted =
    sort === undefined
      ? clients
      : [...clients].sort((a, b) =>
          sort.column === 'projects'
            ? (a.projects - b.projects) * (sort.direction === 'ascending' ? 1 : -1)
            : a.name.localeCompare(b.name),
        );
  return (
    <Table
      caption={caption}
      rows={loading ? undefined : sorted}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `#client-${id}`}
      sort={sort}
      sortLabel={sortBy}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
      loadingRows={3}
      empty={<EmptyState title={empty} />}
      columns={[
        {
          key: 'name',
          header: name,
          sort: ['ascending'],
          render: (client) => <bdi>{client.name}</bdi>,
        },
        { key: 'mail', header: mail, width: '2fr', render: (client) => <Ltr>{client.mail}</Ltr> },
        {
          key: 'projects',
          header: projects,
          sort: ['descending', 'ascending'],
          width: '7rem',
          render: (client) => client.projects,
        },
        {
          key: 'actions',
          header: actions,
          hideHeader: true,
          align: 'end',
          width: '4rem',
          render: () => (
            <IconButton size="s" label={label} icon={<DeleteIcon />} onClick={remove} />
          ),
        },
      ]}
    />
  );
}

const changed = fn();

const meta = {
  title: 'UI/Table',
  decorators: [padded('60rem')],
  beforeEach: () => {
    remove.mockClear();
    changed.mockClear();
  },
  render: (_, { globals }) => <Shown globals={globals} onSortChange={changed} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns run with the language; the first one names the row and leads on. */
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

/** The whole row is the link; the button in it stays a button. */
export const ButtonsInRows: Story = {
  play: async ({ canvas, globals }) => {
    const [button] = canvas.getAllByRole('button', { name: inLocale(globals, words).remove });
    if (!button) throw new Error('Each row has a button.');
    // Rows are laid out once they are seen to be in sight.
    const isOnTop = () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await waitFor(() => expect(isOnTop()).toBe(true));
  },
};

export const Loading: Story = {
  render: (_, { globals }) => <Shown globals={globals} loading />,
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

/** In a narrow place each row is a card that says its columns' names itself. */
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

export const LongNames: Story = {
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

/** All of them are on the page; only those in sight are laid out. */
export const TenThousandRows: Story = {
  // No picture: drawing so many rows is a test of the browser, and one shows the first ten.
  tags: ['moving'],
  parameters: { a11y: { test: 'off' }, visual: { disable: true } },
  render: (_, { globals }) => (
    <Shown
      globals={globals}
      rows={Array.from({ length: 10_000 }, (_row, at) => ({
        id: String(at),
        name: `${inLocale(globals, words).people[at % 3]} ${at}`,
        mail: `client${at}@example.com`,
        projects: at % 40,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(10_000);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000);
  },
};
