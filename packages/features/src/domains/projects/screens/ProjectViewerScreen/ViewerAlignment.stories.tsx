import { currentUser, projectFolder, setTourAlignment, tourAlignments } from '@jawla/mocks';
import {
  expect,
  type MockInstance,
  screen,
  spyOn,
  userEvent,
  waitFor,
  within,
} from 'storybook/test';
import { problemTexts } from '#core/http';
import { type Context, playWith, type Story, textOf } from '#testing';
import { alignTexts } from '#tours';
import { offices, recordTours, viewer, viewerMeta } from '../../testing/viewerStories';

const COMPARED = '?compare=2024-02-01';
const AT = { yaw: 0, pitch: 0, zoom: 50 };

/** Two captures of a building, whose rooms have other ids. */
const captures = ({ turns = true } = {}) =>
  projectFolder.speakingOn({
    '2024-09-15': {
      scenes: [
        { id: 'entrance', title: 'Entrance' },
        { id: 'court-b', title: 'الفناء' },
      ],
      view: { scene: 'entrance', ...AT },
    },
    '2024-02-01': {
      scenes: [
        { id: 'lobby', title: 'Lobby' },
        { id: 'court-a', title: 'الفِناء' },
      ],
      view: { scene: 'lobby', ...AT },
      turns,
    },
  });

/** Two dates whose tours show the same rooms under other ids or in other directions. */
const meta = {
  title: 'Screens/Client/Project viewer/Alignment',
  ...viewerMeta(),
  parameters: { screen: offices(COMPARED) },
  beforeEach: ({ msw }: Context) => {
    localStorage.removeItem('tour-alignments-noor');
    msw.use(captures());
    return recordTours();
  },
};

export default meta;

const play = playWith(viewer);

async function compare(context: Context) {
  const page = viewer(context);
  const t = textOf(alignTexts, context.globals);
  const [main, other] = [
    await page.tour('Wadi Offices', '2024-09-15'),
    await page.tour('Wadi Offices', '2024-02-01'),
  ];
  await page.canvas.findByRole('combobox', { name: page.t('viewer.room') });
  const tool = async (name: string) => {
    await userEvent.click(page.canvas.getByRole('button', { name: page.t('viewer.more') }));
    await userEvent.click(await screen.findByRole('button', { name }));
  };
  const press = async (name: string) =>
    userEvent.click(await page.canvas.findByRole('button', { name }));
  /** Turns the first tour until the other one has followed it to a direction. */
  const follows = async (view: { scene: string; yaw: number }, expected: object) => {
    main.turn({ ...AT, ...view });
    await waitFor(() => expect(other.view()).toMatchObject(expected));
  };
  return { ...page, tAlign: t, main, other, tool, press, follows };
}

const close = (yaw: number): unknown => expect.closeTo(yaw, 5);

/** Rooms with the same title, regardless of diacritics, turn together. */
export const MatchedByTitle: Story = {
  play: async (context) => {
    const { canvas, follows, t } = await compare(context);
    await follows({ scene: 'court-b', yaw: 1 }, { scene: 'court-a', yaw: 1 });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t('viewer.matchRooms') })).toBeNull(),
    );
  },
};

/** No room of the other date is known to be the same: its tour stays where it is. */
export const Unmatched: Story = {
  tags: ['empty'],
  play: async (context) => {
    const { canvas, dayText, main, other, t, tAlign } = await compare(context);
    const match = await canvas.findByRole('button', { name: t('viewer.matchRooms') });
    await expect(match).toBeVisible();
    const day = dayText('2024-02-01');
    await expect(canvas.getByText(tAlign('align.unmatched', { day }))).toBeInTheDocument();
    main.turn({ scene: 'entrance', yaw: 1 });
    await expect(other.view()).toBeUndefined();
  },
};

