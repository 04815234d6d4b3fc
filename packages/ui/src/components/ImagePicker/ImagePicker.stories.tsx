import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { BROKEN_COVER, cover } from '../../testing/covers';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { ImagePicker } from './ImagePicker';

const words = {
  en: {
    label: 'Drop a picture here, or choose one',
    hint: 'jpg, png, jpeg or webp, under 5 MB',
    alt: 'Cover of Villa Haddad',
    missing: 'No picture yet',
    open: 'Open the picture',
    uploading: 'Uploading',
    error: 'Image size is large than 5MB',
  },
  ar: {
    label: 'أفلت صورة هنا أو اختر واحدة',
    hint: 'jpg أو png أو jpeg أو webp، أقل من 5 ميغابايت',
    alt: 'غلاف فيلا حداد',
    missing: 'لا صورة بعد',
    open: 'فتح الصورة',
    uploading: 'جارٍ الرفع',
    error: 'حجم الصورة أكبر من 5 ميغابايت',
  },
};

const meta = {
  title: 'Components/Forms/ImagePicker',
  component: ImagePicker,
  parameters: guide({
    do: ['For one picture, shown as it will be cut.'],
    dont: ['For several files: use FileDrop.'],
    accessibility: 'Label, hint and error are tied to the input; an error sets `aria-invalid`.',
    keys: 'fileChooser',
  }),
  args: { label: '', alt: '', picture: undefined, onPick: fn() },
  decorators: [padded('24rem')],
  render: (args, { globals }) => {
    const { label, hint, alt, missing, open } = inLocale(globals, words);
    return (
      <ImagePicker
        {...args}
        label={label}
        hint={hint}
        alt={alt}
        missing={missing}
        open={{ label: open }}
      />
    );
  },
} satisfies Meta<typeof ImagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = () =>
  new File([decodeURIComponent(cover(40)).split(',').slice(1).join(',')], 'cover.svg', {
    type: 'image/svg+xml',
  });

export const Empty: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, missing } = inLocale(globals, words);
    await expect(canvas.getByText(missing)).toBeVisible();
    const file = new File(['a'], 'cover.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(label), file);
    await expect(args.onPick).toHaveBeenLastCalledWith(file);
  },
};

export const Stored: Story = {
  args: { picture: cover(165) },
  play: async ({ canvas, globals }) => {
    const { alt, open } = inLocale(globals, words);
    const picture = await canvas.findByRole('img', { name: alt });
    await waitFor(() => expect(picture).toBeVisible());
    await expect(canvas.getByRole('link', { name: new RegExp(open) })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** Shown as it will be cropped, before it is uploaded. */
export const JustChosen: Story = {
  args: { picture: drawn() },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img');
    await waitFor(() => expect(picture).toBeVisible());
    await expect(picture).toHaveAttribute('src', expect.stringContaining('blob:'));
  },
};

export const Uploading: Story = {
  args: { picture: cover(165) },
  render: (args, { globals }) => {
    const { label, alt, uploading } = inLocale(globals, words);
    return (
      <ImagePicker
        {...args}
        label={label}
        alt={alt}
        uploading={{ label: uploading, percent: 42 }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByLabelText(inLocale(globals, words).label)).toBeDisabled();
  },
};

export const Invalid: Story = {
  args: { picture: cover(165) },
  render: (args, { globals }) => {
    const { label, alt, error } = inLocale(globals, words);
    return <ImagePicker {...args} label={label} alt={alt} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(inLocale(globals, words).label)).toBeInvalid();
  },
};

export const Broken: Story = {
  args: { picture: BROKEN_COVER },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(inLocale(globals, words).missing)).toBeVisible();
  },
};
