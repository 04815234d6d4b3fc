import {
  activity,
  client,
  createProject,
  createUser,
  currentUser,
  deleteProject,
  expectedProjects,
  projects,
  resendVerification,
  serverTexts,
  updateUser,
} from '@jawla/mocks';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { activitySectionTexts, activityTexts } from '#activity';
import { errorTexts, Page, shellTexts, unsavedChangesTexts } from '#shell';
import { problemTexts } from '#core/http';
import {
  type Context,
  expectWrongFields,
  findDialog,
  type Play,
  playWith,
  screenMeta,
  type Story,
  textOf,
  undoToast,
} from '#testing';
import { trashTexts } from '#trash';
import { clientDetailsTexts } from '../../clientDetails.texts';
import { ClientScreen } from './ClientScreen';
import { features } from '../../../client.page';

const CREATE = { path: '/dashboard/create-user', route: '/dashboard/*' };

const meta = {
  title: 'Screens/Admin/Client',
  tags: ['whole'],
  ...screenMeta({
    page: 'client',
    screen: ClientScreen,
    path: '/dashboard/noor',
    features,
    as: 'admin',
  }),
};

export default meta;
type FieldName = 'userName' | 'fname' | 'lname' | 'email' | 'phone';
type Key = Extract<keyof typeof clientDetailsTexts, `rule.${string}`>;

function form({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(clientDetailsTexts, globals);
  return {
    t,
    said: textOf(serverTexts, globals),
    canvas,
    field: (name: FieldName) => canvas.findByLabelText(t(`form.${name}`)),
    filled: async (firstName = 'Noor') => {
      const input = await canvas.findByLabelText(t('form.fname'));
      await waitFor(() => expect(input).toHaveValue(firstName), { timeout: 5000 });
      return input;
    },
    save: () => canvas.getByRole('button', { name: t('form.save') }),
    create: () => canvas.getByRole('button', { name: t('form.createUser') }),
    back: () => canvas.getByRole('button', { name: textOf(shellTexts, globals)('path.back') }),
  };
}

const play = playWith(form);

/** Changes the first name and saves. */
async function saveChange(context: Context) {
  const { filled, save } = form(context);
  await userEvent.type(await filled(), 'a');
  await userEvent.click(save());
}

/** Fills in the form for a new client. */
async function createNew(context: Context) {
  const { field, create } = form(context);
  await userEvent.type(await field('userName'), 'newone');
  await userEvent.type(await field('fname'), 'Sara');
  await userEvent.type(await field('lname'), 'العمري');
  await userEvent.type(await field('email'), 'new@example.com');
  await userEvent.type(await field('phone'), '٠٧٩ ٠١٢ ٣٤٥٦');
  await expect(await field('phone')).toHaveDisplayValue(/^0?7[ \d]+456$/);
  await userEvent.click(create());
}

function tells(name: FieldName, typed: string, key: Key): Play {
  return play(async ({ field, t, canvas }) => {
    const input = await field(name);
    if (typed !== '') await userEvent.type(input, typed);
    else await userEvent.click(input);
    await userEvent.tab();
    await expect(await canvas.findByText(t(key))).toBeVisible();
    await expect(input).toBeInvalid();
  });
}

export const Create: Story = {
  tags: ['empty'],
  parameters: { screen: CREATE },
  play: play(async ({ canvas, t, field, create }) => {
    await expect(await field('userName')).toHaveValue('');
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: t('client.create'),
      }),
    ).toBeVisible();
    await expect(create()).toBeEnabled();
    await expect(document.title).toContain(`${t('client.panel')} – ${t('client.create')}`);
    await expect(canvas.queryByText(t('projects.title'))).toBeNull();
  }),
};

