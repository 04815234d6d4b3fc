import type { TourScene, TourView } from '@jawla/contract/tourProtocol';
import { projectFolder } from '@jawla/mocks';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type Context, playWith, type Story } from '#testing';
import { offices, recordTours, viewer, viewerMeta } from '../../testing/viewerStories';

/** The rooms of a tour that speaks the protocol. */
const meta = {
  title: 'Screens/Client/Project viewer/Rooms',
  ...viewerMeta(),
  beforeEach: recordTours,
};

export default meta;

const play = playWith(viewer);

const FEW = [
  { id: 'hall', title: 'Main hall' },
  { id: 'court', title: 'الفناء الداخلي' },
  { id: 'room-3' },
  { id: 'a scene with a long id that no link has', title: 'Roof' },
];
const AT_THE_START = { scene: 'hall', yaw: 0.5, pitch: 0, zoom: 50 };

const LONG_ARABIC =
  'قاعة الاستقبال الرئيسية في الطابق الأرضي المطلة على الحديقة الجنوبية وبركة السباحة ومواقف السيارات وممر المشاة إليها';

const TWELVE = [
  'Main hall',
  'المَطبخ الأمامي',
  'المطبخ الخلفي',
  'Kitchen',
  'Bedroom',
  'Bedroom',
  'مجلس',
  'Stairs',
  'Corridor',
  'Roof',
  'Garage',
  LONG_ARABIC,
].map((title, at) => ({ id: `room-${at}`, title }));

const THOUSANDS = Array.from({ length: 2000 }, (_, at) => ({ id: `s${at}`, title: `Room ${at}` }));

/** The tours of Harbour House, or of a date of Wadi Offices and of a shared project. */
const speaking = (scenes: readonly TourScene[], view?: TourView) =>
  projectFolder.speakingOn({
    '': { scenes, view },
    '2024-09-15': { scenes, view },
    '2024-03-05': { scenes, view },
  });

const list = ({ canvas, t }: ReturnType<typeof viewer>) =>
  canvas.findByRole('combobox', { name: t('viewer.room') });

