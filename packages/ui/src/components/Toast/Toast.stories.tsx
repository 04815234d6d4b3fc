import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { ToastProvider, useToast, type Toast } from '.';

const words = {
  en: {
    region: 'Messages',
    close: 'Close message',
    copy: 'Copy link',
    copied: 'Project link copied',
    removed: 'Date removed',
    undo: 'Undo',
    failed: 'The project is back: it could not be deleted',
    dialog: 'Share',
  },
  ar: {
    region: 'الرسائل',
    close: 'إغلاق الرسالة',
    copy: 'نسخ الرابط',
    copied: 'نُسخ رابط المشروع',
    removed: 'أُزيل التاريخ',
    undo: 'تراجع',
    failed: 'عاد المشروع إلى القائمة: تعذّر حذفه',
    dialog: 'مشاركة',
  },
};

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  args: { label: '', closeLabel: '', children: undefined },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { region, close, copy, copied } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region} closeLabel={close}>
        <Shows label={copy} toast={{ message: copied, tone: 'success' }} />
      </ToastProvider>
    );
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

function Shows({ label, toast }: { label: string; toast: Toast }) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>{label}</Button>;
}

/** Announced politely, and shown at the lower inline end. */
export const Shown: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { region, copied } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button'));
    const place = await screen.findByRole('region', { name: region });
    await expect(place).toBeVisible();
    const said = screen.getAllByText(copied).find((element) => !place.contains(element));
    await expect(said?.parentElement).toHaveAttribute('aria-live', 'polite');
    const { left, right } = place.getBoundingClientRect();
    const end = globals['locale'] === 'ar' ? left : window.innerWidth - right;
    await expect(end).toBeLessThanOrEqual(16);
  },
};

const undo = fn();

export const WithAnAction: Story = {
  render: (args, { globals }) => {
    const { region, close, copy, removed, undo: label } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region} closeLabel={close}>
        <Shows label={copy} toast={{ message: removed, action: { label, onPress: undo } }} />
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(
      await screen.findByRole('button', { name: inLocale(globals, words).undo }),
    );
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: inLocale(globals, words).close })).toBeNull(),
    );
  },
};

export const PutAway: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { close } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: close }));
    await waitFor(() => expect(screen.queryByRole('button', { name: close })).toBeNull());
  },
};

/** F6 moves the focus to the messages and back; Escape dismisses one and returns the focus. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { close, region } = inLocale(globals, words);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    const crosses = () => screen.queryAllByRole('button', { name: close });
    await waitFor(() => expect(crosses()).toHaveLength(2));
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: region })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(crosses()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(crosses()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(crosses()).toHaveLength(0));
    await expect(button).toHaveFocus();
  },
};

export const Many: Story = {
  render: (args, { globals }) => {
    const { region, close, copy, failed } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region} closeLabel={close}>
        <Shows label={copy} toast={{ message: failed, tone: 'danger' }} />
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button');
    for (let press = 0; press < 5; press += 1) await userEvent.click(button);
    const crosses = await screen.findAllByRole('button', {
      name: inLocale(globals, words).close,
    });
    await expect(crosses).toHaveLength(3);
  },
};

/** A dialog covers the page; a message covers the dialog. */
export const AboveADialog: Story = {
  render: (args, { globals }) => {
    const { region, close, copy, copied, dialog } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region} closeLabel={close}>
        <Dialog open title={dialog}>
          <Shows label={copy} toast={{ message: copied, tone: 'success' }} />
        </Dialog>
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { copy, region } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    const place = await waitFor(() => {
      const found = document.querySelector(`section[aria-label="${region}"]`);
      if (!found?.matches(':popover-open')) throw new Error('The message is not shown yet.');
      return found;
    });
    await expect(place).toBeVisible();
  },
};
