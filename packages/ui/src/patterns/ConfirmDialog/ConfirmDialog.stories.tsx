import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { Button } from '../../components/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { useConfirm } from './useConfirm';

const words = {
  en: {
    title: 'Log out?',
    yes: 'Log out',
    no: 'Cancel',
    remove: ['Delete ', '?'],
    removeYes: 'Delete client',
    undone: 'This action can’t be undone.',
    busy: 'Deleting',
  },
  ar: {
    title: 'تسجيل الخروج؟',
    yes: 'تسجيل الخروج',
    no: 'إلغاء',
    remove: ['حذف ', '؟'],
    removeYes: 'حذف العميل',
    undone: 'لا يمكن التراجع عن هذا الإجراء.',
    busy: 'جارٍ الحذف',
  },
};

const confirm = fn();
const cancel = fn();

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: guide({
    do: ['Before what cannot be undone. The button repeats the verb.'],
    dont: ['For what can be undone: do it, and offer to undo.'],
    rtl: 'The way on is the last button in reading order.',
    accessibility: 'An alertdialog, named by its title; the cancelling button has the focus.',
    keys: 'dialog',
    framed: true,
  }),
  args: {
    open: true,
    title: '',
    confirm: { label: '', onPress: confirm },
    cancel: { label: '', onPress: cancel },
  },
  beforeEach: () => {
    confirm.mockClear();
    cancel.mockClear();
  },
  render: (args, { globals }) => {
    const { title, yes, no } = inLocale(globals, words);
    return (
      <ConfirmDialog
        {...args}
        title={title}
        confirm={{ ...args.confirm, label: yes }}
        cancel={{ ...args.cancel, label: no }}
      />
    );
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { title, yes, no } = inLocale(globals, words);
    const dialog = canvas.getByRole('alertdialog', { name: title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('button', { name: no })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: yes }));
    await expect(confirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: no }));
    await expect(cancel).toHaveBeenCalledOnce();
  },
};

export const Dangerous: Story = {
  args: { confirm: { label: '', onPress: confirm, variant: 'danger' } },
  render: (args, { globals }) => {
    const { remove, removeYes, undone, no } = inLocale(globals, words);
    return (
      <ConfirmDialog
        {...args}
        title={
          <>
            {remove[0]}
            <bdi>{inLocale(globals, LONG_NAME)}</bdi>
            {remove[1]}
          </>
        }
        confirm={{ ...args.confirm, label: removeYes }}
        cancel={{ ...args.cancel, label: no }}
      >
        {undone}
      </ConfirmDialog>
    );
  },
  play: async ({ canvas, globals }) => {
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(inLocale(globals, words).undone);
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Busy: Story = {
  render: (args, { globals }) => {
    const { title, yes, no, busy } = inLocale(globals, words);
    return (
      <ConfirmDialog
        {...args}
        title={title}
        confirm={{ label: yes, onPress: confirm, busy }}
        cancel={{ label: no, onPress: cancel }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { no } = inLocale(globals, words);
    await expect(canvas.getByRole('button', { name: no })).toBeDisabled();
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(cancel).not.toHaveBeenCalled();
  },
};

function DeleteButton({ name, labels }: { name: string; labels: (typeof words)['en'] }) {
  const { dialog, ask } = useConfirm((asked: string) => ({
    title: `${labels.remove[0]}${asked}${labels.remove[1]}`,
    confirm: { label: labels.removeYes, variant: 'danger', onPress: confirm },
    cancelLabel: labels.no,
    children: labels.undone,
  }));
  return (
    <>
      <Button onClick={() => ask(name)}>{labels.removeYes}</Button>
      {dialog}
    </>
  );
}

/** `useConfirm` opens the dialog and closes it on either answer; the focus returns. */
export const Asked: Story = {
  render: (_, { globals }) => <DeleteButton name="Noor" labels={inLocale(globals, words)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { no, removeYes } = inLocale(globals, words);
    const opener = canvas.getByRole('button', { name: removeYes });
    const press = async (name: string) => {
      const dialog = await canvas.findByRole('alertdialog', { name: /Noor/ });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(dialog).not.toBeVisible());
    };
    await userEvent.click(opener);
    await press(no);
    await expect(confirm).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await press(removeYes);
    await expect(confirm).toHaveBeenCalledOnce();
  },
};

/** Halfway through fade and slide, which take so long here that they seem to stand still. */
export const Entering: Story = {
  args: { style: { transitionDuration: '20000s', transitionDelay: '-10000s' } },
  parameters: {
    // During the fade, letters have half their contrast, which is not a defect.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    const opacity = () => Number(getComputedStyle(canvas.getByRole('alertdialog')).opacity);
    await waitFor(() => expect(opacity()).toBeGreaterThan(0));
    await expect(opacity()).toBeLessThan(1);
  },
};

/** A name of sixty letters wraps, and the buttons remain visible. */
export const LongText: Story = {
  render: (args, { globals }) => {
    const { yes, no } = inLocale(globals, words);
    return (
      <ConfirmDialog
        {...args}
        title={inLocale(globals, LONG_NAME)}
        confirm={{ label: yes, onPress: confirm }}
        cancel={{ label: no, onPress: cancel }}
      />
    );
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
