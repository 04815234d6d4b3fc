import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BuildingIcon, SearchIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const words = {
  en: {
    none: 'No project added yet',
    next: 'Your first tour appears here as soon as it is published.',
    noMatch: 'No result for ',
    clear: 'Clear the search',
  },
  ar: {
    none: 'لم يُضف أي مشروع بعد',
    next: 'ستظهر جولتك الأولى هنا فور نشرها.',
    noMatch: 'لا نتائج لـ ',
    clear: 'مسح البحث',
  },
};

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: guide({
    do: ['In place of a list that is empty, with the way to fill it.'],
    dont: ['For errors: use Banner.'],
    accessibility: 'Text in reading order; its drawing or icon is hidden.',
    keys: 'none',
  }),
  args: { title: '' },
  decorators: [padded()],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: (args, { globals }) => {
    const { none, next } = inLocale(globals, words);
    return (
      <EmptyState {...args} title={none} icon={<BuildingIcon />}>
        {next}
      </EmptyState>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(inLocale(globals, words).none)).toBeVisible();
  },
};

export const NoMatch: Story = {
  render: (args, { globals }) => {
    const { noMatch, clear } = inLocale(globals, words);
    return (
      <EmptyState
        {...args}
        icon={<SearchIcon />}
        title={
          <>
            {noMatch}
            <bdi>{inLocale(globals, LONG_NAME)}</bdi>
          </>
        }
        action={<Button>{clear}</Button>}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('button', { name: inLocale(globals, words).clear }),
    ).toBeVisible();
  },
};
