import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { inWindow } from '../../testing/windows';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { ToastProvider, useToast } from '../Toast';
import { StagePanel } from './StagePanel';

const words = {
  en: {
    open: 'Notes',
    title: 'Notes',
    add: 'Add note',
    save: 'Save note',
    field: 'Note',
    close: 'Close',
    back: 'All notes',
    larger: 'Larger',
    smaller: 'Smaller',
    messages: 'Messages',
    saved: 'Note 31 saved.',
    line: 'Crack in the column beside the window',
  },
  ar: {
    open: 'الملاحظات',
    title: 'الملاحظات',
    add: 'إضافة ملاحظة',
    save: 'حفظ الملاحظة',
    field: 'الملاحظة',
    close: 'إغلاق',
    back: 'كل الملاحظات',
    larger: 'تكبير',
    smaller: 'تصغير',
    messages: 'الرسائل',
    saved: 'تم حفظ الملاحظة 31.',
    line: 'شقّ في العمود المجاور للنافذة',
  },
};

function Save({ label, message }: { label: string; message: string }) {
  const toast = useToast();
  return (
    <Button variant="primary" onClick={() => toast({ tone: 'success', message })}>
      {label}
    </Button>
  );
}

const meta = {
  title: 'Components/Overlays/StagePanel',
  component: StagePanel,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      do: ['For a list beside a tour, where both are used at the same time.'],
      dont: ['For what has to be answered first: use Dialog.'],
      rtl: 'It stands where lines end: at the left side in Arabic.',
      accessibility:
        'A region, named by its heading, which takes the focus. It returns the focus when it closes.',
      keys: 'panel',
      framed: true,
    }),
  },
  args: { title: '', onClose: fn(), bar: '3.5rem' },
  render: function Beside(args, { globals }) {
    const text = inLocale(globals, words);
    const [isOpen, setOpen] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    return (
      <ToastProvider>
        <div
          style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', blockSize: '100dvh' }}
        >
          <div style={{ display: 'flex', minBlockSize: 0, background: 'CanvasText' }}>
            <div data-testid="stage" style={{ flex: 1 }} />
            {isOpen && (
              <StagePanel
                {...args}
                title={text.title}
                onClose={() => {
                  args.onClose();
                  setOpen(false);
                }}
                {...(args.back !== undefined && { back: { ...args.back, label: text.back } })}
                actions={<Button size="s">{text.add}</Button>}
                footer={
                  <div style={{ padding: '0.75rem 1.25rem' }}>
                    <Save label={text.save} message={text.saved} />
                  </div>
                }
                returnTo={button}
              >
                <Stack gap="m" style={{ padding: '1rem' }}>
                  <TextField label={text.field} />
                  {Array.from({ length: 20 }, (_, at) => (
                    <Text key={at}>
                      {at + 1}. {text.line}
                    </Text>
                  ))}
                </Stack>
              </StagePanel>
            )}
          </div>
          <div style={{ display: 'flex', alignItems: 'center', blockSize: '3.5rem' }}>
            <Button ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {text.open}
            </Button>
          </div>
        </div>
      </ToastProvider>
    );
  },
} satisfies Meta<typeof StagePanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Opens the panel, and returns it. */
async function opened({ canvas, globals, userEvent }: Played) {
  const text = inLocale(globals, words);
  await userEvent.click(canvas.getByRole('button', { name: text.open }));
  return { panel: canvas.getByRole('region', { name: text.title }), text };
}

/** At the inline end, as high as the stage, which gets the room that is left. */
export const Beside: Story = {
  ...inWindow(1280),
  play: async (context) => {
    const { panel, text } = await opened(context);
    const { canvas, globals, args, userEvent } = context;
    await expect(canvas.getByRole('heading', { name: text.title })).toHaveFocus();
    const { left, right, width } = panel.getBoundingClientRect();
    const stage = canvas.getByTestId('stage').getBoundingClientRect();
    await expect(width).toBe(392);
    await expect(stage.width).toBe(window.innerWidth - 392);
    await expect(globals['locale'] === 'ar' ? left : window.innerWidth - right).toBe(0);
    await expect(canvas.queryByRole('button', { name: text.larger })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: text.open })).toHaveFocus();
  },
};

