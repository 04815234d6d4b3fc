import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Pagination } from './Pagination';

const words = {
  en: { navigation: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page' },
  ar: { navigation: 'الصفحات', previous: 'الصفحة السابقة', next: 'الصفحة التالية', page: 'الصفحة' },
};
const labelsOf = (globals: Record<string, unknown>) => {
  const { page, ...labels } = inLocale(globals, words);
  return { ...labels, page: (number: number) => `${page} ${number}` };
};

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: guide({
    do: ['Where the number of pages is known.'],
    dont: ['Where it is not: use Pager.'],
    rtl: 'Numbers run with the language; the arrows mirror.',
    accessibility:
      'A navigation; the current page has `aria-current`, and each number says that it is a page.',
    keys: 'button',
  }),
  args: {
    page: 1,
    count: 20,
    labels: { navigation: '', previous: '', next: '', page: String },
  },
  decorators: [padded()],
  render: function Turning({ page: first, ...args }, { globals }) {
    const [page, setPage] = useState(first);
    return <Pagination {...args} page={page} onPageChange={setPage} labels={labelsOf(globals)} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals);
    await expect(canvas.getByRole('button', { name: labels.page(1) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('button', { name: labels.previous })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const [one, two] = [1, 2].map(
      (page) =>
        canvas.getByRole('button', { name: labels.page(page) }).getBoundingClientRect().left,
    );
    await expect(Number(one) < Number(two)).toBe(globals['locale'] !== 'ar');
    const next = canvas.getByRole('button', { name: labels.next });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('button', { name: labels.page(2) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Middle: Story = {
  args: { page: 10 },
  play: async ({ canvas, globals, userEvent }) => {
    const { page } = labelsOf(globals);
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['', '1', '9', '10', '11', '20', '']);
    await userEvent.click(canvas.getByRole('button', { name: page(20) }));
    await expect(canvas.getByRole('button', { name: page(20) })).toHaveFocus();
  },
};

/** The focus stays on the arrow button on the last page. */
export const ToTheEnd: Story = {
  args: { page: 2, count: 3 },
  play: async ({ canvas, globals, userEvent }) => {
    const next = canvas.getByRole('button', { name: labelsOf(globals).next });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: labelsOf(globals).page(3) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const AsLinks: Story = {
  args: { page: 3, count: 9 },
  render: (args, { globals }) => (
    <Pagination {...args} hrefOf={(page) => `#page-${page}`} labels={labelsOf(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    const { page, next } = labelsOf(globals);
    await expect(canvas.getByRole('link', { name: page(9) })).toHaveAttribute('href', '#page-9');
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute('href', '#page-4');
  },
};

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals);
    for (const name of [labels.previous, labels.next]) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByRole('button', { name: labels.page(1) })).toBeVisible();
  },
};

export const ManyInLittleRoom: Story = {
  args: { page: 5000, count: 10_000, siblings: 2 },
  decorators: [(Story) => <div style={{ inlineSize: '15rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
