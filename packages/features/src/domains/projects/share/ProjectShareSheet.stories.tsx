import {
  addAccess,
  createGuestLink,
  currentUser,
  emailAccess,
  guestLinkList,
  guestLinks,
  revokeGuestLink,
  storedGuestLinks,
  updateGuestLink,
  usersEmail,
} from '@jawla/mocks';
import {
  expect,
  type MockInstance,
  screen,
  spyOn,
  userEvent,
  waitFor,
  within,
} from 'storybook/test';
import { formatDay } from '#core/i18n';
import { sharingTexts, waysTexts } from '#sharing';
import {
  type Context,
  deviceShare,
  expectWrongFields,
  findDialog,
  languageOf,
  offerDeviceShare,
  type Story,
  textOf,
  uiText,
} from '#testing';
import { visitNoteTexts } from '#visits';
import { editorTexts } from '../editor/editor.texts';
import { offices, viewerMeta } from '../testing/viewerStories';
import { projectShareTexts } from './projectShare.texts';
import { shareTexts } from './share.texts';

const meta = {
  title: 'Screens/Client/Project viewer/Share',
  ...viewerMeta(),
  parameters: { screen: offices() },
};

export default meta;
type Part = 'people' | 'links' | 'embed';

const NAME = 'Wadi Offices';
const SECRET_URL = new RegExp(`^${window.location.origin}/g/[\\w-]{32}$`);

/** Opens the sheet at one of its parts. */
async function open(context: Context, part: Part = 'links') {
  const { canvas, globals } = context;
  const t = textOf(sharingTexts, globals);
  const share = await canvas.findByRole('button', { name: textOf(shareTexts, globals)('share') });
  await userEvent.click(share);
  const sheet = await findDialog('dialog');
  if (part !== 'people')
    await userEvent.click(await sheet.findByRole('radio', { name: t(`part.${part}`) }));
  const form = () => within(sheet.getByRole('form', { name: t('links.new') }));
  return {
    t,
    ways: textOf(waysTexts, globals),
    share,
    sheet,
    form,
    startForm: async () => {
      await userEvent.click(await sheet.findByRole('button', { name: t('links.new') }));
      return form();
    },
    rows: () =>
      within(sheet.getByRole('region', { name: t('links.title') })).getAllByRole('listitem'),
    choose: async (note: string, action: 'edit' | 'replace' | 'revoke') => {
      await userEvent.click(await sheet.findByRole('button', { name: t('row.more', { note }) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: t(`row.${action}`) }));
    },
    // By its button: browsers close a modal dialog on Escape, which synthetic keys do not trigger.
    close: () => userEvent.click(sheet.getByRole('button', { name: uiText('close') })),
    confirm: async (action: 'replace' | 'revoke' | 'revokeAll') => {
      const question = await findDialog('alertdialog');
      await userEvent.click(question.getByRole('button', { name: t(`${action}.yes`) }));
    },
  };
}

let writeText: MockInstance<Clipboard['writeText']>;

function recordCopies() {
  writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return () => writeText.mockRestore();
}

/** People with access, and the link to what the owner sees. */
export const People: Story = {
  beforeEach: ({ msw }) => {
    msw.use(emailAccess.three);
    return recordCopies();
  },
  play: async (context) => {
    const { close, share, sheet } = await open(context, 'people');
    const access = textOf(editorTexts, context.globals);
    const t = textOf(projectShareTexts, context.globals);
    const list = await sheet.findByRole('list', { name: access('access.list') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const visits = textOf(visitNoteTexts, context.globals)('note.total', { smart_count: 231 });
    await expect(sheet.getByText(new RegExp(visits))).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: t('people.link') }));
    await expect(writeText).toHaveBeenCalledWith(window.location.href);
    await expect(await sheet.findByRole('button', { name: t('people.copied') })).toBeVisible();
    await close();
    await waitFor(() => expect(share).toHaveFocus());
  },
};

