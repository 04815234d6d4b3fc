import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { textOf } from '#testing';
import { notesTexts } from '../notes.texts';
import {
  ACTIONS,
  CRACK,
  inSize,
  LONG_TEXT,
  MANY,
  note,
  NOTES,
  onStage,
  PANEL,
  PHONE,
  picture,
  SLOT,
  WIDE,
} from '../testing/noteStories';
import { NotesList } from './NotesList';
import type { NoteFilter } from './props';

/** The notes of a date, in all states that they can be in. */
const meta = {
  title: 'Screens/Client/Notes/List',
  component: NotesList,
  decorators: [onStage()],
  ...WIDE,
  args: {
    ...ACTIONS,
    panel: PANEL,
    load: { phase: 'ready', notes: NOTES },
    slot: SLOT,
    filter: 'open',
    onFilterChange: fn<(filter: NoteFilter) => void>(),
    term: '',
    onTermChange: fn<(term: string) => void>(),
    isMine: ({ author, person }) => [author._id, person?._id].includes('khalid'),
    chosen: undefined,
    onGo: fn(),
    onShow: fn(),
    onAdd: fn(),
  },
  render: function Listed(args) {
    const [filter, setFilter] = useState(args.filter);
    const [term, setTerm] = useState(args.term);
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <NotesList
        {...args}
        {...{ filter, term, chosen }}
        onFilterChange={setFilter}
        onTermChange={setTerm}
        onGo={(gone) => {
          args.onGo(gone);
          setChosen(gone._id);
        }}
      />
    );
  },
} satisfies Meta<typeof NotesList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

function find({ canvas, globals }: Played) {
  const t = textOf(notesTexts, globals);
  return {
    t,
    list: () => within(canvas.getByRole('list', { name: t('title') })),
    row: (number: number) =>
      canvas.getByRole('button', {
        name: new RegExp(`^${t('row.name', { number: String(number), line: '' }).trim()}`),
      }),
    filter: (name: NoteFilter) =>
      canvas.getByRole('radio', { name: new RegExp(t(`filter.${name}`)) }),
  };
}

/** Open ones, newest number first; the chosen one with its text, photos and actions. */
export const Open: Story = {
  args: { chosen: CRACK._id },
  play: async (context) => {
    const { t, row } = find(context);
    const { canvas, args, userEvent } = context;
    await expect(row(31)).toHaveAttribute('aria-current', 'true');
    await expect(row(31)).toHaveAttribute('aria-expanded', 'true');
    await expect(row(30)).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: t('markDone') }));
    await expect(args.onStatus).toHaveBeenCalledWith(CRACK, 'done');
    const comments = t('row.comments', { smart_count: 3 });
    await userEvent.click(canvas.getByRole('button', { name: comments }));
    await expect(args.onShow).toHaveBeenCalledWith(CRACK);
  },
};

/** Actions that are needed less often. */
export const More: Story = {
  args: { chosen: CRACK._id },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    const more = canvas.getByRole('button', { name: t('more', { number: '31' }) });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith(CRACK);
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('copyLink') }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(CRACK);
  },
};

/** Photos open in a dialog, and Escape closes it alone. */
export const Photo: Story = {
  args: { chosen: CRACK._id },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, userEvent, args } = context;
    const name = t('row.photo', { number: '1', note: '31' });
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(within(dialog).getByRole('heading', { name })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.panel.onClose).not.toHaveBeenCalled();
  },
};

/** How many each filter has. */
export const Filters: Story = {
  play: async (context) => {
    const { filter, row, list } = find(context);
    const { userEvent } = context;
    await expect(list().getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(filter('done'));
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
    await expect(row(14)).toBeVisible();
    await userEvent.click(filter('mine'));
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(3));
  },
};

/** Of the same kind as names of people, the words are found in any spelling. */
export const Search: Story = {
  play: async (context) => {
    const { t, list, row } = find(context);
    const { canvas, userEvent } = context;
    const search = canvas.getByRole('searchbox', { name: t('search') });
    await userEvent.type(search, 'الستاير المعتمده');
    await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
    await expect(row(28)).toBeVisible();
    await waitFor(
      () => expect(canvas.getAllByText(t('found', { smart_count: 1 })).length).toBeGreaterThan(0),
      { timeout: 2000 },
    );
    await userEvent.clear(search);
    await userEvent.type(search, 'khalid nowhere');
    await canvas.findByRole('button', { name: t('clearSearch'), description: '' });
  },
};

