import { currentUser, deleteProject, noor } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bulkTexts } from '#bulk';
import { Page } from '#shell';
import { findDialog, screenStory, textOf } from '#testing';
import { features } from '../../../client.page';
import { projectsBulkTexts } from '../../bulk/projectsBulk.texts';
import { ClientScreen } from './ClientScreen';

const meta = {
  title: 'Screens/Admin/Client/Several projects',
  component: ClientScreen,
  decorators: [
    screenStory({
      features,
      path: '/dashboard/noor',
      route: '/dashboard/:clientID',
      token: 't-admin',
    }),
  ],
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  render: () => (
    <Page name="client">
      <ClientScreen />
    </Page>
  ),
} satisfies Meta<typeof ClientScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const own = noor.projectsData.filter(({ owner }) => owner === noor._id);
const shared = noor.projectsData.filter(({ owner }) => owner !== noor._id);
const [first, second] = own;
const [other] = shared;
if (!first || !second || !other) throw new Error('Noor has projects of both kinds.');

function page({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(projectsBulkTexts, globals);
  const tBulk = textOf(bulkTexts, globals);
  return {
    t,
    tBulk,
    box: (name: string) => canvas.getByRole('checkbox', { name: tBulk('selectNamed', { name }) }),
    bar: () => canvas.findByRole('group', { name: t('label') }),
    start: async () => {
      await userEvent.click(await canvas.findByRole('button', { name: tBulk('select') }));
      await canvas.findByRole('group', { name: t('label') });
    },
  };
}

/** The dialog says what becomes of projects that other clients have shared. */
export const DeleteAsked: Story = {
  parameters: { states: ['S-client-delete-several-open'] },
  play: async (context) => {
    const { t, tBulk, box, bar, start } = page(context);
    await start();
    await userEvent.click(box(first.name));
    await userEvent.click(box(other.name));
    await userEvent.click(within(await bar()).getByRole('button', { name: tBulk('delete') }));
    const dialog = await findDialog('alertdialog');
    await expect(dialog.getByRole('heading')).toHaveTextContent(t('question', { smart_count: 2 }));
    await waitFor(() => expect(dialog.getByText(t('shared', { smart_count: 1 }))).toBeVisible());
  },
};

export const PartlyDeleted: Story = {
  parameters: { states: ['S-client-deleted-partly'] },
  beforeEach: ({ msw }) => msw.use(deleteProject.allBut(second._id)),
  play: async (context) => {
    const { t, tBulk, box, bar, start } = page(context);
    const { canvas } = context;
    await start();
    await userEvent.click(box(first.name));
    await userEvent.click(box(second.name));
    await userEvent.click(within(await bar()).getByRole('button', { name: tBulk('delete') }));
    const dialog = await findDialog('alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: t('yes') }));
    await canvas.findByText(tBulk('unsure', { smart_count: 1 }));
    await expect(canvas.getByText(t('done', { smart_count: 1 }))).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(box(second.name)).not.toBeChecked();
  },
};
