import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid, GridItem } from '../../components/Grid';
import { Ltr } from '../../components/Ltr';
import { Tag } from '../../components/Tag';
import { BROKEN_COVER, cover, fetchedCover } from '../../testing/covers';
import { LONG_NAME, rectOfText } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { ProjectCard } from './ProjectCard';
import { ProjectCardSkeleton } from './ProjectCardSkeleton';

const words = {
  en: {
    name: 'Villa Haddad',
    view: 'View project',
    dates: 'show projects date',
    owner: 'Owner: ',
    fresh: 'New',
    facts: [
      ['Location', 'Abdoun, Amman'],
      ['Type', 'Residential'],
      ['Date', '2026-03-05'],
      ['Area', '420 m²'],
      ['Height', '12 m'],
      ['Duration', '14 months'],
    ],
  },
  ar: {
    name: 'فيلا حداد',
    view: 'عرض المشروع',
    dates: 'عرض تواريخ المشروع',
    owner: 'المالك: ',
    fresh: 'جديد',
    facts: [
      ['الموقع', 'عبدون، عمّان'],
      ['النوع', 'سكني'],
      ['التاريخ', '2026-03-05'],
      ['المساحة', '420 m²'],
      ['الارتفاع', '12 m'],
      ['المدة', '14 شهرًا'],
    ],
  },
};

function facts(globals: Readonly<Record<string, unknown>>) {
  return inLocale(globals, words).facts.map(([label, value = '']) => ({
    label,
    value: /^\d{4}-|m²?$/.test(value) ? <Ltr>{value}</Ltr> : value,
  }));
}

const [SMALL, LARGE] = [fetchedCover(165), fetchedCover(20)];

const meta = {
  title: 'Components/Data/ProjectCard',
  component: ProjectCard,
  subcomponents: { ProjectCardSkeleton },
  args: {
    name: '',
    picture: { src: cover(165), loading: 'eager' },
    facts: [],
    action: { label: '', href: '/user/sara/villa' },
  },
  decorators: [padded('20rem')],
  render: (args, { globals }) => {
    const { name, view } = inLocale(globals, words);
    return (
      <ProjectCard
        {...args}
        name={name}
        facts={facts(globals)}
        action={{ label: view, href: '/user/sara/villa' }}
      />
    );
  },
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ canvas, globals }) => {
    const { name, view } = inLocale(globals, words);
    await expect(canvas.getByRole('article', { name })).toBeVisible();
    const link = canvas.getByRole('link', { name: view });
    await expect(link).toHaveAttribute('href', '/user/sara/villa');
    await expect(link).toHaveAccessibleDescription(name);
    const date = canvas.getByText('2026-03-05');
    await expect(rectOfText(date, '2026').right).toBeLessThan(rectOfText(date, '05').left);
  },
};

/** The name shows with the focus inside, as under the pointer, and always on touch. */
export const NameOnFocus: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    const name = canvas.getByRole('heading', { name: inLocale(globals, words).name });
    await waitFor(() => expect(getComputedStyle(name).opacity).toBe('1'));
  },
};

export const Shared: Story = {
  render: (args, { globals }) => {
    const { name, view, owner, fresh } = inLocale(globals, words);
    return (
      <ProjectCard
        {...args}
        name={name}
        facts={facts(globals)}
        owner={
          <>
            {owner}
            <Ltr>omar.khalil</Ltr>
          </>
        }
        tags={<Tag tone="accent">{fresh}</Tag>}
        action={{ label: view, href: '/user/sara/access-project/omar/villa' }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('omar.khalil')).toBeVisible();
  },
};

const press = fn();

export const WithDates: Story = {
  render: (args, { globals }) => {
    const { name, dates } = inLocale(globals, words);
    return (
      <ProjectCard
        {...args}
        name={name}
        facts={facts(globals)}
        action={{ label: dates, onPress: press }}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: inLocale(globals, words).dates }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const NoPicture: Story = {
  args: { picture: { src: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('heading')).opacity).toBe('1'));
  },
};

export const BrokenPicture: Story = {
  args: { picture: { src: BROKEN_COVER, loading: 'eager' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('heading')).opacity).toBe('1'));
  },
};

/** On a phone the card is as wide as here: of the sizes there are, a small one is enough. */
export const InSizes: Story = {
  args: {
    picture: {
      src: LARGE,
      srcSet: `${SMALL} 960w, ${LARGE} 4000w`,
      sizes: '16rem',
      loading: 'first',
    },
  },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.currentSrc).toBe(SMALL));
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

export const Sparse: Story = {
  render: (args, { globals }) => {
    const { name, view } = inLocale(globals, words);
    return <ProjectCard {...args} name={name} action={{ label: view, href: '/user/sara/villa' }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const LongNames: Story = {
  render: (args, { globals }) => {
    const { view, owner } = inLocale(globals, words);
    const name = inLocale(globals, LONG_NAME);
    return (
      <ProjectCard
        {...args}
        name={name}
        facts={[{ label: owner, value: <bdi>{name}</bdi> }, ...facts(globals)]}
        owner={<bdi>{name}</bdi>}
        action={{ label: view, href: '/user/sara/villa' }}
      />
    );
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const Loading: Story = {
  render: () => <ProjectCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** One column to four, by the room there is; the skeleton is as large as the card. */
export const InAGrid: Story = {
  parameters: { room: '80rem' },
  render: (args, { globals }) => {
    const { name, view } = inLocale(globals, words);
    return (
      <Grid>
        {[165, 30, 260, 200, 90].map((hue) => (
          <GridItem key={hue}>
            <ProjectCard
              {...args}
              name={name}
              picture={{ src: cover(hue), loading: 'eager' }}
              facts={facts(globals)}
              action={{ label: view, href: '/user/sara/villa' }}
            />
          </GridItem>
        ))}
        <GridItem>
          <ProjectCardSkeleton />
        </GridItem>
      </Grid>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const [first, second] = canvas
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect());
    if (!first || !second) throw new Error('Five cards are drawn.');
    if (first.top === second.top) {
      const onward =
        globals['locale'] === 'ar' ? first.left > second.left : first.left < second.left;
      await expect(onward).toBe(true);
    }
  },
};
