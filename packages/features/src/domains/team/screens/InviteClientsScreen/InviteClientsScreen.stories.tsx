import { checkClients, inviteClients } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problemTexts } from '#core/http';
import { formatNumber } from '#core/i18n';
import { type Context, playWith, screenMeta, type Story, textOf } from '#testing';
import { ROW_FIELDS, type RowField } from '../../clientList/rowErrors';
import { inviteClientsTexts } from '../../inviteClients.texts';
import { features } from '../../invite.page';
import { InviteClientsScreen } from './InviteClientsScreen';

const meta = {
  title: 'Screens/Admin/Invite clients',
  tags: ['whole'],
  ...screenMeta({ page: 'inviteClients', screen: InviteClientsScreen, features, as: 'admin' }),
};

export default meta;

const TWO = 'Noor Haddad, noor@example.com\nMaya Fernández; maya@example.com';
const WRONG = [
  'Noor Haddad, noor@example.com',
  'Noor Again, NOOR@example.com',
  'خالد، khalid١@example.com',
  'Maya Fernández',
  'Maya Fernández; maya@example',
  'Bo Fernández; bo@example.com',
].join('\n');
/** Each in a form that people paste. */
const COLUMNS = [
  'عبد الرحمن,المنصوري,abd@example.com',
  'Mary Ann,Al Mansouri,mary@example.com',
  'Omar Haddad\tomar@example.com\t+962791234567',
].join('\n');
const EXPORT = [
  '"First name","Last name","Username","Email","Phone","Projects","Status","Created"',
  '"Wu Wei","Liang","wu-liang","wu@example.com","\'+962791234567","0","Verified","2026-11-26"',
].join('\r\n');
const EXPORT_AR = [
  '"الاسم الأول","اسم العائلة","اسم المستخدم","البريد الإلكتروني","الهاتف","المشاريع","الحالة","تاريخ الإنشاء"',
  '"Wu Wei","Liang","wu-liang","wu@example.com","\'+962791234567","0","مؤكَّد","2026-11-26"',
].join('\r\n');

/** Nothing tells that the rules are rendered. */
const RENDERED_MS = 20;

