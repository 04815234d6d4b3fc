import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Card } from '../Card';
import { Grid, GridItem } from './Grid';

const words = { en: 'Villa', ar: 'فيلا' };
const CARDS = [1, 2, 3, 4, 5];

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  parameters: guide({
    do: ['For cards of equal rank, each in a GridItem.'],
    dont: ['For the layout of a page: use Stack or CSS grid.'],
    rtl: 'The first card is at the start of the line.',
    accessibility: 'A list: screen readers say how many cards there are.',
    keys: 'none',
  }),
  subcomponents: { GridItem },
  decorators: [padded('80rem')],
  render: (args, { globals }) => (
    <Grid {...args}>
      {CARDS.map((card) => (
        <GridItem key={card}>
          <Card>
            {inLocale(globals, words)} {card}
          </Card>
        </GridItem>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(CARDS.length);
  },
};
