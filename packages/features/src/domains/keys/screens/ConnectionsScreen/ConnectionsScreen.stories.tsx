import { createKey, keyList, revokeKey, rotateKey } from '@jawla/mocks';
import { keys, keySecret } from '@jawla/mocks/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formatDay, localDay } from '#core/i18n';
import {
  findDialog,
  languageOf,
  playWith,
  remoteStories,
  screenMeta,
  textOf,
  uiText,
  type Context,
  type Story,
} from '#testing';
import { features } from '../../list.page';
import type { KeyAction } from '../../keys.model';
import { keysTexts } from '../../keys.texts';
import { ConnectionsScreen } from './ConnectionsScreen';

const meta = {
  title: 'Screens/Admin/Connections',
  tags: ['whole'],
  ...screenMeta({ page: 'connections', screen: ConnectionsScreen, features, as: 'admin' }),
};

export default meta;

function page({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(keysTexts, globals);
  const menuOf = (name: string) => canvas.findByRole('button', { name: t('menu.label', { name }) });
  return {
    t,
    menuOf,
    /** Opens the menu of a key and chooses an action. */
    choose: async (name: string, action: KeyAction) => {
      await userEvent.click(await menuOf(name));
      await userEvent.click(await canvas.findByRole('menuitem', { name: t(`action.${action}`) }));
      return findDialog('alertdialog');
    },
    openForm: async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('form.open') }));
      return findDialog('dialog');
    },
  };
}

const play = playWith(page);
const remote = remoteStories({
  answers: keyList,
  says: (context, state) => page(context).t(state),
  shown: (context) => page(context).menuOf(keys.nightly.name),
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

export const Slow: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(keyList.slow),
  play: play(async ({ t, canvas, menuOf }) => {
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
    await expect(await menuOf(keys.nightly.name)).toBeVisible();
  }),
};

/** The role was changed while the page was open. */
export const Forbidden: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(keyList.forbidden),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  }),
};

/** Says what keys are for, and begins with one. */
export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(keyList.none),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('emptyHint'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('form.create') }));
    const dialog = await findDialog('dialog');
    await waitFor(() => expect(dialog.getByLabelText(t('form.name'))).toHaveFocus());
  }),
};

export const Filled: Story = {
  play: play(async ({ t, canvas }) => {
    const table = within(await canvas.findByRole('table', { name: t('title') }));
    await expect(await table.findByText(`${keys.nightly.prefix}…`)).toBeVisible();
    await expect(table.getByText(t('state.expired'))).toBeVisible();
    await expect(table.getByText(t('state.refused'))).toBeVisible();
    await expect(table.getByText(t('state.soon', { smart_count: 5 }))).toBeVisible();
    await expect(table.getByText('curl')).toBeVisible();
    await expect(table.getByText(t('used.never'))).toBeVisible();
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ menuOf }) => {
    await expect(await menuOf(keys.ending.name)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** The secret is shown in the same dialog, once. */
export const Creates: Story = {
  tags: ['done'],
  play: play(async ({ t, canvas, openForm }) => {
    const dialog = await openForm();
    await userEvent.type(dialog.getByLabelText(t('form.name')), 'Nightly upload');
    await userEvent.click(dialog.getByRole('checkbox', { name: t('scope.publish') }));
    await userEvent.selectOptions(dialog.getByLabelText(t('form.days')), '30');
    await userEvent.click(dialog.getByRole('button', { name: t('form.create') }));
    await expect(await dialog.findByDisplayValue(keySecret)).toBeVisible();
    const copy = dialog.getByRole('button', { name: t('secret.copy') });
    await waitFor(() => expect(copy).toHaveFocus());
    await expect(dialog.getByLabelText(t('secret.example'))).toHaveValue(
      `curl -H "Authorization: Bearer $JAWLA_KEY" ${window.location.origin}/api/pilot_project`,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: t('secret.done') }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(document.body).not.toHaveTextContent(keySecret);
    const next = await openForm();
    await expect(next.getByLabelText(t('form.name'))).toHaveValue('');
  }),
};

export const FormIncomplete: Story = {
  tags: ['error'],
  play: play(async ({ t, openForm }) => {
    const dialog = await openForm();
    await userEvent.click(dialog.getByRole('checkbox', { name: t('scope.read') }));
    await userEvent.click(dialog.getByRole('button', { name: t('form.create') }));
    await waitFor(() => expect(dialog.getByText(t('form.nameMissing'))).toBeVisible());
    await expect(dialog.getByText(t('form.scopesMissing'))).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(t('form.name'))).toHaveFocus());
  }),
};

export const Creating: Story = {
  beforeEach: ({ msw }) => msw.use(createKey.never),
  play: play(async ({ t, openForm }) => {
    const dialog = await openForm();
    await userEvent.type(dialog.getByLabelText(t('form.name')), 'Nightly upload');
    await userEvent.click(dialog.getByRole('button', { name: t('form.create') }));
    await expect(await dialog.findByRole('button', { name: t('form.creating') })).toBeVisible();
  }),
};

export const TooMany: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(createKey.tooMany),
  play: play(async ({ t, openForm }) => {
    const dialog = await openForm();
    await userEvent.type(dialog.getByLabelText(t('form.name')), 'Nightly upload');
    await userEvent.click(dialog.getByRole('button', { name: t('form.create') }));
    await expect(await dialog.findByText(/There are already 50|يوجد 50/)).toBeVisible();
  }),
};

