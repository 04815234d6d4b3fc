import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { I18nProvider } from '#core/i18n';
import { languageOf, textOf } from '#testing';
import { tourUploadTexts } from './tourUpload.texts';
import { judge } from './preflight';
import { PreflightCard } from './PreflightCard';

const archive = (...names: string[]) =>
  judge(
    names.map((filename) => ({
      filename,
      directory: false,
      encrypted: false,
      uncompressedSize: filename.length * 1_000_000,
    })),
  );

const meta = {
  title: 'Screens/Admin/Archive upload/Pre-flight',
  component: PreflightCard,
  args: { preflight: archive('index.html', 'pano.xml', 'tiles/node1/cf_0/l_0/c_0/tile_0.jpg') },
  decorators: [
    (Shown, { globals }) => (
      <I18nProvider locale={languageOf(globals)} brand="Jawla">
        <main style={{ maxInlineSize: '32rem', margin: '1rem' }}>
          <Shown />
        </main>
      </I18nProvider>
    ),
  ],
} satisfies Meta<typeof PreflightCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(tourUploadTexts, globals);
    await expect(canvas.getByText(t('preflight.good'))).toBeVisible();
    await expect(canvas.getByText('Pano2VR')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByText('index.html')).toHaveAttribute('dir', 'ltr');
  },
};

export const NoStartPage: Story = {
  args: { preflight: archive('a/scene.js', 'b/scene.js') },
  tags: ['error'],
  play: async ({ canvas, globals }) => {
    const t = textOf(tourUploadTexts, globals);
    await expect(canvas.getByText(t('warning.noStartPage'))).toBeVisible();
    await expect(canvas.getByText(t('preflight.none'))).toBeVisible();
  },
};

export const SeveralStartPages: Story = {
  args: { preflight: archive('a/index.html', 'b/index.html') },
  play: async ({ canvas, globals }) => {
    const t = textOf(tourUploadTexts, globals);
    await expect(canvas.getByText(t('warning.severalStartPages'))).toBeVisible();
    await expect(canvas.getByText(t('preflight.none'))).toBeVisible();
  },
};

export const NestedTourPage: Story = {
  args: { preflight: archive('vtour/tour.html', 'vtour/tour.js') },
  tags: ['error'],
  play: async ({ canvas, globals }) => {
    const t = textOf(tourUploadTexts, globals);
    await expect(canvas.getByText(t('warning.nested'))).toBeVisible();
    await expect(canvas.getByText(t('warning.otherStartPage'))).toBeVisible();
    await expect(canvas.getByText('krpano')).toBeVisible();
  },
};
