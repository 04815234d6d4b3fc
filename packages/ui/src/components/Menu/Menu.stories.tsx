import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CopyIcon, DeleteIcon, EditIcon, ExternalIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { inlineStart, LONG_NAME, rectOfText } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Menu } from './Menu';

const words = {
  en: { label: 'More', edit: 'Edit', copy: 'Copy link', open: 'Open tour', remove: 'Delete' },
  ar: { label: 'المزيد', edit: 'تعديل', copy: 'نسخ الرابط', open: 'فتح الجولة', remove: 'حذف' },
};
const partWords = {
  en: {
    share: 'Share',
    mail: 'By e-mail',
    access: 'Access',
    clients: 'For clients',
    everyone: 'For everyone',
    show: 'Show',
    plans: 'Floor plans',
    measures: 'Measurements',
    order: 'Order',
    byDate: 'By date',
    byName: 'By name',
  },
  ar: {
    share: 'مشاركة',
    mail: 'بالبريد الإلكتروني',
    access: 'الوصول',
    clients: 'للعملاء',
    everyone: 'للجميع',
    show: 'إظهار',
    plans: 'المخططات',
    measures: 'القياسات',
    order: 'الترتيب',
    byDate: 'حسب التاريخ',
    byName: 'حسب الاسم',
  },
};
const share = fn();
const edit = fn();
const remove = fn();

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: guide({
    do: ['For several actions on one thing.'],
    dont: ['For choosing a value: use Select or Combobox.'],
    rtl: 'It opens at the start edge of its button; submenus at the inline end, or below in narrow windows.',
    accessibility:
      'A menu button. Entries that are switched on and off are `menuitemcheckbox`, one of several is `menuitemradio`; headings name their group.',
    keys: 'menu',
  }),
  args: { label: '', entries: [] },
  decorators: [padded()],
  beforeEach: () => {
    edit.mockClear();
    remove.mockClear();
    share.mockClear();
  },
  render: (args, { globals }) => {
    const { label, ...names } = inLocale(globals, words);
    return (
      <Menu
        {...args}
        label={label}
        entries={[
          { id: 'edit', label: names.edit, icon: <EditIcon />, onPress: edit },
          { id: 'copy', label: names.copy, icon: <CopyIcon />, disabled: true, onPress: fn() },
          { id: 'open', label: names.open, icon: <ExternalIcon />, href: '#tour' },
          {
            id: 'remove',
            label: names.remove,
            icon: <DeleteIcon />,
            tone: 'danger',
            onPress: remove,
          },
        ]}
      />
    );
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: inLocale(globals, words).label });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The list is aligned with the inline start of its button. */
export const Open: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const names = inLocale(globals, words);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: names.label });
    const sheet = menu.parentElement;
    if (!sheet) throw new Error('The menu lies on a sheet.');
    await waitFor(() => expect(Math.abs(inlineStart(sheet) - inlineStart(button))).toBeLessThan(2));
    await expect(screen.getByRole('menuitem', { name: names.copy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: names.edit }));
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const names = inLocale(globals, words);
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: names.edit })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: names.remove })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(remove).not.toHaveBeenCalled();
  },
};

/** Tab closes the menu and returns the focus to its button; the next Tab moves on. */
export const TabLeaves: Story = {
  render: (args, { globals }) => {
    const { label, edit: name } = inLocale(globals, words);
    return (
      <>
        <input aria-label="before" />
        <Menu {...args} label={label} entries={[{ id: 'edit', label: name, onPress: edit }]} />
        <input aria-label="after" />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const { shift, next } of [
      { shift: false, next: 'after' },
      { shift: true, next: 'before' },
    ]) {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
      await userEvent.tab({ shift });
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.tab({ shift });
      await expect(canvas.getByRole('textbox', { name: next })).toHaveFocus();
    }
    await expect(edit).not.toHaveBeenCalled();
  },
};

export const SignAlone: Story = {
  args: { sign: <EditIcon />, size: 's' },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).label }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const LongNames: Story = {
  render: (args, { globals }) => (
    <Menu
      {...args}
      label={inLocale(globals, words).label}
      entries={[{ id: 'a', label: inLocale(globals, LONG_NAME).repeat(2), onPress: fn() }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};

/** The key that opens a submenu, and the one that closes it. */
function submenuKeys(globals: Readonly<Record<string, unknown>>) {
  return inLocale(globals, {
    en: { into: '{ArrowRight}', out: '{ArrowLeft}' },
    ar: { into: '{ArrowLeft}', out: '{ArrowRight}' },
  });
}

/** An entry can open a submenu, at its inline end. */
export const WithSubmenus: Story = {
  render: (args, { globals }) => {
    const names = inLocale(globals, words);
    const { share: shareName, mail, access, clients, everyone } = inLocale(globals, partWords);
    return (
      <Menu
        {...args}
        label={names.label}
        entries={[
          { id: 'edit', label: names.edit, icon: <EditIcon />, onPress: edit },
          {
            id: 'share',
            label: shareName,
            icon: <ExternalIcon />,
            entries: [
              { id: 'mail', label: mail, onPress: share },
              {
                id: 'access',
                label: access,
                entries: [
                  { id: 'clients', label: clients, onPress: share },
                  { id: 'everyone', label: everyone, onPress: share },
                ],
              },
            ],
          },
        ]}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { edit: editName, label } = inLocale(globals, words);
    const { share: shareName, mail, access, clients } = inLocale(globals, partWords);
    const { into, out } = submenuKeys(globals);
    const button = canvas.getByRole('button', { name: label });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: editName })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const parent = screen.getByRole('menuitem', { name: shareName });
    await expect(parent).toHaveAttribute('aria-haspopup', 'menu');
    await expect(parent).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(into);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: mail })).toHaveFocus());
    await expect(parent).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(`{ArrowDown}${into}`);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: clients })).toHaveFocus());
    // The arrow against the direction and Escape close one level each.
    const gone = (name: string) =>
      waitFor(() => expect(screen.queryByRole('menuitem', { name })).toBeNull());
    await userEvent.keyboard(out);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: access })).toHaveFocus());
    await gone(clients);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(parent).toHaveFocus());
    // A level that is still fading out handles the key.
    await gone(mail);
    await userEvent.keyboard(into);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: mail })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(share).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryAllByRole('menu')).toHaveLength(0));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const SubmenuAtTheSide: Story = {
  ...WithSubmenus,
  play: async ({ canvas, globals, userEvent }) => {
    const { share: shareName, mail } = inLocale(globals, partWords);
    await userEvent.click(canvas.getByRole('button'));
    const parent = await screen.findByRole('menuitem', { name: shareName });
    // Hover is ignored while the menu opens, so the pointer enters again.
    const entry = await waitFor(async () => {
      await userEvent.unhover(parent);
      await userEvent.hover(parent);
      return screen.findByRole('menuitem', { name: mail }, { timeout: 1000 });
    });
    await waitFor(() => expect(entry).toBeVisible());
    const submenu = entry.parentElement;
    if (submenu === null) throw new Error('The entry lies in a menu.');
    // At the inline end if it fits there, and inside the window in any case.
    const box = submenu.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    if (window.innerWidth >= 600) {
      await expect(inlineStart(submenu)).toBeGreaterThan(inlineStart(parent));
    }
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryAllByRole('menu')).toHaveLength(0));
  },
};

