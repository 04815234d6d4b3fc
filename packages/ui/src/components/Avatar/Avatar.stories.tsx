import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BROKEN_COVER, cover } from '../../testing/covers';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Avatar } from './Avatar';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: '' },
  decorators: [padded()],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  render: () => (
    <Stack direction="row" gap="xs">
      <Avatar name="Sara Haddad" />
      <Avatar name="عمر خليل" />
      <Avatar name="Lina" src={cover(20)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SH')).toBeVisible();
    await expect(canvas.getByText('ع')).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { name: 'Sara Haddad', src: BROKEN_COVER },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('SH')).toBeVisible();
  },
};
