import { confirmEmailChange } from '@jawla/mocks';
import { expect, userEvent } from 'storybook/test';
import { type Context, playWith, screenMeta, type Story, textOf } from '#testing';
import { accountTexts } from '../../account.texts';
import { features } from '../../confirmEmail.page';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';

const meta = {
  title: 'Screens/Public/Confirm email',
  ...screenMeta({
    page: 'confirmEmail',
    screen: ConfirmEmailScreen,
    path: '/confirm-email/ln_secret',
    features,
    as: 'visitor',
  }),
};

export default meta;

const texts = ({ globals }: Pick<Context, 'globals'>) => textOf(accountTexts, globals);
const play = playWith((context) => ({ t: texts(context) }));
async function press(context: Context) {
  const name = texts(context)('confirm.action');
  await userEvent.click(await context.canvas.findByRole('button', { name }));
}

/** Opening the link sends nothing: scanners of mails open links. */
export const Opened: Story = {
  beforeEach: ({ msw }) => msw.use(confirmEmailChange.dead),
  play: play(async ({ t, canvas }) => {
    const name = t('confirm.action');
    await expect(await canvas.findByRole('button', { name })).toBeEnabled();
    await expect(canvas.getByText(t('confirm.text'))).toBeVisible();
  }),
};

export const Sending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(confirmEmailChange.never),
  play: play(async ({ t, canvas, context }) => {
    await press(context);
    const name = t('confirm.sending');
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  }),
};

export const Done: Story = {
  tags: ['done'],
  play: play(async ({ canvas, t, context }) => {
    await press(context);
    await expect(await canvas.findByRole('heading', { name: t('confirm.done') })).toBeVisible();
    await expect(canvas.getByText(/@example/)).toHaveAttribute('dir', 'ltr');
    const link = canvas.getByRole('link', { name: t('link.goOn') });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).toHaveFocus();
  }),
};

/** Used, expired, or of a deleted account. */
export const DeadLink: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(confirmEmailChange.dead),
  play: play(async ({ t, canvas, context }) => {
    await press(context);
    const name = t('link.dead');
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  }),
};

export const Taken: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(confirmEmailChange.taken),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(confirmEmailChange.unreachable),
  play: play(async ({ canvas, msw, t, context }) => {
    await press(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    msw.use(confirmEmailChange.done);
    await press(context);
    const name = t('confirm.done');
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  }),
};