/** Tab closes every level and returns the focus to the button. */
export const TabLeavesSubmenu: Story = {
  ...WithSubmenus,
  play: async ({ canvas, globals, userEvent }) => {
    const { mail } = inLocale(globals, partWords);
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard(`{ArrowDown}${submenuKeys(globals).into}`);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: mail })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryAllByRole('menu')).toHaveLength(0));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(share).not.toHaveBeenCalled();
  },
};

/** Sections with headings, checkable entries, radio entries, and separators. */
export const SectionsAndChecks: Story = {
  render: function Checks(args, { globals }) {
    const names = inLocale(globals, words);
    const { show, plans, measures, order, byDate, byName } = inLocale(globals, partWords);
    const [hasPlans, setPlans] = useState(true);
    const [hasMeasures, setMeasures] = useState(false);
    const [sorted, setSorted] = useState('date');
    return (
      <Menu
        {...args}
        label={names.label}
        entries={[
          { id: 'edit', label: names.edit, shortcut: 'Ctrl E', onPress: edit },
          { id: 'line', separator: true },
          {
            id: 'show',
            heading: show,
            entries: [
              { id: 'plans', label: plans, checked: hasPlans, onCheckedChange: setPlans },
              {
                id: 'measures',
                label: measures,
                checked: hasMeasures,
                onCheckedChange: setMeasures,
              },
            ],
          },
          {
            id: 'order',
            heading: order,
            choice: {
              entries: [
                { id: 'date', label: byDate },
                { id: 'name', label: byName },
              ],
              value: sorted,
              onValueChange: setSorted,
            },
          },
        ]}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { show, measures, order, byDate, byName } = inLocale(globals, partWords);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(await screen.findByRole('group', { name: show })).toBeInTheDocument();
    await expect(screen.getByRole('group', { name: order })).toBeInTheDocument();
    await expect(screen.getByRole('separator')).toBeInTheDocument();
    const { edit: editName } = inLocale(globals, words);
    await expect(screen.getByRole('menuitem')).toHaveAccessibleName(`${editName} Ctrl E`);
    const box = screen.getByRole('menuitemcheckbox', { name: measures });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    // The menu stays open, so that several can be toggled in a row.
    await expect(screen.getByRole('menuitemcheckbox', { name: measures })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('menuitemcheckbox', { name: measures })).not.toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: byDate })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: byName }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: byName })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: byDate })).not.toBeChecked();
  },
};

/** The keys of a shortcut run from left to right in both languages. */
export const ShortcutDirection: Story = {
  ...SectionsAndChecks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const keys = await screen.findByText('Ctrl E');
    await expect(rectOfText(keys, 'Ctrl').left).toBeLessThan(rectOfText(keys, ' E').left);
  },
};

/** Labels are plain text: markup is not parsed, and bidi control characters affect only their own line. */
export const HostileLabels: Story = {
  render: (args, { globals }) => (
    <Menu
      {...args}
      label={inLocale(globals, words).label}
      entries={[
        { id: 'html', label: '<img src=x onerror=alert(1)>', shortcut: 'Ctrl K', onPress: fn() },
        { id: 'override', label: '\u202Egpj.exe', shortcut: 'Ctrl J', onPress: fn() },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.querySelector('img')).toBeNull();
    const keys = screen.getByText('Ctrl J');
    await expect(rectOfText(keys, 'Ctrl').left).toBeLessThan(rectOfText(keys, ' J').left);
  },
};

function MenuWithDialog({ labels }: { labels: { label: string; remove: string } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={labels.label}
        entries={[{ id: 'remove', label: labels.remove, onPress: () => setOpen(true) }]}
      />
      <Dialog
        open={isOpen}
        title={labels.remove}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{labels.remove}</Button>}
      />
    </>
  );
}

/** The entry that opened a dialog is unmounted when the dialog closes: the focus returns to the button. */
export const DialogFromEntry: Story = {
  render: (_, { globals }) => <MenuWithDialog labels={inLocale(globals, words)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { label, remove: name } = inLocale(globals, words);
    const button = canvas.getByRole('button', { name: label });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
