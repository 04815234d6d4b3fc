import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Ltr } from '../Ltr';
import { Stack } from '../Stack';
import { Tag, TAG_TONES } from './Tag';

const words = {
  en: {
    owner: 'Owner: ',
    plain: 'Draft',
    accent: 'New',
    success: 'Ready',
    warning: 'No tour yet',
    danger: 'Failed',
  },
  ar: {
    owner: 'المالك: ',
    plain: 'مسودة',
    accent: 'جديد',
    success: 'جاهز',
    warning: 'لا جولة بعد',
    danger: 'فشل',
  },
};

const meta = {
  title: 'Components/Data/Tag',
  component: Tag,
  parameters: guide({
    do: ['For a state or a kind, in one word.'],
    dont: ['For counts: use Badge.', 'As a button.'],
    accessibility: 'Text. Colour is never the only sign of the state.',
    keys: 'none',
  }),
  decorators: [padded()],
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args, { globals }) => (
    <Stack direction="row" gap="xs">
      {TAG_TONES.map((tone) => (
        <Tag {...args} key={tone} tone={tone}>
          {inLocale(globals, words)[tone]}
        </Tag>
      ))}
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLocale(globals, words).success)).toBeVisible();
  },
};

export const Owner: Story = {
  render: (args, { globals }) => (
    <Tag {...args} icon={<PersonIcon />}>
      {inLocale(globals, words).owner}
      <Ltr>omar.khalil</Ltr>
    </Tag>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('omar.khalil')).toBeVisible();
  },
};

export const LongText: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: '10rem' }}>
      <Tag {...args}>{inLocale(globals, LONG_NAME)}</Tag>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(inLocale(globals, LONG_NAME));
    await expect(text.offsetWidth).toBeLessThanOrEqual(160);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};
