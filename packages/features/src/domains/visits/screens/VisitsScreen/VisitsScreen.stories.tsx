import { currentUser, visits } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { Page } from '#shell';
import { screenStory, textOf } from '#testing';
import { features } from '../../overview.page';
import { visitTexts } from '../../visits.texts';
import { VisitsScreen } from './VisitsScreen';

const meta = {
  title: 'Screens/Everyone/Visits',
  tags: ['whole'],
  component: VisitsScreen,
  decorators: [screenStory({ features, path: '/visits', token: 't-admin' })],
  beforeEach: ({ msw }) => msw.use(visits.filled, currentUser.admin),
  render: () => (
    <Page name="visits">
      <VisitsScreen />
    </Page>
  ),
} satisfies Meta<typeof VisitsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const texts = ({ globals }: Pick<Context, 'globals'>) => textOf(visitTexts, globals);

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
  play: async (context) => {
    const { canvas } = context;
    const t = texts(context);
    const cells = await cellsOf(context, 'Wadi Offices');
    await expect(cells.slice(1, 6)).toEqual(['75', '14', '61', '0', '9']);
    const sum = t('visits.sum', { smart_count: 120 });
    const [start = ''] = t('visits.chart', { sum, least: '\n', most: '' }).split('\n');
    await expect(canvas.getByRole('img', { name: new RegExp(`^${start}`) })).toBeVisible();
  },
};

export const ByMonth: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = texts(context);
    await userEvent.click(await canvas.findByRole('radio', { name: t('range.365') }));
    const sum = t('visits.sum', { smart_count: 120 });
    const [start = '', end = ''] = t('visits.chartByMonth', { sum, least: '', most: '\n' }).split(
      '\n',
    );
    const name = new RegExp(`^${start.slice(0, sum.length)}.*${end}$`);
    await expect(await canvas.findByRole('img', { name })).toBeVisible();
  },
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
  play: async (context) => {
    await expect(await context.canvas.findByText('Tower 1')).toBeVisible();
    await expect(context.canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  },
};

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(visits.never),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(texts(context)('visits.loading'))).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(visits.empty),
  play: async (context) => {
    const { canvas } = context;
    const t = texts(context);
    await expect(await canvas.findByText(t('visits.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('visits.export') })).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(visits.serverError),
  play: async (context) => {
    const { canvas, globals, msw } = context;
    await expect(await canvas.findByText(texts(context)('visits.failed'))).toBeVisible();
    msw.use(visits.filled);
    const retry = textOf(problemTexts, globals)('retry');
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await cellsOf(context, 'Wadi Offices');
  },
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(visits.unreachable),
  play: async (context) => {
    await expect(await context.canvas.findByText(texts(context)('visits.failed'))).toBeVisible();
  },
};

export const Exported: Story = {
  tags: ['done'],
  play: async (context) => {
    const { canvas } = context;
    const t = texts(context);
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
  },
};
