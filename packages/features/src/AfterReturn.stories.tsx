/** An outcome belongs to the visit in which it was asked for: the same for what is asked on any screen. */
import {
  client,
  currentUser,
  deleteFootage,
  deletePilot,
  deleteProject,
  deleteUser,
  deliveries,
  endSession,
  footage,
  footageContent,
  footageFiles,
  guestLinks,
  pilotList,
  projects,
  resendInvitation,
  resendVerification,
  restoreTrash,
  revokeGuestLink,
  storedAccount,
  storedGuestLinks,
  updateProject,
  updateUser,
} from '@jawla/mocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { isolateIn } from '#core/i18n';
import {
  type Context,
  findDialog,
  languageOf,
  leaveAndReturn,
  revisited,
  screenMeta,
  type ScreenMetaOptions,
  type Story,
  textOf,
} from '#testing';
import { accountTexts } from './domains/account/account.texts';
import { features as accountFeatures } from './domains/account/own.page';
import { AccountScreen } from './domains/account/screens/AccountScreen/AccountScreen';
import { inboxTexts } from './domains/footage/inbox.texts';
import { features as inboxFeatures } from './domains/footage/inbox.page';
import { FootageInboxScreen } from './domains/footage/screens/FootageInboxScreen/FootageInboxScreen';
import { pilotListTexts } from './domains/pilots/list/pilotList.texts';
import { features as pilotFeatures } from './domains/pilots/list.page';
import { PilotProjectsScreen } from './domains/pilots/screens/PilotProjectsScreen/PilotProjectsScreen';
import { editorTexts } from './domains/projects/editor/editor.texts';
import { features as editorFeatures } from './domains/projects/editor.page';
import { EditProjectScreen } from './domains/projects/editor/screens/EditProjectScreen/EditProjectScreen';
import { ProjectViewerScreen } from './domains/projects/screens/ProjectViewerScreen/ProjectViewerScreen';
import { shareTexts } from './domains/projects/share/share.texts';
import { features as viewerFeatures } from './domains/projects/viewer.page';
import { sharingTexts } from './domains/sharing/sharing.texts';
import { TeamScreen } from './domains/team/screens/TeamScreen/TeamScreen';
import { features as teamFeatures } from './domains/team/list.page';
import { teamTexts } from './domains/team/team.texts';
import { TrashScreen } from './domains/trash/screens/TrashScreen/TrashScreen';
import { features as trashFeatures } from './domains/trash/list.page';
import { trashTexts } from './domains/trash/trash.texts';
import { features as clientFeatures } from './domains/users/client.page';
import { features as dashboardFeatures } from './domains/users/dashboard.page';
import { clientDetailsTexts } from './domains/users/details/clientDetails.texts';
import { ClientScreen } from './domains/users/details/screens/ClientScreen/ClientScreen';
import { DashboardScreen } from './domains/users/list/screens/DashboardScreen/DashboardScreen';
import { userTexts } from './domains/users/users.texts';

const meta = { title: 'Screens/Everyone/Coming back to a page' } satisfies Meta;

export default meta;
type Handler = typeof currentUser.admin;

interface Visit extends ScreenMetaOptions {
  /** What is asked for fails, which every screen tells in an alert. */
  fails: Readonly<Record<'held' | 'never' | 'serverError', Handler>>;
  /** Presses what asks for it, once it is there. */
  ask: (context: Context) => Promise<void>;
}

const alerts = () => screen.queryAllByRole('alert');

/** Asks and stays; asks and leaves before there is an answer. */
function visit({ answers = [], fails, ask, ...options }: Visit): Story {
  return {
    ...screenMeta({ as: 'admin', ...options, answers: [fails.serverError, ...answers] }),
    render: revisited(options),
    play: async (context) => {
      const { canvas, msw } = context;
      await ask(context);
      await waitFor(() => expect(alerts()).toHaveLength(1));
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Return' }));

      msw.use(fails.held);
      await ask(context);
      await leaveAndReturn(context);
      const shown: number[] = [];
      const observer = new MutationObserver(() => shown.push(alerts().length));
      observer.observe(document.body, { childList: true, subtree: true });
      // What is asked now has no outcome: an alert would be of what was asked before.
      msw.use(fails.never);
      await ask(context);
      observer.disconnect();
      await expect(shown.filter((count) => count > 0)).toEqual([]);
    },
  };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 5000 }));
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));
const confirm = async (name: string) =>
  userEvent.click((await findDialog('alertdialog')).getByRole('button', { name }));
const isolated = (name: string) => `\u2068${name}\u2069`;