function page({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(inviteClientsTexts, globals);
  const list = () => canvas.findByRole('textbox', { name: t('list') });
  const number = (line: number) => formatNumber(line, globals['locale'] === 'ar' ? 'ar' : 'en');
  const field = (name: RowField, line: number) =>
    canvas.findByRole('textbox', {
      name: t('table.field', { field: t(`form.${name}`), line: number(line) }),
    });
  return {
    t,
    tProblem: textOf(problemTexts, globals),
    list,
    field,
    /** What is in the fields of a line. */
    row: async (line: number) => {
      const fields = await Promise.all(ROW_FIELDS.map((name) => field(name, line)));
      return fields.map((each) => (each instanceof HTMLInputElement ? each.value : undefined));
    },
    read: async (text: string) => {
      await userEvent.click(await list());
      await userEvent.paste(text);
      // Before the rules have loaded and are rendered, rows without an address would be checked as well.
      await import('../../clientList/clientRowSchema');
      await new Promise((resolve) => setTimeout(resolve, RENDERED_MS));
      await userEvent.click(canvas.getByRole('button', { name: t('read') }));
    },
    check: async () => userEvent.click(await canvas.findByRole('button', { name: t('check') })),
    remove: async (line: number) => {
      const name = t('remove', { line: number(line) });
      await userEvent.click(await canvas.findByRole('button', { name }));
    },
    send: async (count: number) =>
      userEvent.click(
        await canvas.findByRole('button', { name: t('send', { smart_count: count }) }),
      ),
    review: async () => canvas.findByRole('heading', { level: 2, name: t('review') }),
  };
}

const play = playWith(page);

export const Empty: Story = {
  tags: ['empty', 'error'],
  play: play(async ({ t, list, read, canvas }) => {
    await expect(await list()).toHaveValue('');
    await read(' \n ;;');
    await waitFor(() => expect(canvas.getByText(t('list.empty'))).toBeVisible());
    await expect(await list()).toBeInvalid();
  }),
};

/** Columns stay columns, whatever separates them; nothing is sent before it was seen. */
export const Columns: Story = {
  play: play(async ({ t, read, review, row, canvas }) => {
    await read(COLUMNS);
    await expect(await review()).toHaveFocus();
    await expect(await row(1)).toEqual(['عبد الرحمن', 'المنصوري', 'abd@example.com']);
    await expect(await row(2)).toEqual(['Mary Ann', 'Al Mansouri', 'mary@example.com']);
    await expect(await row(3)).toEqual(['Omar', 'Haddad', 'omar@example.com']);
    await expect(canvas.getByText(t('phones'))).toBeVisible();
    const send = t('send', { smart_count: 3 });
    await expect(await canvas.findByRole('button', { name: send })).toBeVisible();
  }),
};

/** The export of the list of clients, in the language in which it was made. */
export const OwnExport: Story = {
  play: play(async ({ read, row, globals, canvas }) => {
    await read(globals['locale'] === 'ar' ? EXPORT_AR : EXPORT);
    await expect(await row(2)).toEqual(['Wu Wei', 'Liang', 'wu@example.com']);
    const column = globals['locale'] === 'ar' ? /اسم المستخدم/ : /Username/;
    await expect(canvas.getByText(column)).toBeVisible();
  }),
};

/** Before anything is sent. */
export const Wrong: Story = {
  tags: ['error'],
  play: play(async ({ t, read, field, globals, canvas }) => {
    await read(WRONG);
    await waitFor(async () =>
      expect(await field('email', 2)).toHaveAccessibleDescription(
        t('problem.duplicate', {
          line: formatNumber(1, globals['locale'] === 'ar' ? 'ar' : 'en'),
        }),
      ),
    );
    await expect(await field('lname', 3)).toHaveAccessibleDescription(t('rule.lname.required'));
    await expect(await field('email', 4)).toHaveAccessibleDescription(t('rule.email.required'));
    await expect(await field('email', 5)).toHaveAccessibleDescription(t('rule.email.pattern'));
    await expect(await field('fname', 6)).toHaveAccessibleDescription(t('rule.min'));
    await expect(canvas.getByText(new RegExp(t('ready', { smart_count: 1 })))).toBeVisible();
  }),
};

export const WrongOnAPhone: Story = {
  tags: ['error'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ read, review }) => {
    await read(`${WRONG}\n${'long'.repeat(60)}, ${'long'.repeat(60)}@example.com`);
    await review();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** With the keyboard alone: an error goes once its field is right, and a removed row hands on the focus. */
export const Corrected: Story = {
  play: play(async ({ t, read, field, remove, row, canvas }) => {
    await read('Noor Haddad, noor@example\nMaya, maya@example.com\nNobody');
    const email = await field('email', 1);
    await waitFor(() => expect(email).toBeInvalid());
    await userEvent.click(email);
    await userEvent.keyboard('.com{Enter}');
    await waitFor(() => expect(email).not.toBeInvalid());
    await expect(await field('email', 2)).toHaveFocus();
    await userEvent.type(await field('lname', 2), 'Fernández{Escape}');
    await expect(await row(2)).toEqual(['Maya', '', 'maya@example.com']);
    await userEvent.type(await field('lname', 2), 'Fernández');
    await remove(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(
      canvas.getAllByRole('button', { name: /(?:Remove line|إزالة السطر)/ }).at(-1),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('check') }));
    const send = t('send', { smart_count: 2 });
    await expect(await canvas.findByRole('button', { name: send })).toBeVisible();
  }),
};

/** Rows become text again, with the corrections; without rows, the empty list is shown. */
export const BackToTheText: Story = {
  tags: ['empty'],
  play: play(async ({ t, read, remove, list, canvas }) => {
    await read(TWO);
    await userEvent.click(await canvas.findByRole('button', { name: t('unread') }));
    await waitFor(async () => expect(await list()).toHaveFocus());
    await expect(await list()).toHaveValue(
      'Noor\tHaddad\tnoor@example.com\nMaya\tFernández\tmaya@example.com',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('read') }));
    await remove(1);
    await remove(2);
    await waitFor(async () => expect(await list()).toHaveFocus());
  }),
};

