import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Pager } from './Pager';

const words = {
  en: {
    labels: { navigation: 'Pages', previous: 'Previous', next: 'Next', page: 'Page' },
    lock: 'Clear the search to turn pages',
  },
  ar: {
    labels: { navigation: 'الصفحات', previous: 'السابق', next: 'التالي', page: 'صفحة' },
    lock: 'امسح البحث للتنقل بين الصفحات',
  },
};

const meta = {
  title: 'Components/Navigation/Pager',
  component: Pager,
  parameters: guide({
    do: ['Where only the server knows how many pages there are.'],
    dont: ['For steps of a form.'],
    rtl: 'The arrows mirror; the page number does not.',
    accessibility: 'A named navigation landmark; the current page is read.',
    keys: 'button',
  }),
  args: {
    page: 2,
    hasPrevious: true,
    hasNext: true,
    onPageChange: fn(),
    labels: words.en.labels,
  },
  decorators: [padded()],
  render: (args, { globals }) => {
    const { labels, lock } = inLocale(globals, words);
    return <Pager {...args} labels={labels} lock={args.lock === undefined ? undefined : lock} />;
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Back is at the inline start, and both arrows point outward. */
export const Middle: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { previous, next } = inLocale(globals, words).labels;
    const back = canvas.getByRole('button', { name: previous });
    const on = canvas.getByRole('button', { name: next });
    await expect(inlineStart(back)).toBeLessThan(inlineStart(on));
    await userEvent.click(on);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(back);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    for (const button of [back, on]) {
      const arrow = button.querySelector('svg');
      if (!arrow) throw new Error('Both buttons have an arrow.');
      await expect(getComputedStyle(arrow).scale).toBe(
        globals['locale'] === 'ar' ? '-1 1' : 'none',
      );
    }
  },
};

export const First: Story = {
  args: { page: 1, hasPrevious: false },
  play: async ({ canvas, globals }) => {
    const { previous } = inLocale(globals, words).labels;
    await expect(canvas.getByRole('button', { name: previous })).toBeDisabled();
  },
};

export const Last: Story = {
  args: { page: 30, hasNext: false },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('button', { name: inLocale(globals, words).labels.next }),
    ).toBeDisabled();
  },
};

export const Locked: Story = {
  args: { lock: 'locked' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLocale(globals, words).lock)).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