export const Inbox: Story = visit({
  page: 'footage',
  screen: FootageInboxScreen,
  features: inboxFeatures,
  answers: [footage.filled, footageFiles.filled, ...footageContent],
  fails: deleteFootage,
  ask: async ({ globals }) => {
    const t = textOf(inboxTexts, globals);
    const { _id, projectName } = deliveries.photos;
    const name = t('menu.label', { name: isolateIn(languageOf(globals), projectName) });
    const [first] = await screen.findAllByRole('button', { name });
    if (first === undefined) throw new Error(`${_id} cannot be deleted.`);
    await userEvent.click(first);
    await choose(t('delete'));
    await confirm(t('delete'));
  },
});

export const Trash: Story = visit({
  page: 'trash',
  screen: TrashScreen,
  features: trashFeatures,
  fails: restoreTrash,
  ask: ({ globals }) =>
    press(textOf(trashTexts, globals)('restore.name', { name: isolated('Harbour Tower') })),
});

export const Team: Story = visit({
  page: 'team',
  screen: TeamScreen,
  features: teamFeatures,
  fails: resendInvitation,
  ask: async ({ globals }) => {
    const t = textOf(teamTexts, globals);
    await press(t('menu.label', { name: 'Huda Qasem' }));
    await choose(t('action.resend'));
  },
});

export const Session: Story = visit({
  page: 'account',
  screen: AccountScreen,
  features: accountFeatures,
  answers: storedAccount(),
  fails: endSession,
  ask: ({ globals }) => {
    const t = textOf(accountTexts, globals);
    const device = t('sessions.device', { browser: 'Safari', system: 'iOS' });
    return press(t('sessions.endDevice', { device }));
  },
});

export const Pilot: Story = visit({
  page: 'pilots',
  screen: PilotProjectsScreen,
  features: pilotFeatures,
  answers: [pilotList.filled],
  fails: deletePilot,
  ask: async ({ globals }) => {
    const t = textOf(pilotListTexts, globals);
    await press(t('pilots.deleteNamed', { name: 'demo' }));
    await confirm(t('delete.yes'));
  },
});

const CLIENT = {
  page: 'client',
  screen: ClientScreen,
  features: clientFeatures,
  path: '/dashboard/noor',
} as const;

export const ClientSaved: Story = visit({
  ...CLIENT,
  fails: updateUser,
  ask: async ({ globals }) => {
    const t = textOf(clientDetailsTexts, globals);
    const name = await screen.findByLabelText(t('form.fname'), {}, { timeout: 5000 });
    await waitFor(() => expect(name).toHaveValue('Noor'));
    await userEvent.type(name, 'a');
    await press(t('form.save'));
  },
});

export const Verification: Story = visit({
  ...CLIENT,
  answers: [client.unverified],
  fails: resendVerification,
  ask: ({ globals }) => press(textOf(clientDetailsTexts, globals)('verified.resend')),
});

export const ProjectOfAClient: Story = visit({
  ...CLIENT,
  fails: deleteProject,
  ask: async ({ globals }) => {
    const t = textOf(clientDetailsTexts, globals);
    await press(t('projects.deleteNamed', { name: projects.harbour.name }));
    await confirm(t('delete.yes'));
  },
});

export const Client: Story = visit({
  page: 'dashboard',
  screen: DashboardScreen,
  features: dashboardFeatures,
  fails: deleteUser,
  ask: async ({ globals }) => {
    const t = textOf(userTexts, globals);
    await press(t('row.delete', { name: 'Noor Haddad' }));
    await confirm(t('delete.yes'));
  },
});

export const ProjectSaved: Story = visit({
  page: 'projectEditor',
  screen: EditProjectScreen,
  features: editorFeatures,
  path: '/dashboard/noor/project/p-offices',
  fails: updateProject,
  ask: async ({ globals }) => {
    const t = textOf(editorTexts, globals);
    const name = () => screen.getByLabelText(t('facts.name'));
    // It takes the place of its placeholder.
    await waitFor(() => expect(name()).toBeEnabled(), { timeout: 5000 });
    await userEvent.type(name(), ' 2');
    await press(t('editor.save'));
  },
});

export const GuestLink: Story = visit({
  page: 'viewer',
  screen: ProjectViewerScreen,
  features: viewerFeatures,
  path: '/user/noor/Wadi%20Offices/2024-09-15',
  as: 'client',
  answers: [currentUser.client, ...storedGuestLinks()],
  fails: revokeGuestLink,
  ask: async ({ globals }) => {
    const t = textOf(sharingTexts, globals);
    await press(textOf(shareTexts, globals)('share'));
    const sheet = await findDialog('dialog');
    await userEvent.click(await sheet.findByRole('radio', { name: t('part.links') }));
    await press(t('row.more', { note: guestLinks.contractor.note }));
    await choose(t('row.revoke'));
    await confirm(t('revoke.yes'));
  },
});
