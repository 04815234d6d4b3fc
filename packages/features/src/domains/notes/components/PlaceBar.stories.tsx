import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { textOf } from '#testing';
import { notesTexts } from '../notes.texts';
import { inSize, onStage, PANEL, PHONE, WIDE } from '../testing/noteStories';
import { PlaceBar } from './PlaceBar';

/** While the tour is turned to what a note is about. */
const meta = {
  title: 'Screens/Client/Notes/Placing',
  component: PlaceBar,
  decorators: [onStage()],
  ...WIDE,
  args: {
    panel: PANEL,
    room: 'المساحة المفتوحة',
    onPlace: fn(),
    onWithout: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PlaceBar>;

export default meta;
type Story = StoryObj<typeof PlaceBar>;

/** Beside the stage; Enter places. */
export const Placing: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const t = textOf(notesTexts, globals);
    await expect(canvas.getByRole('heading', { name: t('form.new') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlace).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('place.none') }));
    await expect(args.onWithout).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The tour tells its scene only. */
export const RoomOnly: Story = {
  args: { isRoomOnly: true },
  play: async ({ canvas, args, globals, userEvent }) => {
    const t = textOf(notesTexts, globals);
    await userEvent.click(canvas.getByRole('button', { name: t('place.useRoom') }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

/** Another place for a note. */
export const Changing: Story = {
  args: { number: 31, onWithout: undefined, room: undefined },
  play: async ({ canvas, globals }) => {
    const t = textOf(notesTexts, globals);
    await expect(canvas.queryByRole('button', { name: t('place.none') })).toBeNull();
  },
};

/** One strip in the room of the bar: the whole stage stays free. */
export const Phone: Story = {
  ...PHONE,
  play: async ({ canvas, args, globals, userEvent }) => {
    const t = textOf(notesTexts, globals);
    const strip = canvas.getByRole('region', { name: t('form.new') });
    await expect(within(strip).getByText(t('place.howAlone'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('place.here') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlace).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** At 400 % text. */
export const Narrow: Story = {
  ...inSize(320, 640),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
