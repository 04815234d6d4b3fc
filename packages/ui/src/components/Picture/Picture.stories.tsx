import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { BROKEN_COVER, cover, fetchedCover } from '../../testing/covers';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Picture } from './Picture';

const words = {
  en: { alt: 'A house with a flat roof beside a tower', missing: 'No picture yet' },
  ar: { alt: 'بيت مسطّح السقف بجانب برج', missing: 'لا صورة بعد' },
};

const FRAME = { aspectRatio: '4 / 3' };

const [SMALL, LARGE] = [fetchedCover(165), fetchedCover(20)];

const meta = {
  title: 'Components/Data/Picture',
  component: Picture,
  parameters: guide({
    do: ['For photographs of a known ratio.'],
    dont: ['For icons and drawings.'],
    rtl: 'Pictures are never mirrored.',
    accessibility: '`alt` is empty where the text next to it says the same.',
    keys: 'none',
  }),
  args: { src: cover(200), alt: '', loading: 'eager', style: FRAME },
  decorators: [padded('20rem')],
  render: (args, { globals }) => {
    const { alt, missing } = inLocale(globals, words);
    return <Picture {...args} alt={alt} missing={missing} />;
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, globals }) => {
    const { alt, missing } = inLocale(globals, words);
    const picture = canvas.getByRole('img', { name: alt });
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('1'));
    await expect(picture).toHaveAttribute('fetchpriority', 'auto');
    await expect(canvas.queryByText(missing)).toBeNull();
  },
};

/** From `srcset`, the browser chooses the smallest image that is sharp at the rendered width. */
export const InSizes: Story = {
  args: {
    src: LARGE,
    srcSet: `${SMALL} 960w, ${LARGE} 4000w`,
    sizes: '16rem',
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.currentSrc).toBe(SMALL));
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('1'));
  },
};

/** The LCP image is loaded with high priority. */
export const First: Story = {
  args: { loading: 'first' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
  },
};

/** Below the fold: lazily loaded. */
export const Lazy: Story = {
  args: { loading: 'lazy' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('1'));
  },
};

export const Empty: Story = {
  args: { src: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(inLocale(globals, words).missing)).toBeVisible();
  },
};

/** The frame keeps its size, without layout shift. */
export const Broken: Story = {
  args: { src: BROKEN_COVER },
  play: async ({ canvas, canvasElement, globals }) => {
    const frame = () => {
      const { width = 0, height = 0 } =
        canvasElement.querySelector('[style]')?.firstElementChild?.getBoundingClientRect() ?? {};
      return Math.round((height / width) * 100);
    };
    await expect(frame()).toBe(75);
    await expect(await canvas.findByText(inLocale(globals, words).missing)).toBeVisible();
    await expect(frame()).toBe(75);
  },
};
