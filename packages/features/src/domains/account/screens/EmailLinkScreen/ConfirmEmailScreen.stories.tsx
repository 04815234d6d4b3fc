import { confirmEmailChange } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Page } from '#shell';
import { screenStory, textOf } from '#testing';
import { accountTexts } from '../../account.texts';
import { features } from '../../confirmEmail.page';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';

const meta = {
  title: 'Screens/Public/Confirm email',
  component: ConfirmEmailScreen,
  decorators: [
    screenStory({
      features,
      path: '/confirm-email/ln_secret',
      route: '/confirm-email/:secret',
      token: null,
    }),
  ],
  render: () => (
    <Page name="confirmEmail">
      <ConfirmEmailScreen />
    </Page>
  ),
} satisfies Meta<typeof ConfirmEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const texts = ({ globals }: Pick<Context, 'globals'>) => textOf(accountTexts, globals);
async function press(context: Context) {
  const name = texts(context)('confirm.action');
  await userEvent.click(await context.canvas.findByRole('button', { name }));
}

/** Opening the link sends nothing: scanners of mails open links. */
export const Opened: Story = {
  beforeEach: ({ msw }) => msw.use(confirmEmailChange.dead),
  play: async (context) => {
    const t = texts(context);
    const name = t('confirm.action');
    await expect(await context.canvas.findByRole('button', { name })).toBeEnabled();
    await expect(context.canvas.getByText(t('confirm.text'))).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(confirmEmailChange.never),
  play: async (context) => {
    await press(context);
    const name = texts(context)('confirm.sending');
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const Done: Story = {
  tags: ['done'],
  play: async (context) => {
    const { canvas } = context;
    await press(context);
    const t = texts(context);
    await expect(await canvas.findByRole('heading', { name: t('confirm.done') })).toBeVisible();
    await expect(canvas.getByText(/@example/)).toHaveAttribute('dir', 'ltr');
    const link = canvas.getByRole('link', { name: t('link.goOn') });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).toHaveFocus();
  },
};

/** Used, expired, or of a deleted account. */
export const DeadLink: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(confirmEmailChange.dead),
  play: async (context) => {
    await press(context);
    const name = texts(context)('link.dead');
    await expect(await context.canvas.findByRole('heading', { name })).toBeVisible();
  },
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
  play: async (context) => {
    const { canvas, msw } = context;
    await press(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    msw.use(confirmEmailChange.done);
    await press(context);
    const name = texts(context)('confirm.done');
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
};
