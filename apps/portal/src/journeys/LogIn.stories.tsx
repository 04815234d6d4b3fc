import { journey, openTab } from '@jawla/features/testing';
import { createBackend, noor, PASSWORD, projects, type Backend } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PAGES_CODE } from '../pages';
import { logIn, person } from './testing/person';

const server: { now: Backend } = { now: createBackend() };

const meta = {
  title: 'Journeys/Logging in',
  decorators: [journey({ pages: PAGES_CODE, paths: ['/login'] })],
  beforeEach: ({ msw }) => {
    server.now = createBackend();
    msw.use(...server.now.handlers);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story of the login screen checks only the redirect; this one ends on the destination page. */
export const LoggedIn: Story = {
  name: 'To the own projects',
  parameters: { states: ['S-login-success'] },
  play: async ({ globals }) => {
    const who = person(globals);
    await logIn(who, noor.email, PASSWORD);
    await who.isAt('/user/noor');
    await who.seesHeading(who.words.project('home.title'));
  },
};

export const PasswordToATour: Story = {
  name: 'By password, to a tour',
  play: async ({ globals, step }) => {
    const who = person(globals);
    const { project, tour } = who.words;
    await step('A wrong password is reported', async () => {
      await logIn(who, noor.email, 'Moonlight7');
      await who.isTold(/\S/);
    });
    await step('The right one opens the home page', async () => {
      await logIn(who, noor.email, PASSWORD);
      await who.isAt('/user/noor');
      await who.seesHeading(project('home.title'));
    });
    await step('A project opens its tour', async () => {
      const card = await screen.findByRole('article', { name: projects.harbour.name });
      await userEvent.click(await within(card).findByRole('link', { name: project('card.view') }));
      await who.isAt(/^\/user\/noor\/Harbour(%20| )House/);
      const title = tour('viewer.frame', { name: projects.harbour.name });
      await expect(await screen.findByTitle(title)).toBeInTheDocument();
    });
    await step('Back returns to the list', async () => {
      await who.follows(tour('viewer.back'));
      await who.isAt('/user/noor');
      await who.seesHeading(project('home.title'));
    });
  },
};

export const CodeByPhone: Story = {
  name: 'By a code',
  play: async ({ globals, step }) => {
    const who = person(globals);
    const { auth, message, project } = who.words;
    await step('Requests a code', async () => {
      await who.follows(auth('login.byPhone'));
      await who.isAt('/phone-login');
      const field = await screen.findByRole('textbox', { name: message('phone.number') });
      await userEvent.type(field, '0790123456');
      await who.presses(message('phone.send'));
      await who.isAt(/^\/verify-otp\/./);
      await waitFor(async () => expect(await screen.findByText('+962790123456')).toBeVisible());
    });
    const boxes = () => screen.findByRole('textbox', { name: message('code.label') });
    await step('Types a wrong one', async () => {
      await userEvent.type(await boxes(), '000000');
      await who.presses(message('code.enter'));
      await waitFor(async () => expect(await boxes()).toHaveAttribute('aria-invalid', 'true'));
    });
    await step('Types the code from the message, and is logged in', async () => {
      await userEvent.clear(await boxes());
      await userEvent.type(await boxes(), server.now.outbox.at(-1)?.secret ?? '');
      await who.presses(message('code.enter'));
      await who.isAt('/user/noor');
      await who.seesHeading(project('home.title'));
    });
  },
};

export const ForgottenPassword: Story = {
  name: 'With a forgotten password',
  play: async ({ globals, step }) => {
    const who = person(globals);
    const { auth, message, project } = who.words;
    await step('Requests a link', async () => {
      await who.follows(auth('login.forgot'));
      await who.isAt('/forgot-password');
      await who.types(auth('login.email'), noor.email);
      await who.presses(message('mail.send'));
      await who.isAt(/^\/check-email\/./);
      await who.reads(noor.email);
    });
    await step('Opens the link of the mail, and sets a new password', async () => {
      openTab(`/reset-password/${server.now.outbox.at(-1)?.secret ?? ''}`);
      await who.types(message('new.password'), 'Moonlight7');
      await who.types(message('new.confirm'), 'Moonlight7');
      await who.presses(message('new.submit'));
      await who.reads(message('new.done'));
      await who.presses(message('new.toLogin'));
      await who.isAt(`/login?email=${encodeURIComponent(noor.email)}`);
    });
    await step('The page that waited for the mail shows the login', async () => {
      await who.looksAtTab(1);
      await who.isAt('/login');
    });
    await step('The old password is refused, the new one is accepted', async () => {
      await logIn(who, noor.email, PASSWORD);
      await who.isTold(/\S/);
      await logIn(who, noor.email, 'Moonlight7');
      await who.isAt('/user/noor');
      await who.seesHeading(project('home.title'));
    });
  },
};
