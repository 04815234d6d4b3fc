import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { CopyIcon, DeleteIcon, EditIcon } from '../../icons';
import { inLocale } from '../../testing/inLocale';
import { resized } from '../../testing/resized';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Card } from '../Card';
import { TextField } from '../TextField';
import { ContextMenu } from './ContextMenu';

const words = {
  en: {
    label: 'Actions for the tour',
    tour: 'Harbour House',
    field: 'Name',
    edit: 'Edit',
    copy: 'Copy',
    link: 'Link',
    code: 'Embed code',
    remove: 'Delete',
  },
  ar: {
    label: 'إجراءات الجولة',
    tour: 'بيت الميناء',
    field: 'الاسم',
    edit: 'تعديل',
    copy: 'نسخ',
    link: 'الرابط',
    code: 'رمز التضمين',
    remove: 'حذف',
  },
};
const edit = fn();
const open = fn();

const meta = {
  title: 'Components/Overlays/ContextMenu',
  component: ContextMenu,
  args: { label: '', entries: [], children: undefined },
  decorators: [padded()],
  beforeEach: async () => {
    edit.mockClear();
    open.mockClear();
    await resized();
  },
  render: (args, { globals }) => {
    const names = inLocale(globals, words);
    return (
      <ContextMenu
        {...args}
        label={names.label}
        data-testid="area"
        entries={[
          { id: 'edit', label: names.edit, icon: <EditIcon />, shortcut: 'F2', onPress: edit },
          {
            id: 'copy',
            label: names.copy,
            icon: <CopyIcon />,
            entries: [
              { id: 'link', label: names.link, onPress: edit },
              { id: 'code', label: names.code, onPress: edit },
            ],
          },
          { id: 'line', separator: true },
          {
            id: 'remove',
            label: names.remove,
            icon: <DeleteIcon />,
            tone: 'danger',
            onPress: edit,
          },
        ]}
      >
        <Card>
          <Button onClick={open}>{names.tour}</Button>
          <TextField label={names.field} />
        </Card>
      </ContextMenu>
    );
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the context menu at a point of the window. Returns whether the browser's own menu is allowed. */
function pressRight(target: Element, clientX: number, clientY: number): boolean {
  const init = { bubbles: true, cancelable: true, button: 2, clientX, clientY };
  return target.dispatchEvent(new MouseEvent('contextmenu', init));
}

async function closes() {
  await waitFor(() => expect(screen.queryAllByRole('menu')).toHaveLength(0));
}

/** The menu starts at the pointer, in the direction of the language. */
export const AtThePointer: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const names = inLocale(globals, words);
    const x = Math.round(window.innerWidth / 2);
    await expect(pressRight(canvas.getByTestId('area'), x, 60)).toBe(false);
    const menu = await screen.findByRole('menu', { name: names.label });
    const sheet = menu.closest('[data-placement]');
    if (sheet === null) throw new Error('The menu lies on a sheet.');
    await waitFor(async () => {
      const { left, right, top } = sheet.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(60);
      await expect(Math.abs((document.dir === 'rtl' ? right : left) - x)).toBeLessThan(2);
    });
    const entry = screen.getByRole('menuitem', { name: `${names.edit} F2` });
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.click(entry);
    await expect(edit).toHaveBeenCalledOnce();
    await closes();
  },
};

/** In every corner of the window, the menu stays inside. */
export const AtTheEdges: Story = {
  play: async ({ canvas, userEvent }) => {
    const { innerWidth, innerHeight } = window;
    for (const [x, y] of [
      [1, 1],
      [innerWidth - 1, 1],
      [1, innerHeight - 1],
      [innerWidth - 1, innerHeight - 1],
    ] as const) {
      pressRight(canvas.getByTestId('area'), x, y);
      const menu = await screen.findByRole('menu');
      await waitFor(async () => {
        const box = menu.getBoundingClientRect();
        await expect(box.left).toBeGreaterThanOrEqual(0);
        await expect(box.right).toBeLessThanOrEqual(innerWidth);
        await expect(box.top).toBeGreaterThanOrEqual(0);
        await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
      });
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await closes();
    }
  },
};

/** By keyboard, the menu opens at the focused element, and the focus returns there. */
export const ByKey: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const names = inLocale(globals, words);
    const button = canvas.getByRole('button', { name: names.tour });
    for (const key of ['{ContextMenu}', '{Shift>}{F10}{/Shift}']) {
      button.focus();
      await userEvent.keyboard(key);
      const first = await screen.findByRole('menuitem', { name: `${names.edit} F2` });
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await closes();
      await waitFor(() => expect(button).toHaveFocus());
    }
    button.focus();
    await userEvent.keyboard('{ContextMenu}');
    await screen.findByRole('menu');
    await userEvent.tab();
    await closes();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An entry of a submenu closes all of it. */
export const Submenu: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const names = inLocale(globals, words);
    const button = canvas.getByRole('button', { name: names.tour });
    button.focus();
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(inLocale(globals, { en: '{ArrowRight}', ar: '{ArrowLeft}' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: names.link })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
    await closes();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A long press opens the menu without clicking what is below the finger. A moving finger scrolls. */
export const LongPress: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: inLocale(globals, words).tour });
    const touch = { pointerType: 'touch', isPrimary: true, pointerId: 7, bubbles: true };
    const at = { clientX: 60, clientY: 60 };
    await fireEvent.pointerDown(button, { ...touch, ...at });
    await screen.findByRole('menu');
    await fireEvent.pointerUp(button, { ...touch, ...at });
    await fireEvent.click(button);
    await expect(open).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await closes();
    await userEvent.click(button);
    await expect(open).toHaveBeenCalledOnce();
  },
};

/** In a text field the browser's own menu remains available for selecting, copying and pasting. */
export const NativeMenuInFields: Story = {
  play: async ({ canvas }) => {
    await expect(pressRight(canvas.getByRole('textbox'), 20, 20)).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** The content under the pointer moves when the page scrolls or the window is resized, so the menu closes. */
export const ClosedByScrollAndResize: Story = {
  play: async ({ canvas }) => {
    for (const [target, name] of [
      [document, 'scroll'],
      [window, 'resize'],
    ] as const) {
      pressRight(canvas.getByTestId('area'), 80, 80);
      await screen.findByRole('menu');
      target.dispatchEvent(new Event(name));
      await closes();
    }
  },
};
