import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { rectOfText } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Badge, BADGE_TONES } from './Badge';

const words = { en: 'new tours', ar: 'جولات جديدة' };

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  parameters: guide({
    do: ['For a count next to what is counted.'],
    dont: ['For words: use Tag.'],
    rtl: 'The digits stay from left to right.',
    accessibility: '`label` is read in place of the number.',
    keys: 'none',
  }),
  args: { count: 3, label: '' },
  decorators: [padded()],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: (args, { globals }) => (
    <Stack direction="row" gap="xs">
      {[0, 3, 11, 100].map((count, at) => (
        <Badge
          {...args}
          key={count}
          count={count}
          tone={BADGE_TONES[at % BADGE_TONES.length]}
          label={`${count} ${inLocale(globals, words)}`}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const many = canvas.getByText('99+');
    await expect(rectOfText(many, '99').left).toBeLessThan(rectOfText(many, '+').left);
  },
};
