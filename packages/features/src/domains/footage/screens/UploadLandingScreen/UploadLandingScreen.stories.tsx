import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '#shell';
import { screenStory } from '#testing';
import { textOf } from '#testing';
import { footageTexts } from '../../footage.texts';
import { UploadLandingScreen } from './UploadLandingScreen';

const meta = {
  title: 'Screens/Staff/Hand in files',
  component: UploadLandingScreen,
  decorators: [screenStory({ path: '/upload-files' })],
  render: () => (
    <Page name="uploadFiles">
      <UploadLandingScreen />
    </Page>
  ),
} satisfies Meta<typeof UploadLandingScreen>;

export default meta;

export const Filled: StoryObj<typeof meta> = {
  parameters: { states: ['S-upload-landing', 'S-upload-landing-ar'] },
  play: async ({ canvas, globals }) => {
    const t = textOf(footageTexts, globals);
    const title = await canvas.findByRole('heading', { level: 1, name: t('landing.title') });
    await expect(title).toBeVisible();
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link(t('landing.session'))).toHaveAttribute('href', '/upload-files/session-data');
    await expect(link(t('landing.missing'))).toHaveAttribute('href', '/upload-files/missing-photo');
  },
};
