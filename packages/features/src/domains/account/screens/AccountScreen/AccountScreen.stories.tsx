import {
  account,
  accountData,
  changePassword,
  connectIdentity,
  currentUser,
  endOtherSessions,
  endSession,
  identities,
  ownAccount,
  requestEmailChange,
  serverTexts,
  sessionList,
  storedAccount,
  storedIdentities,
  updateAccount,
} from '@jawla/mocks';
import { STORAGE } from '@jawla/contract/limits';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { sessionTexts } from '#session';
import { unsavedChangesTexts } from '#shell';
import { authTexts, messageTexts } from '#auth';
import {
  type Context,
  expectWrongFields,
  findDialog,
  languageOf,
  leaveAndReturn,
  onReload,
  playWith,
  remoteStories,
  revisited,
  screenMeta,
  ssoNameIn,
  stored,
  type Story,
  textOf,
  withSso,
} from '#testing';
import { accountTexts } from '../../account.texts';
import { features } from '../../own.page';
import { AccountScreen } from './AccountScreen';

const meta = {
  title: 'Screens/Everyone/Account',
  tags: ['whole'],
  ...screenMeta({ page: 'account', screen: AccountScreen, features }),
  beforeEach: ({ msw }: Context) => {
    msw.use(currentUser.client, ...storedAccount());
    return () => localStorage.removeItem(STORAGE.colorScheme);
  },
};

export default meta;

const PASSWORD = 'Sunrise24';
const texts = ({ globals }: Pick<Context, 'globals'>) => textOf(accountTexts, globals);
const play = playWith((context) => ({ t: texts(context) }));
const newTexts = ({ globals }: Pick<Context, 'globals'>) => textOf(messageTexts, globals);
const serverText = ({ globals }: Pick<Context, 'globals'>, key: keyof typeof serverTexts) =>
  serverTexts[key][languageOf(globals)];

type SectionName = 'profile' | 'choices' | 'email' | 'password' | 'sessions' | 'data';
/** A section, by its heading. */
async function section(context: Context, name: SectionName) {
  const t = texts(context);
  // While the account is loading, the profile has a placeholder of the same name.
  await context.canvas.findByRole('region', { name: t('choices.title') });
  return within(context.canvas.getByRole('region', { name: t(`${name}.title`) }));
}

async function submit(context: Context, name: 'profile' | 'email' | 'password') {
  const t = texts(context);
  const label = name === 'profile' ? 'save' : name === 'email' ? 'email.send' : 'password.submit';
  await userEvent.click((await section(context, name)).getByRole('button', { name: t(label) }));
}

async function changeName(context: Context, to = 'Nour') {
  const t = texts(context);
  const field = await (await section(context, 'profile')).findByLabelText(t('profile.fname'));
  await userEvent.clear(field);
  if (to !== '') await userEvent.type(field, to);
  return field;
}