/** Of several pasted addresses, those without an account get an offer each. */
export const UnknownAddresses: Story = {
  beforeEach: ({ msw }) => msw.use(addAccess.onlySara, ...storedGuestLinks([])),
  play: async (context) => {
    const { sheet } = await open(context, 'people');
    const access = textOf(editorTexts, context.globals);
    const search = await sheet.findByRole('searchbox', { name: access('access.search') });
    await waitFor(() => expect(search).toBeEnabled());
    await userEvent.click(search);
    await userEvent.paste('sara@example.com, new@example.com, other@example.com');
    await waitFor(() => expect(sheet.getAllByText(access('access.noAccount'))).toHaveLength(2));
    const offer = (email: string) =>
      access('access.sendGuestLink', { email: `\u2066${email}\u2069` });
    // Clients cannot create accounts.
    await expect(sheet.queryByRole('button', { name: access('access.createAccount') })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: offer('new@example.com') }));
    const sent = textOf(projectShareTexts, context.globals)('mail.sent', { day: '' }).slice(0, 12);
    await waitFor(() => expect(sheet.getByText(new RegExp(sent))).toBeVisible());
    await expect(sheet.getByRole('button', { name: offer('other@example.com') })).toBeVisible();
    const t = textOf(sharingTexts, context.globals);
    await userEvent.click(sheet.getByRole('radio', { name: t('part.links') }));
    const links = within(await sheet.findByRole('region', { name: t('links.title') }));
    await expect(await links.findByText('new@example.com')).toBeVisible();
  },
};

/** A typed address that no account has. */
export const UnknownAddressTyped: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) =>
    msw.use(usersEmail.none, createGuestLink.serverError, currentUser.client),
  play: async (context) => {
    const { sheet } = await open(context, 'people');
    const access = textOf(editorTexts, context.globals);
    const search = await sheet.findByRole('searchbox', { name: access('access.search') });
    await waitFor(() => expect(search).toBeEnabled());
    await userEvent.type(search, 'new@example.com');
    const name = access('access.sendGuestLink', { email: '\u2066new@example.com\u2069' });
    await userEvent.click(await sheet.findByRole('button', { name }));
    // Not sent: it can be tried again.
    const alert = await sheet.findByRole('alert');
    context.msw.use(createGuestLink.done);
    const retry = textOf(projectShareTexts, context.globals)('mail.retry');
    await userEvent.click(within(alert).getByRole('button', { name: retry }));
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
    // The button that was pressed is gone.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/\d{4}/));
    await expect(document.body).not.toHaveFocus();
  },
};

/** Links that were given out, one in each state. */
export const Links: Story = {
  beforeEach: ({ msw }) => msw.use(guestLinkList.filled),
  play: async (context) => {
    const { sheet, t, rows } = await open(context);
    await sheet.findByText(guestLinks.contractor.note);
    await expect(rows()).toHaveLength(5);
    const [contractor, guarded, embedded, expired, revoked] = rows();
    await expect(contractor).toHaveTextContent(t('row.daysLeft', { smart_count: 7 }));
    const tVisits = textOf(visitNoteTexts, context.globals);
    await expect(contractor).toHaveTextContent(tVisits('note.total', { smart_count: 23 }));
    await expect(guarded).toHaveTextContent(tVisits('note.none'));
    const trend = tVisits('note.trend', { smart_count: 23 });
    await expect(sheet.getByRole('img', { name: trend })).toBeVisible();
    await expect(guarded).toHaveTextContent(t('row.passcode'));
    await expect(guarded).toHaveTextContent(t('row.noEnd'));
    await expect(embedded).toHaveTextContent(t('row.sites', { smart_count: 2 }));
    await expect(embedded).toHaveTextContent(formatDay('2024-09-15', languageOf(context.globals)));
    await expect(expired).toHaveTextContent(t('row.expired'));
    await expect(revoked).toHaveTextContent(t('row.revoked'));
    await expect(within(revoked ?? document.body).queryByRole('button')).toBeNull();
  },
};

/** Somebody guesses the passcode of a link. */
export const LinkGuessed: Story = {
  beforeEach: ({ msw }) => msw.use(guestLinkList.guessed),
  play: async (context) => {
    const { sheet, t, rows } = await open(context);
    await expect(await sheet.findByText(t('row.manyWrongCodes'))).toBeVisible();
    const [guessed, other] = rows();
    await expect(guessed).toHaveTextContent(t('row.manyWrongCodesHint'));
    await expect(other).not.toHaveTextContent(t('row.manyWrongCodes'));
  },
};

export const LinksLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(guestLinkList.never),
  play: async (context) => {
    const { sheet, t } = await open(context);
    await expect(await sheet.findByText(t('links.loading'))).toBeVisible();
    // Creating a link does not wait for the others.
    await expect(sheet.getByRole('button', { name: t('links.new') })).toBeEnabled();
  },
};

