import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { PictureIcon } from '../../icons';
import { FileDrop } from './FileDrop';
import { FileDropButtons } from './FileDropButtons';

const words = {
  en: {
    label: 'Drop the archive here, or choose it',
    hint: 'One zip file with the tour’s pages',
    error: 'Only [ zip ] type allowed',
    choose: 'Choose photos',
    camera: 'Take a photo',
  },
  ar: {
    label: 'أفلت الأرشيف هنا أو اختره',
    hint: 'ملف zip واحد فيه صفحات الجولة',
    error: 'يُسمح بنوع [ zip ] فقط',
    choose: 'اختيار صور',
    camera: 'التقاط صورة',
  },
};

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop,
  parameters: guide({
    do: ['For files that are dropped or chosen.'],
    dont: ['For one picture: use ImagePicker.'],
    accessibility: 'A file input: dropping is never the only way.',
    keys: 'fileChooser',
  }),
  args: { label: '', onFiles: fn(), accept: '.zip' },
  decorators: [padded('32rem')],
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <FileDrop {...args} label={label} hint={hint} />;
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const tour = () => new File(['PK'], 'villa-haddad.zip', { type: 'application/zip' });

export const Chosen: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, hint } = inLocale(globals, words);
    const input = canvas.getByLabelText(label);
    await expect(input).toHaveAccessibleDescription(hint);
    const file = tour();
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

function drag(kind: 'dragenter' | 'drop', place: Element, ...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  place.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Dropped: Story = {
  play: async ({ args, canvas, globals }) => {
    const place = canvas.getByLabelText(inLocale(globals, words).label).parentElement;
    if (!place) throw new Error('The input stands in its place.');
    const before = getComputedStyle(place).borderColor;
    drag('dragenter', place, tour());
    await waitFor(() => expect(getComputedStyle(place).borderColor).not.toBe(before));
    drag('drop', place, tour());
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
  },
};

export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, hint, error } = inLocale(globals, words);
    return <FileDrop {...args} label={label} hint={hint} error={error} />;
  },
  play: async ({ canvas, globals }) => {
    const { label, hint, error } = inLocale(globals, words);
    const input = canvas.getByLabelText(label);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${hint} ${error}`);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, globals }) => {
    const input = canvas.getByLabelText(inLocale(globals, words).label);
    await expect(input).toBeDisabled();
    if (input.parentElement) drag('drop', input.parentElement, tour());
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

const taken = fn();

/** Two buttons instead of the drop zone: nobody drags on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args, { globals }) => {
    const { label, hint, choose, camera } = inLocale(globals, words);
    return (
      <FileDrop
        {...args}
        {...{ label, hint }}
        id="photos"
        accept="image/*"
        phone={
          <FileDropButtons
            chooserId="photos"
            {...{ choose, camera }}
            cameraIcon={<PictureIcon />}
            accept="image/*"
            onTaken={taken}
          />
        }
      />
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, choose, camera } = inLocale(globals, words);
    await expect(canvas.getByText(label).getBoundingClientRect().width).toBeLessThan(2);
    const photo = new File(['x'], 'image.jpg', { type: 'image/jpeg' });
    const chooser = canvas.getByLabelText(choose);
    await userEvent.upload(chooser, photo);
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo]);
    const input = canvas.getByLabelText(camera);
    await expect(input).toHaveAttribute('capture', 'environment');
    await userEvent.upload(input, photo);
    await expect(taken).toHaveBeenLastCalledWith([photo]);
    for (const name of [choose, camera]) {
      await expect(canvas.getByText(name).getBoundingClientRect().height).toBeGreaterThanOrEqual(
        56,
      );
    }
  },
};
