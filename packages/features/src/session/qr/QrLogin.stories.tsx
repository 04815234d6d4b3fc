import { currentUser } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Page, screenStory, textOf, uiText } from '#testing';
import { sessionTexts } from '../session.texts';
import { loginAddress } from './loginAddress';

const meta = {
  title: 'Screens/Everyone/QrPopup',
  component: Page,
  args: { name: 'home', children: <h1>…</h1> },
  decorators: [screenStory({ path: '/user/noor', route: '/user/:userName' })],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const accountOf = ({ canvas }: Context) => canvas.findByRole('button', { expanded: false });

async function open(context: Context) {
  const t = textOf(sessionTexts, context.globals);
  await userEvent.click(await accountOf(context));
  await userEvent.click(await screen.findByRole('button', { name: t('qr.open') }));
  // The first time, the library that renders QR codes has to load.
  const dialog = await screen.findByRole('dialog', { name: t('qr.open') }, { timeout: 10_000 });
  await within(dialog).findByRole('img');
  return { t, dialog: within(dialog) };
}

/** Decodes the code in an image as a camera would. */
async function readCode(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas?.drawImage(bitmap, 0, 0);
  const pixels = canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  return { width, height, says: jsQR(pixels, width, height)?.data };
}

export const Closed: Story = {
  play: async (context) => {
    await expect(await accountOf(context)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  play: async (context) => {
    const { t, dialog } = await open(context);
    const code = dialog.getByRole('img', { name: t('qr.for', { email: 'noor@example.com' }) });
    await waitFor(() => expect(code).toBeVisible());
    await expect(code).toHaveAttribute('width', '256');
    await waitFor(() => expect(dialog.getByText('noor@example.com')).toBeVisible());
    await expect(dialog.getByRole('button', { name: t('qr.download') })).toBeEnabled();
  },
};

export const LongEmail: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: { screen: { path: '/user/maya-fernandez-whitfield-abdel', token: 't-maya' } },
  beforeEach: ({ msw }) => msw.use(currentUser.longNames),
  play: async (context) => {
    const { dialog } = await open(context);
    const address = dialog.getByText(/^maya\.guadalupe/);
    await waitFor(() => expect(address).toBeVisible());
    const { left, right } = address.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The downloaded image is decoded: it contains the URL, and is eight times as large as the code on the screen. */
export const Downloaded: Story = {
  play: async (context) => {
    const pictures: Blob[] = [];
    const names: string[] = [];
    const keep = spyOn(URL, 'createObjectURL').mockImplementation((picture) => {
      if (picture instanceof Blob) pictures.push(picture);
      return 'blob:kept';
    });
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    try {
      const { t, dialog } = await open(context);
      await userEvent.click(dialog.getByRole('button', { name: t('qr.download') }));
      await waitFor(() => expect(pictures).toHaveLength(1));
      await expect(names).toEqual(['qr-login-code.png']);
      const [picture = new Blob()] = pictures;
      await expect(picture.type).toBe('image/png');
      await expect(await readCode(picture)).toEqual({
        width: 2048,
        height: 2048,
        says: loginAddress('noor@example.com', window.location.origin),
      });
    } finally {
      keep.mockRestore();
      press.mockRestore();
    }
  },
};

/** The focus returns to the account's button. */
export const ClosedAgain: Story = {
  play: async (context) => {
    const { dialog } = await open(context);
    await userEvent.click(dialog.getByRole('button', { name: uiText('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const account = await accountOf(context);
    await waitFor(() => expect(account).toHaveFocus());
  },
};
