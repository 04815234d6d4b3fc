import { LANGUAGE_NAMES } from '@jawla/contract/limits';
import { currentUser } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { nextLanguage } from '#core/i18n';
import { expectInOrder, languageOf, onReload, screenStory, textOf, uiText } from '#testing';
import { Page } from './Page';
import { shellTexts } from './shell.texts';

const meta = {
  title: 'Screens/Everyone/Shell',
  component: Page,
  args: { name: 'home', children: <h1>…</h1> },
  decorators: [screenStory({ path: '/user/noor', route: '/user/:userName' })],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const logOut = await canvas.findByRole('button', { name: t('header.logOut') });
    const logo = canvas.getByRole('link', { name: t('header.home') });
    await expect(
      canvas.getByText(t('footer.copyright', { year: new Date().getFullYear() })),
    ).toBeVisible();
    // Log out is at the end of the line, in both directions.
    const [from, to] = [logo.getBoundingClientRect(), logOut.getBoundingClientRect()];
    if (globals['locale'] === 'ar') await expect(to.right).toBeLessThan(from.left);
    else await expect(to.left).toBeGreaterThan(from.right);
  },
};

const ADMIN = { path: '/dashboard/noor', route: '/dashboard/:clientID', token: 't-admin' };

/** The page below belongs to its parent's navigation entry. */
export const Admin: Story = {
  args: { name: 'client' },
  parameters: { screen: ADMIN },
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const pages = await canvas.findAllByRole('navigation', { name: t('nav.label') });
    const links = within(pages[0] ?? document.body).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard/pilot-projects',
      '/visits',
      '/footage',
      '/upload-files',
    ]);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
  },
};

/** Uploads that wait are counted beside the inbox, in words for screen readers. */
export const Waiting: Story = {
  args: { name: 'client' },
  parameters: { screen: ADMIN },
  beforeEach: ({ msw }) => msw.use(currentUser.adminWithUploads),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const waiting = t('nav.waiting', { count: 3 });
    const [inbox] = await canvas.findAllByRole('link', { name: `${t('nav.footage')} ${waiting}` });
    await expect(inbox).toHaveAttribute('href', '/footage');
    await expect(inbox).toHaveTextContent('3');
  },
};

export const WaitingOnAPhone: Story = {
  ...Waiting,
  tags: ['phone'],
  globals: { viewport: { value: 'mobile1' } },
};

/** Nothing waits: no number. */
export const NothingWaiting: Story = {
  args: { name: 'client' },
  parameters: { screen: ADMIN },
  beforeEach: ({ msw }) => msw.use(currentUser.adminWithoutUploads),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const [inbox] = await canvas.findAllByRole('link', { name: t('nav.footage') });
    await expect(inbox).not.toHaveTextContent('0');
  },
};

export const AdminPhone: Story = {
  args: { name: 'pilots' },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { screen: ADMIN },
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const current = await canvas.findByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent(t('nav.pilotsTab'));
    await expect(current.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Staff: Story = {
  args: { name: 'uploadFiles' },
  parameters: { screen: { path: '/upload-files', route: '/upload-files', token: 't-staff' } },
  beforeEach: ({ msw }) => msw.use(currentUser.staff),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const pages = await canvas.findByRole('navigation', { name: t('nav.label') });
    const links = within(pages).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/upload-files']);
  },
};

export const ClientPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const logOut = await canvas.findByRole('button', { name: t('header.logOut') });
    await expect(logOut).toHaveTextContent('');
    await expect(logOut.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('navigation', { name: t('nav.label') })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Account: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    const sheet = within(await screen.findByRole('dialog', { name: t('account.label') }));
    await expect(sheet.getByText('noor@example.com')).toHaveAttribute('dir', 'ltr');
    await expect(sheet.getByRole('link', { name: t('nav.uploads') })).toHaveAttribute(
      'href',
      '/upload-files',
    );
  },
};

export const AccountOfAdmin: Story = {
  args: { name: 'client' },
  parameters: { screen: ADMIN },
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    const pages = await screen.findByRole('navigation', { name: t('admin.label') });
    const links = within(pages).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/team',
      '/activity',
      '/guest-links',
      '/connections',
      '/trash',
      '/system',
    ]);
  },
};

