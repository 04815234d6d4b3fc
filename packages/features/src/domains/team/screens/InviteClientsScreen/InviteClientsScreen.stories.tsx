import { checkClients, currentUser, inviteClients } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { Page } from '#shell';
import { screenStory, textOf } from '#testing';
import { inviteClientsTexts } from '../../inviteClients.texts';
import { features } from '../../invite.page';
import { InviteClientsScreen } from './InviteClientsScreen';

const meta = {
  title: 'Screens/Admin/Invite clients',
  tags: ['whole'],
  component: InviteClientsScreen,
  decorators: [screenStory({ features, path: '/invite-clients', token: 't-admin' })],
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  render: () => (
    <Page name="inviteClients">
      <InviteClientsScreen />
    </Page>
  ),
} satisfies Meta<typeof InviteClientsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const TWO = 'Noor Haddad, noor@example.com\nMaya Fernández; maya@example.com';
const WRONG = [
  'Noor Haddad, noor@example.com',
  'Noor Again, NOOR@example.com',
  'خالد، khalid١@example.com',
  'Maya Fernández',
  'Maya Fernández; maya@example',
  'Bo Fernández; bo@example.com',
].join('\n');

function page({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(inviteClientsTexts, globals);
  const list = () => canvas.findByRole('textbox', { name: t('list') });
  return {
    t,
    tProblem: textOf(problemTexts, globals),
    list,
    paste: async (text: string) => {
      await userEvent.click(await list());
      await userEvent.paste(text);
    },
    check: async () => userEvent.click(await canvas.findByRole('button', { name: t('check') })),
    send: async (count: number) =>
      userEvent.click(
        await canvas.findByRole('button', { name: t('send', { smart_count: count }) }),
      ),
    problems: async () => within(await canvas.findByRole('table')),
  };
}

export const Empty: Story = {
  parameters: { states: ['S-invite-empty'] },
  play: async (context) => {
    const { t, list } = page(context);
    await expect(await list()).toHaveValue('');
    const check = context.canvas.getByRole('button', { name: t('check') });
    await expect(check).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Before anything is sent. */
export const Wrong: Story = {
  parameters: { states: ['S-invite-wrong'] },
  play: async (context) => {
    const { t, paste, problems } = page(context);
    await paste(WRONG);
    const table = await problems();
    await expect(table.getByText(t('problem.duplicate', { line: '1' }))).toBeVisible();
    for (const kind of ['noLastName', 'shortName', 'noEmail', 'badEmail'] as const) {
      await expect(table.getByText(t(`problem.${kind}`))).toBeVisible();
    }
    await expect(
      context.canvas.getByText(new RegExp(t('ready', { smart_count: 1 }))),
    ).toBeVisible();
  },
};

export const WrongOnAPhone: Story = {
  parameters: { states: ['S-invite-wrong-phone'] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    const { paste, problems } = page(context);
    await paste(`${WRONG}\n${'long'.repeat(60)}, ${'long'.repeat(60)}@example.com`);
    await problems();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TooMany: Story = {
  parameters: { states: ['S-invite-too-many'] },
  play: async (context) => {
    const { t, paste, problems } = page(context);
    const lines = Array.from({ length: 201 }, (_, index) => `Ada Bell, a${index}@example.com`);
    await paste(lines.join('\n'));
    await expect((await problems()).getByText(t('problem.tooMany'))).toBeVisible();
  },
};

export const Checking: Story = {
  parameters: { states: ['S-invite-checking'] },
  beforeEach: ({ msw }) => msw.use(checkClients.never),
  play: async (context) => {
    const { t, paste, check } = page(context);
    await paste(TWO);
    await check();
    const button = await context.canvas.findByRole('button', { name: t('checking') });
    await expect(button).toBeVisible();
  },
};

export const CheckFailed: Story = {
  parameters: { states: ['S-invite-check-failed'] },
  beforeEach: ({ msw }) => msw.use(checkClients.unreachable),
  play: async (context) => {
    const { t, tProblem, paste, check, list } = page(context);
    await paste(TWO);
    await check();
    await expect(await context.canvas.findByText(new RegExp(t('check.failed')))).toBeVisible();
    await expect(context.canvas.getByText(new RegExp(tProblem('offline')))).toBeVisible();
    await expect(await list()).toHaveValue(TWO);
  },
};

/** Addresses that have an account are found before anything is sent. */
export const Existing: Story = {
  parameters: { states: ['S-invite-existing'] },
  beforeEach: ({ msw }) => msw.use(checkClients.someExisting),
  play: async (context) => {
    const { t, paste, check, problems } = page(context);
    await paste(`${TWO}\nKhalid Abdallah, khalid@example.com`);
    await check();
    await expect((await problems()).getByText(t('problem.existing'))).toBeVisible();
    const send = t('send', { smart_count: 2 });
    await expect(await context.canvas.findByRole('button', { name: send })).toBeVisible();
  },
};

/** What was wrong stays in the list. */
export const Invited: Story = {
  parameters: { states: ['S-invite-done'] },
  play: async (context) => {
    const { t, paste, check, send, list } = page(context);
    await paste(`${TWO}\nNo Address`);
    await check();
    await send(2);
    await expect(await context.canvas.findByText(t('done', { smart_count: 2 }))).toBeVisible();
    await expect(await list()).toHaveValue('No Address');
  },
};

export const InvitedInPart: Story = {
  parameters: { states: ['S-invite-done-in-part'] },
  beforeEach: ({ msw }) => msw.use(inviteClients.oneExisting),
  play: async (context) => {
    const { t, paste, check, send } = page(context);
    await paste(TWO);
    await check();
    await send(2);
    const note = new RegExp(t('done.existing', { smart_count: 1 }));
    await expect(await context.canvas.findByText(note)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { states: ['S-invite-sending'] },
  beforeEach: ({ msw }) => msw.use(inviteClients.never),
  play: async (context) => {
    const { t, paste, check, send, list } = page(context);
    await paste(TWO);
    await check();
    await send(2);
    await expect(await context.canvas.findByRole('button', { name: t('sending') })).toBeVisible();
    await expect(await list()).toHaveAttribute('readonly');
  },
};

export const NotInvited: Story = {
  parameters: { states: ['S-invite-failed'] },
  beforeEach: ({ msw }) => msw.use(inviteClients.serverError),
  play: async (context) => {
    const { t, paste, check, send, list } = page(context);
    await paste(TWO);
    await check();
    await send(2);
    await expect(await context.canvas.findByText(new RegExp(t('failed')))).toBeVisible();
    await expect(await list()).toHaveValue(TWO);
  },
};
