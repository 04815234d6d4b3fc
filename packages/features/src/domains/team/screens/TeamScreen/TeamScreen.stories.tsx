import {
  inviteMember,
  removeMember,
  resendInvitation,
  team,
  teamList,
  updateMember,
} from '@jawla/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type Context,
  expectWrongFields,
  findDialog,
  playWith,
  remoteStories,
  screenMeta,
  type Story,
  textOf,
  uiText,
} from '#testing';
import { trashTexts } from '#trash';
import { features } from '../../list.page';
import type { MemberAction } from '../../team.requests';
import { teamTexts } from '../../team.texts';
import { TeamScreen } from './TeamScreen';

const meta = {
  title: 'Screens/Admin/Team',
  tags: ['whole'],
  ...screenMeta({ page: 'team', screen: TeamScreen, features, as: 'admin' }),
};

export default meta;

const OMAR = 'Omar Nasser';
const LAYLA = 'Layla Mansour';
const SAMI = 'سامي عودة';
const HUDA = 'Huda Qasem';
const LONG = `${team.suspended.fname} ${team.suspended.lname}`;

function page({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(teamTexts, globals);
  const menuOf = (name: string) => canvas.findByRole('button', { name: t('menu.label', { name }) });
  return {
    t,
    menuOf,
    /** Opens the menu of a member and chooses an action. */
    choose: async (name: string, action: MemberAction) => {
      await userEvent.click(await menuOf(name));
      await userEvent.click(await canvas.findByRole('menuitem', { name: t(`action.${action}`) }));
    },
    /** Answers the question with yes. */
    confirm: async (action: MemberAction) => {
      const dialog = within(await canvas.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: t(`action.${action}`) }));
    },
    openInvitation: async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('invite.open') }));
      return within(await canvas.findByRole('dialog'));
    },
  };
}

const play = playWith(page);

const remote = remoteStories({
  answers: teamList,
  says: (context, state) => page(context).t(state),
  shown: (context) => page(context).menuOf(SAMI),
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

/** The role was changed while the page was open. */
export const Forbidden: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(teamList.forbidden),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  }),
};

export const Filled: Story = {
  play: play(async ({ t, menuOf, canvas }) => {
    const table = within(await canvas.findByRole('table', { name: t('title') }));
    for (const state of ['invited', 'suspended'] as const) {
      await expect(await table.findByText(t(`state.${state}`))).toBeVisible();
    }
    await expect(table.getByText(t('seen.never'))).toBeVisible();
    await userEvent.click(await menuOf(HUDA));
    const resend = await canvas.findByRole('menuitem', { name: t('action.resend') });
    await waitFor(() => expect(resend).toBeVisible());
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ menuOf }) => {
    await expect(await menuOf(LONG)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** Nothing is offered that the server would refuse, and the page says why. */
export const LastAdmin: Story = {
  beforeEach: ({ msw }) => msw.use(teamList.oneAdmin),
  play: play(async ({ t, menuOf, canvas }) => {
    await menuOf(SAMI);
    await expect(canvas.getByText(t('lastAdmin'))).toBeVisible();
    const name = t('menu.label', { name: LAYLA });
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  }),
};

export const Invites: Story = {
  tags: ['done'],
  play: play(async ({ t, openInvitation, canvas }) => {
    const dialog = await openInvitation();
    await userEvent.type(dialog.getByLabelText(t('form.fname')), 'Huda');
    await userEvent.type(dialog.getByLabelText(t('form.lname')), 'Qasem');
    await userEvent.type(dialog.getByLabelText(t('form.email')), 'huda@example.com');
    await expect(dialog.getByRole('radio', { name: t('invite.staff') })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: t('invite.send') }));
    await expect(await canvas.findByRole('button', { name: uiText('close') })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    // The next one begins with empty fields.
    const next = await openInvitation();
    await expect(next.getByLabelText(t('form.fname'))).toHaveValue('');
  }),
};

export const InvitationIncomplete: Story = {
  tags: ['error'],
  play: play(async ({ t, openInvitation, context }) => {
    const dialog = await openInvitation();
    await userEvent.click(dialog.getByRole('button', { name: t('invite.send') }));
    await waitFor(() => expect(dialog.getByText(t('rule.fname.required'))).toBeVisible());
    const names = ['fname', 'lname', 'email'] as const;
    const fields = names.map((name) => dialog.getByLabelText(t(`form.${name}`)));
    await expectWrongFields(context, fields, 'inSight');
  }),
};

export const InvitationIncompleteOnPhone: Story = {
  ...InvitationIncomplete,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const InvitationTaken: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(inviteMember.emailTaken),
  play: play(async ({ t, openInvitation }) => {
    const dialog = await openInvitation();
    await userEvent.type(dialog.getByLabelText(t('form.fname')), 'Huda');
    await userEvent.type(dialog.getByLabelText(t('form.lname')), 'Qasem');
    await userEvent.type(dialog.getByLabelText(t('form.email')), 'huda@example.com');
    await userEvent.click(dialog.getByRole('button', { name: t('invite.send') }));
    await waitFor(() => expect(dialog.getByLabelText(t('form.email'))).toBeInvalid());
    await expect(dialog.getByLabelText(t('form.fname'))).toHaveValue('Huda');
  }),
};

export const InvitationInTrash: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(inviteMember.trashed),
  play: play(async ({ t, openInvitation, globals, msw }) => {
    const tTrash = textOf(trashTexts, globals);
    const dialog = await openInvitation();
    await userEvent.type(dialog.getByLabelText(t('form.fname')), 'Huda');
    await userEvent.type(dialog.getByLabelText(t('form.lname')), 'Qasem');
    await userEvent.type(dialog.getByLabelText(t('form.email')), 'huda@example.com');
    await userEvent.click(dialog.getByRole('button', { name: t('invite.send') }));
    const label = tTrash('delete.then.invite');
    await userEvent.click(await dialog.findByRole('button', { name: label }));
    const question = await findDialog('alertdialog');
    await userEvent.type(question.getByRole('textbox'), 'Layla Haddad');
    msw.use(inviteMember.never);
    await userEvent.click(question.getByRole('button', { name: label }));
    await expect(await dialog.findByRole('button', { name: t('invite.sending') })).toBeVisible();
  }),
};

export const InvitedAgain: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(resendInvitation.done),
  play: play(async ({ choose, canvas }) => {
    await choose(HUDA, 'resend');
    await expect(await canvas.findByRole('button', { name: uiText('close') })).toBeVisible();
  }),
};

