import { files, journey, textOf, tourArchive } from '@jawla/features/testing';
import { admin, createBackend, PASSWORD, serverTexts, type Backend } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PAGES_CODE } from '../pages';
import { logIn, person, type Person } from './testing/person';

const server: { now: Backend } = { now: createBackend() };

const meta = {
  title: 'Journeys/Looking after clients',
  decorators: [journey({ pages: PAGES_CODE, paths: ['/login'] })],
  beforeEach: ({ msw }) => {
    server.now = createBackend();
    msw.use(...server.now.handlers);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function logInAsAdmin(who: Person) {
  await logIn(who, admin.email, PASSWORD);
  await who.isAt('/dashboard');
}

export const ClientAndProject: Story = {
  name: 'A new client, and a first project',
  play: async ({ globals, step }) => {
    const who = person(globals);
    const { client, editor, shell, user } = who.words;
    await step('Logs in', () => logInAsAdmin(who));
    await step('Creates an account', async () => {
      await who.follows(user('dashboard.create'));
      await who.isAt('/dashboard/create-user');
      await who.types(client('form.userName'), 'salma');
      await who.types(client('form.fname'), 'سلمى');
      await who.types(client('form.lname'), 'Odeh');
      await who.types(client('form.email'), 'salma@example.com');
      await who.presses(client('form.createUser'));
      await who.isAt('/dashboard/salma');
      await expect(server.now.outbox.at(-1)?.to).toBe('salma@example.com');
    });
    await step('Adds a project', async () => {
      await who.presses(client('projects.add'));
      await who.isAt(/^\/dashboard\/salma\/project\/./);
      await who.types(editor('facts.name'), 'Olive House');
      await who.presses(editor('editor.save'));
      await who.reads(textOf(serverTexts, globals)('projectSaved'));
    });
    await step('Finds it on the client’s page', async () => {
      await who.presses(shell('path.back'));
      await who.isAt('/dashboard/salma');
      await who.seesHeading('Olive House');
    });
    await step('Finds the client in the list', async () => {
      await who.presses(shell('path.back'));
      await who.isAt('/dashboard');
      await who.reads('salma@example.com');
    });
  },
};

export const ArchiveCancelled: Story = {
  name: 'A tour sent half way, and called off',
  parameters: { journey: { paths: ['/dashboard/noor/project/p-clinic'] } },
  play: async ({ globals, step }) => {
    const who = person(globals);
    const { archive, editor, transfer } = who.words;
    await step('Opens a project by its link, and is redirected there after the login', async () => {
      await logIn(who, admin.email, PASSWORD);
      await who.isAt('/dashboard/noor/project/p-clinic');
    });
    await step('Gives the project a date', async () => {
      await who.types(editor('dates.date'), '2025-06-01');
      await who.presses(editor('dates.upload'));
    });
    const popup = async () => within(await screen.findByRole('dialog'));
    await step('Chooses an archive of a tour', async () => {
      const input = await (await popup()).findByLabelText(archive('archive.drop'));
      await userEvent.upload(input, await tourArchive('clinic.zip'));
      await who.reads(archive('preflight.good'));
    });
    await step('Uploads it', async () => {
      await userEvent.click(
        await (await popup()).findByRole('button', { name: archive('archive.upload') }),
      );
      await waitFor(() => expect(files.controls.requests).toHaveLength(1));
      files.controls.send(0.42);
      await expect(await (await popup()).findByText('42%', { exact: false })).toBeVisible();
    });
    await step('Cancels the upload', async () => {
      await userEvent.click(
        await (await popup()).findByRole('button', { name: transfer('cancel') }),
      );
      const question = await screen.findByRole('alertdialog', {
        name: transfer('cancel.question'),
      });
      await userEvent.click(within(question).getByRole('button', { name: transfer('cancel') }));
      await who.reads(archive('archive.cancelled'));
      await expect(files.controls.isCancelled()).toBe(true);
      await expect(server.now.calls).toContain('cancelUpload');
    });
    await step('The project has no tour', async () => {
      await userEvent.click(
        (await (await popup()).findAllByRole('button', { name: archive('archive.close') }))[0] ??
          document.body,
      );
      await who.reads(editor('tour.none'));
    });
  },
};

export const UploadInTheBackground: Story = {
  name: 'A tour that is uploaded while the admin works on other pages',
  parameters: { journey: { paths: ['/dashboard/noor/project/p-clinic'] } },
  play: async ({ globals, step }) => {
    const who = person(globals);
    const { archive, editor, shell, transfer } = who.words;
    const indicator = new RegExp(`^${transfer('uploads')}`);
    await step('Uploads a tour, and leaves its dialog', async () => {
      await logIn(who, admin.email, PASSWORD);
      await who.types(editor('dates.date'), '2025-06-01');
      await who.presses(editor('dates.upload'));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.upload(
        await dialog.findByLabelText(archive('archive.drop')),
        await tourArchive('clinic.zip'),
      );
      await userEvent.click(await dialog.findByRole('button', { name: archive('archive.upload') }));
      await waitFor(() => expect(files.controls.requests).toHaveLength(1));
      files.controls.send(0.42);
      await userEvent.click(await dialog.findByRole('button', { name: archive('archive.hide') }));
      await who.presses(editor('editor.discard'));
    });
    await step('Goes to another page, which asks nothing and shows the upload', async () => {
      await who.presses(shell('path.back'));
      await who.isAt('/dashboard/noor');
      await who.presses(indicator);
      await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    });
    await step('Reads that it is done, and returns to the project', async () => {
      files.controls.answer({ message: '' });
      const done = await screen.findByText(transfer('done'), { exact: false, selector: 'p' });
      await waitFor(() => expect(done).toBeVisible());
      const list = within(await screen.findByRole('dialog', { name: transfer('uploads') }));
      await userEvent.click(list.getByRole('link'));
      await who.isAt('/dashboard/noor/project/p-clinic');
    });
  },
};
