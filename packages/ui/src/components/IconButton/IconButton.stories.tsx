import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyIcon, ShowIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { IconButton } from './IconButton';

const words = {
  en: { copy: 'Copy link', show: 'Show' },
  ar: { copy: 'نسخ الرابط', show: 'إظهار' },
};

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: guide({
    do: ['For a known icon without space for text.'],
    dont: ['For signs that need explaining: use Button.'],
    rtl: 'Arrows mirror; media controls and checks do not.',
    accessibility: '`label` names the button; `pressed` makes it a toggle.',
    keys: 'button',
  }),
  args: { label: '', icon: <CopyIcon />, onClick: fn() },
  decorators: [padded()],
  render: (args, { globals }) => <IconButton {...args} label={inLocale(globals, words).copy} />,
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).copy }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Looks: Story = {
  render: (args, { globals }) => {
    const { copy } = inLocale(globals, words);
    return (
      <Stack direction="row">
        <IconButton {...args} label={copy} variant="primary" />
        <IconButton {...args} label={copy} variant="secondary" />
        <IconButton {...args} label={copy} size="s" />
        <IconButton {...args} label={copy} disabled />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.abs(width - height)).toBeLessThan(1);
      await expect(width).toBeGreaterThanOrEqual(24);
    }
  },
};

export const Switch: Story = {
  args: { pressed: true, icon: <ShowIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
