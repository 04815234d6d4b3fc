import { undoEmailChange } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Page } from '#shell';
import { screenStory, textOf } from '#testing';
import { accountTexts } from '../../account.texts';
import { features } from '../../undoEmail.page';
import { UndoEmailScreen } from './UndoEmailScreen';

const meta = {
  title: 'Screens/Public/Undo email',
  component: UndoEmailScreen,
  decorators: [
    screenStory({
      features,
      path: '/undo-email/ln_secret',
      route: '/undo-email/:secret',
      token: null,
    }),
  ],
  render: () => (
    <Page name="undoEmail">
      <UndoEmailScreen />
    </Page>
  ),
} satisfies Meta<typeof UndoEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const texts = ({ globals }: Pick<Context, 'globals'>) => textOf(accountTexts, globals);
async function press(context: Context) {
  const name = texts(context)('undo.action');
  await userEvent.click(await context.canvas.findByRole('button', { name }));
}

/** Opening the link sends nothing: scanners of mails open links. */
export const Opened: Story = {
  beforeEach: ({ msw }) => msw.use(undoEmailChange.dead),
  play: async (context) => {
    const t = texts(context);
    const name = t('undo.action');
    await expect(await context.canvas.findByRole('button', { name })).toBeEnabled();
    await expect(context.canvas.getByText(t('undo.text'))).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(undoEmailChange.never),
  play: async (context) => {
    await press(context);
    const name = texts(context)('undo.sending');
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const Done: Story = {
  tags: ['done'],
  play: async (context) => {
    const { canvas } = context;
    await press(context);
    const t = texts(context);
    await expect(await canvas.findByRole('heading', { name: t('undo.done') })).toBeVisible();
    await expect(canvas.getByText(/@example/)).toHaveAttribute('dir', 'ltr');
    const link = canvas.getByRole('link', { name: t('link.goOn') });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).toHaveFocus();
  },
};

/** Used, expired, or of a deleted account. */
export const DeadLink: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(undoEmailChange.dead),
  play: async (context) => {
    await press(context);
    const name = texts(context)('link.dead');
    await expect(await context.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const Taken: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(undoEmailChange.taken),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(undoEmailChange.unreachable),
  play: async (context) => {
    const { canvas, msw } = context;
    await press(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    msw.use(undoEmailChange.done);
    await press(context);
    const name = texts(context)('undo.done');
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
};
