import { currentUser, visits } from '@jawla/mocks';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Context,
  playWith,
  remoteStories,
  screenMeta,
  type Story,
  textOf,
  windowOf,
} from '#testing';
import { features } from '../../overview.page';
import { visitTexts } from '../../visits.texts';
import { VisitsScreen } from './VisitsScreen';

const meta = {
  title: 'Screens/Everyone/Visits',
  tags: ['whole'],
  ...screenMeta({
    page: 'visits',
    screen: VisitsScreen,
    features,
    as: 'admin',
    answers: [visits.filled],
  }),
};

export default meta;

const texts = ({ globals }: Pick<Context, 'globals'>) => textOf(visitTexts, globals);
const play = playWith((context) => ({ t: texts(context) }));

/** The texts of the cells of a project's row. */
async function cellsOf({ canvas }: Pick<Context, 'canvas'>, name: string) {
  const link = await canvas.findByRole('link', { name: new RegExp(name) });
  const row = link.closest('tr');
  if (row === null) throw new Error(`${name} is not in a row`);
  // In a card, a cell begins with the header of its column.
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replace(/^\D+/, ''));
}

export const Filled: Story = {
  play: play(async ({ canvas, t, context }) => {
    const cells = await cellsOf(context, 'Wadi Offices');
    await expect(cells.slice(1, 6)).toEqual(['75', '14', '61', '0', '9']);
    const sum = t('visits.sum', { smart_count: 120 });
    const [start = ''] = t('visits.chart', { sum, least: '\n', most: '' }).split('\n');
    await expect(canvas.getByRole('img', { name: new RegExp(`^${start}`) })).toBeVisible();
  }),
};

/** On a tablet without the kinds of visitors, whose sum stays. */
export const OnATablet: Story = {
  ...windowOf(768, 1024),
  play: play(async ({ canvas, t, context }) => {
    await cellsOf(context, 'Wadi Offices');
    await expect(canvas.getByRole('columnheader', { name: t('table.visits') })).toBeVisible();
    await expect(canvas.getByText(t('table.guests'))).not.toBeVisible();
  }),
};

export const ByMonth: Story = {
  play: play(async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: t('range.365') }));
    const sum = t('visits.sum', { smart_count: 120 });
    const [start = '', end = ''] = t('visits.chartByMonth', { sum, least: '', most: '\n' }).split(
      '\n',
    );
    const name = new RegExp(`^${start.slice(0, sum.length)}.*${end}$`);
    await expect(await canvas.findByRole('img', { name })).toBeVisible();
  }),
};

export const OfAClient: Story = {
  parameters: { screen: { token: 't-noor' } },
  beforeEach: ({ msw }) => msw.use(visits.ofClient, currentUser.client),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Wadi Offices/ });
    await expect(link).toHaveAttribute('href', '/user/noor/Wadi%20Offices');
  },
};

export const Thousands: Story = {
  beforeEach: ({ msw }) => msw.use(visits.thousands),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tower 1')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  },
};

const remote = remoteStories({
  answers: visits,
  says: (context, state) => texts(context)(`visits.${state}`),
  shown: (context) => cellsOf(context, 'Wadi Offices'),
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(visits.empty),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('visits.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('visits.export') })).toBeNull();
  }),
};

export const Exported: Story = {
  tags: ['done'],
  play: play(async ({ canvas, t }) => {
    const blobs: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return '#';
    });
    await userEvent.click(await canvas.findByRole('button', { name: t('visits.export') }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    made.mockRestore();
    const [head = '', first = ''] = ((await blobs[0]?.text()) ?? '').split('\r\n');
    await expect(head).toContain(`"${t('table.visits')}"`);
    await expect(first.startsWith('"Wadi Offices","Noor Haddad","75","14","61","0","9"')).toBe(
      true,
    );
  }),
};