/** The bar and the page end where the window does. */
async function expectNoOverflow({ canvas, t }: ReturnType<typeof viewer>) {
  const bar = canvas.getByRole('group', { name: t('viewer.controls') });
  await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** The sign of the list is at the inline end of the page, whatever the script of the name, and not on the name. */
async function expectInPageDirection(rooms: HTMLElement) {
  const box = rooms.closest('div')?.getBoundingClientRect();
  const sign = rooms.closest('div')?.querySelector('svg')?.getBoundingClientRect();
  if (box === undefined || sign === undefined) throw new Error('The list has no sign.');
  const [start, end] = [sign.left - box.left, box.right - sign.right];
  await expect(document.dir === 'rtl' ? start : end).toBeLessThan(box.width / 4);
  const { direction, paddingInlineEnd, inlineSize } = getComputedStyle(rooms);
  await expect(direction).toBe(document.dir);
  // A select is below its sign, an input beside it.
  if (rooms instanceof HTMLSelectElement) {
    await expect(Number.parseFloat(paddingInlineEnd)).toBeGreaterThan(sign.width);
  }
  await expect(Number.parseFloat(inlineSize)).toBeLessThanOrEqual(280);
}

/** A tablet on its side, and smaller windows of laptops. */
const TABLET = {
  globals: { viewport: { value: 'tabletOnItsSide', isRotated: false } },
  viewport: {
    options: {
      tabletOnItsSide: { name: 'Tablet', styles: { width: '1000px', height: '700px' } },
    },
  },
};

/** Back, the name, the dates and the tools have room beside one another, and the name can be read. */
export const OnATablet: Story = {
  globals: TABLET.globals,
  parameters: { screen: offices(), viewport: TABLET.viewport },
  beforeEach: ({ msw }) =>
    msw.use(
      projectFolder.speakingOn({
        '2024-09-15': { scenes: FEW, view: AT_THE_START },
        '2024-02-01': { scenes: FEW },
      }),
    ),
  play: async (context) => {
    const page = viewer(context);
    const { canvas, t } = page;
    await page.tour('Wadi Offices', '2024-09-15');
    await waitFor(() => expect(window.innerWidth).toBe(1000));
    const dates = await canvas.findByRole('combobox', { name: t('viewer.date') });
    const places = [
      canvas.getByRole('link', { name: t('viewer.back') }),
      canvas.getByText('Wadi Offices', { selector: '[aria-hidden] > span > bdi' }),
      canvas.getByRole('button', { name: t('viewer.older') }),
      dates,
      canvas.getByRole('button', { name: t('viewer.newer') }),
      await list(page),
      await canvas.findByRole('button', { name: t('viewer.compare') }),
      canvas.getByRole('button', { name: t('viewer.more') }),
    ].map((control) => control.getBoundingClientRect());
    const inOrder = document.dir === 'rtl' ? places.toReversed() : places;
    for (const [index, { left, width, top, bottom }] of inOrder.entries()) {
      await expect(width).toBeGreaterThan(30);
      const before = inOrder[index - 1];
      if (before === undefined) continue;
      await expect(left).toBeGreaterThanOrEqual(before.right);
      // All in one line.
      await expect(top).toBeLessThan(before.bottom);
      await expect(bottom).toBeGreaterThan(before.top);
    }
    await expectNoOverflow(page);
  },
};

/** The current room, and the others to choose from. A room that the user enters in the tour is announced once. */
export const Known: Story = {
  beforeEach: ({ msw }) => msw.use(speaking(FEW, AT_THE_START)),
  play: async (context) => {
    const page = viewer(context);
    const { t, tour } = page;
    const { turn, view } = await tour('Harbour House');
    const rooms = await list(page);
    await expect(rooms).toHaveValue('hall');
    const options = within(rooms).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent).slice(-4)).toEqual([
      'Main hall',
      'الفناء الداخلي',
      t('viewer.roomNumber', { number: '3' }),
      'Roof',
    ]);
    turn({ scene: 'court' });
    await waitFor(() => expect(rooms).toHaveValue('court'));
    const announced = t('viewer.nowInRoom', { room: '\u2068الفناء الداخلي\u2069' });
    await expect(await screen.findByText(announced)).toBeInTheDocument();
    turn({ scene: 'court', yaw: 2 });

    // As its author starts it; a tour that does not know that shows the middle.
    await userEvent.selectOptions(rooms, 'Main hall');
    await waitFor(() => expect(view()).toMatchObject({ scene: 'hall', yaw: 0, own: true }));
    await expect(rooms).toHaveValue('hall');
    await expect(screen.getAllByText(announced)).toHaveLength(1);
    await expectInPageDirection(rooms);
    await expectNoOverflow(page);
  },
};

/** A tour that speaks the protocol, but does not tell its rooms. */
export const Unknown: Story = {
  beforeEach: ({ msw }) => msw.use(speaking([])),
  play: play(async ({ canvas, t, tour }) => {
    const { turn } = await tour('Harbour House');
    turn({ scene: 'hall' });
    await expect(canvas.queryByRole('combobox', { name: t('viewer.room') })).toBeNull();
  }),
};

/** Which room is shown is not known until the user turns. */
export const CurrentUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(speaking(FEW)),
  play: async (context) => {
    const page = viewer(context);
    const { turn } = await page.tour('Harbour House');
    const rooms = await list(page);
    await expect(rooms).toHaveValue('');
    await expect(rooms).toHaveDisplayValue(page.t('viewer.chooseRoom'));
    turn({ scene: 'room-3' });
    await waitFor(() => expect(rooms).toHaveValue('room-3'));
  },
};

async function openList(context: Context) {
  const page = viewer(context);
  await page.tour('Harbour House');
  const rooms = await waitFor(async () => {
    const found = await list(page);
    await expect(found).toHaveAttribute('aria-expanded', 'false');
    return found;
  });
  await userEvent.click(rooms);
  await userEvent.keyboard('{ArrowDown}');
  return { page, rooms, options: await screen.findAllByRole('option') };
}

