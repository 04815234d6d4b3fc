import { currentUser, emailLogin } from '@jawla/mocks';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PageName } from '#core/routing';
import { Page, shellTexts } from '#shell';
import {
  type Context,
  expectAligned,
  type Play,
  playWith,
  screenMeta,
  ssoNameIn,
  stored,
  type Story,
  textOf,
  uiText,
  withSso,
} from '#testing';
import { authTexts } from '../../auth.texts';
import { LoginScreen } from './LoginScreen';
import { authFeature } from '../../auth.feature';

const meta = {
  title: 'Screens/Public/Login',
  ...screenMeta({ page: 'login', screen: LoginScreen, features: [authFeature], as: 'visitor' }),
};

export default meta;

const GOOD = { email: 'noor@example.com', password: 'Demo2024tour' };

function form({ canvasElement, globals }: Pick<Context, 'canvasElement' | 'globals'>) {
  const t = textOf(authTexts, globals);
  const canvas = within(canvasElement);
  return {
    t,
    canvas,
    email: () => canvas.findByRole('textbox', { name: t('login.email') }),
    password: () => canvas.findByLabelText(t('login.password')),
    submit: () => canvas.getByRole('button', { name: t('login.submit') }),
  };
}

const play = playWith(form);

/** Fills in the form and submits it. */
async function send(context: Context, { email, password } = GOOD) {
  const { submit, ...fields } = form(context);
  await userEvent.type(await fields.email(), email);
  await userEvent.type(await fields.password(), password);
  await userEvent.click(submit());
}

/** Types into a field, moves the focus out of it, and expects its error. */
function tells(
  field: 'email' | 'password',
  typed: string,
  key: Extract<keyof typeof authTexts, `${'email' | 'password'}.${string}`>,
): Play {
  return async (context) => {
    const { t, canvas, ...fields } = form(context);
    const input = await fields[field]();
    if (typed !== '') await userEvent.type(input, typed);
    else await userEvent.click(input);
    await userEvent.tab();
    await expect(await canvas.findByText(t(key))).toBeVisible();
    await expect(input).toHaveAccessibleDescription(t(key));
    await expect(input).toBeInvalid();
  };
}

export const Idle: Story = {
  tags: ['empty'],
  play: play(async ({ email, password, submit, canvas }) => {
    await expect(await email()).toHaveValue('');
    await expect(await password()).toHaveAttribute('type', 'password');
    await expect(submit()).toBeEnabled();
    // Skip link, home, forgotten password, phone, and three pages of the public site.
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  }),
};

/** The form begins below the logo. */
export const Aligned: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const home = textOf(shellTexts, globals)('header.home');
    await expectAligned(
      globals,
      await canvas.findByRole('heading', { level: 1 }),
      canvas.getByRole('link', { name: home }),
    );
  },
};

export const PrefilledByAnInvitation: Story = {
  parameters: { screen: { path: '/login?email=sara%40example.com' } },
  play: play(async ({ email, password, t, canvas }) => {
    await expect(await email()).toHaveValue('sara@example.com');
    await waitFor(async () => expect(await password()).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('login.notYou') }));
    await waitFor(async () => expect(await email()).toHaveValue(''));
  }),
};

