import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Switch } from './Switch';

const words = {
  en: { label: 'Send me reminders', hint: 'One e-mail a week, on Sunday' },
  ar: { label: 'إرسال تذكيرات', hint: 'رسالة واحدة في الأسبوع، يوم الأحد' },
};

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: guide({
    do: ['For a setting that works immediately.'],
    dont: ['For what a form sends later: use Checkbox.'],
    rtl: 'On, the thumb is at the end of the line.',
    accessibility:
      'A native checkbox with the role `switch`; its label does not change with the state.',
    keys: 'switch',
  }),
  args: { label: '', onChange: fn() },
  decorators: [padded()],
  render: (args, { globals }) => <Switch {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label } = inLocale(globals, words);
    const control = canvas.getByRole('switch', { name: label });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText(label));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const track = canvas.getByRole('switch').getBoundingClientRect();
    const thumb = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect();
    if (thumb === undefined) throw new Error('The switch has no thumb.');
    const center = thumb.left + thumb.width / 2;
    const middle = track.left + track.width / 2;
    // The thumb of a switch that is on is at the inline end.
    await expect(globals['locale'] === 'ar' ? center < middle : center > middle).toBe(true);
  },
};

export const WithHint: Story = {
  render: (args, { globals }) => <Switch {...args} {...inLocale(globals, words)} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      inLocale(globals, words).hint,
    );
  },
};

export const Disabled: Story = {
  render: (args, { globals }) => {
    const { label } = inLocale(globals, words);
    return (
      <Stack gap="xs">
        <Switch {...args} label={label} disabled />
        <Switch {...args} label={label} disabled defaultChecked />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch')) await expect(control).toBeDisabled();
  },
};

export const LongText: Story = {
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '14rem' }}>
      <Switch {...args} label={inLocale(globals, LONG_NAME)} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('switch')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
