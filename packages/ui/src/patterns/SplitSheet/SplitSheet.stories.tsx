import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button';
import { Checkbox } from '../../components/Checkbox';
import { Heading } from '../../components/Heading';
import { PasswordField } from '../../components/PasswordField';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { TextLink } from '../../components/TextLink';
import { TopNavigation } from '../../components/TopNavigation';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { Footer } from '../Footer';
import { LanguageToggle } from '../LanguageToggle';
import { AppShell } from '../AppShell';
import { SplitSheet } from './SplitSheet';

const words = {
  en: {
    skip: 'Skip to the content',
    home: 'Jawla, home',
    other: { locale: 'ar', name: 'العربية' },
    title: 'Walk through your building',
    lead: 'Log in to see your tours.',
    mail: 'Email',
    password: 'Password',
    show: 'Show password',
    remember: 'Remember me',
    forgot: 'Forgot password?',
    send: 'Log in',
    phone: 'Use phone instead',
    caption: 'Section A–A, looking north',
    about: 'About',
  },
  ar: {
    skip: 'تخطَّ إلى المحتوى',
    home: 'جولة، الصفحة الرئيسية',
    other: { locale: 'en', name: 'English' },
    title: 'تجوّل في مبناك',
    lead: 'سجّل الدخول لمشاهدة جولاتك.',
    mail: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    show: 'إظهار كلمة المرور',
    remember: 'تذكّرني',
    forgot: 'هل نسيت كلمة المرور؟',
    send: 'تسجيل الدخول',
    phone: 'الدخول برقم الهاتف',
    caption: 'المقطع أ–أ باتجاه الشمال',
    about: 'من نحن',
  },
} as const;

const meta = {
  title: 'Components/Layout/SplitSheet',
  component: SplitSheet,
  args: { children: null },
  render: (args, { globals }) => {
    const w = inLocale(globals, words);
    return (
      <AppShell
        skipLabel={w.skip}
        width="full"
        header={
          <TopNavigation home={{ href: '/', label: w.home }}>
            <LanguageToggle target={w.other} />
          </TopNavigation>
        }
        footer={<Footer links={[{ href: '/about', label: w.about }]} />}
      >
        <SplitSheet {...args} caption={w.caption}>
          <Stack gap="l">
            <Stack gap="xs">
              <Heading level={1}>{w.title}</Heading>
              <Text tone="inkMuted">{w.lead}</Text>
            </Stack>
            <form aria-label={w.send}>
              <Stack>
                <TextField label={w.mail} type="email" dir="ltr" autoComplete="username" />
                <PasswordField label={w.password} showLabel={w.show} />
                <Stack direction="row" justify="space-between" gap="s">
                  <Checkbox label={w.remember} />
                  <TextLink href="/forgot-password">{w.forgot}</TextLink>
                </Stack>
                <Button variant="primary">{w.send}</Button>
              </Stack>
            </form>
            <TextLink href="/phone-login">{w.phone}</TextLink>
          </Stack>
        </SplitSheet>
      </AppShell>
    );
  },
} satisfies Meta<typeof SplitSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once, and never with reduced motion. */
export const DrawsIn: Story = {
  args: { drawsIn: true },
  parameters: { states: ['S-login-drawing'] },
  play: async ({ canvasElement }) => {
    const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const lines = canvasElement.getAnimations({ subtree: true });
    await expect(lines).toHaveLength(moves ? 6 : 0);
    await Promise.all(lines.map(({ finished }) => finished));
  },
};

export const WithAForm: Story = {
  play: async ({ canvas, globals }) => {
    const form = canvas.getByRole('form', { name: inLocale(globals, words).send });
    await expect(inlineStart(form)).toBeLessThan(window.innerWidth / 2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
