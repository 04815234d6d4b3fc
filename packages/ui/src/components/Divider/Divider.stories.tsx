import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Divider } from './Divider';

const words = {
  en: { before: 'Villa in the hills', after: 'Offices by the sea' },
  ar: { before: 'فيلا في التلال', after: 'مكاتب على البحر' },
};

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: guide({
    do: ['Between parts that a heading does not separate.'],
    dont: ['For space: use Stack.'],
    accessibility: 'A separator, announced as one.',
    keys: 'none',
  }),
  decorators: [padded()],
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: (args, { globals }) => {
    const { before, after } = inLocale(globals, words);
    return (
      <Stack>
        <Text>{before}</Text>
        <Divider {...args} />
        <Text>{after}</Text>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator').getBoundingClientRect();
    await expect(line.width).toBeGreaterThan(line.height);
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args, { globals }) => {
    const { before, after } = inLocale(globals, words);
    return (
      <Stack direction="row">
        <Text>{before}</Text>
        <Divider {...args} />
        <Text>{after}</Text>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    const { width, height } = line.getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
  },
};