export const LinksSlow: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(guestLinkList.slow),
  play: async (context) => {
    const { sheet, t } = await open(context);
    await expect(await sheet.findByText(t('links.loading'))).toBeVisible();
    await expect(await sheet.findByText(guestLinks.contractor.note)).toBeVisible();
  },
};

export const LinksEmpty: Story = {
  tags: ['empty'],
  play: async (context) => {
    const { sheet, t } = await open(context);
    await expect(await sheet.findByText(t('links.empty'))).toBeVisible();
    await expect(sheet.queryByRole('button', { name: t('links.revokeAll') })).toBeNull();
  },
};

export const LinksFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(guestLinkList.serverError),
  play: async (context) => {
    const { sheet, t } = await open(context);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('links.failed'));
    context.msw.use(guestLinkList.filled);
    await userEvent.click(sheet.getByRole('button', { name: t('retry') }));
    const shown = await sheet.findByText(guestLinks.contractor.note);
    await expect(shown).toBeVisible();
    // The button that was pressed is gone.
    await expect(document.activeElement).toContainElement(shown);
    await expect(document.body).not.toHaveFocus();
  },
};

export const LinksOffline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(guestLinkList.unreachable),
  play: async (context) => {
    const { sheet, t } = await open(context);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('links.failed'));
  },
};

/** The project was given to another owner in the meantime. */
export const LinksRefused: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(guestLinkList.ofAnotherOwner),
  play: async (context) => {
    const { sheet, t } = await open(context);
    await expect(await sheet.findByText(t('links.refused'))).toBeVisible();
  },
};