export const Filled: Story = {
  tags: ['empty'],
  play: play(async ({ canvas, t, filled, field, save }) => {
    await filled();
    await expect(await field('userName')).toHaveAttribute('readonly');
    const phone = await field('phone');
    await waitFor(() => expect(phone).toHaveDisplayValue(/^0?7[ \d]+456$/));
    await expect(phone.closest('[dir]')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
    await expect(canvas.getByText('@noor')).toHaveAttribute('dir', 'ltr');
    await expect(document.title.replaceAll(/[\u2068\u2069]/g, '')).toContain(
      `${t('client.panel')} – noor`,
    );
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    const own = canvas.getByRole('article', { name: projects.harbour.name });
    await expect(own.getBoundingClientRect().height).toBe(205);
    await expect(within(own).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/noor/project/p-harbour',
    );
    const shared = within(canvas.getByRole('article', { name: projects.villa.name }));
    await expect(shared.queryByRole('link')).toBeNull();
    await expect(
      shared.getByRole('button', {
        name: t('delete.sharedNamed', { name: projects.villa.name }),
      }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** A name in the other script begins where the others do, too. */
export const Activity: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(activitySectionTexts, globals);
    await expect(await canvas.findByRole('link', { name: t('all') })).toHaveAttribute(
      'href',
      '/activity?client=u-noor',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('show') }));
    await expect(await canvas.findAllByText('Sara Mansour')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: t('hide') }));
    await expect(canvas.queryByText('Sara Mansour')).toBeNull();
  },
};

export const ActivityFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(activity.serverError),
  play: async ({ canvas, globals, msw }) => {
    const t = textOf(activityTexts, globals);
    await userEvent.click(
      await canvas.findByRole('button', { name: textOf(activitySectionTexts, globals)('show') }),
    );
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    msw.use(activity.none);
    const retry = textOf(problemTexts, globals)('retry');
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
  },
};

export const NamesAligned: Story = {
  beforeEach: ({ msw }) => msw.use(client.sixProjects),
  play: async ({ canvas, globals }) => {
    const name = await canvas.findByRole('heading', { name: projects.villa.name });
    const tile = name.closest('article')?.getBoundingClientRect();
    const { left, right } = name.getBoundingClientRect();
    const inset =
      globals['locale'] === 'ar' ? (tile?.right ?? 0) - right : left - (tile?.left ?? 0);
    await expect(inset).toBeLessThan(24);
  },
};

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(client.never),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('client.loading'))).toBeVisible();
  }),
};

export const WithoutPhone: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(client.withoutPhone),
  play: play(async ({ filled, field }) => {
    await filled();
    await expect(await field('phone')).toHaveValue('');
  }),
};

export const UserNameRequired: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('userName', '', 'rule.userName.required'),
};
export const UserNameShort: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('userName', 'ab', 'rule.min'),
};
export const UserNameLong: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('userName', 'a'.repeat(31), 'rule.userName.max'),
};
export const UserNameUnsafe: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('userName', 'noor/haddad', 'rule.userName.unsafe'),
};
export const UserNameReserved: Story = {
  parameters: { screen: CREATE },
  play: tells('userName', 'Create-User', 'rule.userName.reserved'),
};
export const FirstNameRequired: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('fname', '', 'rule.fname.required'),
};
export const FirstNameShort: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('fname', 'مي', 'rule.min'),
};
/** One character was enough once: such a name is shown, and named when something else is saved. */
export const FirstNameStoredShort: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(client.shortName),
  play: play(async ({ canvas, t, field, save }) => {
    const name = await field('fname');
    await waitFor(() => expect(name).toHaveValue('Bo'));
    await userEvent.type(await field('lname'), 'in');
    await userEvent.click(save());
    await expect(await canvas.findByText(t('rule.min'))).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
  }),
};
export const FirstNameLong: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('fname', 'a'.repeat(31), 'rule.fname.max'),
};
export const FirstNameHidden: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('fname', 'No\u2800or', 'rule.hidden'),
};
export const LastNameRequired: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('lname', '', 'rule.lname.required'),
};
export const LastNameShort: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('lname', 'O', 'rule.min'),
};
export const LastNameLong: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('lname', 'a'.repeat(31), 'rule.lname.max'),
};
export const EmailRequired: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('email', '', 'rule.email.required'),
};
export const EmailInvalid: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('email', 'abc', 'rule.email.invalid'),
};
export const EmailPattern: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: tells('email', 'a@b', 'rule.email.pattern'),
};