/** One tab stop; Enter goes there, the arrow towards the end opens the comments. */
export const Keyboard: Story = {
  play: async (context) => {
    const { row } = find(context);
    const { args, globals, userEvent } = context;
    row(31).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row(30)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(9)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row(31)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith(CRACK);
    await userEvent.keyboard(globals['locale'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(args.onShow).toHaveBeenCalledWith(CRACK);
    await userEvent.keyboard('{Escape}');
    await expect(args.panel.onClose).toHaveBeenCalledOnce();
  },
};

/** Rows near the window only, and still one list for the keyboard. */
export const Many: Story = {
  args: { load: { phase: 'ready', notes: MANY } },
  play: async (context) => {
    const { row, list } = find(context);
    const { userEvent } = context;
    await waitFor(() => expect(list().getAllByRole('listitem').length).toBeLessThan(40));
    row(300).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(1)).toHaveFocus());
    await expect(row(1).closest('li')).toHaveAttribute('aria-setsize', '300');
  },
};

/** Six lines; Show all opens the note. */
export const LongText: Story = {
  args: {
    chosen: 'note-40',
    load: {
      phase: 'ready',
      notes: [
        note(40, LONG_TEXT, { pictures: [1, 2, 3].map((id) => picture(String(id), id * 90)) }),
        ...NOTES,
      ],
    },
  },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: t('row.showAll') }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** Grey rows, once the answer takes longer than 150 ms. */
export const Loading: Story = {
  tags: ['loading'],
  args: { load: { phase: 'loading' } },
  play: async (context) => {
    const { t } = find(context);
    await expect(context.canvas.getByText(t('loading'))).toBeInTheDocument();
  },
};

/** Neither a filter nor a search. */
export const Empty: Story = {
  tags: ['empty'],
  args: { load: { phase: 'ready', notes: [] } },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText(t('empty.title'))).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('add') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** By filter. */
export const NoneMine: Story = {
  tags: ['empty'],
  args: { filter: 'mine', isMine: () => false },
  play: async (context) => {
    await expect(context.canvas.getByText(find(context).t('empty.mine'))).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['error'],
  args: { load: { phase: 'failed', problem: '500', onRetry: fn() } },
  play: async (context) => {
    const { t } = find(context);
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.load.phase === 'failed' && args.load.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was loaded before stays. */
export const Offline: Story = {
  tags: ['offline'],
  args: {
    load: { phase: 'ready', notes: NOTES, offlineSince: '2026-06-25T08:12:00.000Z' },
  },
  play: async (context) => {
    const { row } = find(context);
    await expect(row(31)).toBeVisible();
    await expect(context.canvas.getByText(/11:12/)).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['forbidden'],
  args: { load: { phase: 'forbidden' } },
  play: async (context) => {
    await expect(context.canvas.getByText(find(context).t('forbidden'))).toBeVisible();
  },
};

/** The address names a note that was deleted. */
export const Gone: Story = {
  tags: ['error'],
  args: { isGone: true },
  play: async (context) => {
    await expect(context.canvas.getByText(find(context).t('gone'))).toBeVisible();
  },
};

/** Dimmed, and without actions, until the server has answered. */
export const Saving: Story = {
  args: { chosen: CRACK._id, saving: new Set([CRACK._id]) },
  play: async (context) => {
    const { t, row } = find(context);
    await expect(row(31).closest('li')).toHaveAttribute('aria-busy', 'true');
    await expect(context.canvas.queryByRole('button', { name: t('markDone') })).toBeNull();
  },
  parameters: {
    ...WIDE.parameters,
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
};

/** Only reads: nothing is written, marked or commented on. */
export const ReadOnly: Story = {
  args: {
    mayWrite: false,
    chosen: CRACK._id,
    load: { phase: 'ready', notes: NOTES.map((each) => ({ ...each, mayEdit: false })) },
  },
  play: async (context) => {
    const { t } = find(context);
    const { canvas } = context;
    await expect(canvas.queryByRole('button', { name: t('add') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('markDone') })).toBeNull();
    await userEventOpensMore(context);
    await expect(screen.queryByRole('menuitem', { name: t('edit') })).toBeNull();
  },
};

async function userEventOpensMore(context: Played) {
  const { t } = find(context);
  const more = context.canvas.getByRole('button', { name: t('more', { number: '31' }) });
  await context.userEvent.click(more);
  await screen.findByRole('menuitem', { name: t('copyLink') });
}

/** Half a sheet: the search is in the whole one. */
export const Phone: Story = {
  ...PHONE,
  args: { chosen: CRACK._id },
  play: async (context) => {
    const { t, row } = find(context);
    const { canvas } = context;
    await expect(row(31)).toBeVisible();
    await expect(canvas.queryByRole('searchbox', { name: t('search') })).toBeNull();
  },
};

/** At 400 % text nothing is cut, and nothing scrolls sideways. */
export const Narrow: Story = {
  ...inSize(320, 640),
  args: { chosen: CRACK._id },
  play: async (context) => {
    const panel = context.canvas.getByRole('region', { name: find(context).t('title') });
    await waitFor(() => expect(panel.getBoundingClientRect().top).toBe(12));
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
