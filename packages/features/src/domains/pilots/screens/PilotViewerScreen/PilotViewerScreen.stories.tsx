import { pilot } from '@jawla/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { tourTexts } from '#tours';
import {
  type Context,
  expectMoving,
  type Play,
  playWith,
  screenMeta,
  type Story,
  textOf,
} from '#testing';
import { pilotTexts } from '../../pilots.texts';
import { PilotViewerScreen } from './PilotViewerScreen';
import { features } from '../../viewer.page';

const meta = {
  title: 'Screens/Public/Pilot viewer',
  ...screenMeta({
    page: 'pilot',
    screen: PilotViewerScreen,
    path: '/pilot-project/Demo%20pavilion',
    features,
    as: 'visitor',
  }),
};

export default meta;

function viewer({ canvasElement, globals }: Pick<Context, 'canvasElement' | 'globals'>) {
  const t = textOf(pilotTexts, globals);
  const tProject = textOf(tourTexts, globals);
  const canvas = within(canvasElement);
  return {
    t,
    tProject,
    canvas,
    frame: () => canvas.findByTitle(tProject('viewer.frame', { name: 'Demo pavilion' })),
    isWaiting: async () =>
      expect(await canvas.findByText(t('viewer.preparing'))).toBeInTheDocument(),
  };
}

const play = playWith(viewer);

function tells(words: (context: Context) => string): Play {
  return play(async ({ canvas, tProject, context }) => {
    await expect(
      await canvas.findByRole('heading', { name: tProject('viewer.failed') }),
    ).toBeVisible();
    await expect(canvas.getByText(words(context))).toBeVisible();
  });
}

export const Checking: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(pilot.never),
  play: async (context) => viewer(context).isWaiting(),
};

export const Waiting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(pilot.endless),
  play: play(async ({ frame, isWaiting }) => {
    await expect(await frame()).not.toBeVisible();
    await expectMoving();
    await isWaiting();
  }),
};

/** Only the tour: no login, no header, and no Back link for visitors who followed a link. */
export const Loaded: Story = {
  play: play(async ({ frame, canvas, t, tProject }) => {
    const tour = await frame();
    await waitFor(() => expect(tour).toBeVisible());
    await expect(canvas.queryByText(t('viewer.preparing'))).toBeNull();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('link', { name: tProject('viewer.back') })).toBeNull();
    await expect(document.title).toContain('Demo pavilion');
  }),
};

/** A link to a view opens the tour in that room; the visitor goes on from there. */
export const OpensAtAView: Story = {
  parameters: { screen: { path: '/pilot-project/Demo%20pavilion?view=court~90~0~30' } },
  beforeEach: ({ msw }) =>
    msw.use(
      pilot.speaking({
        scenes: [
          { id: 'hall', title: 'Hall' },
          { id: 'court', title: 'الفناء' },
        ],
      }),
    ),
  play: play(async ({ frame, canvas, tProject }) => {
    await waitFor(async () => expect(await frame()).toBeVisible());
    const rooms = await canvas.findByRole('combobox', { name: tProject('viewer.room') });
    await waitFor(() => expect(rooms).toHaveValue('court'));
    await userEvent.selectOptions(rooms, 'Hall');
    // The state changes in the next animation frame.
    await waitFor(() => expect(rooms).toHaveValue('hall'));
  }),
};

/** The error pages would redirect a visitor to the login without an explanation. */
export const MissingForAVisitor: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(pilot.notFound),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByRole('heading', { name: t('viewer.missing') })).toBeVisible();
    await expect(canvas.queryByTestId('elsewhere')).toBeNull();
    // Links to the portal and to the company.
    await expect(canvas.getByRole('link', { name: t('viewer.logIn') })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(
      canvas.getByRole('link', { name: new RegExp(t('viewer.contact')) }),
    ).toHaveAttribute('href', expect.stringMatching(/^(https|mailto):/));
  }),
};

export const MissingForTheSignedIn: Story = {
  parameters: { screen: { token: 't-noor' } },
  beforeEach: ({ msw }) => msw.use(pilot.notFound),
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/no-project-found');
    await expect(elsewhere).toHaveAttribute('data-state', '{"err":"no-project-found"}');
  },
};

export const ServerBroken: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(pilot.serverError),
  play: play(async ({ canvas, frame, globals, msw }) => {
    const retry = textOf(problemTexts, globals)('retry');
    const button = await canvas.findByRole('button', { name: retry });
    msw.use(pilot.there);
    await userEvent.click(button);
    const tour = await frame();
    await waitFor(() => expect(tour).toBeVisible());
  }),
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(pilot.unreachable),
  play: tells(({ globals }) => textOf(problemTexts, globals)('offline')),
};

/** A server may omit the path: the contract defines the default. */
export const WithoutPath: Story = {
  beforeEach: ({ msw }) => msw.use(pilot.withoutPath),
  play: play(async ({ frame }) => {
    const src = (await frame()).getAttribute('src') ?? '';
    await expect(new URL(src).pathname).toMatch(/^\/projects\/pilot_projects\/[^/]+\/index\.html$/);
  }),
};

export const UnsafeAddress: Story = {
  beforeEach: ({ msw }) => msw.use(pilot.hostile),
  play: tells(({ globals }) => textOf(tourTexts, globals)('viewer.unsafe')),
};