/** The server's words stand below the field, which has the focus. */
function refusesPhone(key: 'phoneShort' | 'phoneTaken'): Play {
  return play(async ({ field, said, context }) => {
    await saveChange(context);
    const phone = await field('phone');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(new RegExp(said(key))));
    await waitFor(() => expect(phone).toHaveFocus());
  });
}
export const PhoneShort: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateUser.phoneShort),
  play: refusesPhone('phoneShort'),
};
export const PhoneTaken: Story = {
  beforeEach: ({ msw }) => msw.use(updateUser.phoneTaken),
  play: refusesPhone('phoneTaken'),
};

/** Submitted empty: every field shows its error, and the first one has the focus. */
export const AllFieldsWrong: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  play: play(async ({ canvas, t, field, create, context }) => {
    const first = await field('userName');
    await userEvent.click(create());
    await expect(await canvas.findByText(t('rule.lname.required'))).toBeVisible();
    await expect(canvas.getByText(t('rule.userName.required'))).toBeVisible();
    await expect(canvas.getByText(t('rule.fname.required'))).toBeVisible();
    await expect(canvas.getByText(t('rule.email.required'))).toBeVisible();
    const others = ['email', 'fname', 'lname'] as const;
    const fields = [first, ...(await Promise.all(others.map(field)))];
    await expectWrongFields(context, fields, 'inSight');
  }),
};

/** On a phone the form of a client is below the projects, and higher than the window. */
export const WrongFieldsFoundOnPhone: Story = {
  tags: ['error'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ filled, field, save, context }) => {
    const first = await filled();
    const last = await field('lname');
    await userEvent.clear(first);
    await userEvent.clear(last);
    await userEvent.click(save());
    await expectWrongFields(context, [first, last]);
  }),
};

