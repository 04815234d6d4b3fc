import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Stack } from '../../components/Stack';
import { BuildingIcon, LogOutIcon } from '../../icons';
import { inLocale } from '../../testing/inLocale';
import { Footer } from '../Footer';
import { Header } from '../Header';
import { LanguageToggle } from '../LanguageToggle';
import { PageHeading } from '../PageHeading';
import { PageShell } from './PageShell';

const words = {
  en: {
    skip: 'Skip to content',
    home: 'Jawla, home',
    other: { locale: 'ar', name: 'العربية' },
    logOut: 'Log out',
    title: 'Your projects',
    greeting: 'Good to see you, Sara',
    empty: 'No projects yet',
    note: '© 2024–2026 Jawla. All rights reserved.',
  },
  ar: {
    skip: 'الانتقال إلى المحتوى',
    home: 'جولة، الصفحة الرئيسية',
    other: { locale: 'en', name: 'English' },
    logOut: 'تسجيل الخروج',
    title: 'مشاريعك',
    greeting: 'أهلًا بك يا سارة',
    empty: 'لا توجد مشاريع بعد',
    note: '© 2024–2026 جولة. جميع الحقوق محفوظة.',
  },
} as const;

const meta = {
  title: 'Components/Layout/PageShell',
  component: PageShell,
  args: { skipLabel: '' },
  render: (args, { globals }) => {
    const { skip, home, other, logOut, title, greeting, empty, note } = inLocale(globals, words);
    return (
      <PageShell
        {...args}
        skipLabel={skip}
        header={
          <Header home={{ href: '/', label: home }}>
            <LanguageToggle target={other} />
            <Button variant="quiet" size="s" icon={<LogOutIcon />}>
              {logOut}
            </Button>
          </Header>
        }
        footer={<Footer note={note} />}
      >
        <Stack gap="l">
          <PageHeading title={title} below={greeting} />
          <EmptyState title={empty} icon={<BuildingIcon />} />
        </Stack>
      </PageShell>
    );
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { skip } = inLocale(globals, words);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: skip })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    const order = [...document.querySelectorAll('header, main, footer')].map(
      (part) => part.tagName,
    );
    await expect(order.filter((tag) => tag === 'MAIN' || tag === 'FOOTER')).toEqual([
      'MAIN',
      'FOOTER',
    ]);
  },
};

/** The foot stands at the foot of the window, however short the page. */
export const FillsTheWindow: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight - 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