export const Filled: Story = {
  play: play(async ({ t, canvas, context }) => {
    const profile = await section(context, 'profile');
    await expect(await profile.findByLabelText(t('profile.fname'))).toHaveValue('Noor');
    await expect(profile.getByRole('button', { name: t('save') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const email = await section(context, 'email');
    await expect(email.getByText(ownAccount.email)).toHaveAttribute('dir', 'ltr');
    const sessions = await section(context, 'sessions');
    await expect(await sessions.findByText(t('sessions.this'))).toBeVisible();
    await expect(sessions.getByText(t('sessions.unknown'))).toBeVisible();
    // The page is in no navigation.
    const home = canvas.getByRole('link', { name: t('page.home') });
    await expect(home).toHaveAttribute('href', '/user/noor');
  }),
};

export const LongNames: Story = {
  beforeEach: ({ msw }) => msw.use(account.longNames, currentUser.longNames),
  play: play(async ({ t, context }) => {
    const profile = await section(context, 'profile');
    const field = await profile.findByLabelText(t('profile.fname'));
    await expect(field).toHaveValue('Maya Guadalupe Fernández-Whit');
  }),
};

const remote = remoteStories({
  answers: account,
  says: (context, state) => texts(context)(`page.${state}`),
  shown: (context) => section(context, 'profile'),
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

/** The session was ended on another device: nothing of the account stays on the screen. */
export const SessionEnded: Story = {
  tags: ['error'],
  play: play(async ({ canvas, msw, t, globals, context }) => {
    const sessions = await section(context, 'sessions');
    const end = await sessions.findByRole('button', { name: t('sessions.endOthers') });
    msw.use(endOtherSessions.signedOut);
    await userEvent.click(end);
    // What was begun is not lost: it is sent again after the log-in over the page.
    const tSession = textOf(sessionTexts, globals);
    const dialog = await findDialog('dialog', tSession('reauth.endedTitle'));
    await expect(stored.token).toBeUndefined();
    await userEvent.click(dialog.getByRole('button', { name: tSession('reauth.leave') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/');
    await expect(canvas.queryByText(ownAccount.email)).toBeNull();
  }),
};

export const ProfileSaving: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(updateAccount.never),
  play: play(async ({ t, context }) => {
    await changeName(context);
    await submit(context, 'profile');
    const profile = await section(context, 'profile');
    await expect(await profile.findByRole('button', { name: t('saving') })).toBeVisible();
  }),
};

/** The header shows the new name, too. */
export const ProfileSaved: Story = {
  tags: ['done'],
  play: play(async ({ canvas, t, context }) => {
    await changeName(context);
    await submit(context, 'profile');
    const profile = await section(context, 'profile');
    await expect(await profile.findByText(t('saved'))).toBeVisible();
    const header = () => within(canvas.getByRole('banner'));
    await waitFor(() =>
      expect(header().getByRole('button', { name: /Nour Haddad/ })).toBeVisible(),
    );
  }),
};

/** A choice is saved while a name is typed, and the account comes back renamed in another tab. */
export const ProfileMerged: Story = {
  beforeEach: ({ msw }) => msw.use(updateAccount.longNames),
  play: play(async ({ t, msw, context }) => {
    const field = await changeName(context);
    // The account is loaded again after the choice.
    msw.use(account.longNames);
    const choices = await section(context, 'choices');
    await userEvent.click(choices.getByRole('radio', { name: t('scheme.dark') }));
    const profile = await section(context, 'profile');
    const family = profile.getByLabelText(t('profile.lname'));
    await waitFor(() => expect(family).not.toHaveValue(ownAccount.lname));
    await expect(field).toHaveValue('Nour');
    await expect(profile.getByRole('button', { name: t('save') })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }),
};

export const ProfileInvalid: Story = {
  tags: ['error'],
  play: play(async ({ t, canvas, context }) => {
    const field = await changeName(context, '');
    await submit(context, 'profile');
    await expect(await canvas.findByText(t('rule.fname.required'))).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'a\u2800b');
    await expect(await canvas.findByText(t('rule.hidden'))).toBeVisible();
  }),
};

/** One character was enough once: such a name is shown, and named when something else is saved. */
export const ProfileShortName: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(account.shortName),
  play: play(async ({ t, context }) => {
    const profile = await section(context, 'profile');
    const field = await profile.findByLabelText(t('profile.fname'));
    await expect(field).toHaveValue('Bo');
    await userEvent.type(profile.getByLabelText(t('profile.lname')), 'in');
    await submit(context, 'profile');
    await expect(await profile.findByText(t('rule.name.min'))).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'b');
    await submit(context, 'profile');
    await expect(await profile.findByText(t('saved'))).toBeVisible();
  }),
};

export const ProfileFailed: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(updateAccount.unreachable),
  play: async (context) => {
    const field = await changeName(context);
    await submit(context, 'profile');
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Nour');
  },
};

async function changePhone(context: Context, password: string) {
  const t = texts(context);
  const profile = await section(context, 'profile');
  const phone = await profile.findByLabelText(t('profile.phone'));
  await waitFor(() => expect(phone).not.toHaveValue(''));
  await userEvent.type(phone, '{Backspace}7');
  await userEvent.type(await profile.findByLabelText(t('password.current')), password);
  await submit(context, 'profile');
  return phone;
}

/** A new number asks for the password, because a code to it logs in. */
export const PhoneNeedsPassword: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateAccount.wrongPassword),
  play: play(async ({ t, context }) => {
    await changePhone(context, 'Wrong1234');
    const profile = await section(context, 'profile');
    await expect(await profile.findByText(serverText(context, 'wrongPassword'))).toBeVisible();
    const field = profile.getByLabelText(t('password.current'));
    await waitFor(() => expect(field).toHaveFocus());
  }),
};

export const PhoneTaken: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateAccount.phoneTaken),
  play: async (context) => {
    const phone = await changePhone(context, PASSWORD);
    await waitFor(() => expect(phone).toBeInvalid());
  },
};