export const UnsavedChanges: Story = {
  play: async (context) => {
    const { filled, back, globals } = { ...form(context), globals: context.globals };
    const t = textOf(unsavedChangesTexts, globals);
    const input = await filled();
    await userEvent.type(input, 'a');
    await waitFor(() => expect(document.title).toMatch(/^•/));
    await userEvent.click(back());
    const dialog = await findDialog('alertdialog', t('question'));
    await userEvent.click(dialog.getByRole('button', { name: t('stay') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(input).toHaveValue('Noora');

    // Every other navigation requires a confirmation, too.
    await userEvent.click(within(context.canvasElement).getAllByRole('link')[1] ?? back());
    const question = await screen.findByRole('alertdialog', { name: t('question') });
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const ChangesGivenUp: Story = {
  play: play(async ({ filled, back, canvas, globals }) => {
    const t = textOf(unsavedChangesTexts, globals);
    await userEvent.type(await filled(), 'a');
    await userEvent.click(back());
    await userEvent.click(await screen.findByRole('button', { name: t('leave') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  }),
};

export const BackWithoutChanges: Story = {
  play: play(async ({ filled, back, canvas }) => {
    await filled();
    await userEvent.click(back());
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  }),
};

export const Creating: Story = {
  tags: ['loading'],
  parameters: { screen: CREATE },
  beforeEach: ({ msw }) => msw.use(createUser.never),
  play: play(async ({ canvas, t, context }) => {
    await createNew(context);
    await expect(await canvas.findByText(t('form.saving'), { selector: 'p' })).toBeVisible();
  }),
};

export const Created: Story = {
  // No screenshot: the notice disappears by itself.
  tags: ['moving', 'done'],
  parameters: {
    chromatic: { disableSnapshot: true },
    screen: { ...CREATE, route: '*' },
  },
  // The form of the new client replaces the empty one, at its own path.
  render: () => (
    <Page name="client">
      <Routes>
        <Route path="/dashboard/create-user" element={<ClientScreen key="new" />} />
        <Route path="/dashboard/:clientID" element={<ClientScreen />} />
      </Routes>
    </Page>
  ),
  play: play(async ({ canvas, field, said, context }) => {
    await createNew(context);
    await expect(await canvas.findByText(said('userCreated'))).toBeVisible();
    await waitFor(async () => expect(await field('userName')).toHaveValue('newone'));
  }),
};

export const CreateRefused: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  beforeEach: ({ msw }) => msw.use(createUser.refused),
  play: play(async ({ canvas, field, context }) => {
    await createNew(context);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toBeVisible();
    await userEvent.type(await field('email'), 'm');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  }),
};

/** The server's message in full; the field, which has the focus, shows its own error. */
async function expectEmailTaken(context: Context) {
  const { field, said, canvas } = form(context);
  await expect(await canvas.findByText(said('emailTaken'))).toBeVisible();
  const email = await field('email');
  await expect(email).toBeInvalid();
  await expect(email).toHaveAccessibleDescription(
    context.globals['locale'] === 'ar' ? 'هذا البريد مستخدم' : 'This email is in use',
  );
  await expectWrongFields(context, [email], 'inSight');
}

export const EmailTaken: Story = {
  parameters: { screen: CREATE },
  beforeEach: ({ msw }) => msw.use(createUser.emailTaken),
  play: async (context) => {
    await createNew(context);
    await expectEmailTaken(context);
  },
};

/** Finds what can be done when a person in the trash has the address. */
async function trashedPerson({ canvas, globals }: Context, then: 'create' | 'save') {
  const t = textOf(trashTexts, globals);
  const label = t(`delete.then.${then}`);
  return {
    t,
    label,
    restore: await canvas.findByRole('button', { name: t('restore') }),
    remove: canvas.getByRole('button', { name: label }),
  };
}

/** The form is sent again once the person is deleted permanently, confirmed by the name. */
export const EmailInTrash: Story = {
  tags: ['error'],
  parameters: { screen: CREATE },
  beforeEach: ({ msw }) => msw.use(createUser.trashed),
  play: async (context) => {
    await createNew(context);
    const { t, label, remove } = await trashedPerson(context, 'create');
    await userEvent.click(remove);
    const dialog = await findDialog('alertdialog');
    const confirm = dialog.getByRole('button', { name: label });
    await userEvent.click(confirm);
    await expect(await dialog.findByText(t('delete.other'))).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Layla Haddad');
    context.msw.use(createUser.never);
    await userEvent.click(confirm);
    const saving = form(context).t('form.saving');
    await expect(await context.canvas.findByText(saving, { selector: 'p' })).toBeVisible();
  },
};

export const EmailInTrashOnSave: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(updateUser.trashed),
  play: async (context) => {
    await saveChange(context);
    const { t, restore } = await trashedPerson(context, 'save');
    await userEvent.click(restore);
    const name = '\u2068Layla Haddad\u2069';
    const words = t('restored', { name }).replaceAll(/[\u2068\u2069]/g, '');
    await waitFor(() => expect(restore).not.toBeInTheDocument());
    await expect(context.canvasElement.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
      words,
    );
  },
};

export const EmailTakenOnSave: Story = {
  beforeEach: ({ msw }) => msw.use(updateUser.emailTaken),
  play: async (context) => {
    await saveChange(context);
    await expectEmailTaken(context);
  },
};

export const Saving: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(updateUser.never),
  play: play(async ({ canvas, t, context }) => {
    await saveChange(context);
    await expect(await canvas.findByText(t('form.saving'), { selector: 'p' })).toBeVisible();
  }),
};

/** Saved, and the data is being loaded again. */
export const Refetching: Story = {
  tags: ['loading'],
  play: play(async ({ canvas, t, filled, save, said, msw }) => {
    await userEvent.type(await filled(), 'a');
    msw.use(client.never);
    await userEvent.click(save());
    await expect(await canvas.findByText(t('form.saving'), { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText(said('userSaved'))).toBeNull();
  }),
};

export const Saved: Story = {
  tags: ['done'],
  play: play(async ({ canvas, said, context }) => {
    await saveChange(context);
    await expect(await canvas.findByText(said('userSaved'))).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(said('userSaved'))).toBeNull(), {
      timeout: 4000,
    });
  }),
};

export const SavedByKeyboard: Story = {
  // No screenshot: the notice disappears by itself.
  tags: ['moving'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: play(async ({ canvas, filled, said }) => {
    await userEvent.type(await filled(), 'a');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText(said('userSaved'))).toBeVisible();
  }),
};

export const SaveRefused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateUser.refused),
  play: play(async ({ canvas, context }) => {
    await saveChange(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

export const SaveUnreachable: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(updateUser.unreachable),
  play: play(async ({ globals, canvas, context }) => {
    await saveChange(context);
    const t = textOf(problemTexts, globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('offline'));
  }),
};

export const NobodyOfThisName: Story = {
  tags: ['error'],
  parameters: { screen: { path: '/dashboard/ghost' } },
  beforeEach: ({ msw }) => msw.use(client.unknown),
  play: play(async ({ canvas, globals }) => {
    const t = textOf(errorTexts, globals);
    await expect(await canvas.findByRole('heading', { name: t('client.notFound') })).toBeVisible();
    await expect(canvas.getByText(t('client.notFound.more'))).toBeVisible();
  }),
};

export const LoadFailed: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(client.serverError),
  play: play(async ({ canvas, t, filled, msw, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('client.failed'));
    // Nothing of the client is on its way.
    await expect(canvas.queryByText('@noor')).toBeNull();
    msw.use(client.byUserName);
    const retry = textOf(problemTexts, globals)('retry');
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await filled();
  }),
};

export const WithoutProjects: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(client.withoutProjects),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('projects.empty'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('projects.add') })).toBeVisible();
  }),
};

