import { emailLogin, ssoInvitation, updatePassword, verifyState } from '@jawla/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Context,
  onReload,
  type Play,
  playWith,
  screenMeta,
  ssoNameIn,
  stored,
  type Story,
  textOf,
  withSso,
} from '#testing';
import { authTexts } from '../../auth.texts';
import { messageTexts } from '../../messages.texts';
import { NewPasswordScreen } from './NewPasswordScreen';
import { features } from '../../newPassword.page';

const meta = {
  title: 'Screens/Public/CreatePassword',
  ...screenMeta({
    page: 'newPassword',
    screen: NewPasswordScreen,
    path: '/create-password/u1',
    features,
    as: 'visitor',
  }),
};

export default meta;

const GOOD = 'Sunrise24';

function form({ canvas, globals }: Context) {
  const t = textOf(messageTexts, globals);
  return {
    t,
    tField: textOf(authTexts, globals),
    password: () => canvas.findByLabelText(t('new.password')),
    confirmation: () => canvas.findByLabelText(t('new.confirm')),
    submit: () => canvas.getByRole('button', { name: t('new.submit') }),
  };
}

const play = playWith(form);

async function send(context: Context, password = GOOD, confirmation = password) {
  const fields = form(context);
  await userEvent.type(await fields.password(), password);
  await userEvent.type(await fields.confirmation(), confirmation);
  await userEvent.click(fields.submit());
}

/** Types a password, moves the focus out of the field, and expects its error. */
function tells(typed: string, key: Extract<keyof typeof authTexts, `password.${string}`>): Play {
  return play(async ({ tField, password, canvas }) => {
    const input = await password();
    if (typed === '') await userEvent.click(input);
    else await userEvent.type(input, typed);
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText(tField(key))).toBeVisible();
    await expect(input).toBeInvalid();
  });
}

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(verifyState.never),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('link.loading'))).toBeInTheDocument();
  }),
};

export const DeadLink: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(verifyState.dead),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('link.dead') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('link.newMail') })).toBeVisible();
  }),
};

export const Idle: Story = {
  tags: ['empty', 'error'],
  play: play(async ({ t, password, submit, canvas }) => {
    await expect(await password()).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByText('noor@example.com')).toBeVisible();
    for (const hint of ['min', 'lower', 'upper', 'digit'] as const) {
      await expect(canvas.getByText(t(`new.hint.${hint}`))).toBeVisible();
    }
    await expect(submit()).toBeDisabled();
  }),
};

export const OneFilled: Story = {
  play: play(async ({ password, submit }) => {
    await userEvent.type(await password(), GOOD);
    await expect(submit()).toBeDisabled();
  }),
};

export const BothFilled: Story = {
  play: play(async ({ t, password, confirmation, submit, canvas }) => {
    await userEvent.type(await password(), GOOD);
    await userEvent.type(await confirmation(), GOOD);
    await expect(submit()).toBeEnabled();
    // All requirements are ticked off.
    await expect(canvas.getAllByText(new RegExp(t('new.met')))).toHaveLength(4);
  }),
};

export const Required: Story = {
  tags: ['error'],
  play: tells('', 'password.required'),
};
export const Weak: Story = {
  tags: ['error'],
  play: tells('abcdefgh1', 'password.weak'),
};
export const Short: Story = {
  tags: ['error'],
  play: tells('Abcdef1', 'password.min'),
};
export const Long: Story = {
  tags: ['error'],
  play: tells('Abcdefgh123456789', 'password.max'),
};

/** Reported when the second field loses the focus, and removed while it is being corrected. */
export const Mismatch: Story = {
  tags: ['error'],
  play: play(async ({ tField, password, confirmation, canvas }) => {
    await userEvent.type(await password(), GOOD);
    await userEvent.type(await confirmation(), 'Sunrise25');
    await expect(canvas.queryByText(tField('password.match'))).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(tField('password.match'))).toBeVisible();
    await userEvent.type(await confirmation(), '{Backspace}');
    await waitFor(() => expect(canvas.queryByText(tField('password.match'))).toBeNull());
    await userEvent.tab();
    await expect(await canvas.findByText(tField('password.match'))).toBeVisible();
  }),
};

