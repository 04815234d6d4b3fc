import { admin, firstAdmin, firstAdminLink } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problemTexts } from '#core/http';
import {
  type Context,
  expectWrongFields,
  type Play,
  playWith,
  screenMeta,
  type Story,
  textOf,
} from '#testing';
import { authTexts } from '../../auth.texts';
import { features } from '../../firstAdmin.page';
import { firstAdminTexts } from '../../firstAdmin.texts';
import { messageTexts } from '../../messages.texts';
import { FirstAdminScreen } from './FirstAdminScreen';

const SECRET = 'ln_kR8zT2vQ5nB7xW1yL4mC6pD9sF3hJ0aG';

const meta = {
  title: 'Screens/Public/FirstAdmin',
  ...screenMeta({
    page: 'firstAdmin',
    screen: FirstAdminScreen,
    path: `/first-admin#${SECRET}`,
    features,
    as: 'visitor',
  }),
};

export default meta;
type Values = Readonly<Record<'fname' | 'lname' | 'userName' | 'email' | 'password', string>>;

const GOOD: Values = {
  fname: 'سلمى',
  lname: 'Saleh',
  userName: 'salma',
  email: 'salma@example.com',
  password: 'Sunrise24',
};

function form({ canvas, globals }: Context) {
  const t = textOf(firstAdminTexts, globals);
  const labels = {
    fname: t('form.fname'),
    lname: t('form.lname'),
    userName: t('form.userName'),
    email: t('form.email'),
    password: t('first.password'),
  };
  return {
    t,
    tAuth: textOf(authTexts, globals),
    tLink: textOf(messageTexts, globals),
    tProblem: textOf(problemTexts, globals),
    field: (name: keyof Values) => canvas.findByLabelText(labels[name]),
    submit: () => canvas.getByRole('button', { name: t('first.submit') }),
  };
}

const play = playWith(form);

async function send(context: Context, changes: Partial<Values> = {}) {
  const { field, submit } = form(context);
  const { fname, lname, userName, email, password } = { ...GOOD, ...changes };
  for (const [name, value] of [
    ['fname', fname],
    ['lname', lname],
    ['userName', userName],
    ['email', email],
    ['password', password],
  ] as const) {
    await userEvent.click(await field(name));
    if (value !== '') await userEvent.paste(value);
  }
  await userEvent.click(submit());
}

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(firstAdminLink.never),
  play: play(async ({ canvas, tLink }) => {
    await expect(await canvas.findByText(tLink('link.loading'))).toBeInTheDocument();
  }),
};

export const Dead: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(firstAdminLink.dead),
  play: play(async ({ t, tLink, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: tLink('link.dead') })).toBeVisible();
    await expect(canvas.getByText(t('first.dead'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: tLink('link.toLogin') })).toHaveAttribute(
      'href',
      '/login',
    );
  }),
};

export const WithoutSecret: Story = {
  ...Dead,
  parameters: { screen: { path: '/first-admin' } },
};

function isRetried(problem: 'offline' | 'serverError'): Play {
  return play(async ({ tLink, tProblem, field, canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: tLink('link.failed') })).toBeVisible();
    if (problem === 'offline') await expect(canvas.getByText(tProblem('offline'))).toBeVisible();
    msw.use(firstAdminLink.there);
    await userEvent.click(canvas.getByRole('button', { name: tProblem('retry') }));
    await expect(await field('fname')).toBeVisible();
  });
}

export const LinkFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(firstAdminLink.serverError),
  play: isRetried('serverError'),
};

export const LinkOffline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(firstAdminLink.unreachable),
  play: isRetried('offline'),
};

/** The secret is neither in the title nor in the page. */
export const Empty: Story = {
  tags: ['empty'],
  play: play(async ({ t, field, submit }) => {
    await expect(await field('password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(await field('email')).toHaveAttribute('autocomplete', 'username');
    await expect(submit()).toBeEnabled();
    await expect(document.title).toContain(t('first.title'));
    await expect(document.title + document.body.textContent).not.toContain(SECRET);
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ field }) => {
    await expect(await field('userName')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** Every mistake is reported at its field, and the first one gets the focus. */
export const Invalid: Story = {
  tags: ['error'],
  play: play(async ({ t, tAuth, field, canvas, context }) => {
    await send(context, {
      fname: '',
      lname: 'a\u2800b',
      userName: 'create-user',
      email: 'nobody',
      password: 'weakweak1',
    });
    for (const text of [
      t('rule.fname.required'),
      t('rule.hidden'),
      t('rule.userName.reserved'),
      t('rule.email.invalid'),
      tAuth('password.weak'),
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    const first = await field('fname');
    const others = ['lname', 'userName', 'email', 'password'] as const;
    await expectWrongFields(context, [first, ...(await Promise.all(others.map(field)))], 'inSight');
  }),
};

export const Refused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(firstAdmin.invalid),
  play: play(async ({ field, context }) => {
    await send(context);
    const email = await field('email');
    await waitFor(() => expect(email).toBeInvalid());
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'x');
    await waitFor(() => expect(email).toBeValid());
    await expect(await field('password')).toHaveValue(GOOD.password);
  }),
};

export const Sending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(firstAdmin.never),
  play: play(async ({ t, field, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('button', { name: t('first.sending') })).toBeVisible();
    await expect(await field('email')).toHaveAttribute('readonly');
  }),
};

export const Unsent: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(firstAdmin.unreachable),
  play: play(async ({ tProblem, field, submit, canvas, msw, context }) => {
    await send(context);
    await expect(await canvas.findByText(tProblem('offline'))).toBeVisible();
    await expect(await field('password')).toHaveValue(GOOD.password);
    msw.use(firstAdmin.done);
    await userEvent.click(submit());
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  }),
};

/** Two people opened the link, and the other one was faster. */
export const TooLate: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(firstAdmin.dead),
  play: play(async ({ t, tLink, canvas, context }) => {
    await send(context);
    await expect(await canvas.findByRole('heading', { name: tLink('link.dead') })).toBeVisible();
    await expect(canvas.getByText(t('first.dead'))).toBeVisible();
  }),
};

export const Done: Story = {
  tags: ['done'],
  play: async (context) => {
    await send(context, { userName: ` ${admin.userName} ` });
    await expect(await context.canvas.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  },
};
