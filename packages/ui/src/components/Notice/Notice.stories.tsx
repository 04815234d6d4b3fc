import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Notice, NOTICE_TONES } from './Notice';

const words = {
  en: {
    title: 'A new version is ready',
    body: 'Reload to use it. What you typed is kept.',
    reload: 'Reload',
    close: 'Close',
  },
  ar: {
    title: 'تتوفر نسخة جديدة',
    body: 'أعد التحميل لاستخدامها. سيبقى ما كتبته محفوظًا.',
    reload: 'إعادة التحميل',
    close: 'إغلاق',
  },
};

const dismiss = fn();

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  parameters: guide({
    do: ['For a message about the whole page, until it is closed.'],
    dont: ['For the result of an action: use Banner.'],
    accessibility: '`danger` is an alert, other tones a status.',
    keys: 'button',
  }),
  args: { title: '' },
  decorators: [padded()],
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args, { globals }) => {
    const { title, body } = inLocale(globals, words);
    return (
      <Stack>
        {NOTICE_TONES.map((tone) => (
          <Notice {...args} key={tone} tone={tone} title={title}>
            {body}
          </Notice>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

export const WithActions: Story = {
  render: (args, { globals }) => {
    const { title, body, reload, close } = inLocale(globals, words);
    return (
      <Notice
        {...args}
        title={title}
        actions={<Button size="s">{reload}</Button>}
        dismissal={{ label: close, onDismiss: dismiss }}
      >
        {body}
      </Notice>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    dismiss.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).close }));
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};
