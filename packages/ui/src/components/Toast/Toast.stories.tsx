import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Stack } from '../Stack';
import { ToastProvider, useToast, type ShownToast, type Toast } from '.';

const words = {
  en: {
    region: 'Messages',
    close: 'Close',
    copy: 'Copy link',
    copied: 'Project link copied',
    removed: 'Date removed',
    undo: 'Undo',
    failed: 'The project is back: it could not be deleted',
    dialog: 'Share',
    published: 'The tour is published',
    open: 'Open the tour',
    newTab: 'opens in a new tab',
  },
  ar: {
    region: 'الرسائل',
    close: 'إغلاق',
    copy: 'نسخ الرابط',
    copied: 'نُسخ رابط المشروع',
    removed: 'أُزيل التاريخ',
    undo: 'تراجع',
    failed: 'عاد المشروع إلى القائمة: تعذّر حذفه',
    dialog: 'مشاركة',
    published: 'تم نشر الجولة',
    open: 'فتح الجولة',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
};

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  parameters: guide({
    do: ['Once around the app; `useToast` shows a message that may pass unnoticed.'],
    dont: ['For errors, and for anything that must be read or answered.'],
    rtl: 'Toasts are at the end of the line.',
    accessibility:
      'Announced politely, one after the other. Pointer and focus keep a toast; at most three are visible, later ones wait.',
    keys: 'button',
  }),
  args: { label: '', children: undefined },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { region, copy, copied } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region}>
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

const BAR: CSSProperties & { '--jawla-app-bottom': string } = { '--jawla-app-bottom': '4rem' };

/** Where the app has a bar at the lower edge, as on phones, the message is above it. */
export const AboveABar: Story = {
  decorators: [
    (ShownStory) => (
      <div style={BAR}>
        <ShownStory />
      </div>
    ),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const place = await screen.findByRole('region', { name: inLocale(globals, words).region });
    await expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 64);
  },
};

const undo = fn();

export const WithAnAction: Story = {
  render: (args, { globals }) => {
    const { region, copy, removed, undo: label } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region}>
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

/** A link, here to another site. Following it dismisses the message. */
export const WithALink: Story = {
  render: (args, { globals }) => {
    const { region, copy, published, open } = inLocale(globals, words);
    const action = { label: open, href: '#tour', external: true };
    return (
      <ToastProvider {...args} label={region}>
        <Shows label={copy} toast={{ message: published, tone: 'success', action }} />
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { open, newTab } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button'));
    const link = await screen.findByRole('link', { name: `${open} ${newTab}` });
    await expect(link).toHaveAttribute('target', '_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.tab();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
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
export const Keyboard: Story = {
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

function ShowsFive({ label, undo: undoLabel, failed, copied }: Readonly<Record<string, string>>) {
  const show = useToast();
  return (
    <Button
      onClick={() => {
        show({
          message: `${failed}`,
          tone: 'danger',
          duration: Infinity,
          action: { label: `${undoLabel}`, onPress: undo },
        });
        for (const number of [2, 3, 4, 5]) {
          show({ message: `${copied} ${number}`, duration: Infinity });
        }
      }}
    >
      {label}
    </Button>
  );
}

/** At most three at a time: later ones wait, so that none is lost, and each is announced when it appears. */
export const Queue: Story = {
  render: (args, { globals }) => {
    const { region, ...texts } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region}>
        <ShowsFive {...texts} label={texts.copy} />
      </ToastProvider>
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { close, copied, failed, region } = inLocale(globals, words);
    const said = announcements(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const place = await screen.findByRole('region', { name: region });
    const crosses = () => within(place).getAllByRole('button', { name: close });
    await expect(crosses()).toHaveLength(3);
    await isVisible(within(place).getByText(failed));
    await waitFor(() => expect(said).toEqual([failed, `${copied} 2`, `${copied} 3`]));

    await userEvent.click(last(crosses()));
    await isVisible(within(place).getByText(`${copied} 4`));
    await userEvent.click(last(crosses()));
    await isVisible(within(place).getByText(`${copied} 5`));
    await isVisible(within(place).getByText(failed));
    await waitFor(() => expect(said.slice(3)).toEqual([`${copied} 4`, `${copied} 5`]));
  },
};

/** Returns a list of what is announced from now on. */
function announcements(root: HTMLElement): readonly (string | null)[] {
  const said: (string | null)[] = [];
  const live = root.querySelector('[aria-live="polite"]');
  if (live === null) throw new Error('The page has no live region.');
  new MutationObserver((records) => {
    said.push(
      ...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent)),
    );
  }).observe(live, { childList: true });
  return said;
}

/** It may still be fading in. */
async function isVisible(message: HTMLElement) {
  await waitFor(() => expect(message).toBeVisible());
}

function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1);
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

function Deletes({ label, removed, failed, undo: dismiss }: Readonly<Record<string, string>>) {
  const show = useToast();
  const [toast, setToast] = useState<ShownToast>();
  return (
    <Stack direction="row">
      <Button onClick={() => setToast(show({ message: `${removed}`, duration: Infinity }))}>
        {label}
      </Button>
      <Button onClick={() => toast?.update({ message: `${failed}`, tone: 'danger' })}>
        {failed}
      </Button>
      <Button onClick={() => toast?.dismiss()}>{dismiss}</Button>
    </Stack>
  );
}

/** The caller of `show` changes the message, which is announced, and dismisses it; no other moves the focus. */
export const UpdatedAndDismissed: Story = {
  render: (args, { globals }) => {
    const { region, copy, ...texts } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region}>
        <Deletes {...texts} label={copy} />
      </ToastProvider>
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { close, copy, removed, failed, undo: dismiss, region } = inLocale(globals, words);
    const show = canvas.getByRole('button', { name: copy });
    await userEvent.click(show);
    await userEvent.click(show);
    const place = await screen.findByRole('region', { name: region });
    await waitFor(() => expect(within(place).getAllByText(removed)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: failed }));
    await expect(within(place).getAllByText(removed)).toHaveLength(1);
    await isVisible(within(place).getByText(failed));
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(failed);

    const cross = within(place).getAllByRole('button', { name: close })[0];
    cross?.focus();
    await fireEvent.click(canvas.getByRole('button', { name: dismiss }));
    await waitFor(() => expect(within(place).queryByText(failed)).toBeNull());
    await expect(cross).toHaveFocus();
  },
};

/** A dialog covers the page; a message covers the dialog. */
export const AboveADialog: Story = {
  render: (args, { globals }) => {
    const { region, copy, copied, dialog } = inLocale(globals, words);
    return (
      <ToastProvider {...args} label={region}>
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
