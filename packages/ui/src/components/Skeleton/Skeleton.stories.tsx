import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: guide({
    do: ['In the size of what is coming.'],
    dont: ['For waits without a shape: use Spinner.'],
    accessibility: 'Hidden: say the state with LiveRegion.',
    keys: 'none',
  }),
  decorators: [padded('20rem')],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack gap="s">
      <Skeleton blockSize="9rem" />
      <Skeleton />
      <Skeleton inlineSize="60%" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('[aria-hidden="true"]')];
    await expect(shapes).toHaveLength(3);
    await expect(shapes[0]?.getBoundingClientRect().height).toBe(144);
  },
};
