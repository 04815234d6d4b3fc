import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { Footer } from './Footer';

const words = {
  en: {
    links: ['About', 'Privacy policy', 'Contact us'],
    copyright: '© 2024–2026 Jawla. All rights reserved.',
    help: 'Need help?',
  },
  ar: {
    links: ['من نحن', 'سياسة الخصوصية', 'تواصل معنا'],
    copyright: '© 2024–2026 جولة. جميع الحقوق محفوظة.',
    help: 'هل تحتاج إلى مساعدة؟',
  },
};

function links(globals: Readonly<Record<string, unknown>>) {
  const { links: labels } = inLocale(globals, words);
  return ['about', 'privacy', 'contact'].map((page, at) => ({
    href: `https://jawla.example/${page}`,
    label: labels[at],
    external: true,
  }));
}

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: guide({
    do: ['Once, at the end of a page.'],
    dont: ['For actions of the page.'],
    accessibility: 'The contentinfo landmark.',
    keys: 'link',
  }),
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Public: Story = {
  render: (args, { globals }) => <Footer {...args} links={links(globals)} />,
  play: async ({ canvas }) => {
    const found = canvas.getAllByRole('link');
    await expect(found).toHaveLength(3);
    for (const link of found) {
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

export const SignedIn: Story = {
  render: (args, { globals }) => <Footer {...args} note={inLocale(globals, words).copyright} />,
  play: async ({ canvas, globals }) => {
    const foot = canvas.getByRole('contentinfo');
    await expect(foot).toHaveTextContent(inLocale(globals, words).copyright);
  },
};

export const Help: Story = {
  render: (args, { globals }) => (
    <Footer {...args} roomy note={inLocale(globals, words).help} links={links(globals).slice(-1)} />
  ),
  play: async ({ canvas }) => {
    const { paddingBlockEnd, paddingBlockStart } = getComputedStyle(
      canvas.getByRole('contentinfo'),
    );
    await expect(Number.parseFloat(paddingBlockEnd)).toBeGreaterThan(
      Number.parseFloat(paddingBlockStart),
    );
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('footer')).not.toBeVisible();
  },
};