/** The URL of a new link is shown once: it is copied, and not known any more after the sheet was closed. */
export const CreatedAndCopied: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => {
    msw.use(...storedGuestLinks());
    const undo = [recordCopies(), offerDeviceShare()];
    return () => undo.forEach((each) => each());
  },
  play: async (context) => {
    const { sheet, t, ways, startForm, share } = await open(context);
    const form = await startForm();
    await userEvent.type(form.getByRole('textbox', { name: t('form.note') }), 'For the bank');
    await expect(form.getByRole('combobox', { name: t('form.ends') })).toHaveValue('30');
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    const heading = await sheet.findByRole('heading', { name: t('new.title') });
    await waitFor(() => expect(heading).toHaveFocus());
    const link = sheet.getByRole<HTMLInputElement>('textbox', { name: ways('link') });
    await expect(link.value).toMatch(SECRET_URL);
    await expect(link).toHaveAttribute('dir', 'ltr');
    await userEvent.click(sheet.getByRole('button', { name: ways('copy') }));
    await expect(writeText).toHaveBeenCalledWith(link.value);
    await userEvent.click(sheet.getByRole('button', { name: ways('send') }));
    await expect(deviceShare).toHaveBeenCalledWith({ title: NAME, url: link.value });
    await expect(sheet.getByRole('img', { name: ways('qr', { name: NAME }) })).toBeVisible();
    await expect(sheet.getByText('For the bank')).toBeVisible();
    // Copied, so that closing asks nothing.
    await userEvent.click(sheet.getByRole('button', { name: uiText('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(share).toHaveFocus());
    const again = await open(context);
    await expect(await again.sheet.findByText('For the bank')).toBeVisible();
    await expect(again.sheet.queryByRole('heading', { name: t('new.title') })).toBeNull();
  },
};

/** A new link that was neither copied nor sent: closing asks once. */
export const ClosedWithoutCopying: Story = {
  beforeEach: ({ msw }) => msw.use(...storedGuestLinks([])),
  play: async (context) => {
    const { close, sheet, t, startForm } = await open(context);
    const form = await startForm();
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await sheet.findByRole('heading', { name: t('new.title') });
    await close();
    const question = await findDialog('alertdialog', t('leave.link.question'));
    await userEvent.click(question.getByRole('button', { name: t('leave.no') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sheet.getByRole('heading', { name: t('new.title') })).toBeVisible();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A passcode has random digits, and is next to its link until it is done: closing asks for what was not copied. */
export const WithPasscode: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...storedGuestLinks([]));
    return recordCopies();
  },
  play: async (context) => {
    const { sheet, t, ways, rows, startForm, close } = await open(context);
    const form = await startForm();
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: t('form.shows') }),
      '2024-09-15',
    );
    await userEvent.selectOptions(form.getByRole('combobox', { name: t('form.ends') }), 'never');
    await expect(form.getByText(t('form.endsNever'))).toBeVisible();
    await userEvent.click(form.getByRole('switch', { name: t('form.passcode') }));
    const code = form.getByRole<HTMLInputElement>('textbox', { name: t('form.passcode') });
    await expect(code.value).toMatch(/^\d{6}$/);
    await userEvent.clear(code);
    await userEvent.type(code, '12');
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await expect(await form.findByText(t('error.passcode'))).toBeVisible();
    await userEvent.type(code, '3456');
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await sheet.findByRole('heading', { name: t('new.title') });
    await waitFor(() => expect(rows()[0]).toHaveTextContent(t('row.passcode')));
    await expect(rows()[0]).toHaveTextContent(t('row.noEnd'));
    const shown = sheet.getByRole('textbox', { name: t('form.passcode') });
    await expect(shown).toHaveValue('123456');
    await userEvent.click(sheet.getByRole('button', { name: ways('copy') }));
    await close();
    const question = await findDialog('alertdialog', t('leave.passcode.question'));
    await userEvent.click(question.getByRole('button', { name: t('leave.back') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(sheet.getByRole('button', { name: t('form.passcodeCopy') }));
    await expect(writeText).toHaveBeenLastCalledWith('123456');
    await expect(
      await sheet.findByRole('button', { name: t('form.passcodeCopied') }),
    ).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: t('new.done') }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  },
};

/** A link and its passcode, neither of which was copied. */
export const PasscodeNotCopied: Story = {
  beforeEach: ({ msw }) => msw.use(...storedGuestLinks([])),
  play: async (context) => {
    const { sheet, t, startForm, close } = await open(context);
    const form = await startForm();
    await userEvent.click(form.getByRole('switch', { name: t('form.passcode') }));
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await sheet.findByRole('heading', { name: t('new.title') });
    await close();
    const question = await findDialog('alertdialog', t('leave.both.question'));
    await userEvent.click(question.getByRole('button', { name: t('leave.yes') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A changed passcode is shown until it is done, also when another part of the sheet was shown. */
export const PasscodeChanged: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => {
    msw.use(...storedGuestLinks([guestLinks.guarded]));
    return recordCopies();
  },
  play: async (context) => {
    const { sheet, t, choose } = await open(context);
    const { note } = guestLinks.guarded;
    await choose(note, 'edit');
    const form = within(sheet.getByRole('form', { name: t('form.edit', { note }) }));
    await userEvent.click(form.getByRole('button', { name: t('form.passcodeChange') }));
    const code = form.getByRole('textbox', { name: t('form.passcode') });
    await userEvent.clear(code);
    await userEvent.type(code, '654321');
    await userEvent.click(form.getByRole('button', { name: t('form.save') }));
    await sheet.findByRole('heading', { name: t('new.passcodeTitle') });
    await userEvent.click(sheet.getByRole('radio', { name: t('part.people') }));
    await userEvent.click(sheet.getByRole('radio', { name: t('part.links') }));
    const shown = await sheet.findByRole('textbox', { name: t('form.passcode') });
    await expect(shown).toHaveValue('654321');
    await userEvent.click(sheet.getByRole('button', { name: t('new.done') }));
    const question = await findDialog('alertdialog', t('leave.passcode.question'));
    await userEvent.click(question.getByRole('button', { name: t('leave.yes') }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  },
};

/** A day of one's own, which has to be in the future. */
export const EndsOnADay: Story = {
  tags: ['error'],
  play: async (context) => {
    const { t, startForm } = await open(context);
    const form = await startForm();
    await userEvent.selectOptions(form.getByRole('combobox', { name: t('form.ends') }), 'day');
    const day = form.getByRole('textbox', { name: t('form.day') });
    await userEvent.clear(day);
    await userEvent.type(day, '2020-01-31');
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await expect(await form.findByText(t('error.day'))).toBeVisible();
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.clear(day);
    await userEvent.type(day, '2031-12-05');
    await expect(form.queryByText(t('error.day'))).toBeNull();
    const text = formatDay('2031-12-05', languageOf(context.globals));
    await expect(await form.findByText(text)).toBeVisible();
  },
};

export const Creating: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(createGuestLink.never),
  play: async (context) => {
    const { t, startForm } = await open(context);
    const form = await startForm();
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await waitFor(() => expect(form.getAllByText(t('form.creating'))[0]).toBeInTheDocument());
  },
};

/** Refused by field: the first one has the focus, and everything that was typed remains. */
export const CreateRefused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(createGuestLink.wrongFields),
  play: async (context) => {
    const { sheet, t, startForm } = await open(context);
    const form = await startForm();
    const note = form.getByRole('textbox', { name: t('form.note') });
    await userEvent.type(note, 'For the bank');
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await waitFor(() => expect(note).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveValue('For the bank');
    const ends = form.getByRole('combobox', { name: t('form.ends') });
    await expect(ends).toHaveAttribute('aria-invalid', 'true');
    context.msw.use(createGuestLink.done);
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await expect(await sheet.findByRole('heading', { name: t('new.title') })).toBeVisible();
  },
};

export const TooMany: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(createGuestLink.tooMany),
  play: async (context) => {
    const { t, startForm } = await open(context);
    const form = await startForm();
    await userEvent.click(form.getByRole('button', { name: t('form.create') }));
    await expect(await form.findByRole('alert')).toHaveTextContent('200');
  },
};

/** Two links are edited concurrently; the first to be saved closes its own form only. */
export const TwoEdits: Story = {
  beforeEach: ({ msw }) => msw.use(...storedGuestLinks()),
  play: async (context) => {
    const { sheet, t, choose } = await open(context);
    const { contractor, guarded } = guestLinks;
    const formOf = (note: string) =>
      within(sheet.getByRole('form', { name: t('form.edit', { note }) }));
    await choose(contractor.note, 'edit');
    await choose(guarded.note, 'edit');
    const first = formOf(contractor.note);
    const second = formOf(guarded.note);
    const name = { name: t('form.note') };
    await userEvent.type(first.getByRole('textbox', name), ' 2');
    await userEvent.type(second.getByRole('textbox', name), ' 3');
    // The passcode cannot be shown, only changed.
    await expect(second.getByText(t('form.passcodeIsSet'))).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: t('form.save') }));
    await expect(await sheet.findByText(`${guarded.note} 3`)).toBeVisible();
    await expect(first.getByRole('textbox', name)).toHaveValue(`${contractor.note} 2`);
    await userEvent.click(first.getByRole('button', { name: t('form.save') }));
    await expect(await sheet.findByText(`${contractor.note} 2`)).toBeVisible();
    await waitFor(() => expect(sheet.queryByRole('form')).toBeNull());
  },
};

/** Another admin has revoked the link: the list is loaded again, and the form says so. */
export const EditedTooLate: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(guestLinkList.filled, updateGuestLink.revoked),
  play: async (context) => {
    const { sheet, t, choose, rows } = await open(context);
    const { note } = guestLinks.contractor;
    await choose(note, 'edit');
    context.msw.use(guestLinkList.withoutContractor);
    const form = within(sheet.getByRole('form', { name: t('form.edit', { note }) }));
    await userEvent.click(form.getByRole('button', { name: t('form.save') }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('row.gone'));
    await waitFor(() => expect(rows()[0]).toHaveTextContent(t('row.revoked')));
  },
};

/** Sites can be added to a link without a passcode. */
export const SitesEdited: Story = {
  beforeEach: ({ msw }) => msw.use(...storedGuestLinks()),
  play: async (context) => {
    const { sheet, t, choose, rows } = await open(context);
    const { note } = guestLinks.contractor;
    await choose(note, 'edit');
    const form = within(sheet.getByRole('form', { name: t('form.edit', { note }) }));
    const sites = form.getByRole('textbox', { name: t('form.sites') });
    await userEvent.type(sites, 'https://موقع.مثال ');
    // Shown as entered, not in Punycode.
    await expect(form.getByText('https://موقع.مثال')).toBeVisible();
    await expect(form.getByRole('switch', { name: t('form.passcode') })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: t('form.save') }));
    await waitFor(() => expect(rows()[0]).toHaveTextContent(t('row.sites', { smart_count: 1 })));
  },
};

/** A lost link gets a new URL, after a question. */
export const Replaced: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => {
    msw.use(...storedGuestLinks());
    return recordCopies();
  },
  play: async (context) => {
    const { sheet, t, ways, choose, confirm } = await open(context);
    await choose(guestLinks.contractor.note, 'replace');
    await confirm('replace');
    await sheet.findByRole('heading', { name: t('new.title') });
    const link = sheet.getByRole<HTMLInputElement>('textbox', { name: ways('link') });
    await expect(link.value).toMatch(SECRET_URL);
    await userEvent.click(sheet.getByRole('button', { name: ways('copy') }));
    // Otherwise the sheet asks whether the link may disappear.
    await sheet.findByRole('button', { name: ways('copied') });
    await userEvent.click(sheet.getByRole('button', { name: t('new.done') }));
    await waitFor(() => expect(sheet.queryByRole('heading', { name: t('new.title') })).toBeNull());
  },
};

export const Revoked: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(...storedGuestLinks()),
  play: async (context) => {
    const { sheet, t, choose, confirm, rows } = await open(context);
    const { note } = guestLinks.contractor;
    await choose(note, 'revoke');
    await confirm('revoke');
    await waitFor(() => expect(rows()[0]).toHaveTextContent(t('row.revoked')));
    await expect(sheet.queryByRole('button', { name: t('row.more', { note }) })).toBeNull();
  },
};

