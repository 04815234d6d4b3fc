import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { pressEscape } from '../../testing/pressEscape';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { Popover, POPOVER_PLACES } from './Popover';

const words = {
  en: { open: 'Rename', label: 'Name of the project', save: 'Save', help: 'Changes its address.' },
  ar: { open: 'إعادة تسمية', label: 'اسم المشروع', save: 'حفظ', help: 'يغيّر عنوان المشروع.' },
};

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: guide({
    do: ['For a few controls that belong to a button.'],
    dont: ['For a list of actions: use Menu.', 'For help: use Tooltip.'],
    rtl: '`start` and `end` follow the direction.',
    accessibility: 'A named dialog. A press beside it closes it, and does nothing else.',
    keys: 'dialog',
  }),
  args: { renderTrigger: (props) => <Button {...props} />, label: '', children: undefined },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { open, label, save, help } = inLocale(globals, words);
    return (
      <Popover
        {...args}
        renderTrigger={(props) => <Button {...props}>{open}</Button>}
        label={label}
      >
        {(close) => (
          <Stack gap="s">
            <TextField label={label} dir="auto" hint={help} />
            <Button variant="primary" size="s" onClick={close}>
              {save}
            </Button>
          </Stack>
        )}
      </Popover>
    );
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { open, label } = inLocale(globals, words);
    const trigger = canvas.getByRole('button', { name: open });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: label });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    pressEscape(sheet);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The sheet's own edge is not beside it, nor is the end of a selection that began inside. */
export const PressedBeside: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toBeVisible());
    const { left, right, bottom, top } = sheet.getBoundingClientRect();
    const at = (clientX: number, clientY: number) => ({ clientX, clientY });
    const edge = at(right - 8, top + 8);
    const beside = at(right + 20, bottom + 20);
    await fireEvent.pointerDown(sheet, edge);
    await fireEvent.click(sheet, edge);
    await fireEvent.pointerDown(sheet, at(left + 20, top + 20));
    await fireEvent.click(sheet, beside);
    await expect(sheet).toBeVisible();
    await fireEvent.pointerDown(sheet, beside);
    await fireEvent.click(sheet, beside);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosedFromInside: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { save } = inLocale(globals, words);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** `start` is the inline start: the sheet is aligned with the same edge of its button in both languages. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.abs(inlineStart(sheet) - 32)).toBeLessThan(2));
  },
};

export const Places: Story = {
  render: (args, { globals }) => {
    const { open, label, help } = inLocale(globals, words);
    return (
      <Stack direction="row">
        {POPOVER_PLACES.map((place) => (
          <Popover
            {...args}
            key={place}
            place={place}
            renderTrigger={(props) => <Button {...props} size="s">{`${open}: ${place}`}</Button>}
            label={label}
          >
            <Text>{help}</Text>
          </Popover>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      const sheet = await screen.findByRole('dialog');
      const { left, right } = sheet.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      pressEscape(sheet);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};