/** Messages stand on its foot, and nowhere else. */
export const Toasts: Story = {
  ...inWindow(1280),
  play: async (context) => {
    const { panel, text } = await opened(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: text.save }));
    const messages = await canvas.findByRole('region', { name: text.messages });
    const toast = messages.getBoundingClientRect();
    const own = panel.getBoundingClientRect();
    await expect(toast.left).toBeGreaterThan(own.left);
    await expect(toast.right).toBeLessThan(own.right);
    await expect(toast.bottom).toBeLessThan(
      canvas.getByRole('button', { name: text.save }).getBoundingClientRect().top,
    );
  },
};

/** Half the window, on the bar; the grip and typing make it whole. */
export const Sheet: Story = {
  ...inWindow(390),
  play: async (context) => {
    const { panel, text } = await opened(context);
    const { canvas, userEvent } = context;
    const edges = () => {
      const { top, bottom } = panel.getBoundingClientRect();
      return [Math.round(top), Math.round(window.innerHeight - bottom)];
    };
    await waitFor(() => expect(edges()).toEqual([740 - 56 - 407, 56]));
    await userEvent.click(canvas.getByRole('button', { name: text.larger }));
    await waitFor(() => expect(edges()).toEqual([12, 0]));
    await userEvent.click(canvas.getByRole('button', { name: text.smaller }));
    await waitFor(() => expect(edges()[1]).toBe(56));
    await userEvent.click(canvas.getByRole('textbox', { name: text.field }));
    await waitFor(() => expect(edges()).toEqual([12, 0]));
  },
};

/** Follows the pointer, and takes the height in whose direction it was dragged. */
export const Dragged: Story = {
  ...inWindow(390),
  play: async (context) => {
    const { panel, text } = await opened(context);
    const { canvas } = context;
    const grip = canvas.getByRole('button', { name: text.larger });
    grip.setPointerCapture = () => undefined;
    const pointer = { pointerId: 1, button: 0, buttons: 1 };
    await fireEvent.pointerDown(grip, { ...pointer, clientY: 300 });
    await fireEvent.pointerMove(grip, { ...pointer, clientY: 200 });
    await waitFor(() => expect(panel.clientHeight).toBe(507));
    await fireEvent.pointerUp(grip, { ...pointer, clientY: 200 });
    await fireEvent.click(grip);
    await expect(canvas.getByRole('button', { name: text.smaller })).toBeVisible();
    await waitFor(() => expect(panel.getBoundingClientRect().top).toBe(12));
  },
};

/** At 400 % text, half a sheet has no room. */
export const Narrow: Story = {
  ...inWindow(320),
  play: async (context) => {
    const { panel, text } = await opened(context);
    await expect(context.canvas.getByRole('button', { name: text.smaller })).toBeVisible();
    await waitFor(() => expect(panel.getBoundingClientRect().top).toBe(12));
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    const [heading, close, add] = [
      context.canvas.getByRole('heading', { name: text.title }),
      context.canvas.getByRole('button', { name: text.close }),
      context.canvas.getByRole('button', { name: text.add }),
    ].map((element) => element.getBoundingClientRect());
    await expect(close?.top).toBeLessThan(heading?.bottom ?? 0);
    await expect(add?.top).toBeGreaterThanOrEqual(heading?.bottom ?? 0);
  },
};

/** A phone on its side: beside the stage, and narrower. */
export const Flat: Story = {
  globals: { viewport: { value: 'flat' } },
  parameters: {
    viewport: { options: { flat: { name: 'Flat', styles: { width: '844px', height: '390px' } } } },
  },
  play: async (context) => {
    const { panel, text } = await opened(context);
    await expect(panel.getBoundingClientRect().width).toBe(320);
    await expect(context.canvas.queryByRole('button', { name: text.larger })).toBeNull();
  },
};

/** Escape closes it, unless the content handled the key; from a part it goes back. */
export const Keyboard: Story = {
  ...inWindow(1280),
  play: async (context) => {
    const { text } = await opened(context);
    const { canvas, args, userEvent } = context;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: text.add })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('button', { name: text.open })).toHaveFocus();
  },
};

const onBack = fn();

/** Of a part, the way back takes the place of Close. */
export const Part: Story = {
  ...inWindow(1280),
  args: { back: { label: '', onBack } },
  play: async (context) => {
    onBack.mockClear();
    const { text } = await opened(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.queryByRole('button', { name: text.close })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text.back }));
    await userEvent.keyboard('{Escape}');
    await expect(onBack).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
