import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { SPACE_STEPS } from '../../theme/scales';
import { Button } from '../Button';
import { Stack } from './Stack';

const words = { en: ['One', 'Two', 'Three'], ar: ['واحد', 'اثنان', 'ثلاثة'] };

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: guide({
    do: ['For equal space between parts, in a column or a row.'],
    dont: ['For cards in several columns: use Grid.'],
    rtl: 'A row starts at the right in Arabic.',
    accessibility: 'A plain element: `as` makes it a list or a section.',
    keys: 'none',
  }),
  decorators: [padded()],
  render: (args, { globals }) => (
    <Stack {...args}>
      {inLocale(globals, words).map((word) => (
        <Button key={word}>{word}</Button>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('The stack has three parts.');
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(
      first.getBoundingClientRect().bottom,
    );
  },
};

/** A row starts at the inline start. */
export const Row: Story = {
  args: { direction: 'row' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('The stack has three parts.');
    await expect(inlineStart(second)).toBeGreaterThan(inlineStart(first));
  },
};

export const Gaps: Story = {
  render: (args, { globals }) => (
    <Stack gap="xl">
      {SPACE_STEPS.map((gap) => (
        <Stack {...args} key={gap} direction="row" gap={gap}>
          {inLocale(globals, words).map((word) => (
            <Button key={word}>{word}</Button>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
