import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenStory, textOf } from '#testing';
import { initialProgress } from './progress';
import { transferTexts } from './transfers.texts';
import { UploadRow } from './UploadRow';

const meta = {
  title: 'Screens/Everyone/Uploads/Row',
  component: UploadRow,
  args: {
    upload: {
      subject: { kind: 'pilotPicture', name: 'demo' },
      files: [{ name: 'demo.jpg', size: 2_000_000 }],
      progress: { ...initialProgress(2_000_000), sent: 840_000 },
      phase: 'sending',
      stalled: true,
    },
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onDismiss: fn(),
    onLeave: fn(),
  },
  decorators: [(Story) => <ul>{Story()}</ul>, screenStory({ path: '/user/noor' })],
} satisfies Meta<typeof UploadRow>;

export default meta;

/** No progress for a while, although the device is online. */
export const Stalled: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const t = textOf(transferTexts, globals);
    await expect(await canvas.findByText(t('stalled'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('pause') })).toBeEnabled();
  },
};
