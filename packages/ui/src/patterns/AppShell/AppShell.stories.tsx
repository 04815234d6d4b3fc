import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from '../../components/Banner';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Stack } from '../../components/Stack';
import { TabBar } from '../../components/TabBar';
import { TopNavigation } from '../../components/TopNavigation';
import { BuildingIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { inlineStart } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { adminNavigation, frameWords, SignedInEnd } from '../../testing/navigation';
import { inWindow } from '../../testing/windows';
import { Footer } from '../Footer';
import { LoadingScreen } from '../LoadingScreen';
import { PageHeading } from '../PageHeading';
import { AppShell } from './AppShell';

const words = {
  en: {
    skip: 'Skip to content',
    title: 'Your projects',
    greeting: 'Good to see you, Sara',
    empty: 'No projects yet',
    loading: 'Loading…',
    offline: 'You’ve been offline since 10:24.',
    row: (number: number) => `Building ${number}`,
    note: '© 2024–2026 Jawla. All rights reserved.',
  },
  ar: {
    skip: 'الانتقال إلى المحتوى',
    title: 'مشاريعك',
    greeting: 'أهلًا بك يا سارة',
    empty: 'لا توجد مشاريع بعد',
    loading: 'جارٍ التحميل…',
    offline: 'انقطع الاتصال منذ الساعة 10:24.',
    row: (number: number) => `مبنى ${number}`,
    note: '© 2024–2026 جولة. جميع الحقوق محفوظة.',
  },
};

const ROWS = Array.from({ length: 40 }, (_, index) => index + 1);

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  parameters: guide({
    do: ['Around each page: notices, header, main part, footer, and the tab bar of phones.'],
    dont: ['Inside another one.'],
    rtl: 'The frame is the same in both directions.',
    accessibility:
      'The first stop of Tab skips to the main landmark. What has the focus is never scrolled under a bar that stays in view.',
    keys: 'link',
    framed: true,
  }),
  args: {},
  render: (args, { globals }) => {
    const { title, greeting, empty, note } = inLocale(globals, words);
    return (
      <AppShell
        header={
          <TopNavigation
            navigation={adminNavigation(globals)}
            phoneItems="none"
            home={{ href: '/', label: inLocale(globals, frameWords).home }}
          >
            <SignedInEnd globals={globals} />
          </TopNavigation>
        }
        footer={<Footer note={note} />}
        tabBar={<TabBar {...adminNavigation(globals)} />}
        {...args}
      >
        {args.children ?? (
          <Stack gap="l">
            <PageHeading title={title} below={greeting} />
            <EmptyState title={empty} icon={<BuildingIcon />} />
          </Stack>
        )}
      </AppShell>
    );
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Header, page and footer are aligned, and nothing is wider than the window. */
async function expectOneMargin({ canvas, globals }: Context, margin: number) {
  const { note, title } = inLocale(globals, words);
  for (const part of [
    canvas.getByRole('link', { name: inLocale(globals, frameWords).home }),
    canvas.getByRole('heading', { name: title }),
    canvas.getByText(note),
  ]) {
    await expect(inlineStart(part)).toBeCloseTo(margin, 0);
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

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

/** The footer is at the bottom of the window, regardless of how short the page is. */
export const FillsTheWindow: Story = {
  args: { tabBar: undefined },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeGreaterThanOrEqual(window.innerHeight - 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Narrowest: Story = {
  ...inWindow(320),
  play: (context) => expectOneMargin(context, 16),
};
export const Phone: Story = { ...inWindow(360), play: (context) => expectOneMargin(context, 16) };
export const Tablet: Story = { ...inWindow(768), play: (context) => expectOneMargin(context, 28) };
export const Desktop: Story = {
  ...inWindow(1280),
  play: (context) => expectOneMargin(context, 40),
};
export const Wide: Story = { ...inWindow(1920), play: (context) => expectOneMargin(context, 160) };

/** Tab never moves the focus below a sticky bar (WCAG 2.2, 2.4.11). */
export const FocusBetweenBars: Story = {
  ...inWindow(360),
  render: (args, context) => {
    const { row } = inLocale(context.globals, words);
    const children = (
      <Stack gap="s">
        {ROWS.map((number) => (
          <Button key={number}>{row(number)}</Button>
        ))}
      </Stack>
    );
    return <>{meta.render({ ...args, children }, context)}</>;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { row } = inLocale(globals, words);
    const bar = canvas.getByRole('banner');
    const tabs = canvas.getAllByRole('navigation').at(-1) ?? document.body;
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBlock).not.toBe(''));
    canvas.getByRole('button', { name: row(1) }).focus();
    for (let step = 1; step < ROWS.length; step += 1) await userEvent.tab();
    const last = canvas.getByRole('button', { name: row(ROWS.length) });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      tabs.getBoundingClientRect().top,
    );
    for (let step = 1; step < ROWS.length; step += 1) await userEvent.tab({ shift: true });
    const first = canvas.getByRole('button', { name: row(1) });
    await expect(first).toHaveFocus();
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bar.getBoundingClientRect().bottom,
    );
  },
};

/** Notices scroll away; the header stays. */
/** A footer appears with the page. */
export const Loading: Story = {
  render: (args, { globals }) => (
    <AppShell {...args} footer={<Footer note={inLocale(globals, words).note} />}>
      <LoadingScreen messages={[inLocale(globals, words).loading]} delay={0} />
    </AppShell>
  ),
  play: async ({ canvas, globals }) => {
    const { loading, note } = inLocale(globals, words);
    await waitFor(() => expect(canvas.getByText(loading)).toBeVisible());
    await expect(canvas.getByText(note)).not.toBeVisible();
  },
};

export const WithNotice: Story = {
  render: (args, context) => {
    const { offline, row } = inLocale(context.globals, words);
    const notices = <Banner tone="warning">{offline}</Banner>;
    const children = (
      <Stack gap="s">
        {ROWS.map((number) => (
          <p key={number}>{row(number)}</p>
        ))}
      </Stack>
    );
    return <>{meta.render({ ...args, notices, children }, context)}</>;
  },
  play: async ({ canvas, globals }) => {
    const notice = canvas.getByText(inLocale(globals, words).offline);
    const header = canvas.getByRole('banner');
    await expect(header.getBoundingClientRect().top).toBeGreaterThan(0);
    window.scrollTo(0, 600);
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(0));
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    window.scrollTo(0, 0);
  },
};