export const Suspends: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(updateMember.done),
  play: play(async ({ t, choose, confirm, canvas }) => {
    await choose(SAMI, 'suspend');
    const dialog = within(await canvas.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(t('body.suspend'))).toBeVisible());
    await confirm('suspend');
    await expect(await canvas.findByRole('button', { name: uiText('close') })).toBeVisible();
  }),
};

/** Links do not end with the account that made them: the admin decides. */
export const LeavesLinks: Story = {
  beforeEach: ({ msw }) => msw.use(removeMember.keepingLinks),
  play: play(async ({ t, choose, confirm, canvas }) => {
    await choose(OMAR, 'remove');
    const dialog = within(await canvas.findByRole('alertdialog'));
    const group = dialog.getByRole('group', { name: t('links', { smart_count: 3 }) });
    await waitFor(() => expect(group).toBeVisible());
    await expect(dialog.getByRole('radio', { name: t('links.end') })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: t('links.keep') }));
    await confirm('remove');
    await expect(await canvas.findByText(/Removed from the team|تمت الإزالة/)).toBeVisible();
  }),
};

/** Another admin was faster. */
export const SuspensionRefused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateMember.lastAdmin),
  play: play(async ({ choose, confirm, canvas }) => {
    await choose(OMAR, 'suspend');
    await confirm('suspend');
    await expect(await canvas.findByText(/last active admin|آخر مسؤول نشط/)).toBeVisible();
  }),
};

/** Another admin may change one's own account; there is nothing to choose for oneself. */
export const OwnRow: Story = {
  play: play(async ({ t, menuOf, canvas }) => {
    await menuOf(OMAR);
    await expect(canvas.getByText(new RegExp(t('you')))).toBeVisible();
    const name = t('menu.label', { name: LAYLA });
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  }),
};

export const Removes: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(removeMember.done),
  play: play(async ({ t, choose, confirm, menuOf, canvas, msw }) => {
    await menuOf(LONG);
    await choose(LONG, 'remove');
    msw.use(teamList.withoutSuspended);
    await confirm('remove');
    await waitFor(() => expect(canvas.queryByText(t('state.suspended'))).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};

/** A slow line: the removal of one is sent while the suspension of another is pending, and each is reported. */
export const TwoAtATime: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(updateMember.never, removeMember.done),
  play: play(async ({ choose, confirm, menuOf, t, canvas }) => {
    await menuOf(SAMI);
    await choose(SAMI, 'suspend');
    await confirm('suspend');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await choose(OMAR, 'remove');
    await confirm('remove');
    await expect(await canvas.findByRole('button', { name: uiText('close') })).toBeVisible();
    await expect(canvas.getByText(t('changing'))).toBeInTheDocument();
  }),
};