/** The user chooses the same room once; this device remembers it. */
export const MatchesRooms: Story = {
  play: async (context) => {
    const { canvas, dayText, follows, press, t, tAlign, tool } = await compare(context);
    await press(t('viewer.matchRooms'));
    const name = tAlign('align.sameRoom', { day: dayText('2024-02-01') });
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name }), 'Lobby');
    await expect(await screen.findByText(tAlign('align.matched'))).toBeInTheDocument();
    await expect(canvas.queryByRole('combobox', { name })).toBeNull();
    await follows({ scene: 'entrance', yaw: 1 }, { scene: 'lobby', yaw: 1 });
    await expect(localStorage.getItem('tour-alignments-noor')).toContain('lobby');
    // More leads to another choice.
    await tool(t('viewer.matchRooms'));
    await expect(await canvas.findByRole('combobox', { name })).toHaveValue('lobby');
  },
};

/** While the direction is adjusted, each tour turns alone. */
export const Adjusting: Story = {
  play: async (context) => {
    const { canvas, follows, main, other, press, t, tAlign, tool } = await compare(context);
    await follows({ scene: 'court-b', yaw: 1 }, { scene: 'court-a', yaw: 1 });
    await tool(t('viewer.adjustDirection'));
    await expect(await canvas.findByText(tAlign('align.turnMore'))).toBeVisible();
    other.turn({ scene: 'court-a', yaw: 1.5 });
    main.turn({ scene: 'court-b', yaw: 1.1 });
    await expect(other.view()).toMatchObject({ yaw: 1 });
    // The other tour follows again.
    await press(tAlign('align.cancel'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(other.view()).toMatchObject({ yaw: 1.1 }));
  },
};

/** From now on, the other tour is turned by the difference. Undo restores what was before. */
export const Locked: Story = {
  tags: ['done'],
  play: async (context) => {
    const { canvas, follows, other, press, t, tAlign, tool } = await compare(context);
    await follows({ scene: 'court-b', yaw: 1 }, { scene: 'court-a', yaw: 1 });
    await tool(t('viewer.adjustDirection'));
    await canvas.findByText(tAlign('align.turnMore'));
    other.turn({ scene: 'court-a', yaw: 1.5 });
    await press(tAlign('align.lock'));
    await expect(await canvas.findByText(tAlign('align.locked'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: tAlign('align.undo') })).toHaveFocus(),
    );
    await follows({ scene: 'court-b', yaw: 2 }, { scene: 'court-a', yaw: close(2.5) });
    await press(tAlign('align.undo'));
    await waitFor(() => expect(other.view()).toMatchObject({ yaw: 2 }));
    await expect(localStorage.getItem('tour-alignments-noor')).toBeNull();
  },
};

/** An alignment from the server. A client resets its direction on this device; the rooms remain matched. */
export const Reset: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(tourAlignments.one),
  play: async (context) => {
    const { canvas, follows, other, press, t, tAlign, tool } = await compare(context);
    const aligned = close(1 - Math.PI / 4);
    await follows({ scene: 'entrance', yaw: 1 }, { scene: 'lobby', yaw: aligned });
    await tool(t('viewer.adjustDirection'));
    await canvas.findByText(tAlign('align.turnMore'));
    await press(tAlign('align.reset'));
    await waitFor(() => expect(other.view()).toMatchObject({ scene: 'lobby', yaw: 1 }));
  },
};

const ADMIN = {
  ...offices(COMPARED),
  path: `/user/admin/access-project/noor/Wadi%20Offices/2024-09-15${COMPARED}`,
  route: '/user/:userName/access-project/:owner/:projectName/:date',
  token: 't-admin',
};

async function lock(page: Awaited<ReturnType<typeof compare>>) {
  const { canvas, follows, other, press, t, tAlign, tool } = page;
  await follows({ scene: 'court-b', yaw: 1 }, { scene: 'court-a', yaw: 1 });
  await tool(t('viewer.adjustDirection'));
  await canvas.findByText(tAlign('align.turnMore'));
  other.turn({ scene: 'court-a', yaw: 1.5 });
  await press(tAlign('align.lock'));
}