export const RevokedByAnother: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(guestLinkList.filled, revokeGuestLink.revoked),
  play: async (context) => {
    const { sheet, t, choose, confirm, rows } = await open(context);
    await choose(guestLinks.contractor.note, 'revoke');
    context.msw.use(guestLinkList.withoutContractor);
    await confirm('revoke');
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('row.gone'));
    await waitFor(() => expect(rows()[0]).toHaveTextContent(t('row.revoked')));
  },
};

export const AllRevoked: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(...storedGuestLinks()),
  play: async (context) => {
    const { sheet, t, confirm } = await open(context);
    await userEvent.click(await sheet.findByRole('button', { name: t('links.revokeAll') }));
    await confirm('revokeAll');
    await waitFor(() => expect(sheet.getAllByText(t('row.revoked'))).toHaveLength(4));
    await expect(sheet.queryByRole('button', { name: t('links.revokeAll') })).toBeNull();
  },
};

/** Sites are whole origins; wrong ones are marked with the reason, and remain. */
export const EmbedWrongSites: Story = {
  tags: ['error'],
  play: async (context) => {
    const { sheet, t } = await open(context, 'embed');
    const form = within(await sheet.findByRole('form', { name: t('embed.create') }));
    const create = form.getByRole('button', { name: t('embed.create') });
    await userEvent.click(create);
    await expect(await form.findByText(t('error.sites'))).toBeVisible();
    const sites = form.getByRole('textbox', { name: t('form.sites') });
    await expectWrongFields(context, [sites], 'inSight');
    await userEvent.type(
      sites,
      'example.com https://*.example.com https://example.com/page https://example.com ',
    );
    for (const reason of ['scheme', 'wildcard', 'path'] as const)
      await expect(
        form.getByText(new RegExp(t(`site.${reason}`).replace('*', '\\*'))),
      ).toBeInTheDocument();
    await userEvent.click(create);
    await expect(await form.findByText(t('error.wrongSites'))).toBeVisible();
  },
};