/** The menu hangs from its button, and ends with it. */
export const AccountOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const button = await canvas.findByRole('button', { expanded: false });
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: t('account.label') });
    const ends = [button, sheet].map((each) => {
      const { left, right } = each.getBoundingClientRect();
      return globals['locale'] === 'ar' ? left : right;
    });
    await expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(2);
  },
};

export const Help: Story = {
  args: { name: 'forgotPassword' },
  parameters: { screen: { path: '/forgot-password', route: '/forgot-password', token: null } },
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await expect(await canvas.findByText(t('footer.help'))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: new RegExp(t('footer.contact')) }),
    ).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

export const EmptyFooter: Story = {
  args: { name: 'uploadFiles' },
  tags: ['empty'],
  parameters: { screen: { path: '/upload-files', route: '/upload-files' } },
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await canvas.findByRole('button', { name: t('header.logOut') });
    await expect(canvas.queryByRole('contentinfo')?.textContent ?? '').toBe('');
  },
};

export const ToggleFocused: Story = {
  play: async ({ canvas, globals }) => {
    const name = LANGUAGE_NAMES[nextLanguage(languageOf(globals))];
    const toggle = await canvas.findByRole('button', { name });
    for (let press = 0; press < 5 && document.activeElement !== toggle; press += 1) {
      await userEvent.tab();
    }
    await expect(toggle).toHaveFocus();
    await expect(getComputedStyle(toggle).outlineStyle).not.toBe('none');
    onReload.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

/** A URL may contain a language, as in mails: the toggle has to override it. */
export const ToggleOverrulesTheAddress: Story = {
  parameters: { screen: { path: '/user/noor?lang=xx', route: '/user/:userName' } },
  play: async ({ canvas, globals }) => {
    const other = nextLanguage(languageOf(globals));
    onReload.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: LANGUAGE_NAMES[other] }));
    await expect(onReload).toHaveBeenLastCalledWith(`/user/noor?lang=${other}`);
  },
};

export const LogOutQuestion: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('header.logOut') }));
    const dialog = await screen.findByRole('alertdialog', { name: t('logOut.question') });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: uiText('cancel') })).toHaveFocus(),
    );
  },
};

export const LogOutCancelled: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    const logOut = await canvas.findByRole('button', { name: t('header.logOut') });
    await userEvent.click(logOut);
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: uiText('cancel') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(logOut).toHaveFocus();
  },
};

export const LogOutConfirmed: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('header.logOut') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('yes') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/logout');
  },
};

export const UserLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(currentUser.never),
  play: async ({ canvas, globals }) => {
    const t = textOf(shellTexts, globals);
    // Short waits show nothing, so the text appears with a delay.
    const words = await canvas.findByText(t('loading'));
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const UserFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(currentUser.serverError),
  play: async ({ canvas, globals, msw }) => {
    const t = textOf(shellTexts, globals);
    const title = await canvas.findByRole('heading', { name: t('user.failed.title') });
    await expect(canvas.getByRole('alert')).toContainElement(title);
    msw.use(currentUser.client);
    const retry = textOf(problemTexts, globals)('retry');
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await expect(await canvas.findByRole('heading', { name: '…' })).toBeVisible();
  },
};

export const UserUnreachable: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(currentUser.unreachable),
  play: async ({ canvas, globals }) => {
    const t = textOf(problemTexts, globals);
    await expect(await canvas.findByText(t('offline'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeEnabled();
  },
};

async function goOffline({ canvas, globals }: Parameters<NonNullable<Story['play']>>[0]) {
  const t = textOf(shellTexts, globals);
  await canvas.findByRole('button', { name: t('header.logOut') });
  await fireEvent(window, new Event('offline'));
  const [words = ''] = t('offline.bar', { time: '' }).split('.');
  return canvas.findByText(new RegExp(words.trim().slice(0, 12)));
}

export const Offline: Story = {
  tags: ['offline'],
  play: async (context) => {
    const { canvas } = context;
    const bar = await goOffline(context);
    await expect(bar).toBeVisible();
    await expectInOrder(bar, canvas.getByRole('banner'), canvas.getByRole('main'));
  },
};

export const BackOnline: Story = {
  play: async (context) => {
    const t = textOf(shellTexts, context.globals);
    await goOffline(context);
    await fireEvent(window, new Event('online'));
    await expect(await context.canvas.findByText(t('offline.back'))).toBeVisible();
  },
};
