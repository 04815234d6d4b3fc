import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { LiveRegion, useAnnounce } from '.';

const words = {
  en: { copy: 'Copy link', copied: 'Project link copied', found: '12 results' },
  ar: { copy: 'نسخ الرابط', copied: 'نُسخ رابط المشروع', found: '12 نتيجة' },
};

const meta = {
  title: 'Components/Feedback/LiveRegion',
  component: LiveRegion,
  parameters: guide({
    do: ['For a state that changes without the focus moving.'],
    dont: ['For what is visible as Banner, Notice or Toast: they announce themselves.'],
    accessibility: 'A polite status region that exists before its text.',
    keys: 'none',
  }),
  decorators: [padded()],
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visually hidden, and announced when it changes. */
export const State: Story = {
  render: (args, { globals }) => (
    <>
      <p>{inLocale(globals, words).found}</p>
      <LiveRegion {...args}>{inLocale(globals, words).found}</LiveRegion>
    </>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(inLocale(globals, words).found);
  },
};

/** The page's live region, for events rather than states. */
export const Announcement: Story = {
  render: function Announces(_, { globals }) {
    const announce = useAnnounce();
    const { copy, copied } = inLocale(globals, words);
    return <Button onClick={() => announce(copied)}>{copy}</Button>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const said = await canvas.findByText(inLocale(globals, words).copied);
    await expect(said.parentElement).toHaveAttribute('aria-live', 'polite');
  },
};
