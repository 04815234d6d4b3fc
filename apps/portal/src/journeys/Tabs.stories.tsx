import { journey } from '@jawla/features/testing';
import { createBackend, noor, PASSWORD } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { PAGES_CODE } from '../pages';
import { logIn, person } from './testing/person';

const meta = {
  title: 'Journeys/Two tabs',
  decorators: [journey({ pages: PAGES_CODE, paths: ['/login', '/user/noor', '/login'] })],
  beforeEach: ({ msw }) => msw.use(...createBackend().handlers),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOutInBoth: Story = {
  name: 'One login, and one farewell, for both',
  play: async ({ globals, step }) => {
    const who = person(globals);
    const { project, session, shell } = who.words;
    await step('The second tab requires a login', async () => {
      await who.looksAtTab(2);
      await who.isAt('/');
    });
    await step('A login in the first tab logs in the second', async () => {
      await who.looksAtTab(1);
      await logIn(who, noor.email, PASSWORD);
      await who.isAt('/user/noor');
      await who.looksAtTab(2);
      await who.isAt('/user/noor');
      await who.seesHeading(project('home.title'));
    });
    await step('A login page that was not used follows, too', async () => {
      await who.looksAtTab(3);
      await who.isAt('/user/noor');
      await who.looksAtTab(2);
    });
    await step('Logs out in the second', async () => {
      await who.presses(shell('header.logOut'));
      const question = await screen.findByRole('alertdialog', { name: shell('logOut.question') });
      await userEvent.click(within(question).getByRole('button', { name: shell('yes') }));
      await who.isAt('/logout');
      await who.seesHeading(session('logout.thanks'));
    });
    await step('The first tab shows no data of the session any more', async () => {
      await who.looksAtTab(1);
      await who.isAt('/');
    });
  },
};