/** The typed address is passed on to the next screen. */
export const ForgottenWithAddress: Story = {
  play: play(async ({ email, t, canvas }) => {
    await userEvent.type(await email(), 'noor@example.com');
    await userEvent.click(canvas.getByRole('link', { name: t('login.forgot') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/forgot-password?email=noor%40example.com',
    );
  }),
};

export const EmailRemembered: Story = {
  parameters: { screen: { rememberedEmail: 'noor@example.com' } },
  play: play(async ({ email, password, t, canvas }) => {
    await expect(await email()).toHaveValue('noor@example.com');
    await expect(canvas.getByRole('checkbox', { name: t('login.remember') })).toBeChecked();
    await waitFor(async () => expect(await password()).toHaveFocus());
  }),
};

export const EmailRequired: Story = {
  tags: ['error'],
  play: tells('email', '', 'email.required'),
};
export const EmailInvalid: Story = {
  tags: ['error'],
  play: tells('email', 'abc', 'email.invalid'),
};
export const EmailPattern: Story = {
  tags: ['error'],
  play: tells('email', 'a@b', 'email.pattern'),
};
export const PasswordRequired: Story = {
  tags: ['error'],
  play: tells('password', '', 'password.required'),
};
export const PasswordPattern: Story = {
  tags: ['error'],
  play: tells('password', 'abcdefgh1', 'password.pattern'),
};
export const PasswordShort: Story = {
  tags: ['error'],
  play: tells('password', 'Abcdef1', 'password.min'),
};
export const PasswordLong: Story = {
  tags: ['error'],
  play: tells('password', 'Abcdefgh123456789', 'password.max'),
};

export const AllFieldsWrong: Story = {
  tags: ['error'],
  play: play(async ({ email, submit, t, canvas }) => {
    const first = await email();
    await userEvent.click(submit());
    await expect(await canvas.findByText(t('email.required'))).toBeVisible();
    await expect(canvas.getByText(t('password.required'))).toBeVisible();
    await waitFor(() => expect(first).toHaveFocus());
  }),
};

export const PasswordShown: Story = {
  play: play(async ({ password, canvas }) => {
    const input = await password();
    await userEvent.type(input, GOOD.password);
    const toggle = canvas.getByRole('button', { name: uiText('showPassword') });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(input).toHaveAttribute('type', 'text');
  }),
};

export const CapsLockOn: Story = {
  play: play(async ({ password, t, canvas }) => {
    await userEvent.click(await password());
    await userEvent.keyboard('{CapsLock}A');
    await expect(await canvas.findByText(t('login.capsLock'))).toBeVisible();
  }),
};

export const ArabicKeyboard: Story = {
  play: play(async ({ password, t, canvas }) => {
    await userEvent.type(await password(), 'شسي');
    await expect(await canvas.findByText(t('login.arabicKeyboard'))).toBeVisible();
  }),
};

export const Submitting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(emailLogin.never),
  play: play(async ({ canvas, t, context }) => {
    await send(context);
    const busy = await canvas.findByRole('button', { name: new RegExp(t('login.sending')) });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  }),
};

export const ServerError: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailLogin.wrong),
  play: play(async ({ canvas, email, password, context }) => {
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await email()).toHaveValue(GOOD.email);
    await waitFor(async () => expect(await password()).toHaveValue(''));
  }),
};

/** The answer has its own room: what is being typed stays where it is. */
export const AnswerMovesNothing: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailLogin.wrong),
  play: play(async ({ canvas, email, context }) => {
    const field = await email();
    await document.fonts.ready;
    const before = field.getBoundingClientRect().top;
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field.getBoundingClientRect().top).toBe(before);
  }),
};

export const ErrorClearedByEditing: Story = {
  beforeEach: ({ msw }) => msw.use(emailLogin.wrong),
  play: play(async ({ canvas, password, context }) => {
    await send(context);
    await canvas.findByRole('alert');
    await userEvent.type(await password(), 'D');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  }),
};

export const TooManyTries: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailLogin.rateLimited),
  play: play(async ({ canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

export const LongServerMessage: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailLogin.longMessage),
  play: play(async ({ canvas, context }) => {
    await send(context);
    const alert = await canvas.findByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  }),
};

export const Unreachable: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(emailLogin.unreachable),
  play: play(async ({ canvas, password, context }) => {
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    // Kept: the server has not rejected it.
    await expect(await password()).toHaveValue(GOOD.password);
  }),
};