/** The question names the end of the day of overlap. */
export const Rotates: Story = {
  tags: ['done'],
  play: play(async ({ t, canvas, choose, globals }) => {
    const question = await choose(keys.nightly.name, 'rotate');
    const tomorrow = localDay(new Date(Date.now() + 86_400_000));
    const day = formatDay(tomorrow, languageOf(globals));
    await waitFor(() => expect(question.getByText(day)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: t('action.rotate') }));
    const dialog = await findDialog('dialog');
    await expect(await dialog.findByDisplayValue(keySecret)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('secret.done') }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  }),
};

/** Nobody else rotates a key: who has the secret acts as its admin. */
export const OfAnotherAdmin: Story = {
  play: play(async ({ t, canvas, menuOf }) => {
    await userEvent.click(await menuOf(keys.ending.name));
    const revoke = await canvas.findByRole('menuitem', { name: t('action.revoke') });
    await waitFor(() => expect(revoke).toBeVisible());
    await expect(canvas.queryByRole('menuitem', { name: t('action.rotate') })).toBeNull();
  }),
};

export const Revokes: Story = {
  tags: ['done'],
  play: play(async ({ t, canvas, choose, msw }) => {
    const question = await choose(keys.nightly.name, 'revoke');
    await waitFor(() => expect(question.getByText(t('body.revoke'))).toBeVisible());
    msw.use(keyList.withoutNightly);
    await userEvent.click(question.getByRole('button', { name: t('action.revoke') }));
    await expect(await canvas.findByText(new RegExp(t('revoked')))).toBeVisible();
    await expect(canvas.getByRole('button', { name: uiText('close') })).toBeVisible();
    const name = t('menu.label', { name: keys.nightly.name });
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};

/** Another admin was faster: the message names the key, and the list is loaded again. */
export const RevokedMeanwhile: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(rotateKey.gone, revokeKey.gone),
  play: play(async ({ t, canvas, choose, msw }) => {
    const question = await choose(keys.nightly.name, 'rotate');
    msw.use(keyList.withoutNightly);
    await userEvent.click(question.getByRole('button', { name: t('action.rotate') }));
    const said = await canvas.findByText(/already revoked|إلغاء هذا المفتاح بالفعل/);
    await expect(said).toHaveTextContent(keys.nightly.name);
    const name = t('menu.label', { name: keys.nightly.name });
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  }),
};
