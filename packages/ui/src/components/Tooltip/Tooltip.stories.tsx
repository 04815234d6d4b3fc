import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Tooltip } from './Tooltip';

const words = {
  en: { save: 'Save data', why: 'Nothing has changed yet' },
  ar: { save: 'حفظ البيانات', why: 'لم يتغير شيء بعد' },
};

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: guide({
    do: ['For a few words about a control.'],
    dont: ['For what must be read: touch does not show it.'],
    rtl: '`start` and `end` follow the direction.',
    accessibility: 'It describes its control; it stays while the pointer is on it.',
    keys: 'tooltip',
  }),
  args: { text: '', children: <Button /> },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem 12rem' }}>
        <Story />
      </div>
    ),
    padded('60rem'),
  ],
  render: (args, { globals }) => {
    const { save, why } = inLocale(globals, words);
    return (
      <Tooltip {...args} text={why}>
        <Button aria-disabled>{save}</Button>
      </Tooltip>
    );
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { save, why } = inLocale(globals, words);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: save });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(why);
    await expect(button).toHaveAccessibleDescription(why);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const UnderThePointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A real pointer moves there from another position.
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());
  },
};

/** A user who has cancelled `beforeunload` still gets tooltips. */
export const AfterStaying: Story = {
  render: function Stayed(args, { globals }) {
    const { save, why } = inLocale(globals, words);
    const [hasStayed, setStayed] = useState(false);
    return (
      <Stack align="start">
        <Button
          onClick={() => {
            window.dispatchEvent(new Event('beforeunload'));
            setStayed(true);
          }}
        >
          1
        </Button>
        {hasStayed && (
          <Tooltip {...args} text={why}>
            <Button>{save}</Button>
          </Tooltip>
        )}
      </Stack>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: inLocale(globals, words).save })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      inLocale(globals, words).why,
    );
  },
};

/** `end` is the inline end: the left in Arabic. */
export const AtTheEnd: Story = {
  args: { place: 'end', open: true },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const tip = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(
      globals['locale'] === 'ar' ? tip.right <= button.left : tip.left >= button.right,
    ).toBe(true);
  },
};

export const LongText: Story = {
  args: { open: true },
  render: (args, { globals }) => {
    const { save, why } = inLocale(globals, words);
    return (
      <Stack align="start">
        <Tooltip {...args} text={`${why}. `.repeat(6)}>
          <Button>{save}</Button>
        </Tooltip>
      </Stack>
    );
  },
  play: async () => {
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