export const ServerBroken: Story = {
  beforeEach: ({ msw }) => msw.use(emailLogin.serverError),
  play: play(async ({ canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

export const InvalidResponse: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailLogin.invalidResponse),
  play: play(async ({ canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

/** The login, and the page that it leads to. */
function loginAnd(path: string, name: PageName) {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <Page name="login">
            <LoginScreen />
          </Page>
        }
      />
      <Route
        path={path}
        element={
          <Page name={name}>
            <h1>…</h1>
          </Page>
        }
      />
    </Routes>
  );
}

/** Opened with an expired cookie: an informational notice, and the requested page after the login. */
export const SessionEnded: Story = {
  tags: ['forbidden'],
  parameters: { screen: { path: '/user/noor', route: '*', token: 't-old' } },
  beforeEach: ({ msw }) => msw.use(currentUser.expired),
  render: () => loginAnd('/user/:userName', 'home'),
  play: play(async ({ canvas, t, msw, context }) => {
    await expect(await canvas.findByText(t('login.expired'))).toBeVisible();
    await expect(stored.token).toBeUndefined();
    msw.use(currentUser.client);
    await send(context);
    await expect(await canvas.findByRole('heading', { name: '…' })).toBeVisible();
  }),
};

export const CookiesBlocked: Story = {
  parameters: { screen: { acceptsCookies: false } },
  play: play(async ({ canvas, t, context }) => {
    await send(context);
    await expect(await canvas.findByText(t('login.cookiesBlocked'))).toBeVisible();
  }),
};

export const SuccessOfAClient: Story = {
  tags: ['done'],
  play: async (context) => {
    await send(context);
    const elsewhere = await context.canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/user/noor');
    await expect(stored.token).toBe('t-noor');
  },
};

export const SuccessOfAnAdmin: Story = {
  beforeEach: ({ msw }) => msw.use(emailLogin.admin, currentUser.admin),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  },
};

/** Some servers answer `phone: null` for an account without a phone number. */
export const SuccessWithoutPhone: Story = {
  beforeEach: ({ msw }) => msw.use(emailLogin.nullPhone),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent('/user/noor');
  },
};

export const Unverified: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(emailLogin.unverified),
  play: async (context) => {
    await send(context);
    const elsewhere = await context.canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/verify-email/t-new');
    await expect(stored.token).toBeUndefined();
  },
};

export const ReachableByKeyboard: Story = {
  play: play(async ({ email, password, submit }) => {
    (await email()).focus();
    await userEvent.tab();
    await expect(await password()).toHaveFocus();
    const stops: (Element | null)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      stops.push(document.activeElement);
    }
    await expect(stops).toContain(submit());
  }),
};

/** Numbers and addresses run from left to right in both languages. */
export const AddressesStayLeftToRight: Story = {
  parameters: { screen: { rememberedEmail: 'noor@example.com' } },
  play: play(async ({ email, password, globals }) => {
    await expect(getComputedStyle(await email()).direction).toBe('ltr');
    await expect(getComputedStyle(await password()).direction).toBe('ltr');
    await expect(document.documentElement).toHaveAttribute(
      'dir',
      globals['locale'] === 'ar' ? 'rtl' : 'ltr',
    );
  }),
};

/** The provider's button is below the form, and leads there by a page load. */
export const WithProvider: Story = {
  beforeEach: () => withSso(),
  play: play(async ({ canvas, t, submit, globals }) => {
    const name = t('login.sso', { name: ssoNameIn(globals) });
    const link = await canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/api/sso/start');
    const isBelow = link.getBoundingClientRect().top > submit().getBoundingClientRect().bottom;
    await expect(isBelow).toBe(true);
  }),
};

/** The page that was asked for comes back after the provider. */
export const WithProviderAndPage: Story = {
  parameters: { screen: { path: '/visits?sort=name', route: '*' } },
  beforeEach: () => withSso(),
  render: () => loginAnd('/visits', 'visits'),
  play: play(async ({ canvas, t, globals }) => {
    const name = t('login.sso', { name: ssoNameIn(globals) });
    const link = await canvas.findByRole<HTMLAnchorElement>('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(new URLSearchParams(link.search).get('returnTo')).toBe('/visits?sort=name');
  }),
};

export const WithProviderOfLongName: Story = {
  beforeEach: () =>
    withSso({
      names: {
        en: 'Ministry of Public Works and Housing, Directorate of Government Buildings',
        ar: 'وزارة الأشغال العامة والإسكان، مديرية الأبنية الحكومية',
      },
    }),
  play: play(async ({ canvas, email }) => {
    await email();
    const link = canvas
      .getAllByRole('link')
      .find((one) => one.getAttribute('href') === '/api/sso/start');
    await expect(link).toBeVisible();
    await expect(link?.scrollWidth).toBeLessThanOrEqual(link?.clientWidth ?? 0);
  }),
};

/** Without passwords, there is nothing else. */
export const ProviderOnly: Story = {
  beforeEach: () => withSso({ isOnly: true }),
  play: play(async ({ canvas, t, globals }) => {
    const name = t('login.sso', { name: ssoNameIn(globals) });
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('login.submit') })).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('login.byPhone') })).toBeNull();
  }),
};
