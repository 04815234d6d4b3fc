import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button';
import { LogOutIcon } from '../../icons';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { LanguageToggle } from '../LanguageToggle';
import { Header } from './Header';

const words = {
  en: { home: 'Jawla, home', other: { locale: 'ar', name: 'العربية' }, logOut: 'Log out' },
  ar: {
    home: 'جولة، الصفحة الرئيسية',
    other: { locale: 'en', name: 'English' },
    logOut: 'تسجيل الخروج',
  },
} as const;

const meta = { title: 'Components/Navigation/Header', component: Header } satisfies Meta<
  typeof Header
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  render: (args, { globals }) => {
    const { home, other } = inLocale(globals, words);
    return (
      <Header {...args} home={{ href: '/', label: home }}>
        <LanguageToggle target={other} />
      </Header>
    );
  },
  play: async ({ canvas, globals }) => {
    const { home, other } = inLocale(globals, words);
    const logo = canvas.getByRole('link', { name: home });
    const toggle = canvas.getByRole('button', { name: other.name });
    await expect(toggle).toHaveAttribute('lang', other.locale);
    await expect(inlineStart(logo)).toBeLessThan(inlineStart(toggle));
  },
};

export const WithoutLogo: Story = {
  parameters: { states: ['S-header-signed-out-no-logo'] },
  render: (args, { globals }) => (
    <Header {...args}>
      <LanguageToggle target={inLocale(globals, words).other} />
    </Header>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(inlineStart(canvas.getByRole('button'))).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const SignedIn: Story = {
  render: (args, { globals }) => {
    const { home, other, logOut } = inLocale(globals, words);
    return (
      <Header {...args} home={{ href: '/', label: home }}>
        <LanguageToggle target={other} />
        <Button variant="quiet" size="s" icon={<LogOutIcon />}>
          {logOut}
        </Button>
      </Header>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('button', { name: inLocale(globals, words).logOut }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
