import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { BROKEN_COVER, cover } from '../../testing/covers';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Avatar } from './Avatar';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: guide({
    do: ['Next to the name of a person.'],
    dont: ['Without the name in text nearby.'],
    rtl: 'Initials come from names in either script.',
    accessibility: 'Decoration: the name next to it is read.',
    keys: 'none',
  }),
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
    // Pointed as in the logo: beside the point there is nothing, where a round arch would be.
    const avatar = canvas.getByText('SH');
    const { left, top, width, height } = avatar.getBoundingClientRect();
    const at = (x: number, y: number) =>
      document.elementFromPoint(left + x * width, top + y * height);
    await expect(at(0.5, 0.12)).toBe(avatar);
    await expect(at(0.2, 0.12)).not.toBe(avatar);
    await expect(at(0.8, 0.12)).not.toBe(avatar);
  },
};

export const BrokenPicture: Story = {
  args: { name: 'Sara Haddad', src: BROKEN_COVER },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('SH')).toBeVisible();
  },
};
