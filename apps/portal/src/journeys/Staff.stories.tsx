import { files, journey, textOf } from '@jawla/features/testing';
import { createBackend, khalid, PASSWORD, serverTexts } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PAGES_CODE } from '../pages';
import { logIn, person } from './testing/person';

const meta = {
  title: 'Journeys/Handing in footage',
  decorators: [journey({ pages: PAGES_CODE, paths: ['/upload-files'] })],
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    msw.use(...createBackend().handlers);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FailsAndGoesOn: Story = {
  name: 'Videos that arrive at the second try',
  play: async ({ globals, step }) => {
    const who = person(globals);
    const { upload } = who.words;
    const video = (name: string) => new File(['x'.repeat(100)], name, { type: 'video/mp4' });
    await step('Is redirected to the login, and back to the requested page', async () => {
      await logIn(who, khalid.email, PASSWORD);
      await who.isAt('/upload-files');
      await who.follows(new RegExp(upload('landing.session')));
      await who.isAt('/upload-files/session-data');
    });
    await step('Chooses two videos and a project', async () => {
      const drop = await screen.findByLabelText(upload('session.drop'));
      await userEvent.upload(drop, [video('roof.mp4'), video('garden.mp4')]);
      await userEvent.type(
        await screen.findByRole('combobox', { name: new RegExp(upload('projectName')) }),
        'Harbour House',
      );
    });
    await step('Uploads them, and the server fails', async () => {
      await who.presses(upload('upload', { smart_count: 2 }));
      await waitFor(() => expect(files.controls.requests).toHaveLength(1));
      files.controls.send(0.42);
      await waitFor(async () =>
        expect(await screen.findByText('42%', { exact: false })).toBeVisible(),
      );
      files.controls.fail({ kind: 'serverError' });
      await who.reads(upload('failed'));
    });
    await step('Files and project name are preserved', async () => {
      const list = screen.getByRole('list', { name: upload('files') });
      await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    });
    await step('Retries, and the upload succeeds', async () => {
      await who.presses(upload('again'));
      await waitFor(() => expect(files.controls.requests).toHaveLength(2));
      files.controls.send(1);
      const message = textOf(serverTexts, globals)('filesReceived');
      files.controls.answer({ message });
      await who.reads(message);
    });
  },
};
