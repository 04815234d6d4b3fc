import { sendResetPassword, sendVerifyEmail, verifyState } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problemTexts } from '#core/http';
import { type Context, playWith, screenMeta, type Story, textOf } from '#testing';
import { messageTexts } from '../../messages.texts';
import { CheckEmailScreen } from './CheckEmailScreen';
import { authFeature } from '../../auth.feature';

const meta = {
  title: 'Screens/Public/CheckEmail',
  ...screenMeta({
    page: 'checkEmail',
    screen: CheckEmailScreen,
    path: '/check-email/v2',
    features: [authFeature],
    as: 'visitor',
  }),
};

export default meta;

const texts = ({ globals }: Context) => textOf(messageTexts, globals);
const play = playWith((context) => ({ t: texts(context) }));

async function resend(context: Context) {
  const t = texts(context);
  await userEvent.click(await context.canvas.findByRole('button', { name: t('check.resend') }));
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
    const on = canvas.getByRole('link', { name: t('link.newMail') });
    await expect(on).toHaveAttribute('href', '/forgot-password');
  }),
};

/** The link may still be valid: loading can be retried. */
export const LookUpFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(verifyState.unreachable),
  play: play(async ({ t, canvas, msw, globals }) => {
    // A GET is attempted four times before it fails.
    const name = textOf(problemTexts, globals)('retry');
    const retry = await canvas.findByRole('button', { name }, { timeout: 10_000 });
    msw.use(verifyState.verified);
    await userEvent.click(retry);
    await expect(await canvas.findByText('noor@example.com')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('check.title') })).toBeVisible();
  }),
};

export const Idle: Story = {
  tags: ['empty'],
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText('noor@example.com')).toBeVisible();
    await expect(canvas.getByText(t('check.lead', { minutes: 10 }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('check.otherAddress') })).toHaveAttribute(
      'href',
      '/forgot-password?email=noor%40example.com',
    );
  }),
};

/** Not verified yet: the same illustration, but another mail. */
export const IdleUnverified: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(verifyState.unverified, sendResetPassword.serverError),
  play: play(async ({ t, canvas, context }) => {
    await resend(context);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('check.resent', { time: '' }).trim()),
    );
  }),
};

export const Resending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(sendResetPassword.never),
  play: play(async ({ t, canvas, context }) => {
    await resend(context);
    await expect(await canvas.findByRole('button', { name: t('mail.sending') })).toBeVisible();
  }),
};

export const Resent: Story = {
  tags: ['done'],
  play: play(async ({ t, canvas, context }) => {
    await resend(context);
    await expect(await canvas.findByText(t('check.justNow'))).toBeVisible();
    await expect(canvas.getByText(t('resend.wait'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('check.resend') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // The new link belongs to the same account: nothing is loaded again.
    await expect(canvas.getByText('noor@example.com')).toBeVisible();
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

export const SentMinutesAgo: Story = {
  parameters: { screen: { sentMsAgo: 3 * 60_000 } },
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('check.sentAgo', { smart_count: 3 }))).toBeVisible();
    await expect(canvas.queryByText(t('resend.wait'))).toBeNull();
  }),
};

export const ServerError: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(sendResetPassword.notSent),
  play: play(async ({ canvas, t, context }) => {
    await resend(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('check.resend') })).toBeEnabled();
  }),
};

export const NetworkError: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(sendResetPassword.unreachable, sendVerifyEmail.unreachable),
  play: async (context) => {
    await resend(context);
    const t = textOf(problemTexts, context.globals);
    await expect(await context.canvas.findByText(t('offline'))).toBeVisible();
  },
};

/** The server imposes a wait (429) and says how long. */
export const TooMany: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(sendResetPassword.rateLimited),
  play: async (context) => {
    await resend(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(await context.canvas.findByText(/^(2:00|1:5\d)$/)).toBeVisible();
  },
};
