/** What the stories of the editor's parts have in common: each shows the whole screen. */
import { projects, usersEmail } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenMeta, textOf, type Context, type ScreenMetaOptions } from '#testing';
import { features } from '../../editor.page';
import { editorTexts } from '../editor.texts';
import { EditProjectScreen } from '../screens/EditProjectScreen/EditProjectScreen';

/** A finished project with a single date. */
export const DONE = { path: '/dashboard/noor/project/p-harbour' };

/** The editor of a project in progress with three dates. */
export function editorMeta({ answers = [], ...options }: Partial<ScreenMetaOptions> = {}) {
  return screenMeta({
    page: 'projectEditor',
    screen: EditProjectScreen,
    path: '/dashboard/noor/project/p-offices',
    features,
    as: 'admin',
    // `user/users_email` would also match the pattern of the signed-in user.
    answers: [...answers, usersEmail.found],
    ...options,
  });
}

/** Waits until the field takes the place of its placeholder. */
async function enabled(find: () => HTMLElement) {
  await waitFor(() => expect(find()).toBeEnabled());
  return find();
}

export function editor({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(editorTexts, globals);
  const dayFields = () =>
    canvas
      .queryAllByPlaceholderText('YYYY-MM-DD')
      .filter((field) => field.hasAttribute('data-day'));
  const days = () => dayFields().map((field) => field.getAttribute('data-day'));
  return {
    t,
    canvas,
    dayFields,
    days,
    dayField: (number: number) => canvas.getByLabelText(t('dates.subDate', { number })),
    name: () => enabled(() => canvas.getByLabelText(t('facts.name'))),
    status: (status: 'done' | 'in-progress') =>
      enabled(() => canvas.getByRole('radio', { name: t(`status.${status}`) })),
    cover: () => enabled(() => canvas.getByLabelText(t('cover.replace'))),
    search: () => enabled(() => canvas.getByRole('searchbox', { name: t('access.search') })),
    save: () => canvas.getByRole('button', { name: t('editor.save') }),
    addDate: () => userEvent.click(canvas.getByRole('button', { name: t('dates.add') })),
    removeButtons: () => canvas.getAllByRole('button', { name: t('dates.remove') }),
  };
}

/** Waits until the tours of all dates are known: later responses would report that the server is reachable again. */
export async function toursKnown(context: Context, count = projects.offices.subDate.length) {
  const { canvas, t } = editor(context);
  await waitFor(() => expect(canvas.getAllByText(t('tour.ready'))).toHaveLength(count));
}

export async function saveChange(context: Context) {
  const { name, save } = editor(context);
  await userEvent.type(await name(), ' 2');
  await userEvent.click(save());
}