export const SixProjects: Story = {
  beforeEach: ({ msw }) => msw.use(client.sixProjects),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    for (const tile of canvas.getAllByRole('article'))
      await expect(tile.getBoundingClientRect().height).toBe(205);
  },
};

export const CoverLoading: Story = {
  tags: ['loading', 'error'],
  play: play(async ({ canvas, t }) => {
    // The school's cover no longer exists: a skeleton until the image has failed, then a placeholder icon.
    const tile = await canvas.findByRole('article', { name: projects.school.name });
    await waitFor(() => expect(within(tile).getByText(t('projects.noImage'))).toBeVisible());
  }),
};

export const WithoutCover: Story = {
  tags: ['empty'],
  play: play(async ({ canvas, t }) => {
    const tile = await canvas.findByRole('article', { name: projects.clinic.name });
    await expect(within(tile).getByText(t('projects.noImage'))).toBeVisible();
    await expect(tile.querySelector('img')).toBeNull();
  }),
};

/** Without a tour: when it is expected, or was expected. */
export const ExpectedTours: Story = {
  beforeEach: ({ msw }) => msw.use(client.withExpectedTours),
  play: async ({ canvas, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const { library, kiosk } = expectedProjects;
    await expect(await canvas.findByRole('article', { name: library.name })).toHaveTextContent(
      isArabic ? 'متوقعة في 2099-03-12' : 'Expected on 2099-03-12',
    );
    await expect(canvas.getByRole('article', { name: kiosk.name })).toHaveTextContent(
      isArabic ? 'كانت متوقعة في 2024-09-05' : 'Was expected on 2024-09-05',
    );
    await expect(canvas.getByText('2099-03-12')).toBeVisible();
  },
};

async function addProject(context: Context) {
  const { canvas, t, filled } = form(context);
  await filled();
  await userEvent.click(canvas.getByRole('button', { name: t('projects.add') }));
}

export const CreatingProject: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(createProject.never),
  play: play(async ({ canvas, t, context }) => {
    await addProject(context);
    await waitFor(() => expect(canvas.getByText(t('projects.creating'))).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(t('projects.creating'))).toBeNull());
    await addProject(context);
    await waitFor(() => expect(canvas.getByText(t('projects.creating'))).toBeVisible());
  }),
};

export const ProjectCreated: Story = {
  play: async (context) => {
    await addProject(context);
    const elsewhere = await context.canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/dashboard/noor/project/p-new');
    await expect(elsewhere).toHaveAttribute('data-state', '{"userName":"noor"}');
  },
};

export const ProjectNotCreated: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(createProject.serverError),
  play: play(async ({ canvas, t, context }) => {
    await addProject(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('projects.notCreated'));
    await expect(canvas.queryByText(t('projects.creating'))).toBeNull();
  }),
};

async function askToDelete(context: Context, firstName?: string) {
  const { canvas, t, filled } = form(context);
  await filled(firstName);
  const { name } = projects.harbour;
  await userEvent.click(canvas.getByRole('button', { name: t('projects.deleteNamed', { name }) }));
  return findDialog('alertdialog');
}