export const TooMany: Story = {
  tags: ['error'],
  play: play(async ({ t, read, canvas }) => {
    const lines = Array.from({ length: 201 }, (_, index) => `Noor Haddad, a${index}@example.com`);
    await read(lines.join('\n'));
    const wrong = t('wrong', { smart_count: 1 });
    const status = (text: string) => text.includes(wrong);
    await expect(await canvas.findByText(status)).toBeVisible();
  }),
};

export const Checking: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(checkClients.never),
  play: play(async ({ t, read, canvas }) => {
    await read(TWO);
    const button = await canvas.findByRole('button', { name: t('checking') });
    await expect(button).toBeVisible();
  }),
};

export const CheckFailed: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(checkClients.unreachable),
  play: play(async ({ t, tProblem, read, row, canvas }) => {
    await read(TWO);
    await expect(await canvas.findByText(new RegExp(t('check.failed')))).toBeVisible();
    await expect(canvas.getByText(new RegExp(tProblem('offline')))).toBeVisible();
    await expect(await row(1)).toEqual(['Noor', 'Haddad', 'noor@example.com']);
    await expect(canvas.getByRole('button', { name: t('check') })).toBeVisible();
  }),
};

/** Addresses that have an account are found before anything is sent. */
export const Existing: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(checkClients.someExisting),
  play: play(async ({ t, read, field, canvas }) => {
    await read(`${TWO}\nKhalid Abdallah, khalid@example.com`);
    await waitFor(async () =>
      expect(await field('email', 3)).toHaveAccessibleDescription(t('problem.existing')),
    );
    const send = t('send', { smart_count: 2 });
    await expect(await canvas.findByRole('button', { name: send })).toBeVisible();
  }),
};

/** What was wrong stays in the list. */
export const Invited: Story = {
  tags: ['done'],
  play: play(async ({ t, read, send, row, canvas }) => {
    await read(`${TWO}\nNone Address`);
    await send(2);
    await expect(await canvas.findByText(t('done', { smart_count: 2 }))).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(await row(3)).toEqual(['None', 'Address', '']);
  }),
};

export const InvitedInPart: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(inviteClients.oneExisting),
  play: play(async ({ t, read, send, list, canvas }) => {
    await read(TWO);
    await send(2);
    const note = new RegExp(t('done.existing', { smart_count: 1 }));
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(await list()).toHaveValue('');
  }),
};

export const Sending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(inviteClients.never),
  play: play(async ({ t, read, send, field, canvas }) => {
    await read(TWO);
    await send(2);
    await expect(await canvas.findByRole('button', { name: t('sending') })).toBeVisible();
    await expect(await field('email', 1)).toHaveAttribute('readonly');
  }),
};

/** No answer says whether they were invited, and the page claims nothing. */
export const Unsure: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(inviteClients.serverError),
  play: play(async ({ t, read, send, row, canvas }) => {
    await read(TWO);
    await send(2);
    await expect(await canvas.findByText(new RegExp(t('unsure')))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(t('failed')))).toBeNull();
    await expect(await row(2)).toEqual(['Maya', 'Fernández', 'maya@example.com']);
  }),
};

export const NotInvited: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(inviteClients.forbidden),
  play: play(async ({ t, read, send, row, canvas }) => {
    await read(TWO);
    await send(2);
    await expect(await canvas.findByText(new RegExp(t('failed')))).toBeVisible();
    await expect(await row(2)).toEqual(['Maya', 'Fernández', 'maya@example.com']);
  }),
};
