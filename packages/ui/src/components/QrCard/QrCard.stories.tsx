import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Ltr } from '../Ltr';
import { QrCard } from './QrCard';
import { qrPng } from './qrPng';

const words = {
  en: { label: 'Code to log in as sara.haddad', save: 'Download', busy: 'Drawing' },
  ar: { label: 'رمز الدخول بحساب sara.haddad', save: 'تنزيل', busy: 'جارٍ الرسم' },
};

const meta = {
  title: 'Components/Data/QrCard',
  component: QrCard,
  parameters: guide({
    do: ['For an address that is opened on a phone.'],
    dont: ['Without the address as text or link.'],
    rtl: 'Codes are never mirrored.',
    accessibility: 'An image named by `label`.',
    keys: 'button',
  }),
  args: { value: 'https://jawla.example/login?email=sara@example.com', label: '' },
  decorators: [padded('24rem')],
  render: (args, { globals }) => {
    const { label, save, busy } = inLocale(globals, words);
    return (
      <QrCard
        {...args}
        label={label}
        caption={<Ltr>sara@example.com</Ltr>}
        download={{ label: save, fileName: 'jawla-login', busy }}
      />
    );
  },
} satisfies Meta<typeof QrCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The downloaded image is eight times as large as the displayed one, and encodes the URL. */
export const Shown: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('img', { name: inLocale(globals, words).label })).toBeVisible();
    const drawing = canvasElement.querySelector('figure svg');
    if (!(drawing instanceof SVGSVGElement)) throw new Error('The code is drawn.');
    const picture = await createImageBitmap(await qrPng(drawing));
    await expect(picture.width).toBe(2048);
    const context = new OffscreenCanvas(512, 512).getContext('2d');
    if (!context) throw new Error('The browser can draw.');
    context.drawImage(picture, 0, 0, 512, 512);
    const { data } = context.getImageData(0, 0, 512, 512);
    await expect(jsQR(data, 512, 512)?.data).toBe(args.value);
  },
};

export const Saved: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).save }));
    // Rendering and encoding two thousand pixels per side takes a moment.
    await waitFor(() => expect(click).toHaveBeenCalledOnce(), { timeout: 15_000 });
    await expect(click.mock.contexts[0]).toHaveAttribute('download', 'jawla-login.png');
    click.mockRestore();
  },
};

export const WithoutDownload: Story = {
  render: (args, { globals }) => <QrCard {...args} label={inLocale(globals, words).label} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
