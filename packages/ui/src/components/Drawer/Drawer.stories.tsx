import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Text } from '../Text';
import { Drawer } from './Drawer';

const words = {
  en: { open: 'Details', title: 'Villa Haddad', close: 'Close', text: 'Abdoun, Amman' },
  ar: { open: 'التفاصيل', title: 'فيلا حداد', close: 'إغلاق', text: 'عبدون، عمّان' },
};

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: guide({
    do: ['For details or filters that leave the page in sight.'],
    dont: ['For questions: use ConfirmDialog.'],
    rtl: 'It comes from where lines end: the left side in Arabic.',
    accessibility: 'A dialog, named by its title; the page behind is inert.',
    keys: 'dialog',
    framed: true,
  }),
  args: { open: false, title: '', onClose: fn() },
  decorators: [padded()],
  render: function Opened(args, { globals }) {
    const { open: label, title, text } = inLocale(globals, words);
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        <Drawer
          {...args}
          open={open}
          title={title}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        >
          <Text>{text}</Text>
        </Drawer>
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as the window, at the inline end. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas, globals }) => {
    const drawer = canvas.getByRole('dialog', { name: inLocale(globals, words).title });
    await waitFor(() => {
      const { left, right, height } = drawer.getBoundingClientRect();
      const edge = globals['locale'] === 'ar' ? left : window.innerWidth - right;
      return expect([edge, height]).toEqual([0, window.innerHeight]);
    });
  },
};

export const ClosesAndReturnsTheFocus: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { open, close } = inLocale(globals, words);
    const opener = canvas.getByRole('button', { name: open });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
