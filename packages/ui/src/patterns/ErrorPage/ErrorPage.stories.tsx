import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { ErrorPage } from './ErrorPage';

const words = {
  en: {
    missing: 'This page can’t be found',
    nothing: 'There is nothing at this address. The page may have moved, or it isn’t ready yet.',
    broken: 'Something isn’t working',
    brokenMore: 'It is on our side. Try again in a moment.',
    retry: 'Try again',
    home: 'Go to home page',
  },
  ar: {
    missing: 'تعذّر العثور على هذه الصفحة',
    nothing: 'لا يوجد شيء على هذا العنوان. ربما تم نقل الصفحة، أو أنها ليست جاهزة بعد.',
    broken: 'هناك خلل ما',
    brokenMore: 'الخلل من جانبنا. حاول مجددًا بعد لحظات.',
    retry: 'أعد المحاولة',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
};

/** A drawing of the site's own. */
function Gate() {
  return (
    <svg viewBox="0 0 200 240" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M20 220V100a80 80 0 0 1 160 0v120zM100 20v200M10 220h180" />
    </svg>
  );
}

const meta = {
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
  parameters: guide({
    do: ['When the whole page cannot be shown.'],
    dont: ['For one failed part of a page: use Banner.'],
    rtl: 'A number in the drawing needs `direction="ltr"`.',
    accessibility: 'The title is the `h1`; the drawing is hidden.',
    keys: 'link',
    framed: true,
  }),
  args: { title: '' },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvb', display: 'grid', paddingInline: '1rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDrawing: Story = {
  render: (args, { globals }) => {
    const { missing, nothing, home } = inLocale(globals, words);
    return (
      <ErrorPage
        {...args}
        drawing={<Gate />}
        title={missing}
        message={nothing}
        link={{ href: '/', label: home }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { missing, nothing, home } = inLocale(globals, words);
    await expect(canvas.getByRole('heading', { level: 1, name: missing })).toBeVisible();
    await expect(canvas.getByText(nothing)).toBeVisible();
    await expect(canvas.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutDrawing: Story = {
  render: (args, { globals }) => {
    const { broken, brokenMore, retry } = inLocale(globals, words);
    return (
      <ErrorPage
        {...args}
        title={broken}
        message={brokenMore}
        actions={<Button variant="primary">{retry}</Button>}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { broken, retry } = inLocale(globals, words);
    await expect(canvas.getByRole('heading')).toHaveTextContent(broken);
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
  },
};
