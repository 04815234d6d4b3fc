import {
  deleteFootage,
  deliveries,
  footage,
  footageContent,
  footageFiles,
  takeFootage,
} from '@jawla/mocks';
import { footageArchiveUrl, footageDownloadUrl, footageFilmUrl } from '@jawla/contract/footage';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { isolateIn } from '#core/i18n';
import { Page } from '#shell';
import {
  type Context,
  findDialog,
  languageOf,
  playWith,
  remoteStories,
  screenMeta,
  type Story,
  textOf,
  uiText,
} from '#testing';
import { features } from '../../inbox.page';
import { inboxTexts } from '../../inbox.texts';
import { FootageInboxScreen } from './FootageInboxScreen';

const meta = {
  title: 'Screens/Admin/Uploaded files',
  tags: ['whole'],
  ...screenMeta({
    page: 'footage',
    screen: FootageInboxScreen,
    features,
    as: 'admin',
    answers: [
      footage.filled,
      footageFiles.filled,
      takeFootage.done,
      deleteFootage.done,
      ...footageContent,
    ],
  }),
};

export default meta;

const texts = ({ globals }: Pick<Context, 'globals'>) => textOf(inboxTexts, globals);
const play = playWith((context) => ({ t: texts(context) }));

/** The rows of a project's deliveries. */
async function deliveriesOf({ canvas }: Pick<Context, 'canvas'>, project: string) {
  const buttons = await canvas.findAllByRole('button', { name: project });
  return buttons.map((button) => {
    const row = button.closest('tr');
    if (row === null) throw new Error(`${project} is not in a row`);
    return within(row);
  });
}

async function firstOf(context: Pick<Context, 'canvas'>, project = 'Harbour House') {
  const [first] = await deliveriesOf(context, project);
  if (first === undefined) throw new Error(`${project} has no deliveries`);
  return first;
}

const named = ({ globals }: Pick<Context, 'globals'>) =>
  isolateIn(languageOf(globals), 'Harbour House');

/** Opens the menu of the first delivery. */
async function openMenu(context: Context, first = firstOf(context)): Promise<void> {
  const label = texts(context)('menu.label', { name: named(context) });
  await userEvent.click((await first).getByRole('button', { name: label }));
}

/** Opens the first delivery, and returns the drawer with its files. */
async function openFiles(context: Context) {
  const first = await firstOf(context);
  await userEvent.click(first.getByRole('button', { name: 'Harbour House' }));
  return findDialog('dialog', 'Harbour House');
}

async function takeFirst(context: Context): Promise<void> {
  const first = await firstOf(context);
  const name = texts(context)('take.name', { name: named(context) });
  await userEvent.click(first.getByRole('button', { name }));
}

/** Deletes the first delivery, and confirms the question. */
async function deleteFirst(context: Context): Promise<void> {
  const t = texts(context);
  await openMenu(context);
  await userEvent.click(await context.canvas.findByRole('menuitem', { name: t('delete') }));
  const dialog = within(await context.canvas.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.getByText(t('delete.notTaken'))).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: t('delete') }));
}

export const Filled: Story = {
  play: play(async ({ t, canvasElement, canvas, context }) => {
    await firstOf(context);
    const [still] = canvasElement.querySelectorAll('img');
    await expect([still?.clientWidth, still?.clientHeight]).toEqual([64, 40]);
    const [photos, films] = await deliveriesOf(context, 'Harbour House');
    if (photos === undefined || films === undefined) throw new Error('A delivery is missing');
    await expect(photos.getByText('Sami Odeh')).toBeVisible();
    await expect(
      photos.getByRole('link', { name: t('downloadAll.name', { name: named(context) }) }),
    ).toHaveAttribute('href', footageArchiveUrl(deliveries.photos._id));
    const [unmatched] = await deliveriesOf(context, 'فيلا الامانة');
    await expect(unmatched?.getByText(t('unmatched'))).toBeVisible();
    await openMenu(context, Promise.resolve(films));
    const preparing = await canvas.findByRole('menuitem', { name: t('preparing') });
    await expect(preparing).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('menuitem', { name: t('openProject') })).toHaveAttribute(
      'href',
      '/dashboard/noor/project/p-harbour',
    );
  }),
};

