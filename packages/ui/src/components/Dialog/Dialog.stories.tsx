import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { Dialog } from './Dialog';

const words = {
  en: { open: 'Share', title: 'Share this project', close: 'Close', mail: 'Email', save: 'Add' },
  ar: {
    open: 'مشاركة',
    title: 'شارك هذا المشروع',
    close: 'إغلاق',
    mail: 'البريد الإلكتروني',
    save: 'إضافة',
  },
};

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: guide({
    do: ['For a task that must be finished or left before going on.'],
    dont: ['For a message with one button: use MessageDialog.', 'Over another dialog.'],
    rtl: 'The cross is at the end of the title line.',
    accessibility: 'Named by its title. The page behind is inert and does not scroll.',
    keys: 'dialog',
    framed: true,
  }),
  args: { open: false, title: '', onClose: fn() },
  decorators: [padded()],
  render: function Opened(args, { globals }) {
    const { open: label, title, mail, save } = inLocale(globals, words);
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        <Dialog
          {...args}
          open={open}
          title={title}
          hasClose
          onClose={() => {
            args.onClose?.();
            setOpen(false);
          }}
          footer={<Button variant="primary">{save}</Button>}
        >
          <TextField label={mail} dir="ltr" />
        </Dialog>
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas, globals }) => {
    const dialog = canvas.getByRole('dialog', { name: inLocale(globals, words).title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

export const KeepsAndReturnsTheFocus: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const opener = canvas.getByRole('button', { name: inLocale(globals, words).open });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    // Browsers close a modal dialog on Escape; synthetic keys do not trigger this.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const ClosesWithItsCross: Story = {
  args: { open: true },
  play: async ({ canvas, globals, userEvent }) => {
    const cross = canvas.getByRole('button', { name: inLocale(globals, words).close });
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const { left, right } = cross.getBoundingClientRect();
    await expect(globals['locale'] === 'ar' ? right < title.left : left > title.right).toBe(true);
    await userEvent.click(cross);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** What closes the dialog may also clear what it shows: that stays until the dialog has faded out. */
export const KeepsItsContentWhileItFades: Story = {
  render: function OfOne(args, { globals }) {
    const { open, title, mail } = inLocale(globals, words);
    const [shown, setShown] = useState<string>();
    return (
      <>
        <Button onClick={() => setShown(title)}>{open}</Button>
        <Dialog
          {...args}
          open={shown !== undefined}
          title={shown}
          hasClose
          onClose={() => setShown(undefined)}
        >
          {shown !== undefined && <Text>{mail}</Text>}
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { open, title, close, mail } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: open }));
    const dialog = canvas.getByRole('dialog', { name: title });
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      seen.push(...Array.from(dialog.querySelectorAll('h2, p'), (shown) => shown.textContent));
    });
    observer.observe(dialog, { subtree: true, childList: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: close }));
    await waitFor(() => expect(dialog).toBeEmptyDOMElement());
    observer.disconnect();
    await expect(seen.filter((text) => text !== title && text !== mail)).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: open }));
    await waitFor(() => expect(canvas.getByText(mail)).toBeVisible());
  },
};

export const ClosesWithAPressBeside: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function touchMove(target: Element, fingers = 1): TouchEvent {
  const touches = Array.from(
    { length: fingers },
    (_, identifier) => new Touch({ identifier, target }),
  );
  const event = new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches });
  target.dispatchEvent(event);
  return event;
}

/** Wheel and keys are blocked by hidden overflow, touch by cancelled events, because iOS scrolls even then. */
export const LocksThePageBehind: Story = {
  render: function Tall(args, { globals }) {
    const { open: label, title } = inLocale(globals, words);
    const [open, setOpen] = useState(false);
    return (
      <div style={{ blockSize: '300vb' }}>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        <Dialog {...args} open={open} title={title} hasClose onClose={() => setOpen(false)}>
          {Array.from({ length: 40 }, (_, at) => (
            <Text key={`line ${at}`}>{title}</Text>
          ))}
        </Dialog>
      </div>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { open, close, title } = inLocale(globals, words);
    const page = document.documentElement;
    const opener = canvas.getByRole('button', { name: open });
    const { left, width } = opener.getBoundingClientRect();
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    await expect(getComputedStyle(page).overflowY).toBe('hidden');
    await expect(opener.getBoundingClientRect().left).toBe(left);
    await expect(opener.getBoundingClientRect().width).toBe(width);
    await expect(touchMove(dialog).defaultPrevented).toBe(true);
    await expect(touchMove(canvas.getByRole('heading')).defaultPrevented).toBe(true);
    await expect(touchMove(dialog, 2).defaultPrevented).toBe(false);
    const body = await canvas.findByRole('group', { name: title });
    await expect(touchMove(body).defaultPrevented).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: close }));
    await waitFor(() => expect(getComputedStyle(page).overflowY).not.toBe('hidden'));
    await expect(touchMove(opener).defaultPrevented).toBe(false);
  },
};

export const LongText: Story = {
  args: { open: true },
  render: (args, { globals }) => {
    const { title } = inLocale(globals, words);
    return (
      <Dialog {...args} title={title} hasClose>
        {Array.from({ length: 40 }, (_, at) => (
          <Text key={`line ${at}`}>{title}</Text>
        ))}
      </Dialog>
    );
  },
  play: async ({ canvas, globals }) => {
    const { height } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(window.innerHeight);
    // Focusable, so that it can be scrolled by keyboard.
    const { title } = inLocale(globals, words);
    await expect(await canvas.findByRole('group', { name: title })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};
