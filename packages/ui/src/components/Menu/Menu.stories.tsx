import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CopyIcon, DeleteIcon, EditIcon, ExternalIcon } from '../../icons';
import { inlineStart, LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
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
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The list starts where its button starts. */
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

/** Tab closes the menu and gives the focus back to its button, from which the next one moves on. */
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
