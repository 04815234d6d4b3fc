import { currentUser, deletePilot, pilotList } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bulkTexts } from '#bulk';
import { Page } from '#shell';
import { findDialog, screenStory, textOf } from '#testing';
import { pilotsBulkTexts } from '../../bulk/pilotsBulk.texts';
import { features } from '../../list.page';
import { PilotProjectsScreen } from './PilotProjectsScreen';

const meta = {
  title: 'Screens/Admin/Pilot projects/Several pilots',
  component: PilotProjectsScreen,
  decorators: [screenStory({ features, path: '/dashboard/pilot-projects', token: 't-admin' })],
  beforeEach: ({ msw }) => msw.use(pilotList.filled, currentUser.admin),
  render: () => (
    <Page name="pilots">
      <PilotProjectsScreen />
    </Page>
  ),
} satisfies Meta<typeof PilotProjectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function page({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(pilotsBulkTexts, globals);
  const tBulk = textOf(bulkTexts, globals);
  return {
    t,
    tBulk,
    box: (name: string) => canvas.findByRole('checkbox', { name: tBulk('selectNamed', { name }) }),
    bar: () => canvas.findByRole('group', { name: t('label') }),
    start: async () => {
      await userEvent.click(await canvas.findByRole('button', { name: tBulk('select') }));
      await canvas.findByRole('group', { name: t('label') });
    },
  };
}

export const Selected: Story = {
  parameters: { states: ['S-pilots-selected'] },
  play: async (context) => {
    const { tBulk, box, bar, start } = page(context);
    await context.canvas.findByText('villa');
    await expect(context.canvas.queryAllByRole('checkbox')).toEqual([]);
    await start();
    await userEvent.click(await box('villa'));
    await expect(await bar()).toHaveTextContent(tBulk('count', { smart_count: 1 }));
    const all = within(await bar()).getByRole('checkbox', { name: tBulk('selectShown') });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(await box('برج الأفق')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(await bar()).toHaveTextContent(tBulk('count', { smart_count: 0 }));
  },
};

export const PartlyDeleted: Story = {
  parameters: { states: ['S-pilots-deleted-partly'] },
  beforeEach: ({ msw }) => msw.use(deletePilot.allBut('villa')),
  play: async (context) => {
    const { t, tBulk, box, bar, start } = page(context);
    const { canvas } = context;
    await start();
    await userEvent.click(await box('demo'));
    await userEvent.click(await box('villa'));
    await userEvent.click(within(await bar()).getByRole('button', { name: tBulk('delete') }));
    const dialog = await findDialog('alertdialog');
    await expect(dialog.getByText('villa')).toBeInTheDocument();
    context.msw.use(pilotList.remaining);
    await userEvent.click(dialog.getByRole('button', { name: t('yes') }));
    await canvas.findByText(tBulk('unsure', { smart_count: 1 }));
    await expect(canvas.getByText(t('done', { smart_count: 1 }))).toBeVisible();
    // One message about the failure: that of the run.
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    context.msw.use(deletePilot.done, pilotList.empty);
    await userEvent.click(canvas.getByRole('button', { name: tBulk('retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