/** An admin aligns the tours for everyone. */
export const LockedForEveryone: Story = {
  tags: ['done'],
  parameters: { screen: ADMIN },
  beforeEach: ({ msw }) => msw.use(currentUser.adminWithAccess),
  play: async (context) => {
    const page = await compare(context);
    await lock(page);
    await expect(await page.canvas.findByText(page.tAlign('align.lockedForAll'))).toBeVisible();
    await expect(localStorage.getItem('tour-alignments-admin')).toBeNull();
  },
};

/** The change is undone, and can be sent again. */
export const SavingFails: Story = {
  tags: ['error'],
  parameters: { screen: ADMIN },
  beforeEach: ({ msw }) => msw.use(currentUser.adminWithAccess, setTourAlignment.serverError),
  play: async (context) => {
    const page = await compare(context);
    await lock(page);
    const alert = await page.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(page.tAlign('align.failed'));
    context.msw.use(setTourAlignment.done);
    await page.press(textOf(problemTexts, context.globals)('retry'));
    await waitFor(() => expect(page.canvas.queryByRole('alert')).toBeNull());
  },
};

let opened: MockInstance<XMLHttpRequest['open']>;

/** A tour alone is shown without a request for alignments. */
export const RequestedWhenCompared: Story = {
  parameters: { screen: offices() },
  beforeEach: () => {
    opened = spyOn(XMLHttpRequest.prototype, 'open');
    return () => opened.mockRestore();
  },
  play: play(async ({ canvas, t, tour }) => {
    const requests = () => opened.mock.calls.filter(([, url]) => `${url}`.includes('alignments'));
    await tour('Wadi Offices', '2024-09-15');
    await canvas.findByRole('combobox', { name: t('viewer.room') });
    await expect(requests()).toHaveLength(0);
    await userEvent.click(await canvas.findByRole('button', { name: t('viewer.compare') }));
    await waitFor(() => expect(requests()).toHaveLength(1));
  }),
};

/** Tours are compared without the alignments of the server. */
export const LoadingFails: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(tourAlignments.serverError),
  play: async (context) => {
    const { canvas, follows } = await compare(context);
    await follows({ scene: 'court-b', yaw: 1 }, { scene: 'court-a', yaw: 1 });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A tour whose camera cannot be set: only the room is kept, which is said once. */
export const SceneOnly: Story = {
  beforeEach: ({ msw }) => msw.use(captures({ turns: false })),
  play: async (context) => {
    const { canvas, follows, press, t, tAlign } = await compare(context);
    await expect(await canvas.findByText(tAlign('align.sceneOnly'))).toBeVisible();
    await follows({ scene: 'court-b', yaw: 1 }, { scene: 'court-a', yaw: 0 });
    await press(tAlign('align.close'));
    await expect(canvas.queryByText(tAlign('align.sceneOnly'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.more') }));
    const more = within(await screen.findByRole('dialog', { name: t('viewer.more') }));
    await expect(more.queryByRole('button', { name: t('viewer.adjustDirection') })).toBeNull();
  },
};

export const AdjustingOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const page = viewer(context);
    const t = textOf(alignTexts, context.globals);
    const [main, other] = [
      await page.tour('Wadi Offices', '2024-09-15'),
      await page.tour('Wadi Offices', '2024-02-01'),
    ];
    main.turn({ scene: 'court-b', yaw: 1 });
    await waitFor(() => expect(other.view()).toMatchObject({ scene: 'court-a' }));
    await userEvent.click(page.canvas.getByRole('button', { name: page.t('viewer.more') }));
    await userEvent.click(
      await screen.findByRole('button', { name: page.t('viewer.adjustDirection') }),
    );
    await expect(await page.canvas.findByRole('button', { name: t('align.lock') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
