import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Card, CARD_PADDINGS } from './Card';

const words = {
  en: { title: 'Dates', text: 'Each date has a tour of its own.' },
  ar: { title: 'التواريخ', text: 'لكل تاريخ جولته الخاصة.' },
};

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  parameters: guide({
    do: ['For things that belong together.'],
    dont: ['As a frame around everything on a page.'],
    accessibility: 'A plain element: give `as` where it is an article, section or form.',
    keys: 'none',
  }),
  decorators: [padded('28rem')],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paddings: Story = {
  render: (args, { globals }) => {
    const { title, text } = inLocale(globals, words);
    return (
      <Stack>
        {CARD_PADDINGS.map((padding) => (
          <Card {...args} key={padding} as="section" padding={padding}>
            <Stack gap="xs">
              <Heading level={2}>{title}</Heading>
              <Text tone="inkMuted">{text}</Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const headings = canvas.getAllByRole('heading', { name: inLocale(globals, words).title });
    await expect(headings).toHaveLength(CARD_PADDINGS.length);
  },
};