/** Rows without boxes, of one height, with all actions in one menu. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ canvas, t, context }) => {
    await firstOf(context);
    const rows = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
    await expect((rows[0]?.top ?? 0) + window.scrollY).toBeLessThanOrEqual(232);
    await expect(rows.map(({ height }) => Math.round(height))).toEqual([72, 72, 72]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await openMenu(context);
    const take = await canvas.findByRole('menuitem', { name: t('take') });
    // The menu fades in.
    await waitFor(() => expect(take).toBeVisible());
    await expect(canvas.getByRole('menuitem', { name: t('downloadAll') })).toHaveAttribute(
      'href',
      footageArchiveUrl(deliveries.photos._id),
    );
  }),
};

export const Files: Story = {
  play: play(async ({ t, context }) => {
    const drawer = await openFiles(context);
    const name = t('files.label', { name: 'Harbour House' });
    const list = within(await drawer.findByRole('list', { name }));
    await expect(list.getAllByRole('listitem')).toHaveLength(42);
    await expect(
      list.getByRole('link', { name: t('file.download', { name: 'IMG_2041.jpg' }) }),
    ).toHaveAttribute('href', footageDownloadUrl('f-front'));
    await expect(list.getByText(t('file.missing'))).toBeVisible();
    await expect(
      list.queryByRole('link', { name: t('file.download', { name: 'IMG_2044.jpg' }) }),
    ).toBeNull();
  }),
};

export const Film: Story = {
  tags: ['error'],
  play: play(async ({ t, context }) => {
    const drawer = await openFiles(context);
    const play = await drawer.findByRole('button', { name: t('file.play', { name: 'hall.mp4' }) });
    await userEvent.click(play);
    const dialog = await findDialog('dialog', 'hall.mp4');
    const video = dialog.getByLabelText('hall.mp4', { selector: 'video' });
    await expect(video).toHaveAttribute('src', footageFilmUrl('f-hall'));
    await expect(video).toHaveAttribute('preload', 'metadata');
    // The mock has no film.
    await expect(await dialog.findByText(t('film.failed'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: uiText('close') }));
    await waitFor(() => expect(play).toHaveFocus());
  }),
};

export const FilesLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(footageFiles.never),
  play: play(async ({ t, context }) => {
    const drawer = await openFiles(context);
    await expect(await drawer.findByText(t('files.loading'))).toBeInTheDocument();
  }),
};

export const FilesGone: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(footageFiles.gone),
  play: play(async ({ globals, msw, t, context }) => {
    const drawer = await openFiles(context);
    await expect(await drawer.findByText(t('files.failed'), { exact: false })).toBeVisible();
    msw.use(footageFiles.filled);
    const retry = textOf(problemTexts, globals)('retry');
    await userEvent.click(drawer.getByRole('button', { name: retry }));
    await expect(await drawer.findByTitle('hall.mp4')).toBeVisible();
  }),
};

export const Taken: Story = {
  tags: ['done'],
  play: play(async ({ canvas, msw, t, context }) => {
    await firstOf(context);
    msw.use(footage.withoutFirst);
    await takeFirst(context);
    await waitFor(async () => expect(await deliveriesOf(context, 'Harbour House')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    msw.use(footage.filled);
    await userEvent.click(canvas.getByRole('radio', { name: t('list.taken') }));
    // Until the list has loaded, the other one is shown.
    await waitFor(async () =>
      expect((await firstOf(context)).getByText('Layla Mansour', { exact: false })).toBeVisible(),
    );
    const taken = await firstOf(context);
    const name = t('take.name', { name: named(context) });
    await expect(taken.queryByRole('button', { name })).toBeNull();
  }),
};

/** After the files were looked at: the drawer closes, and the focus does not get lost with the row. */
export const TakenInDrawer: Story = {
  tags: ['done'],
  play: play(async ({ canvas, msw, t, context }) => {
    const drawer = await openFiles(context);
    msw.use(footage.withoutFirst);
    await userEvent.click(drawer.getByRole('button', { name: t('take') }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await deliveriesOf(context, 'Harbour House')).toHaveLength(1));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  }),
};

/** The page is left and opened again: what was announced then is not announced again. */
export const TakenBefore: Story = {
  play: play(async ({ canvas, t, context }) => {
    const taken = t('taken', { name: 'Harbour House' });
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await takeFirst(context);
    await waitFor(() => expect(said()).toContain(taken));
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await firstOf(context);
    await expect(said()).not.toContain(taken);
  }),
  render: function Reopened() {
    const [visit, setVisit] = useState(0);
    return (
      <Page name="footage">
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Open again
        </button>
        <FootageInboxScreen key={visit} />
      </Page>
    );
  },
};

export const TakenTooLate: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(takeFootage.gone),
  play: play(async ({ canvas, t, context }) => {
    await takeFirst(context);
    await expect(await canvas.findByText(t('takeFailed'), { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: uiText('close') }));
    await waitFor(() => expect(canvas.queryByText(t('takeFailed'), { exact: false })).toBeNull());
  }),
};

