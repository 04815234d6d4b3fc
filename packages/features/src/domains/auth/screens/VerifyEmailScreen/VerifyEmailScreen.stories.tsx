import { linkEmail, sendVerifyEmail } from '@jawla/mocks';
import { expect, userEvent } from 'storybook/test';
import { problemTexts } from '#core/http';
import { type Context, playWith, screenMeta, type Story, textOf } from '#testing';
import { messageTexts } from '../../messages.texts';
import { VerifyEmailScreen } from './VerifyEmailScreen';
import { authFeature } from '../../auth.feature';

const meta = {
  title: 'Screens/Public/VerifyEmail',
  ...screenMeta({
    page: 'verifyEmail',
    screen: VerifyEmailScreen,
    path: '/verify-email/t1',
    features: [authFeature],
    as: 'visitor',
    answers: [linkEmail.found],
  }),
};

export default meta;

const texts = ({ globals }: Context) => textOf(messageTexts, globals);
const play = playWith((context) => ({ t: texts(context) }));

async function send(context: Context) {
  const t = texts(context);
  await userEvent.click(await context.canvas.findByRole('button', { name: t('mail.send') }));
}

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(linkEmail.never),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('link.loading'))).toBeInTheDocument();
  }),
};

export const DeadLink: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(linkEmail.dead),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('link.dead') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('link.toLogin') })).toHaveAttribute(
      'href',
      '/',
    );
  }),
};

/** A path that was never a link: the server takes it for the id of a person, which only admins may ask for. */
export const NoLink: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(linkEmail.noLink),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('link.dead') })).toBeVisible();
    await expect(canvas.getByText(t('link.deadText'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('link.toLogin') })).toBeVisible();
  }),
};

export const Idle: Story = {
  tags: ['empty'],
  play: async ({ canvas }) => {
    const address = await canvas.findByText('newcomer@example.com');
    await expect(address).toHaveAttribute('dir', 'ltr');
  },
};

export const LongAddress: Story = {
  beforeEach: ({ msw }) => msw.use(linkEmail.longAddress),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^maya\.guadalupe/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Sending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(sendVerifyEmail.never),
  play: play(async ({ t, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('button', { name: t('mail.sending') })).toBeVisible();
  }),
};

export const Sent: Story = {
  tags: ['done'],
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/check-email/v4',
    );
  },
};

export const ServerError: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(sendVerifyEmail.notSent),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const NetworkError: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(sendVerifyEmail.unreachable),
  play: async (context) => {
    await send(context);
    const t = textOf(problemTexts, context.globals);
    await expect(await context.canvas.findByText(t('offline'))).toBeVisible();
  },
};
