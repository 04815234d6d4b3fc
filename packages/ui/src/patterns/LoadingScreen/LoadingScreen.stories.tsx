import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/Button';
import { guide } from '../../testing/guide';
import { BrandContext, useBrand } from '../../theme/BrandContext';
import { inLocale } from '../../testing/inLocale';
import { LoadingScreen } from './LoadingScreen';

const words = {
  en: {
    loading: 'Loading',
    preparing: 'We are preparing your project',
    wait: 'Please wait',
    again: 'Reload',
  },
  ar: {
    loading: 'جارٍ التحميل',
    preparing: 'نجهّز مشروعك',
    wait: 'يرجى الانتظار',
    again: 'إعادة التحميل',
  },
};

const meta = {
  title: 'Components/Feedback/LoadingScreen',
  component: LoadingScreen,
  parameters: guide({
    do: ['While nothing of the page can be shown yet.'],
    dont: ['For a part of the page: use Skeleton.'],
    accessibility: 'Its text is a status. With reduced motion the film is a still picture.',
    keys: 'none',
    framed: true,
  }),
  args: { messages: [''], delay: 0 },
  render: (args, { globals }) => (
    <LoadingScreen {...args} messages={[inLocale(globals, words).loading]} />
  ),
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(inLocale(globals, words).loading);
  },
};

/** Waits for a tour on a dark background, with actions when it takes too long. */
export const ForATour: Story = {
  args: { ground: 'stage' },
  render: (args, { globals }) => {
    const { preparing, wait, again } = inLocale(globals, words);
    return (
      <LoadingScreen {...args} messages={[preparing, wait]} actions={<Button>{again}</Button>} />
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const preparing = canvas.getByText(inLocale(globals, words).preparing);
    await waitFor(() => expect(preparing).toBeVisible());
    await expect(canvas.getByRole('button')).toBeVisible();
    const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    await expect(endless(canvasElement)).toHaveLength(moves ? 1 : 0);
  },
};

/** Nothing is loading anymore: nothing moves. */
export const Still: Story = {
  args: { ground: 'stage', still: true },
  play: async ({ canvasElement }) => {
    await expect(endless(canvasElement)).toEqual([]);
  },
};

/** The animations that do not end by themselves. */
function endless(element: Element): Animation[] {
  return element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getTiming().iterations === Infinity);
}

/** Empty at first, so that short waits do not flash. */
export const NotYet: Story = {
  args: { delay: 60_000 },
  play: async ({ canvas, globals }) => {
    const words_ = inLocale(globals, words);
    const parts = canvas.getByText(words_.loading).closest('[role=status]')?.parentElement;
    if (!parts) throw new Error('The words stand in the screen.');
    await expect(getComputedStyle(parts).opacity).toBe('0');
  },
};

/** With reduced motion, or if the film cannot be loaded, the logo does not move. */
export const StillMark: Story = {
  decorators: [
    (Story) => {
      const brand = useBrand();
      const animation = { webm: '/missing.webm', mp4: '/missing.mp4', poster: '/missing.svg' };
      return (
        <BrandContext value={{ ...brand, animation }}>
          <Story />
        </BrandContext>
      );
    },
  ],
  play: async ({ canvasElement }) => {
    const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    if (moves) await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};