/** More than eight: the list is searched. Bedrooms with the same title are two rooms. */
export const ListOpen: Story = {
  beforeEach: ({ msw }) => msw.use(speaking(TWELVE, { ...AT_THE_START, scene: 'room-0' })),
  play: async (context) => {
    const { rooms, options } = await openList(context);
    await expect(options).toHaveLength(12);
    await expectInPageDirection(rooms);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    for (const option of options) {
      await expect(option.querySelector('bdi')).toHaveAttribute('dir', 'auto');
    }
    await expect(rooms).toHaveFocus();
  },
};

/** Without hamza and diacritics. The keyboard chooses, and the focus stays in the bar. */
export const Searching: Story = {
  beforeEach: ({ msw }) => msw.use(speaking(TWELVE, { ...AT_THE_START, scene: 'room-0' })),
  play: async (context) => {
    const { page, rooms } = await openList(context);
    const { view } = await page.tour('Harbour House');
    await userEvent.clear(rooms);
    await userEvent.type(rooms, 'مطبخ ال');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(view()).toMatchObject({ scene: 'room-1' }));
    await expect(rooms).toHaveFocus();
    await expect(rooms).toHaveValue('المَطبخ الأمامي');
  },
};

export const NothingFound: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(speaking(TWELVE, { ...AT_THE_START, scene: 'room-0' })),
  play: async (context) => {
    const { page, rooms } = await openList(context);
    await userEvent.clear(rooms);
    await userEvent.type(rooms, 'zzz');
    const note = await screen.findByText(page.t('viewer.noRooms'));
    // In the first frame of its fade-in it is transparent.
    await waitFor(() => expect(note).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rooms).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** As many as the protocol allows: only those near the visible ones are in the DOM. */
export const TwoThousand: Story = {
  beforeEach: ({ msw }) => {
    // The URL of the tour has the first of them: it would be too long with all.
    msw.use(projectFolder.speakingOn({ '': { scenes: THOUSANDS.slice(0, 9) } }));
  },
  play: async (context) => {
    const page = viewer(context);
    const { element, view } = await page.tour('Harbour House');
    await list(page);
    element.contentWindow?.postMessage({ type: 'restart', scenes: THOUSANDS }, '*');
    await userEvent.click(await list(page));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '2000'),
    );
    await userEvent.keyboard('{Escape}{ArrowUp}');
    // The option is rendered again when the code for virtualization has loaded.
    await waitFor(() => expect(screen.getByRole('option', { name: 'Room 1999' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(100);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(view()).toMatchObject({ scene: 's1999' }));
  },
};

/** A title of 120 letters shortens, in the narrowest window that has the bar in one line. */
export const LongTitles: Story = {
  parameters: { screen: offices() },
  beforeEach: ({ msw }) => msw.use(speaking(TWELVE, { ...AT_THE_START, scene: 'room-11' })),
  play: async (context) => {
    const page = viewer(context);
    await page.tour('Wadi Offices', '2024-09-15');
    await waitFor(async () => expect(await list(page)).toHaveDisplayValue(LONG_ARABIC));
    await expectNoOverflow(page);
  },
};

/** On a phone, the rooms are in More; choosing one closes it. */
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'mobile1' } },
  parameters: { screen: offices() },
  beforeEach: ({ msw }) =>
    msw.use(
      speaking([...FEW, { id: 'long', title: LONG_ARABIC }], { ...AT_THE_START, scene: 'long' }),
    ),
  play: async (context) => {
    const page = viewer(context);
    const { canvas, t, tour } = page;
    const { view } = await tour('Wadi Offices', '2024-09-15');
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.more') }));
    const more = within(await screen.findByRole('dialog', { name: t('viewer.more') }));
    const rooms = await more.findByRole('combobox', { name: t('viewer.room') });
    await expect(rooms).toHaveValue('long');
    await expectNoOverflow(page);
    await userEvent.selectOptions(rooms, 'Roof');
    await waitFor(() => expect(view()).toMatchObject({ scene: FEW[3]?.id }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: t('viewer.more') })).toBeNull(),
    );
  },
};

