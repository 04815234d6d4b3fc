import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { MessageDialog } from './MessageDialog';

const words = {
  en: { title: 'Choose project date first', ok: 'ok' },
  ar: { title: 'اختر تاريخ المشروع أولًا', ok: 'حسنا' },
};

const press = fn();

const meta = {
  title: 'Components/Overlays/MessageDialog',
  component: MessageDialog,
  parameters: guide({
    do: ['For something that must be read before going on.'],
    dont: ['For success: use Banner or Toast.'],
    accessibility: 'An alertdialog, named by its title; its button has the focus.',
    keys: 'dialog',
    framed: true,
  }),
  args: { open: true, title: '', ok: { label: '', onPress: press } },
  render: (args, { globals }) => {
    const { title, ok } = inLocale(globals, words);
    return <MessageDialog {...args} title={title} ok={{ ...args.ok, label: ok }} />;
  },
} satisfies Meta<typeof MessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    press.mockClear();
    const button = canvas.getByRole('button', { name: inLocale(globals, words).ok });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};
