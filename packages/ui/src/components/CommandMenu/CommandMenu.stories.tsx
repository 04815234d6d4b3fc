import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AddIcon, BuildingIcon } from '../../icons';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { CommandMenu } from './CommandMenu';
import type { Command } from './findCommands';

const words = {
  en: {
    label: 'Commands',
    search: 'Search commands',
    create: 'Create a project',
    client: 'Add a client',
    tower: 'Élan Tower',
    actions: 'Actions',
    tours: 'Tours',
    recent: 'Recent',
    typed: 'ELAN',
    empty: 'No results',
    loading: 'Searching',
    failed: /failed/,
  },
  ar: {
    label: 'الأوامر',
    search: 'البحث في الأوامر',
    create: 'إنشاء مشروع',
    client: 'إضافة عميل',
    tower: 'برج أحمد',
    actions: 'إجراءات',
    tours: 'الجولات',
    recent: 'الأخيرة',
    typed: 'احمد',
    empty: 'لا نتائج',
    loading: 'جارٍ البحث',
    failed: /تعذّر/,
  },
};
const create = fn();

function commandsOf(globals: Readonly<Record<string, unknown>>): Command[] {
  const names = inLocale(globals, words);
  return [
    {
      id: 'create',
      label: names.create,
      icon: <AddIcon />,
      group: names.actions,
      keywords: ['new'],
      onSelect: create,
    },
    { id: 'client', label: names.client, icon: <AddIcon />, group: names.actions, onSelect: fn() },
    {
      id: 'tower',
      label: names.tower,
      icon: <BuildingIcon />,
      detail: '2026',
      group: names.tours,
      href: '#tower',
    },
  ];
}

const meta = {
  title: 'Components/Overlays/CommandMenu',
  component: CommandMenu,
  args: { label: '', commands: [] },
  decorators: [padded()],
  beforeEach: () => {
    create.mockClear();
  },
  render: (args, { globals }) => (
    <CommandMenu
      {...args}
      label={inLocale(globals, words).label}
      commands={args.commands.length > 0 ? args.commands : commandsOf(globals)}
    />
  ),
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Matched regardless of case, accents and spelling variants, and highlighted; chosen by keyboard. */
export const FoundByTyping: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const names = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(names.label) }));
    const input = await screen.findByRole('combobox', { name: names.search });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(screen.getByRole('group', { name: names.actions })).toBeInTheDocument();
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(input, names.typed);
    const option = await screen.findByRole('option');
    await expect(option).toHaveTextContent(names.tower);
    await expect(option.querySelector('mark')).not.toBeNull();
    await expect(input).toHaveAttribute('aria-activedescendant', option.id);
    // The link itself is clicked, so that a router can handle it; without one, the test page would navigate.
    const followed = fn();
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed(event.target.getAttribute('href'));
    };
    document.addEventListener('click', follow);
    try {
      await userEvent.keyboard('{Enter}');
      await expect(followed.mock.calls).toEqual([['#tower']]);
    } finally {
      document.removeEventListener('click', follow);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The shortcut opens and closes; it is matched by the key's position, because Arabic layouts have another letter. */
export const ByShortcut: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { create: createName } = inLocale(globals, words);
    const button = canvas.getByRole('button');
    button.focus();
    const press = (key: string) =>
      window.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: 'KeyK', ctrlKey: true, cancelable: true }),
      );
    press('ن');
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    press('k');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    press('k');
    await userEvent.type(await screen.findByRole('combobox'), 'new');
    await expect(await screen.findByRole('option')).toHaveTextContent(createName);
    await userEvent.keyboard('{Enter}');
    await expect(create).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    // Synthetic events do not reach the browser's close watcher.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const RecentFirst: Story = {
  render: (args, { globals }) => {
    const commands = commandsOf(globals);
    return (
      <CommandMenu
        {...args}
        label={inLocale(globals, words).label}
        commands={commands}
        recent={commands.slice(1, 2)}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { recent, client } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button'));
    const group = await screen.findByRole('group', { name: recent });
    await expect(within(group).getByRole('option')).toHaveTextContent(client);
    await expect(screen.getAllByRole('option')).toHaveLength(3);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('combobox'), 'zzz');
    const status = within(screen.getByRole('dialog')).getByRole('status');
    await expect(status).toHaveTextContent(inLocale(globals, words).empty);
  },
};

/** Remote results: pending, failed, and loaded. */
export const LookedUpElsewhere: Story = {
  render: function LooksUp(args, { globals }) {
    const names = inLocale(globals, words);
    const [term, setTerm] = useState('');
    const status = term === 'a' ? 'loading' : term === 'ab' ? 'failed' : 'ready';
    const results: Command[] = [
      { id: 'found', label: `${term}.pdf`, group: names.tours, onSelect: create },
    ];
    return (
      <CommandMenu
        {...args}
        label={names.label}
        commands={[]}
        search={{ onTermChange: setTerm, status, results: term === 'abc' ? results : [] }}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { loading, failed } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button'));
    const input = await screen.findByRole('combobox');
    const status = within(screen.getByRole('dialog')).getByRole('status');
    await userEvent.type(input, 'a');
    await expect(status).toHaveTextContent(loading);
    await userEvent.type(input, 'b');
    await expect(status).toHaveTextContent(failed);
    await userEvent.type(input, 'c');
    await userEvent.click(await screen.findByRole('option', { name: 'abc.pdf' }));
    await expect(create).toHaveBeenCalledOnce();
  },
};

const MANY: Command[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  label: `Project ${at} <b>\u202E`,
  onSelect: create,
}));

/** Of ten thousand, the first hundred are rendered and the others counted. */
export const TenThousand: Story = {
  args: { commands: MANY },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('option')).toHaveLength(100);
    const status = within(screen.getByRole('dialog')).getByRole('status');
    await expect(status).toHaveTextContent('9,900');
    await userEvent.type(screen.getByRole('combobox'), '9999');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