const copied: string[] = [];

/** A project of another user: the link has what the user sees. */
export const CopiesTheView: Story = {
  parameters: {
    screen: {
      path: `/user/noor/access-project/khalid/${encodeURIComponent('فيلا الأمانة')}/2024-03-05`,
    },
  },
  beforeEach: ({ msw }) => {
    msw.use(speaking(FEW, AT_THE_START));
    copied.length = 0;
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    return () => write.mockRestore();
  },
  play: play(async ({ canvas, t, tour }) => {
    const { turn } = await tour('فيلا الأمانة', '2024-03-05');
    const copy = await canvas.findByRole('button', { name: t('viewer.copy') });
    await expect(copy).toBeVisible();
    turn({ scene: 'court', yaw: Math.PI / 2, pitch: -0.2, zoom: 30.4 });
    await waitFor(async () => {
      await userEvent.click(copy);
      await expect(copied.at(-1)).toMatch(/[?&]view=court~90~-11~30$/);
    });
    turn({ scene: FEW[3]?.id, yaw: -1 });
    await waitFor(async () => {
      await userEvent.click(copy);
      await expect(copied.at(-1)).toMatch(/[?&]view=\.4~-57~0~50$/);
    });
  }),
};

export const OpensAtAView: Story = {
  parameters: { screen: offices('?view=court~90~-11~30&compare=2024-02-01') },
  beforeEach: ({ msw }) =>
    msw.use(
      projectFolder.speakingOn({
        '2024-09-15': { scenes: FEW, view: AT_THE_START },
        '2024-02-01': { scenes: [{ id: 'pano-1', title: 'الفِناء الداخلى' }] },
      }),
    ),
  play: async (context) => {
    const page = viewer(context);
    const [first, second] = [
      await page.tour('Wadi Offices', '2024-09-15'),
      await page.tour('Wadi Offices', '2024-02-01'),
    ];
    await waitFor(() => expect(first.view()).toMatchObject({ scene: 'court', zoom: 30 }));
    await waitFor(() => expect(second.view()).toMatchObject({ scene: 'pano-1', zoom: 30 }));
    await expect(await list(page)).toHaveValue('court');
  },
};

/** A link to a room that the tour does not have, or with nonsense, opens the tour at its start. */
export const OpensAtTheStart: Story = {
  parameters: { screen: offices('?view=cellar~90~-11~30') },
  beforeEach: ({ msw }) => msw.use(speaking(FEW, AT_THE_START)),
  play: async (context) => {
    const page = viewer(context);
    const { view } = await page.tour('Wadi Offices', '2024-09-15');
    await waitFor(async () => expect(await list(page)).toHaveValue('hall'));
    await expect(view()).toBeUndefined();
    await expect(page.canvas.queryByRole('alert')).toBeNull();
  },
};

/** Another date opens in the same room, found by its title, and in the same direction. */
export const OnAnotherDate: Story = {
  parameters: { screen: offices() },
  beforeEach: ({ msw }) =>
    msw.use(
      projectFolder.speakingOn({
        '2024-09-15': { scenes: FEW, view: AT_THE_START },
        '2024-02-01': { scenes: [{ id: 'start' }, { id: 'pano-1', title: 'main HALL' }] },
      }),
    ),
  play: async (context) => {
    const page = viewer(context);
    const { turn } = await page.tour('Wadi Offices', '2024-09-15');
    await waitFor(async () => expect(await list(page)).toHaveValue('hall'));
    turn({ scene: 'hall', yaw: 1 });
    await userEvent.click(
      await page.canvas.findByRole('link', { name: page.dayText('2024-02-01') }),
    );
    const next = await page.tour('Wadi Offices', '2024-02-01');
    await waitFor(() => expect(next.view()).toMatchObject({ scene: 'pano-1' }));
    await waitFor(async () => expect(await list(page)).toHaveValue('pano-1'));
  },
};
