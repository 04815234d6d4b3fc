import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { TextArea } from './TextArea';

const words = {
  en: { label: 'Emails, one per line', error: 'Line 2 isn’t an email' },
  ar: { label: 'عناوين البريد، واحد في كل سطر', error: 'السطر الثاني ليس بريدًا إلكترونيًا' },
};

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  parameters: guide({
    do: ['For several lines.'],
    dont: ['For one line: use TextField.'],
    accessibility: 'Label, hint and error are tied to the input; an error sets `aria-invalid`.',
    keys: 'field',
  }),
  args: { label: '' },
  decorators: [padded('28rem')],
  render: (args, { globals }) => {
    const { label, error } = inLocale(globals, words);
    return (
      <TextArea
        {...args}
        dir="ltr"
        label={label}
        error={args.error === undefined ? undefined : error}
      />
    );
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grows: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: inLocale(globals, words).label });
    const before = area.offsetHeight;
    // Three lines, while it is still empty.
    await expect(before).toBeGreaterThan(3 * Number.parseFloat(getComputedStyle(area).lineHeight));
    await userEvent.type(area, 'a@b.co{Enter}'.repeat(6));
    await expect(area.offsetHeight).toBeGreaterThan(before);
  },
};

export const Invalid: Story = {
  args: { error: 'wrong', defaultValue: 'sara@example.com\nsara@' },
  play: async ({ canvas, globals }) => {
    const { error } = inLocale(globals, words);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(error);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