export const LeavingUnsaved: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    await changeName(context);
    const t = textOf(unsavedChangesTexts, globals);
    const [home] = within(canvas.getByRole('banner')).getAllByRole('link');
    if (home === undefined) throw new Error('The header has no link');
    await userEvent.click(home);
    await findDialog('alertdialog', t('question'));
  },
};

export const SchemeChosen: Story = {
  tags: ['done'],
  play: play(async ({ t, context }) => {
    const choices = await section(context, 'choices');
    await userEvent.click(await choices.findByRole('radio', { name: t('scheme.dark') }));
    await expect(await choices.findByText(t('saved'))).toBeVisible();
    await expect(choices.getByRole('radio', { name: t('scheme.dark') })).toBeChecked();
    await expect(localStorage.getItem(STORAGE.colorScheme)).toBe('dark');
  }),
};

/** What was chosen here is not sent again after another choice in another tab. */
export const SchemeChosenElsewhere: Story = {
  // Answers each change as if the rest of the account were as before.
  beforeEach: ({ msw }) => msw.use(updateAccount.done),
  play: play(async ({ t, context }) => {
    const choices = await section(context, 'choices');
    await userEvent.click(await choices.findByRole('radio', { name: t('scheme.dark') }));
    await expect(await choices.findByText(t('saved'))).toBeVisible();
    await changeName(context);
    await submit(context, 'profile');
    const profile = await section(context, 'profile');
    await expect(await profile.findByText(t('saved'))).toBeVisible();
    await waitFor(() =>
      expect(choices.getByRole('radio', { name: t('scheme.system') })).toBeChecked(),
    );
    await expect(localStorage.getItem(STORAGE.colorScheme)).toBe('system');
  }),
};

/** Mails about notes can be switched off, as they say themselves. */
export const NoteMailsOff: Story = {
  tags: ['done'],
  play: play(async ({ t, context }) => {
    const choices = await section(context, 'choices');
    const mails = await choices.findByRole('switch', { name: t('choices.notes') });
    await expect(mails).toBeChecked();
    await userEvent.click(mails);
    await expect(await choices.findByText(t('saved'))).toBeVisible();
    await expect(mails).not.toBeChecked();
  }),
};

/** The one chosen last is saved last, also while another is being saved. */
export const LanguageChosenTwice: Story = {
  play: play(async ({ t, context }) => {
    const choices = await section(context, 'choices');
    await userEvent.click(await choices.findByRole('radio', { name: 'العربية' }));
    await userEvent.click(choices.getByRole('radio', { name: 'English' }));
    await userEvent.click(choices.getByRole('radio', { name: 'العربية' }));
    await expect(await choices.findByText(t('saved'))).toBeVisible();
    await expect(choices.getByRole('radio', { name: 'العربية' })).toBeChecked();
  }),
};

