import { myFootage } from '@jawla/mocks';
import { expect, userEvent, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { screenMeta, type Story, textOf } from '#testing';
import { saveDraft } from '../../footageDraft';
import { footageTexts } from '../../footage.texts';
import { features } from '../../landing.page';
import { UploadLandingScreen } from './UploadLandingScreen';

const meta = {
  title: 'Screens/Staff/Hand in files',
  ...screenMeta({
    page: 'uploadFiles',
    screen: UploadLandingScreen,
    features,
    answers: [myFootage.filled],
  }),
};

export default meta;

export const Filled: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(footageTexts, globals);
    const title = await canvas.findByRole('heading', { level: 1, name: t('landing.title') });
    await expect(title).toBeVisible();
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link(t('landing.session'))).toHaveAttribute('href', '/upload-files/session-data');
    await expect(link(t('landing.missing'))).toHaveAttribute('href', '/upload-files/missing-photo');
  },
};

export const WithUploads: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(footageTexts, globals);
    const section = within(await canvas.findByRole('region', { name: t('own.title') }));
    const items = await section.findAllByRole('listitem');
    const states = [t('state.received'), t('state.taken'), t('state.deleted')];
    for (const [at, state] of states.entries()) await expect(items[at]).toHaveTextContent(state);
  },
};

export const WithoutUploads: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(myFootage.none),
  play: async ({ canvas, globals }) => {
    const t = textOf(footageTexts, globals);
    await expect(await canvas.findByText(t('own.empty'))).toBeVisible();
  },
};

export const UploadsLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(myFootage.never),
  play: async ({ canvas, globals }) => {
    const t = textOf(footageTexts, globals);
    await expect(await canvas.findByText(t('own.loading'))).toBeInTheDocument();
  },
};

export const UploadsFailed: Story = {
  tags: ['error', 'offline'],
  beforeEach: ({ msw }) => msw.use(myFootage.unreachable),
  play: async ({ canvas, globals, msw }) => {
    const t = textOf(footageTexts, globals);
    await expect(await canvas.findByText(t('own.failed'), { exact: false })).toBeVisible();
    msw.use(myFootage.filled);
    const retry = textOf(problemTexts, globals)('retry');
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await expect(await canvas.findByText('Wadi Offices')).toBeVisible();
  },
};

/** Both kinds; they are told here too, where somebody comes back to. */
export const Interrupted: Story = {
  beforeEach: () => {
    const files = [
      { name: 'a.mp4', size: 1_000_000 },
      { name: 'b.mp4', size: 2_000_000 },
    ];
    saveDraft('noor', 'session', { projectName: 'Harbour House', files });
    saveDraft('noor', 'missing', { projectName: '', files: files.slice(1) });
    return () => sessionStorage.clear();
  },
  play: async ({ canvas, globals }) => {
    const t = textOf(footageTexts, globals);
    await expect(await canvas.findAllByText(t('unfinished.title'))).toHaveLength(2);
    const [session, missing] = canvas.getAllByRole('link', { name: t('unfinished.continue') });
    await expect(session).toHaveAttribute('href', '/upload-files/session-data');
    await expect(missing).toHaveAttribute('href', '/upload-files/missing-photo');
    await expect(canvas.getByText('Harbour House')).toBeVisible();
  },
};
