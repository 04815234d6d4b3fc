import { currentUser, phoneLogin, phoneLoginVerify, verifyState } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problemTexts } from '#core/http';
import { type Context, playWith, screenMeta, stored, type Story, textOf } from '#testing';
import { messageTexts } from '../../messages.texts';
import { VerifyOtpScreen } from './VerifyOtpScreen';
import { authFeature } from '../../auth.feature';

const meta = {
  title: 'Screens/Public/VerifyOtp',
  ...screenMeta({
    page: 'verifyOtp',
    screen: VerifyOtpScreen,
    path: '/verify-otp/v1',
    features: [authFeature],
    as: 'visitor',
  }),
};

export default meta;

const CODE = '123456';

function form({ canvas, globals }: Context) {
  const t = textOf(messageTexts, globals);
  return {
    t,
    boxes: () => canvas.findByRole('textbox', { name: t('code.label') }),
    enter: () => canvas.getByRole('button', { name: t('code.enter') }),
    resend: () => canvas.getByRole('button', { name: t('code.resend') }),
  };
}

const play = playWith(form);

async function send(context: Context, code = CODE) {
  const { boxes, enter } = form(context);
  await userEvent.type(await boxes(), code);
  await userEvent.click(enter());
}

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(verifyState.never),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('link.loading'))).toBeInTheDocument();
  }),
};

/** Rendered in place: the error pages would redirect a signed-out visitor to the login. */
export const DeadLink: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(verifyState.dead),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('link.dead') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('link.newCode') })).toHaveAttribute(
      'href',
      '/phone-login',
    );
  }),
};

export const NoPhone: Story = {
  beforeEach: ({ msw }) => msw.use(verifyState.withoutPhone),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('link.dead') })).toBeVisible();
  }),
};

export const Idle: Story = {
  tags: ['empty'],
  play: play(async ({ boxes, enter, resend, canvas }) => {
    await expect(await boxes()).toHaveValue('');
    await expect(await boxes()).toHaveFocus();
    await expect(await boxes()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByText('+962790123456')).toHaveAttribute('dir', 'ltr');
    await expect(enter()).toBeDisabled();
    await expect(resend()).toBeEnabled();
  }),
};

export const Partial: Story = {
  play: play(async ({ boxes, enter }) => {
    await userEvent.type(await boxes(), '12a3');
    await expect(await boxes()).toHaveValue('123');
    await expect(enter()).toBeDisabled();
  }),
};

export const Full: Story = {
  play: play(async ({ boxes, enter }) => {
    await userEvent.type(await boxes(), CODE);
    await expect(enter()).toBeEnabled();
  }),
};

/** The complete text message may be pasted, with Latin or Arabic digits. */
export const Pasted: Story = {
  play: play(async ({ boxes, enter }) => {
    await userEvent.click(await boxes());
    await userEvent.paste('Your code is 123 456.');
    await expect(await boxes()).toHaveValue('123456');
    await userEvent.paste('رمزك هو ٦٥٤٣٢١');
    await expect(await boxes()).toHaveValue('654321');
    await expect(enter()).toBeEnabled();
  }),
};

export const Submitting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(phoneLoginVerify.never),
  play: play(async ({ t, boxes, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('button', { name: t('code.checking') })).toBeVisible();
    await expect(await boxes()).toBeDisabled();
  }),
};

export const WrongCode: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(phoneLoginVerify.wrong),
  play: play(async ({ boxes, enter, context }) => {
    await send(context, '000000');
    const input = await boxes();
    await waitFor(() => expect(input).toBeInvalid());
    await expect(enter()).toBeDisabled();
    await expect(input).toHaveFocus();
  }),
};

/** The next digit replaces the wrong code, and the error disappears. */
export const ErrorCleared: Story = {
  beforeEach: ({ msw }) => msw.use(phoneLoginVerify.wrong),
  play: play(async ({ boxes, context }) => {
    await send(context, '000000');
    const input = await boxes();
    await waitFor(() => expect(input).toBeInvalid());
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('7');
    await expect(input).toBeValid();
  }),
};

export const TooManyTries: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(phoneLoginVerify.rateLimited),
  play: play(async ({ boxes, context }) => {
    await send(context, '000000');
    const input = await boxes();
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(/2|دقيقتين/);
  }),
};

export const NetworkError: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(phoneLoginVerify.unreachable),
  play: play(async ({ boxes, globals, context }) => {
    await send(context);
    const t = textOf(problemTexts, globals);
    await waitFor(async () => expect(await boxes()).toHaveAccessibleDescription(t('offline')));
  }),
};

/** The confirmation, while the account is being loaded. */
export const Verified: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(currentUser.never),
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('button', { name: t('code.verified') })).toBeVisible();
  }),
};

export const LetsIn: Story = {
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('button', { name: t('code.verified') })).toBeVisible();
    await expect(stored.token).toBeUndefined();
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/user/noor');
    await expect(stored.token).toBe('t-noor');
  }),
};

export const LetsAnAdminIn: Story = {
  beforeEach: ({ msw }) => msw.use(phoneLoginVerify.admin, currentUser.admin),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  },
};

export const Unverified: Story = {
  beforeEach: ({ msw }) => msw.use(phoneLoginVerify.unverified),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/verify-email/t-new',
    );
    await expect(stored.token).toBeUndefined();
  },
};

export const Resent: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(phoneLoginVerify.wrong, phoneLogin.sentAgain),
  play: play(async ({ t, boxes, resend, canvas, context }) => {
    await send(context, '000000');
    await waitFor(async () => expect(await boxes()).toBeInvalid());
    await userEvent.click(resend());
    await expect(await boxes()).toHaveValue('');
    await expect(await boxes()).toBeValid();
    await expect(await canvas.findByText(t('resend.wait'))).toBeVisible();
    await expect(canvas.getByText(/^0:(30|2\d)$/)).toBeVisible();
    await expect(resend()).toHaveAttribute('aria-disabled', 'true');
  }),
};

/** Not an error, as specified; but without the message that a code was sent, and it can be retried immediately. */
export const ResendFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(phoneLogin.serverError),
  play: play(async ({ t, boxes, resend, canvas }) => {
    await boxes();
    await userEvent.click(resend());
    await waitFor(() => expect(resend()).not.toHaveAttribute('aria-busy'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(t('resend.wait'))).toBeNull();
    await expect(await boxes()).toBeEnabled();
  }),
};

/** A reload continues the countdown. */
export const WaitsAfterAReload: Story = {
  parameters: { screen: { sentMsAgo: 10_000 } },
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('resend.wait'))).toBeVisible();
    await expect(canvas.getByText(/^0:(1\d|20)$/)).toBeVisible();
  }),
};

/** The browser refuses cookies: detected and reported after the code was accepted. */
export const CookiesBlocked: Story = {
  parameters: { screen: { acceptsCookies: false } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(/cookies|ملفات تعريف الارتباط/)).toBeVisible();
    await expect(stored.token).toBeUndefined();
  },
};
