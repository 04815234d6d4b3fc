import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale } from '../../testing/inLocale';
import { ErrorPage } from './ErrorPage';

const words = {
  en: {
    unauthorized: 'You don’t have access to this page',
    missing: 'This page can’t be found',
    nothing: 'There is nothing at this address. The page may have moved, or it isn’t ready yet.',
    project: 'Your project files haven’t been uploaded yet. Please check back soon.',
    broken: 'Something isn’t working',
    brokenMore: 'It is on our side. Try again in a moment.',
    home: 'Go to home page',
    dashboard: 'Go to admin panel',
  },
  ar: {
    unauthorized: 'ليس لديك حق الوصول إلى هذه الصفحة',
    missing: 'تعذّر العثور على هذه الصفحة',
    nothing: 'لا يوجد شيء على هذا العنوان. ربما تم نقل الصفحة، أو أنها ليست جاهزة بعد.',
    project: 'لم يتم رفع ملفات مشروعك بعد. يُرجى العودة لاحقًا.',
    broken: 'هناك خلل ما',
    brokenMore: 'الخلل من جانبنا. حاول مجددًا بعد لحظات.',
    home: 'الذهاب إلى الصفحة الرئيسية',
    dashboard: 'الذهاب إلى لوحة الإدارة',
  },
};

const meta = {
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
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

export const Unauthorized: Story = {
  render: (args, { globals }) => {
    const { unauthorized, home } = inLocale(globals, words);
    return (
      <ErrorPage
        {...args}
        status={401}
        drawing="locked"
        title={unauthorized}
        link={{ href: '/', label: home }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { unauthorized, home } = inLocale(globals, words);
    await expect(canvas.getByRole('heading', { level: 1, name: unauthorized })).toBeVisible();
    await expect(canvas.getByRole('link', { name: home })).toHaveAttribute('href', '/');
  },
};

export const Missing: Story = {
  render: (args, { globals }) => {
    const { missing, nothing, dashboard } = inLocale(globals, words);
    return (
      <ErrorPage
        {...args}
        status={404}
        title={missing}
        message={nothing}
        link={{ href: '/', label: dashboard }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLocale(globals, words).nothing)).toBeVisible();
  },
};

export const ProjectNotUploaded: Story = {
  render: (args, { globals }) => {
    const { project, home } = inLocale(globals, words);
    return (
      <ErrorPage
        {...args}
        status={404}
        drawing="scaffold"
        title={project}
        link={{ href: '/', label: home }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(inLocale(globals, words).project);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NotWorking: Story = {
  render: (args, { globals }) => {
    const { broken, brokenMore, home } = inLocale(globals, words);
    return (
      <ErrorPage
        {...args}
        status={500}
        drawing="ajar"
        title={broken}
        message={brokenMore}
        link={{ href: '/', label: home }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(inLocale(globals, words).broken);
  },
};
