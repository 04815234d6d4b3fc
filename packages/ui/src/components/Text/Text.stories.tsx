import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Text } from './Text';

const words = { en: 'A house is walked through step by step.', ar: 'البيت يُزار خطوة خطوة.' };

const meta = {
  title: 'Components/Data/Text',
  component: Text,
  parameters: guide({
    do: ['For everything that is read.'],
    dont: ['For titles: use Heading.'],
    rtl: 'Arabic is larger and has more leading.',
    accessibility: 'A paragraph, unless `as` says otherwise.',
    keys: 'none',
  }),
  decorators: [padded()],
  render: (args, { globals }) => <Text {...args}>{inLocale(globals, words)}</Text>,
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(inLocale(globals, words));
    await expect(text.tagName).toBe('P');
  },
};

export const Muted: Story = { args: { tone: 'inkMuted', size: 'small' } };