export const ChoiceFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateAccount.serverError),
  play: async (context) => {
    const choices = await section(context, 'choices');
    await userEvent.click(await choices.findByRole('radio', { name: 'العربية' }));
    await expect(await choices.findByRole('alert')).toBeVisible();
    await expect(choices.getByRole('radio', { name: 'English' })).toBeChecked();
  },
};

async function requestEmail(context: Context, address: string) {
  const t = texts(context);
  const email = await section(context, 'email');
  await userEvent.type(await email.findByLabelText(t('email.new')), address);
  await userEvent.type(email.getByLabelText(t('password.current')), PASSWORD);
  await submit(context, 'email');
  return email;
}

export const EmailRequested: Story = {
  tags: ['done'],
  play: play(async ({ t, context }) => {
    const email = await requestEmail(context, 'noor.haddad@example.org');
    await expect(await email.findByText(t('email.sent'))).toBeVisible();
    await expect(email.getByText('noor.haddad@example.org')).toHaveAttribute('dir', 'ltr');
    await expect(email.getByLabelText(t('email.new'))).toHaveValue('');
    await expect(email.getByText(ownAccount.email)).toBeVisible();
  }),
};

export const EmailPending: Story = {
  beforeEach: ({ msw }) => msw.use(account.changingEmail),
  play: async (context) => {
    const email = await section(context, 'email');
    await expect(await email.findByText('noor.haddad@example.org')).toBeVisible();
  },
};

export const EmailInvalid: Story = {
  tags: ['error'],
  play: async (context) => {
    const email = await requestEmail(context, 'noor');
    const t = textOf(authTexts, context.globals);
    await expect(await email.findByText(t('email.invalid'))).toBeVisible();
    await expectWrongFields(context, [email.getByLabelText(texts(context)('email.new'))]);
  },
};

export const EmailInvalidOnPhone: Story = {
  ...EmailInvalid,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const EmailWrongPassword: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(requestEmailChange.wrongPassword),
  play: async (context) => {
    const email = await requestEmail(context, 'noor.haddad@example.org');
    await expect(await email.findByText(serverText(context, 'wrongPassword'))).toBeVisible();
  },
};

export const EmailRateLimited: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(requestEmailChange.rateLimited),
  play: async (context) => {
    const email = await requestEmail(context, 'noor.haddad@example.org');
    await expect(await email.findByRole('alert')).toBeVisible();
  },
};

async function replace(context: Context, { current = PASSWORD, next = 'Sunset25x' } = {}) {
  const t = texts(context);
  const tNew = newTexts(context);
  const password = await section(context, 'password');
  await userEvent.type(await password.findByLabelText(t('password.current')), current);
  await userEvent.type(password.getByLabelText(tNew('new.password')), next);
  await userEvent.type(password.getByLabelText(tNew('new.confirm')), next);
  await submit(context, 'password');
  return password;
}

export const PasswordChanged: Story = {
  tags: ['done'],
  play: play(async ({ t, context }) => {
    const password = await replace(context);
    await expect(await password.findByText(t('password.done'))).toBeVisible();
    await expect(password.getByLabelText(t('password.current'))).toHaveValue('');
  }),
};

export const PasswordWeak: Story = {
  tags: ['error'],
  play: async (context) => {
    const password = await replace(context, { next: 'abcdefgh1' });
    const t = textOf(authTexts, context.globals);
    await expect(await password.findByText(t('password.weak'))).toBeVisible();
  },
};

export const PasswordWrong: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(changePassword.wrongPassword),
  play: play(async ({ t, context }) => {
    const password = await replace(context, { current: 'Wrong1234' });
    await expect(await password.findByText(serverText(context, 'wrongPassword'))).toBeVisible();
    await expectWrongFields(context, [password.getByLabelText(t('password.current'))]);
  }),
};

