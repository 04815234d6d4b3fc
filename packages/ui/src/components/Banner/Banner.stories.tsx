import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Stack } from '../Stack';
import { Banner, BANNER_TONES } from './Banner';

const words = {
  en: {
    danger: 'Wrong e-mail or password',
    success: 'Project saved',
    failed: 'Failed to upload files.',
    info: 'Your session ended. Please log in again.',
    warning: 'You are offline. What you see may be old.',
    close: 'Close',
    long: 'The archive could not be unpacked, because the entry media/panoramas/level-2/reception-and-waiting-area/tile_0_0_0.jpg is damaged. '.repeat(
      3,
    ),
  },
  ar: {
    danger: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    success: 'حُفظ المشروع',
    failed: 'فشل رفع الملفات.',
    info: 'انتهت جلستك. يرجى تسجيل الدخول من جديد.',
    warning: 'أنت غير متصل. قد يكون ما تراه قديمًا.',
    close: 'إغلاق',
    long: 'تعذّر فك الأرشيف لأن الملف media/panoramas/level-2/reception-and-waiting-area/tile_0_0_0.jpg تالف. '.repeat(
      3,
    ),
  },
};

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: guide({
    do: ['For the result of an action, where it was done.'],
    dont: ['For a message about the whole page: use Notice.'],
    rtl: 'The text finds its own direction, because servers answer in either language.',
    accessibility: '`danger` is an alert, other tones a status. Focus and pointer hold `autoHide`.',
    keys: 'button',
  }),
  args: { tone: 'danger', children: '' },
  decorators: [padded('30rem')],
  render: (args, { globals }) => <Banner {...args}>{inLocale(globals, words)[args.tone]}</Banner>,
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(inLocale(globals, words).danger);
  },
};

export const Success: Story = {
  args: { tone: 'success' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(inLocale(globals, words).success);
  },
};

export const Failed: Story = {
  render: (args, { globals }) => <Banner {...args}>{inLocale(globals, words).failed}</Banner>,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(inLocale(globals, words).failed);
  },
};

export const Tones: Story = {
  render: (args, { globals }) => (
    <Stack>
      {BANNER_TONES.map((tone) => (
        <Banner {...args} key={tone} tone={tone}>
          {inLocale(globals, words)[tone]}
        </Banner>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
  },
};

export const LongText: Story = {
  render: (args, { globals }) => <Banner {...args}>{inLocale(globals, words).long}</Banner>,
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('alert');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
  },
};

const dismiss = fn();

export const Dismissible: Story = {
  args: { tone: 'info' },
  render: (args, { globals }) => {
    const { info, close } = inLocale(globals, words);
    return (
      <Banner {...args} dismissal={{ label: close, onDismiss: dismiss }}>
        {info}
      </Banner>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    dismiss.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).close }));
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};

export const LeavesByItself: Story = {
  args: { tone: 'success', autoHide: { after: 20, onHide: fn() } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.autoHide?.onHide).toHaveBeenCalledOnce());
  },
};

export const HidesItself: Story = {
  args: { tone: 'success', autoHide: { after: 20 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

export const StaysUnderThePointer: Story = {
  args: { tone: 'success', autoHide: { after: 150, onHide: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const banner = canvas.getByRole('status');
    await userEvent.hover(banner);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(args.autoHide?.onHide).not.toHaveBeenCalled();
    await userEvent.unhover(banner);
    await waitFor(() => expect(args.autoHide?.onHide).toHaveBeenCalledOnce());
  },
};

/** The coloured edge is at the inline start. */
export const EdgeAtTheStart: Story = {
  play: async ({ canvas, globals }) => {
    const { borderRightWidth, borderLeftWidth } = getComputedStyle(canvas.getByRole('alert'));
    const [start, end] =
      globals['locale'] === 'ar'
        ? [borderRightWidth, borderLeftWidth]
        : [borderLeftWidth, borderRightWidth];
    await expect(start).toBe('3px');
    await expect(end).toBe('0px');
  },
};
