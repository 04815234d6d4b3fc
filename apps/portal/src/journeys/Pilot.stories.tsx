import { journey } from '@jawla/features/testing';
import { pilot } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAGES_CODE } from '../pages';
import { person } from './testing/person';

const meta = {
  title: 'Journeys/Opening a pilot project',
  decorators: [
    journey({ pages: PAGES_CODE, paths: ['/pilot-project/Old%20pavilion'], token: 't-noor' }),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const MissingForTheSignedIn: Story = {
  name: 'That is no longer there, while signed in',
  parameters: { states: ['S-pilotview-404'] },
  beforeEach: ({ msw }) => msw.use(pilot.notFound),
  play: async ({ globals }) => {
    const who = person(globals);
    await who.isAt('/no-project-found');
    await who.seesHeading(who.words.error('noProject'));
  },
};
