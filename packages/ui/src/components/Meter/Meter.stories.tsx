import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Meter } from './Meter';
import { METER_TONES } from './Meter.styles';

const words = {
  en: { label: 'Storage in use', text: '3.2 of 10 GB' },
  ar: { label: 'مساحة التخزين المستخدمة', text: '3.2 من 10 غيغابايت' },
};

const meta = {
  title: 'Components/Data/Meter',
  component: Meter,
  parameters: guide({
    do: ['For how much of a limit is used.'],
    dont: ['For work in progress: use ProgressBar.'],
    rtl: 'It grows from where lines start.',
    accessibility:
      'Role `meter` with its value as text. The tone is not the only sign: say it in `valueText`.',
    keys: 'none',
  }),
  args: { label: '', value: 32 },
  decorators: [padded()],
  render: (args, { globals }) => <Meter {...args} label={inLocale(globals, words).label} />,
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percentage: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const meter = canvas.getByRole('meter', { name: inLocale(globals, words).label });
    await expect(meter).toHaveAttribute('aria-valuenow', '32');
    await expect(meter).toHaveAttribute('aria-valuetext', '32%');
    const fill = canvasElement.querySelector('[role=meter] > *')?.getBoundingClientRect();
    const track = meter.getBoundingClientRect();
    // It grows from the inline start.
    await expect(globals['locale'] === 'ar' ? fill?.right : fill?.left).toBe(
      globals['locale'] === 'ar' ? track.right : track.left,
    );
  },
};

export const WithText: Story = {
  args: { value: 3.2, max: 10 },
  render: (args, { globals }) => {
    const { label, text } = inLocale(globals, words);
    return <Meter {...args} label={label} valueText={text} />;
  },
  play: async ({ canvas, globals }) => {
    const { text } = inLocale(globals, words);
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', text);
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Tones: Story = {
  render: (args, { globals }) => (
    <Stack>
      {METER_TONES.map((tone) => (
        <Meter {...args} key={tone} tone={tone} label={inLocale(globals, words).label} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('meter')).toHaveLength(METER_TONES.length);
  },
};

/** Values out of range are rendered at the nearest end. */
export const OutOfRange: Story = {
  render: (args, { globals }) => {
    const { label } = inLocale(globals, words);
    return (
      <Stack>
        <Meter {...args} label={label} value={140} />
        <Meter {...args} label={label} value={-3} />
        <Meter {...args} label={label} value={Number.NaN} />
        <Meter {...args} label={label} value={5} min={10} max={10} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('meter').map((one) => one.getAttribute('aria-valuetext'));
    await expect(values).toEqual(['100%', '0%', '0%', '0%']);
  },
};