export const PasswordRateLimited: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(changePassword.rateLimited),
  play: async (context) => {
    const password = await replace(context);
    await expect(await password.findByRole('alert')).toBeVisible();
  },
};

export const SessionsLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(sessionList.never),
  play: play(async ({ t, context }) => {
    const sessions = await section(context, 'sessions');
    await expect(sessions.getByText(t('sessions.loading'))).toBeInTheDocument();
  }),
};

export const SessionsFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(sessionList.serverError),
  play: play(async ({ globals, msw, t, context }) => {
    const sessions = await section(context, 'sessions');
    await expect(await sessions.findByText(t('sessions.failed'))).toBeVisible();
    msw.use(sessionList.filled);
    const retry = textOf(problemTexts, globals)('retry');
    await userEvent.click(sessions.getByRole('button', { name: retry }));
    await expect(await sessions.findByText(t('sessions.this'))).toBeVisible();
    await expect(sessions.getByRole('heading')).toHaveFocus();
  }),
};

export const OnlyThisSession: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(sessionList.onlyThis),
  play: play(async ({ t, context }) => {
    const sessions = await section(context, 'sessions');
    await expect(await sessions.findByText(t('sessions.onlyThis'))).toBeVisible();
    await expect(sessions.queryByRole('button')).toBeNull();
  }),
};

export const SessionEndedElsewhere: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(...sessionList.stateful()),
  play: play(async ({ t, context }) => {
    const sessions = await section(context, 'sessions');
    const device = t('sessions.device', { browser: 'Safari', system: 'iOS' });
    const end = await sessions.findByRole('button', { name: t('sessions.endDevice', { device }) });
    await userEvent.click(end);
    await waitFor(() => expect(sessions.queryByText(device)).toBeNull());
    await expect(sessions.getByRole('heading')).toHaveFocus();
    await userEvent.click(sessions.getByRole('button', { name: t('sessions.endOthers') }));
    await expect(await sessions.findByText(t('sessions.onlyThis'))).toBeVisible();
  }),
};

export const SessionEndFailed: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(endSession.unreachable, endOtherSessions.unreachable),
  play: play(async ({ t, context }) => {
    const sessions = await section(context, 'sessions');
    await userEvent.click(await sessions.findByRole('button', { name: t('sessions.endOthers') }));
    await expect(await sessions.findByRole('alert')).toBeVisible();
  }),
};

export const DataDownloaded: Story = {
  tags: ['done'],
  play: play(async ({ t, context }) => {
    const blobs: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return '#';
    });
    const data = await section(context, 'data');
    await userEvent.click(await data.findByRole('button', { name: t('data.download') }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    made.mockRestore();
    await expect((await blobs[0]?.text()) ?? '').toContain('"sharedWith"');
  }),
};

