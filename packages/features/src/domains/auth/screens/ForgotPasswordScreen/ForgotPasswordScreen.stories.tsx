import { sendResetPassword } from '@jawla/mocks';
import { expect, userEvent } from 'storybook/test';
import { problemTexts } from '#core/http';
import { shellTexts } from '#shell';
import { type Context, playWith, screenMeta, type Story, textOf } from '#testing';
import { authTexts } from '../../auth.texts';
import { messageTexts } from '../../messages.texts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { authFeature } from '../../auth.feature';

const meta = {
  title: 'Screens/Public/ForgotPassword',
  ...screenMeta({
    page: 'forgotPassword',
    screen: ForgotPasswordScreen,
    features: [authFeature],
    as: 'visitor',
  }),
};

export default meta;

function form({ canvas, globals }: Context) {
  const t = textOf(messageTexts, globals);
  const tField = textOf(authTexts, globals);
  return {
    t,
    tField,
    email: () => canvas.findByRole('textbox', { name: tField('login.email') }),
    submit: () => canvas.getByRole('button', { name: t('mail.send') }),
  };
}

const play = playWith(form);

async function send(context: Context) {
  const { email, submit } = form(context);
  await userEvent.type(await email(), 'noor@example.com');
  await userEvent.click(submit());
}

export const Idle: Story = {
  tags: ['empty'],
  play: play(async ({ t, email, submit, canvas, globals }) => {
    await expect(await email()).toHaveValue('');
    await expect(submit()).toBeDisabled();
    await expect(canvas.getByRole('link', { name: t('cancel') })).toHaveAttribute('href', '/');
    const tShell = textOf(shellTexts, globals);
    await expect(canvas.getByText(tShell('footer.help'))).toBeVisible();
  }),
};

export const Typed: Story = {
  play: play(async ({ email, submit }) => {
    await userEvent.type(await email(), 'noor@example.com');
    await expect(submit()).toBeEnabled();
  }),
};

export const Invalid: Story = {
  tags: ['error'],
  play: play(async ({ tField, email, submit, canvas }) => {
    await userEvent.type(await email(), 'noor');
    await userEvent.click(submit());
    await expect(await canvas.findByText(tField('email.invalid'))).toBeVisible();
    await expect(await email()).toHaveFocus();
  }),
};

/** A typing error in a well-known domain is detected and corrected with one click. */
export const SlipOfTheFinger: Story = {
  play: play(async ({ canvas, email }) => {
    await userEvent.type(await email(), 'noor@gmial.com');
    await userEvent.click(await canvas.findByRole('button', { name: /noor@gmail\.com/ }));
    await expect(await email()).toHaveValue('noor@gmail.com');
    await expect(canvas.queryByRole('button', { name: /noor@gmail\.com/ })).toBeNull();
  }),
};

export const BroughtAlong: Story = {
  parameters: { screen: { path: '/forgot-password?email=sara%40example.com' } },
  play: play(async ({ email, submit }) => {
    await expect(await email()).toHaveValue('sara@example.com');
    await expect(submit()).toBeEnabled();
  }),
};

export const Submitting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(sendResetPassword.never),
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('button', { name: t('mail.sending') })).toBeVisible();
  }),
};

export const ServerError: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(sendResetPassword.unknown),
  play: play(async ({ canvas, email, context }) => {
    await send(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await email()).toHaveValue('noor@example.com');
  }),
};

export const ErrorCleared: Story = {
  beforeEach: ({ msw }) => msw.use(sendResetPassword.unknown),
  play: play(async ({ canvas, email, context }) => {
    await send(context);
    await canvas.findByRole('alert');
    await userEvent.type(await email(), 'x');
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

export const NetworkError: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(sendResetPassword.unreachable),
  play: async (context) => {
    await send(context);
    const t = textOf(problemTexts, context.globals);
    await expect(await context.canvas.findByText(t('offline'))).toBeVisible();
  },
};

export const Success: Story = {
  tags: ['done'],
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/check-email/v3',
    );
  },
};
