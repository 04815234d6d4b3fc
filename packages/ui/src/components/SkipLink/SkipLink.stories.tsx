import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { SkipLink } from './SkipLink';

const words = { en: 'Skip to the content', ar: 'تخطَّ إلى المحتوى' };

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: guide({
    do: ['As the first element of a page; AppShell has one.'],
    dont: ['More than once.'],
    rtl: 'It appears at the start of the first line.',
    accessibility: 'Hidden until it has the focus.',
    keys: 'link',
  }),
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} href="#content">
        {inLocale(globals, words)}
      </SkipLink>
      <main id="content" tabIndex={-1}>
        <h1>{inLocale(globals, { en: 'Your projects', ar: 'مشاريعك' })}</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const link = canvas.getByRole('link', { name: inLocale(globals, words) });
    await expect(link.offsetWidth).toBeLessThanOrEqual(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.offsetWidth).toBeGreaterThan(24);
    await expect(inlineStart(link)).toBeLessThan(24);
  },
};
