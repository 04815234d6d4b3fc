import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { NumberPill, NUMBER_PILL_LOOKS } from './NumberPill';

const meta = {
  title: 'Components/Data/NumberPill',
  component: NumberPill,
  parameters: guide({
    do: ['For the number by which people name an entry: “note 31”.'],
    dont: ['For a count: use Badge.'],
    rtl: 'The digits stay from left to right.',
    accessibility: 'Decoration: the name of the entry says the number and the state.',
    keys: 'none',
  }),
  args: { number: 31 },
  decorators: [padded()],
} satisfies Meta<typeof NumberPill>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plain, chosen, without a place, and done. */
export const Looks: Story = {
  render: (args) => (
    <Stack direction="row" gap="xs">
      {NUMBER_PILL_LOOKS.map((look) => (
        <NumberPill key={look} {...args} look={look} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('31')).toHaveLength(3);
  },
};

/** As wide as its number, and round up to two digits. */
export const Numbers: Story = {
  render: (args) => (
    <Stack direction="row" gap="xs">
      {[7, 31, 999, 99_999].map((number) => (
        <NumberPill {...args} key={number} number={number} data-testid={String(number)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [one, two, five] = ['7', '31', '99999'].map((id) =>
      canvas.getByTestId(id).getBoundingClientRect(),
    );
    await expect([one?.width, one?.height, two?.width]).toEqual([36, 36, 36]);
    await expect(five?.width).toBeGreaterThan(36);
  },
};