/** Embedding creates a guest link of its own, and shows the code once. */
export const Embedded: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => {
    msw.use(...storedGuestLinks([]));
    return recordCopies();
  },
  play: async (context) => {
    const { close, sheet, t, ways } = await open(context, 'embed');
    const form = within(await sheet.findByRole('form', { name: t('embed.create') }));
    // Without Enter or a space: what stands in the field is taken when the form is sent.
    await userEvent.type(
      form.getByRole('textbox', { name: t('form.sites') }),
      'https://example.com',
    );
    await userEvent.click(form.getByRole('button', { name: t('embed.create') }));
    await expect(await sheet.findByRole('heading', { name: t('embed.title') })).toBeVisible();
    const code = sheet.getByRole<HTMLTextAreaElement>('textbox', { name: ways('embed') });
    await expect(code.value).toContain(`<iframe src="${window.location.origin}/g/`);
    await expect(code.value).toContain(`title="${ways('message.subject', { name: NAME })}"`);
    await expect(sheet.getByRole('region', { name: ways('preview') })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: ways('copyEmbed') }));
    await expect(writeText).toHaveBeenCalledWith(code.value);
    await userEvent.click(sheet.getByRole('radio', { name: t('part.links') }));
    const note = t('embed.for', { host: 'example.com' });
    await expect(await sheet.findByText(note)).toBeVisible();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
