import { serverTexts } from '@jawla/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { imageTexts } from '#core/pictures';
import { type Context, type Story, textOf, uploads } from '#testing';
import { editor, editorMeta } from '../testing/editorStories';

const meta = {
  title: 'Screens/Admin/Edit project/Cover',
  tags: ['whole'],
  ...editorMeta({ holdsUploads: true }),
};

export default meta;

function picture(name: string, bytes = 1000) {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}

async function choose(context: Context, file: File) {
  const { t, cover } = editor(context);
  await userEvent.upload(await cover(), file, { applyAccept: false });
  return t;
}

async function upload(context: Context) {
  const t = await choose(context, picture('tower.png'));
  await waitFor(() => expect(uploads.controls.requests).toHaveLength(1));
  return t;
}

export const Uploading: Story = {
  tags: ['loading'],
  play: async (context) => {
    const t = await upload(context);
    uploads.controls.send(0.42);
    const bar = await context.canvas.findByRole('progressbar', { name: t('cover.uploading') });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
  },
};

/** For half a second. */
export const Done: Story = {
  tags: ['done'],
  play: async (context) => {
    const t = await upload(context);
    uploads.controls.answer({ img: { path: '/files/covers/tower.webp', name: 'tower.webp' } });
    // The project's status is called the same.
    const said = await context.canvas.findByText(t('cover.done'), { selector: '[role=status]' });
    await waitFor(() => expect(said).not.toBeInTheDocument());
  },
};

export const WrongType: Story = {
  tags: ['error'],
  play: async (context) => {
    await choose(context, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
    await expect(
      await context.canvas.findByText(textOf(imageTexts, context.globals)('wrongType')),
    ).toBeVisible();
    await expect(uploads.controls.requests).toHaveLength(0);
  },
};

/** A file of exactly the maximum size is too large already; a smaller version is offered. */
export const TooLarge: Story = {
  tags: ['error'],
  play: async (context) => {
    const t = await choose(context, picture('tower.png', 5_000_000));
    await expect(
      await context.canvas.findByText(textOf(imageTexts, context.globals)('tooLarge')),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: t('cover.shrink') })).toBeEnabled();
    await expect(uploads.controls.requests).toHaveLength(0);
  },
};

export const Refused: Story = {
  tags: ['error'],
  play: async (context) => {
    await upload(context);
    const message = textOf(serverTexts, context.globals)('imageUnreadable');
    uploads.controls.fail({ kind: 'refused', status: 400, message, errors: {} });
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
  },
};

export const Failed: Story = {
  tags: ['error'],
  play: async (context) => {
    const t = await upload(context);
    uploads.controls.fail({ kind: 'serverError' });
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('cover.failed'));
    await userEvent.click(context.canvas.getByRole('button', { name: t('cover.again') }));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(2));
  },
};