/** On submit, the first invalid field gets the focus. */
export const SentWithAMistake: Story = {
  play: play(async ({ tField, password, canvas, context }) => {
    await send(context, 'abcdefgh1');
    await expect(await canvas.findByText(tField('password.weak'))).toBeVisible();
    await waitFor(async () => expect(await password()).toHaveFocus());
  }),
};

export const OneSwitchForBoth: Story = {
  play: play(async ({ t, password, confirmation, canvas }) => {
    await password();
    const [show] = canvas.getAllByRole('button', { name: t('new.show') });
    await expect(show).toBeDefined();
    if (show) await userEvent.click(show);
    await expect(await password()).toHaveAttribute('type', 'text');
    await expect(await confirmation()).toHaveAttribute('type', 'text');
  }),
};

export const Submitting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(updatePassword.never),
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('button', { name: t('new.sending') })).toBeVisible();
  }),
};

/** The specification only logs the failure, but the user has to see it. */
export const Failed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updatePassword.serverError),
  play: play(async ({ password, submit, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await password()).toHaveValue(GOOD);
    await expect(submit()).toBeEnabled();
  }),
};

/** The link was used in another tab while the user filled in the form. */
export const LinkDiedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(updatePassword.deadLink),
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    const dead = await canvas.findByRole('heading', { name: t('link.dead') });
    await expect(dead).toBeVisible();
    // The button that was pressed is gone.
    await waitFor(() => expect(dead).toHaveFocus());
  }),
};

export const Success: Story = {
  tags: ['done'],
  play: play(async ({ t, context }) => {
    await send(context);
    const done = await screen.findByRole('alertdialog', { name: t('new.done') });
    await waitFor(() => expect(done).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('new.continue') })).toHaveFocus(),
    );
  }),
};

/** The password that was just typed logs in. */
export const Continued: Story = {
  parameters: { screen: { path: '/reset-password/u1' } },
  beforeEach: ({ msw }) => msw.use(emailLogin.client),
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    await userEvent.click(await screen.findByRole('button', { name: t('new.continue') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/user/noor');
    await expect(stored.token).toBe('t-noor');
  }),
};

/** The account was suspended meanwhile: the password is set, and the way to the login stays. */
export const NotContinued: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailLogin.suspended),
  play: play(async ({ t, context }) => {
    await send(context);
    await userEvent.click(await screen.findByRole('button', { name: t('new.continue') }));
    const dialog = screen.getByRole('alertdialog', { name: t('new.done') });
    await waitFor(() => expect(dialog).toHaveAccessibleDescription(/.+/));
    await expect(within(dialog).getByRole('button', { name: t('new.toLogin') })).toBeEnabled();
  }),
};

export const LeadsToTheLogin: Story = {
  parameters: { screen: { path: '/reset-password/u1' } },
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    await userEvent.click(await screen.findByRole('button', { name: t('new.toLogin') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/login?email=noor%40example.com',
    );
  }),
};

/** The invitation is accepted at the provider instead. */
export const WithProvider: Story = {
  beforeEach: () => withSso(),
  play: play(async ({ tField, canvas, globals }) => {
    const name = tField('login.sso', { name: ssoNameIn(globals) });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() =>
      expect(onReload).toHaveBeenCalledWith('https://login.contoso.example/authorize'),
    );
  }),
};

export const ProviderAway: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => {
    msw.use(ssoInvitation.away);
    return withSso();
  },
  play: play(async ({ tField, password, canvas, globals }) => {
    const name = tField('login.sso', { name: ssoNameIn(globals) });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await password()).toBeVisible();
  }),
};

export const ProviderOnly: Story = {
  beforeEach: () => withSso({ isOnly: true }),
  play: play(async ({ t, tField, canvas, globals }) => {
    const name = tField('login.sso', { name: ssoNameIn(globals) });
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('new.join') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('new.submit') })).toBeNull();
  }),
};
