import { apiDocumentResponse } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { playWith, remoteStories, screenMeta, textOf, type Context, type Story } from '#testing';
import { features } from '../../api.page';
import { apiTexts } from '../../api.texts';
import { ApiScreen } from './ApiScreen';

const meta = {
  title: 'Screens/Admin/API reference',
  tags: ['whole'],
  ...screenMeta({ page: 'api', screen: ApiScreen, features, as: 'admin' }),
};

export default meta;

function page({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  return {
    t: textOf(apiTexts, globals),
    /** The button that unfolds a call of the real document. */
    call: () => canvas.findByRole('button', { name: /^GET .?\/.?visits / }),
  };
}

const play = playWith(page);
const remote = remoteStories({
  answers: apiDocumentResponse,
  says: (context, state) => page(context).t(state),
  shown: (context) => page(context).call(),
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

export const Slow: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(apiDocumentResponse.slow),
  play: play(async ({ t, canvas, call }) => {
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
    await expect(await call()).toBeVisible();
  }),
};

/** Not the document of any server, such as the page of a proxy. */
export const Invalid: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(apiDocumentResponse.invalidResponse),
  play: play(async ({ t, canvas }) => {
    await waitFor(() => expect(canvas.getByText(t('failed'))).toBeVisible());
  }),
};

/** In English, from left to right, also within an Arabic page. */
export const Shown: Story = {
  play: play(async ({ t, canvas, call }) => {
    await expect((await call()).closest('section')).toHaveAttribute('lang', 'en');
    await expect((await call()).closest('section')).toHaveAttribute('dir', 'ltr');
    const groups = canvas.getAllByRole('heading', { level: 3 });
    await expect(groups.map(({ textContent }) => textContent.split('For')[0])).toEqual([
      'read',
      'publish',
      'clients',
      'without a key',
    ]);
    await expect(canvas.getByRole('link', { name: new RegExp(t('document')) })).toHaveAttribute(
      'href',
      '/api/openapi.json',
    );
  }),
};

/** By the keyboard: with its scope, what it answers, and no field for a key. */
export const Unfolded: Story = {
  play: play(async ({ canvas, canvasElement, call }) => {
    (await call()).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await call()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Keys need the scope “read”/)).toBeVisible());
    await expect(canvas.getByText('403')).toBeVisible();
    await expect(canvasElement.querySelectorAll('section input, section select')).toHaveLength(0);
    await expect(
      canvas.queryByRole('button', { name: /try it out|execute|authorize/i }),
    ).toBeNull();
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ canvas, call }) => {
    await userEvent.click(await call());
    await waitFor(() => expect(canvas.getByText(/Keys need the scope “read”/)).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};
