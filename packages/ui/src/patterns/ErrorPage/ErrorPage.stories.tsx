import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLocale } from '../../testing/inLocale';
import { ErrorPage } from './ErrorPage';

const words = {
  en: {
    unauthorized: 'You are unauthorized to this page',
    missing: 'That page can’t be found or it will be Soon.',
    nothing: 'It looks like nothing was found at this location',
    project:
      'Your project files has not been uploaded yet, please wait until the project is uploaded',
    home: 'Go to home page',
    dashboard: 'Go to Dashboard',
  },
  ar: {
    unauthorized: 'ليست لديك صلاحية الدخول إلى هذه الصفحة',
    missing: 'هذه الصفحة غير موجودة، أو ستكون متاحة قريبًا.',
    nothing: 'يبدو أنه لا يوجد شيء في هذا العنوان',
    project: 'لم تُرفع ملفات مشروعك بعد، يرجى الانتظار حتى يتم رفعها',
    home: 'الذهاب إلى الصفحة الرئيسية',
    dashboard: 'الذهاب إلى لوحة التحكم',
  },
};

const meta = {
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
  args: { title: '' },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '100dvb', display: 'grid' }}>
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
      <ErrorPage {...args} status={401} title={unauthorized} link={{ href: '/', label: home }} />
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
        drawing="project"
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