/** Users who have left no longer expect a file. */
export const DataNotDownloadedAfterReturn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(accountData.held, endOtherSessions.held, endOtherSessions.unreachable),
  render: revisited({ page: 'account', screen: AccountScreen }),
  play: play(async ({ canvas, t, context }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const sessions = await section(context, 'sessions');
    await userEvent.click(await sessions.findByRole('button', { name: t('sessions.endOthers') }));
    const data = await section(context, 'data');
    await userEvent.click(await data.findByRole('button', { name: t('data.download') }));
    await leaveAndReturn(context);
    const again = await section(context, 'data');
    await expect(await again.findByRole('button', { name: t('data.download') })).toBeVisible();
    await expect(made).not.toHaveBeenCalled();
    made.mockRestore();
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

export const DataFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(accountData.serverError),
  play: play(async ({ t, context }) => {
    const data = await section(context, 'data');
    await userEvent.click(await data.findByRole('button', { name: t('data.download') }));
    await expect(await data.findByRole('alert')).toBeVisible();
  }),
};

/** The section of the provider of single sign-on. */
async function identitySection({ canvas, globals }: Context) {
  const name = texts({ globals })('identity.title', { name: ssoNameIn(globals) });
  return within(await canvas.findByRole('region', { name }));
}

export const WithProvider: Story = {
  beforeEach: () => withSso(),
  play: play(async ({ t, context }) => {
    const name = ssoNameIn(context.globals);
    const part = await identitySection(context);
    await userEvent.type(await part.findByLabelText(t('password.current')), PASSWORD);
    await userEvent.click(part.getByRole('button', { name: t('identity.connect', { name }) }));
    await waitFor(() =>
      expect(onReload).toHaveBeenCalledWith('https://login.contoso.example/authorize'),
    );
  }),
};

export const ProviderWrongPassword: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => {
    msw.use(connectIdentity.wrongPassword);
    return withSso();
  },
  play: play(async ({ t, context }) => {
    const name = ssoNameIn(context.globals);
    const part = await identitySection(context);
    const field = await part.findByLabelText(t('password.current'));
    await userEvent.type(field, PASSWORD);
    await userEvent.click(part.getByRole('button', { name: t('identity.connect', { name }) }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(serverText(context, 'wrongPassword'));
  }),
};

export const ProviderAway: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => {
    msw.use(identities.withoutPassword, connectIdentity.away);
    return withSso();
  },
  play: play(async ({ t, context }) => {
    const name = ssoNameIn(context.globals);
    const part = await identitySection(context);
    const connect = await part.findByRole('button', { name: t('identity.connect', { name }) });
    await userEvent.click(connect);
    await expect(await part.findByRole('alert')).toBeVisible();
  }),
};

/** After the way back. */
export const ProviderTaken: Story = {
  tags: ['error'],
  parameters: { screen: { path: '/account?outcome=taken' } },
  beforeEach: () => withSso(),
  play: play(async ({ t, context }) => {
    const part = await identitySection(context);
    const name = ssoNameIn(context.globals);
    await expect(part.getByText(t('identity.refused.taken', { name }))).toBeVisible();
  }),
};

export const ProviderDisconnected: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...storedIdentities());
    return withSso();
  },
  play: play(async ({ t, context }) => {
    const name = ssoNameIn(context.globals);
    const part = await identitySection(context);
    await userEvent.click(await part.findByRole('button', { name: /noor\.haddad@contoso/ }));
    await expect(await part.findByText(t('identity.none', { name }))).toBeVisible();
    await expect(part.getByRole('heading')).toHaveFocus();
  }),
};

/** Nothing else logs in: it stays, and the reason is there. */
export const ProviderOnly: Story = {
  beforeEach: ({ msw }) => {
    msw.use(identities.only);
    return withSso({ isOnly: true });
  },
  play: play(async ({ t, canvas, context }) => {
    const part = await identitySection(context);
    await expect(await part.findByText(t('identity.only'))).toBeVisible();
    await expect(part.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('region', { name: t('password.title') })).toBeNull();
  }),
};

export const ProviderWithoutAddress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(identities.withoutAddress);
    return withSso();
  },
  play: play(async ({ context }) => {
    const part = await identitySection(context);
    await expect(await part.findByText(ssoNameIn(context.globals))).toBeVisible();
  }),
};

export const ProviderLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => {
    msw.use(identities.never);
    return withSso();
  },
  play: play(async ({ t, context }) => {
    const part = await identitySection(context);
    await expect(part.getByText(t('identity.loading'))).toBeInTheDocument();
  }),
};

export const ProviderFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => {
    msw.use(identities.serverError);
    return withSso();
  },
  play: play(async ({ t, context, msw }) => {
    const part = await identitySection(context);
    await expect(await part.findByText(t('identity.failed'))).toBeVisible();
    msw.use(identities.one);
    const retry = textOf(problemTexts, context.globals)('retry');
    await userEvent.click(part.getByRole('button', { name: retry }));
    await expect(await part.findByText('noor.haddad@contoso.example')).toBeVisible();
  }),
};
