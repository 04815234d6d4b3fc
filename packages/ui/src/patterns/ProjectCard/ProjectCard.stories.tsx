import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid, GridItem } from '../../components/Grid';
import { LinkButton } from '../../components/LinkButton';
import { Ltr } from '../../components/Ltr';
import { NoteIcon } from '../../icons';
import { guide } from '../../testing/guide';
import { BROKEN_COVER, cover } from '../../testing/covers';
import { LONG_NAME } from '../../testing/geometry';
import { inLocale } from '../../testing/inLocale';
import { padded } from '../../testing/padded';
import { contrastBetween } from '../../theme/contrast';
import { ProjectCard } from './ProjectCard';
import { ProjectCardSkeleton } from './ProjectCardSkeleton';

const words = {
  en: {
    name: 'Villa Haddad',
    view: 'View project',
    dates: 'Show project dates',
    count: '3 dates',
    date: '2026-03-05',
    owner: 'Owner: ',
    place: 'Abdoun, Amman',
    preparing: 'Tour being prepared',
    expected: 'Expected by 2027-03-12',
    facts: [
      ['Type', 'Residential'],
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
    count: '3 تواريخ',
    date: '2026-03-05',
    place: 'عبدون، عمّان',
    preparing: 'الجولة قيد التجهيز',
    expected: 'متوقعة بحلول 2027-03-12',
    facts: [
      ['النوع', 'سكني'],
      ['المساحة', '420 م²'],
      ['الارتفاع', '12 م'],
      ['المدة', '14 شهرًا'],
    ],
  },
};

/** The worst picture for words upon it. */
const WHITE_COVER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#fff" d="M0 0h4v3H0z"/></svg>',
)}`;

/** Returns the contrast of an element's text to its translucent background, on a white picture. */
function contrastOnWhite(element: Element): number {
  const { backgroundColor, color } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  const [ink = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const hex = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  const ground = [red, green, blue].map((share) => hex(share * alpha + 1 - alpha)).join('');
  return contrastBetween(`#${ground}`, `#${hex(ink / 255).repeat(3)}`);
}

function facts(globals: Readonly<Record<string, unknown>>) {
  return inLocale(globals, words).facts.map(([label = '', value]) => ({ label, value }));
}

const meta = {
  title: 'Components/Data/ProjectCard',
  component: ProjectCard,
  parameters: guide({
    do: [
      'For a project in a list of projects, in a Grid.',
      'With `preparing` while it has no tour: on its picture, if it has one.',
    ],
    dont: [
      'For other things: use Card.',
      'With several actions: the whole card is one link or button.',
    ],
    rtl: 'Numbers and dates of the facts are isolated by the caller, as with Ltr.',
    accessibility:
      'An article named by the project, which also describes its action. The picture is decoration; the label of each fact is read.',
    keys: 'link',
  }),
  subcomponents: { ProjectCardSkeleton },
  args: {
    name: '',
    picture: { src: cover(165), loading: 'eager' },
    facts: [],
    action: { label: '', href: '/user/sara/villa' },
  },
  decorators: [padded('20rem')],
  render: (args, { globals }) => {
    const { name, view, place, date } = inLocale(globals, words);
    return (
      <ProjectCard
        {...args}
        name={name}
        place={place}
        facts={facts(globals)}
        dates={<Ltr>{date}</Ltr>}
        action={{ label: view, href: '/user/sara/villa' }}
      />
    );
  },
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name is always visible; screen readers get the label of each fact. */
export const Own: Story = {
  play: async ({ canvas, globals }) => {
    const { name, view, place, date, facts: known } = inLocale(globals, words);
    await expect(canvas.getByRole('article', { name })).toBeVisible();
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByText(place)).toBeVisible();
    await expect(canvas.getByText(date)).toBeVisible();
    const link = canvas.getByRole('link', { name: view });
    await expect(link).toHaveAttribute('href', '/user/sara/villa');
    await expect(link).toHaveAccessibleDescription(name);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      known.map(([label]) => label),
    );
  },
};

/** The whole card is clickable. */
export const AnswersAsAWhole: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const hit = document.elementFromPoint(heading.left + 4, heading.top + 4);
    await expect(hit).toBe(canvas.getByRole('link', { name: inLocale(globals, words).view }));
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Before its first tour: the card says so before a click, on the project's picture. */
export const BeingPrepared: Story = {
  args: { picture: { src: WHITE_COVER, loading: 'eager' } },
  render: (args, { globals }) => {
    const { name, view, place, preparing, expected } = inLocale(globals, words);
    return (
      <ProjectCard
        {...args}
        {...{ name, place }}
        preparing={{ title: preparing, detail: expected }}
        action={{ label: view, href: '/user/sara/villa' }}
      />
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { preparing, expected } = inLocale(globals, words);
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture).toBeVisible());
    const said = canvas.getByText(preparing);
    await expect(said).toBeVisible();
    await expect(canvas.getByText(expected)).toBeVisible();
    const frame = picture?.getBoundingClientRect();
    const { top, bottom } = said.getBoundingClientRect();
    await expect(frame && top > frame.top && bottom <= frame.bottom).toBe(true);
    await expect(contrastOnWhite(said.closest('p') ?? said)).toBeGreaterThanOrEqual(4.5);
  },
};

/** Without a picture of its own, or with one that fails, there is a drawing. */
export const BeingPreparedWithoutAPicture: Story = {
  ...BeingPrepared,
  args: { picture: { src: BROKEN_COVER, loading: 'eager' } },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText(inLocale(globals, words).preparing)).toBeVisible();
    await expect(canvasElement.querySelector('[data-missing] svg')).toBeVisible();
  },
};

export const Shared: Story = {
  render: (args, { globals }) => {
    const { name, view, owner } = inLocale(globals, words);
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
    const { name, dates, count } = inLocale(globals, words);
    return (
      <ProjectCard
        {...args}
        name={name}
        facts={facts(globals)}
        dates={count}
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

/** A further link: above the clickable card, and last in the tab order. */
export const WithAside: Story = {
  args: {
    aside: (
      <LinkButton size="s" variant="quiet" icon={<NoteIcon />} href="/notes/villa">
        <Ltr>3</Ltr>
      </LinkButton>
    ),
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const action = canvas.getByRole('link', { name: inLocale(globals, words).view });
    const aside = canvas.getByRole('link', { name: '3' });
    const { left, top, width, height } = aside.getBoundingClientRect();
    await expect(aside.contains(document.elementFromPoint(left + width / 2, top + 4))).toBe(true);
    await expect(top).toBe(action.getBoundingClientRect().top);
    await expect(height).toBe(action.getBoundingClientRect().height);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    await expect(aside).toHaveFocus();
  },
};

export const NoPicture: Story = {
  args: { picture: { src: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { picture: { src: BROKEN_COVER, loading: 'eager' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('heading')).toBeVisible();
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

export const LongText: Story = {
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

/** Text at twice its size on a phone. */
export const LargeText: Story = {
  ...LongText,
  globals: { textSize: '200' },
  parameters: { room: '360px' },
};

export const Loading: Story = {
  render: () => <ProjectCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** One to four columns, depending on the width of the container; the skeleton has the size of the card. */
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
