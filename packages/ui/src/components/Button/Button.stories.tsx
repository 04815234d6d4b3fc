import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddIcon, ForwardIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Button, BUTTON_SIZES, BUTTON_VARIANTS } from './Button';

const words = {
  en: { save: 'Save data', busy: 'Saving', add: 'New project', go: 'Continue', remove: 'Delete' },
  ar: { save: 'حفظ البيانات', busy: 'جارٍ الحفظ', add: 'مشروع جديد', go: 'متابعة', remove: 'حذف' },
};

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: guide({
    do: ['For an action on this page.', 'One primary button a view, the others secondary.'],
    dont: ['For going somewhere: use LinkButton.', 'Disabled without a reason in sight.'],
    rtl: '`icon` comes first in reading order; arrows mirror themselves.',
    accessibility: 'While `busy`, it keeps the focus, sets `aria-busy` and ignores presses.',
    keys: 'button',
  }),
  args: { onClick: fn() },
  decorators: [padded()],
  render: (args, { globals }) => <Button {...args}>{inLocale(globals, words).save}</Button>,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: inLocale(globals, words).save });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: (args, { globals }) => (
    <Stack direction="row">
      {BUTTON_VARIANTS.map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          {inLocale(globals, words)[variant === 'danger' ? 'remove' : 'save']}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(BUTTON_VARIANTS.length);
  },
};

export const Sizes: Story = {
  render: (args, { globals }) => (
    <Stack direction="row">
      {BUTTON_SIZES.map((size) => (
        <Button {...args} key={size} size={size}>
          {inLocale(globals, words).save}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

export const WithIcons: Story = {
  render: (args, { globals }) => (
    <Stack direction="row">
      <Button {...args} icon={<AddIcon />}>
        {inLocale(globals, words).add}
      </Button>
      <Button {...args}>
        {inLocale(globals, words).go}
        <ForwardIcon />
      </Button>
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const [add, go] = canvas.getAllByRole('button').map((button) => button.querySelector('svg'));
    if (!add || !go) throw new Error('Both buttons have a sign.');
    await expect(getComputedStyle(add).scale).toBe('none');
    await expect(getComputedStyle(go).scale).toBe(globals['locale'] === 'ar' ? '-1 1' : 'none');
  },
};

export const Disabled: Story = {
  args: { variant: 'primary', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Busy: Story = {
  args: { variant: 'primary' },
  render: (args, { globals }) => {
    const { save, busy } = inLocale(globals, words);
    return (
      <Stack align="start">
        <Button {...args}>{save}</Button>
        <Button {...args} busy={busy}>
          {save}
        </Button>
      </Stack>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const [resting, busy] = canvas.getAllByRole('button');
    if (!resting || !busy) throw new Error('Two buttons are drawn.');
    await expect(busy.offsetWidth).toBe(resting.offsetWidth);
    await expect(canvas.getByText(inLocale(globals, words).busy)).toBeInTheDocument();
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
    busy.focus();
    await expect(busy).toHaveFocus();
  },
};

export const SendsAFormOnlyOnce: Story = {
  render: function SendsOnce({ onClick: _, ...args }, { globals }) {
    const { save, busy } = inLocale(globals, words);
    return (
      <form
        aria-label={save}
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset['sent'] = 'yes';
        }}
      >
        <Button {...args} type="submit" busy={busy}>
          {save}
        </Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
  },
};

export const LongText: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: '12rem' }}>
      <Button {...args} icon={<AddIcon />}>
        {inLocale(globals, LONG_NAME)}
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(192);
  },
};

export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};