export const DeleteAsked: Story = {
  play: play(async ({ t, context }) => {
    const dialog = await askToDelete(context);
    await expect(dialog.getByRole('heading')).toHaveTextContent(
      t('delete.question', { name: projects.harbour.name }),
    );
    await waitFor(() => expect(dialog.getByText(t('delete.final'))).toBeVisible());
  }),
};

/** Deleting a project of another client removes access, which can be given again. */
export const AccessRemovalAsked: Story = {
  play: play(async ({ canvas, t, filled }) => {
    await filled();
    const { name } = projects.villa;
    await userEvent.click(canvas.getByRole('button', { name: t('delete.sharedNamed', { name }) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('heading')).toHaveTextContent(
      t('delete.sharedQuestion', { name }),
    );
    await expect(dialog.getByRole('button', { name: t('delete.sharedYes') })).toBeInTheDocument();
    await expect(dialog.queryByText(t('delete.final'))).toBeNull();
  }),
};

/** Optimistic update: removed before the server has responded. */
export const Deleting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(deleteProject.never),
  play: play(async ({ canvas, t, context }) => {
    const dialog = await askToDelete(context);
    await userEvent.click(dialog.getByRole('button', { name: t('delete.yes') }));
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: projects.harbour.name })).toBeNull(),
    );
  }),
};

export const Deleted: Story = {
  beforeEach: ({ msw }) => msw.use(deleteProject.done),
  play: play(async ({ canvas, t, context }) => {
    const dialog = await askToDelete(context);
    await userEvent.click(dialog.getByRole('button', { name: t('delete.yes') }));
    await undoToast(context).isInTrash(projects.harbour.name);
    const next = t('projects.deleteNamed', { name: projects.offices.name });
    await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus());
  }),
};

/** The client is loaded again after the deletion: what was typed stays, and the rest takes the new values. */
export const DeletedWhileTyping: Story = {
  beforeEach: ({ msw }) => msw.use(deleteProject.done),
  play: play(async ({ t, filled, field, save, msw, context }) => {
    const input = await filled();
    await userEvent.type(input, 'a');
    const dialog = await askToDelete(context, 'Noora');
    msw.use(client.renamed);
    await userEvent.click(dialog.getByRole('button', { name: t('delete.yes') }));
    const family = await field('lname');
    await waitFor(() => expect(family).toHaveValue('Odeh'));
    await expect(input).toHaveValue('Noora');
    await expect(save()).not.toHaveAttribute('aria-disabled', 'true');
  }),
};

/** Removed access is not announced as a deletion. */
export const AccessRemoved: Story = {
  beforeEach: ({ msw }) => msw.use(deleteProject.done),
  play: play(async ({ canvas, t, filled }) => {
    await filled();
    const { name } = projects.villa;
    await userEvent.click(canvas.getByRole('button', { name: t('delete.sharedNamed', { name }) }));
    const dialog = await findDialog('alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: t('delete.sharedYes') }));
    await canvas.findByText(t('projects.accessRemoved', { name }));
  }),
};

export const LastDeleted: Story = {
  beforeEach: ({ msw }) => msw.use(client.oneProject, deleteProject.done),
  play: play(async ({ canvas, t, msw, context }) => {
    const dialog = await askToDelete(context);
    msw.use(client.withoutProjects);
    await userEvent.click(dialog.getByRole('button', { name: t('delete.yes') }));
    await canvas.findByText(t('projects.empty'));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: t('projects.title') })).toHaveFocus(),
    );
  }),
};

export const DeleteFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(deleteProject.serverError),
  play: play(async ({ canvas, t, context }) => {
    const dialog = await askToDelete(context);
    await userEvent.click(dialog.getByRole('button', { name: t('delete.yes') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('projects.deleteFailed', { name: projects.harbour.name }),
    );
    await expect(canvas.getByRole('article', { name: projects.harbour.name })).toBeVisible();
  }),
};

export const NotVerified: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(client.unverified, resendVerification.done),
  play: play(async ({ canvas, t, filled }) => {
    await filled();
    await expect(canvas.getByText(t('verified.no'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('verified.resend') }));
    await expect(await canvas.findByText(t('verified.sent'))).toBeVisible();
  }),
};

export const OfAClient: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(currentUser.client),
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/unauthorized');
  },
};
