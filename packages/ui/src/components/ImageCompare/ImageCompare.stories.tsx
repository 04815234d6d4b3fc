import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BROKEN_COVER, cover } from '../../testing/covers';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { ImageCompare } from './ImageCompare';

const words = {
  en: {
    label: 'Move the curtain',
    before: '2026-03-01',
    after: '2026-09-01',
    share: 'of 2026-03-01',
  },
  ar: { label: 'تحريك الستارة', before: '2026-03-01', after: '2026-09-01', share: 'من 2026-03-01' },
};
const argsOf = (globals: Record<string, unknown>) => {
  const { label, before, after, share } = inLocale(globals, words);
  return {
    label,
    before: { src: cover(30), alt: before, caption: before },
    after: { src: cover(200), alt: after, caption: after },
    valueText: (percent: number) => `${percent}% ${share}`,
  };
};

const meta = {
  title: 'Components/Data/ImageCompare',
  component: ImageCompare,
  args: {
    label: '',
    before: { src: '', alt: '', caption: '' },
    after: { src: '', alt: '', caption: '' },
    valueText: String,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '30rem' }}>{Story()}</div>, padded()],
  render: (args, { globals }) => <ImageCompare {...args} {...argsOf(globals)} />,
} satisfies Meta<typeof ImageCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible part of the earlier picture is at the inline start. */
function shownOf(canvasElement: HTMLElement): string {
  const [, before] = canvasElement.querySelectorAll('img');
  return before?.parentElement ? getComputedStyle(before.parentElement).clipPath : '';
}

export const Half: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { label, share } = inLocale(globals, words);
    const curtain = canvas.getByRole('slider', { name: label });
    await expect(curtain).toHaveAttribute('aria-valuetext', `50% ${share}`);
    await expect(shownOf(canvasElement)).toBe(
      globals['locale'] === 'ar' ? 'inset(0px 0px 0px 50%)' : 'inset(0px 50% 0px 0px)',
    );
  },
};

export const MostlyBefore: Story = {
  args: { defaultPercent: 80 },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('slider')).toHaveValue('80');
    await expect(shownOf(canvasElement)).toContain('20%');
    const [before, after] = canvas
      .getAllByText(/2026/)
      .map((caption) => caption.getBoundingClientRect().left);
    await expect(Number(before) < Number(after)).toBe(globals['locale'] !== 'ar');
  },
};

/** One picture is missing: the other one is visible, and the divider moves. */
export const BrokenPicture: Story = {
  render: (args, { globals }) => {
    const given = argsOf(globals);
    return <ImageCompare {...args} {...given} after={{ ...given.after, src: BROKEN_COVER }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeEnabled();
  },
};
