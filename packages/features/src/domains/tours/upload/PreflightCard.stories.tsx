import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { I18nProvider } from '#core/i18n';
import { languageOf, textOf } from '#testing';
import { tourUploadTexts } from './tourUpload.texts';
import { judge } from './preflight';
import { PreflightCard } from './PreflightCard';

const archive = (...names: string[]) =>
  judge(
    names.map((name) => ({
      name,
      flags: 0,
      madeBy: 0,
      method: 8,
      size: name.length * 1_000_000,
      compressedSize: name.length * 900_000,
      externalAttributes: 0,
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
    await expect(canvas.getByText(t('refused.noStartPage'))).toBeVisible();
    await expect(canvas.getByText(t('preflight.none'))).toBeVisible();
  },
};

/** The dialog asks which page starts the tour. */
export const SeveralStartPages: Story = {
  args: { preflight: archive('a/index.html', 'b/index.html') },
  play: async ({ canvas, globals }) => {
    const t = textOf(tourUploadTexts, globals);
    await expect(canvas.getByText(t('preflight.several'))).toBeVisible();
  },
};

export const TooDeep: Story = {
  args: { preflight: archive('a/b/c/d/e/f/g/index.html') },
  tags: ['error'],
  play: async ({ canvas, globals }) => {
    const t = textOf(tourUploadTexts, globals);
    const name = 'a/b/c/d/e/f/g/index.html';
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('refused.deepStartPage', { name }));
  },
};

export const UnclearNames: Story = {
  args: { preflight: { ...archive('index.html', 'GROUP.jpg'), warnings: ['unclearNames'] } },
  play: async ({ canvas, globals }) => {
    const t = textOf(tourUploadTexts, globals);
    await expect(canvas.getByText(t('warning.unclearNames'))).toBeVisible();
  },
};

export const OtherCase: Story = {
  args: { preflight: { ...archive('index.html', 'Logo.png'), warnings: ['otherCase'] } },
  play: async ({ canvas, globals }) => {
    const t = textOf(tourUploadTexts, globals);
    await expect(canvas.getByText(t('warning.otherCase'))).toBeVisible();
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
