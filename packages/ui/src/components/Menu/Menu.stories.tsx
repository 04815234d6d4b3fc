import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CopyIcon, DeleteIcon, EditIcon, ExternalIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { inlineStart, LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { TextField } from '../TextField';
import { Menu } from './Menu';

const words = {
  en: { label: 'More', edit: 'Edit', copy: 'Copy link', open: 'Open tour', remove: 'Delete' },
  ar: { label: 'المزيد', edit: 'تعديل', copy: 'نسخ الرابط', open: 'فتح الجولة', remove: 'حذف' },
};
const edit = fn();
const remove = fn();

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  parameters: guide({
    do: ['For several actions on one thing.'],
    dont: ['For choosing a value: use Select or Combobox.'],
    rtl: 'It opens at the start edge of its button.',
    accessibility: 'A menu button; the list has the focus while it is open.',
    keys: 'menu',
  }),
  args: { label: '', entries: [] },
  decorators: [padded()],
  beforeEach: () => {
    edit.mockClear();
    remove.mockClear();
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
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
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

export const Keyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const names = inLocale(globals, words);
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: names.edit })).toHaveFocus());
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.keyboard('{End}');
    await expect(item(names.remove)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(names.edit)).toHaveFocus();
    // Passes over what is disabled, in both directions.
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(names.open)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(item(names.remove)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item(names.edit)).toHaveFocus();
    await userEvent.keyboard(names.remove.slice(0, 1));
    await expect(item(names.remove)).toHaveFocus();
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
        <TextField label="before" />
        <Menu {...args} label={label} entries={[{ id: 'edit', label: name, onPress: edit }]} />
        <TextField label="after" />
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

export const LongText: Story = {
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

/** Labels are plain text: markup is not parsed, and bidi control characters affect only their own line. */
export const HostileLabels: Story = {
  render: (args, { globals }) => (
    <Menu
      {...args}
      label={inLocale(globals, words).label}
      entries={[
        { id: 'html', label: '<img src=x onerror=alert(1)>', onPress: fn() },
        { id: 'override', label: '\u202Egpj.exe', onPress: fn() },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.querySelector('img')).toBeNull();
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

/** With `place`, at the other edge of its button; inside the window in any case. */
export const AtTheEnd: Story = {
  args: { place: 'end' },
  decorators: [
    (StoryOf) => (
      <div style={{ display: 'grid', justifyItems: 'end' }}>
        <StoryOf />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const sheet = (await screen.findByRole('menu')).parentElement;
    if (!sheet) throw new Error('The menu lies on a sheet.');
    const [menu, trigger] = [sheet.getBoundingClientRect(), button.getBoundingClientRect()];
    const isRtl = document.documentElement.dir === 'rtl';
    await waitFor(() =>
      expect(Math.abs(isRtl ? menu.left - trigger.left : menu.right - trigger.right)).toBeLessThan(
        2,
      ),
    );
    await userEvent.click(button);
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Escape closes the menu alone. */
export const InADialog: Story = {
  decorators: [
    (StoryOf, { globals }) => (
      <Dialog open title={inLocale(globals, words).label} onClose={fn()}>
        <StoryOf />
      </Dialog>
    ),
  ],
  play: async ({ globals, userEvent }) => {
    const { label, open } = inLocale(globals, words);
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: label });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(dialog).toBeVisible();
    await userEvent.click(button);
    const link = screen.getByRole('menuitem', { name: open });
    await expect(link).toHaveAttribute('href', '#tour');
    // The page of the test stays.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

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
