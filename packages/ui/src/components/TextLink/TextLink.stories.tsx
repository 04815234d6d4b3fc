import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Text } from '../Text';
import { TextLink } from './TextLink';

const words = {
  en: { before: 'No letter yet? ', link: 'Ask for a new one', after: ' or write to us.' },
  ar: { before: 'لم تصلك رسالة بعد؟ ', link: 'اطلب رسالة جديدة', after: ' أو راسلنا.' },
};

const meta = {
  title: 'Components/Actions/TextLink',
  component: TextLink,
  parameters: guide({
    do: ['In running text.'],
    dont: ['For actions: use Button.'],
    accessibility: 'A link that is underlined in running text.',
    keys: 'link',
  }),
  args: { href: '/check-email' },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { before, link, after } = inLocale(globals, words);
    return (
      <Text>
        {before}
        <TextLink {...args}>{link}</TextLink>
        {after}
      </Text>
    );
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: inLocale(globals, words).link });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