export const Deleted: Story = {
  tags: ['done'],
  play: async (context) => {
    await firstOf(context);
    context.msw.use(footage.withoutFirst);
    await deleteFirst(context);
    await waitFor(async () => expect(await deliveriesOf(context, 'Harbour House')).toHaveLength(1));
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const DeleteFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(deleteFootage.serverError),
  play: play(async ({ t, canvas, context }) => {
    await deleteFirst(context);
    const failed = t('deleteFailed');
    await expect(await canvas.findByText(failed, { exact: false })).toBeVisible();
    await expect(await deliveriesOf(context, 'Harbour House')).toHaveLength(2);
  }),
};

export const Searched: Story = {
  tags: ['empty'],
  play: play(async ({ canvas, t, context }) => {
    await firstOf(context);
    const field = canvas.getByRole('searchbox', { name: t('inbox.search') });
    await userEvent.type(field, 'فيلا');
    await firstOf(context, 'فيلا الامانة');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Harbour House' })).toBeNull());
    await userEvent.type(field, 'ت');
    await expect(await canvas.findByText(t('empty.search'))).toBeVisible();
  }),
};

export const Pages: Story = {
  beforeEach: ({ msw }) => msw.use(footage.manyPages),
  play: play(async ({ canvas, t, context }) => {
    await expect(await canvas.findByText(t('inbox.count', { smart_count: 45 }))).toBeVisible();
    const turn = () => userEvent.click(canvas.getByRole('button', { name: uiText('next') }));
    await turn();
    await waitFor(() =>
      expect(canvas.getByRole('navigation', { name: uiText('pages') })).toHaveTextContent(
        `${uiText('page')} 2`,
      ),
    );
    await turn();
    await waitFor(async () => expect(await deliveriesOf(context, 'فيلا الامانة')).toHaveLength(5));
    await expect(canvas.getByRole('button', { name: uiText('next') })).toBeDisabled();
  }),
};

/** The page does not exist: the last one is shown, and never that there is nothing. */
export const PageThatVanished: Story = {
  parameters: { screen: { path: '/footage?page=1000' } },
  beforeEach: ({ msw }) => msw.use(footage.manyPages),
  play: async (context) => {
    await waitFor(async () => expect(await deliveriesOf(context, 'فيلا الامانة')).toHaveLength(5));
  },
};

/** The page before stays with its caption, which has the focus, and its pager. */
export const NextPageLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(footage.manyPages),
  play: play(async ({ canvas, msw, t, context }) => {
    await canvas.findByText(t('inbox.count', { smart_count: 45 }));
    const next = canvas.getByRole('button', { name: uiText('next') });
    next.focus();
    msw.use(footage.never);
    await userEvent.keyboard('{Enter}');
    const caption = await canvas.findByText(t('inbox.loading'));
    await expect(document.activeElement).toContainElement(caption);
    await expect(next).toBeVisible();
    await expect((await deliveriesOf(context, 'فيلا الامانة')).length).toBeGreaterThan(5);
  }),
};

/** The files are chosen again in the navigation: the field shows what the URL says. */
export const SearchLeft: Story = {
  play: play(async ({ canvas, t, context }) => {
    await firstOf(context);
    const field = canvas.getByRole('searchbox', { name: t('inbox.search') });
    await userEvent.type(field, 'فيلا');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Harbour House' })).toBeNull());
    const link = canvas
      .getAllByRole('link')
      .find((each) => each.getAttribute('href') === '/footage');
    if (link === undefined) throw new Error('Nothing leads to the uploaded files');
    await userEvent.click(link);
    await waitFor(() => expect(field).toHaveValue(''));
    await firstOf(context);
  }),
};

export const NearlyFull: Story = {
  beforeEach: ({ msw }) => msw.use(footage.nearlyFull),
  play: play(async ({ t, canvas }) => {
    const warning = t('space.warning', { percent: 80 });
    await expect(await canvas.findByText(warning)).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '8300000000');
  }),
};

export const Full: Story = {
  beforeEach: ({ msw }) => msw.use(footage.full),
  play: play(async ({ t, canvas }) => {
    const warning = t('space.warning', { percent: 90 });
    await expect(await canvas.findByText(warning)).toBeVisible();
  }),
};

/** A bucket has no limit. */
export const Unlimited: Story = {
  beforeEach: ({ msw }) => msw.use(footage.unlimited),
  play: play(async ({ t, canvas }) => {
    const used = t('space.label');
    await expect(await canvas.findByText(used, { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  }),
};

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(footage.empty),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('empty.waiting'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('list.taken') }));
    await expect(await canvas.findByText(t('empty.taken'))).toBeVisible();
  }),
};

const remote = remoteStories({
  answers: footage,
  says: (context, state) => texts(context)(`inbox.${state}`),
  shown: firstOf,
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };
