import { Button, LinkButton, Ltr, Timeline } from '@jawla/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BROKEN_COVER, cover, languageOf, LONG_NAME, padded } from '#testing';
import { FeaturedProject } from './FeaturedProject';

const DAYS = ['2025-09-14', '2026-02-08', '2026-06-21'];

const words = {
  en: {
    above: 'Continue where you left off',
    name: 'Wadi Offices',
    place: 'King Hussein Business Park, Amman',
    dates: 'Dates of Wadi Offices',
    open: 'Continue the tour',
    compare: 'Compare dates',
  },
  ar: {
    above: 'المتابعة من حيث توقفت',
    name: 'مكاتب الوادي',
    place: 'مجمع الملك حسين للأعمال، عمّان',
    dates: 'تواريخ مكاتب الوادي',
    open: 'متابعة الجولة',
    compare: 'مقارنة التواريخ',
  },
};

const meta = {
  title: 'Screens/Client/Your projects/Featured project',
  component: FeaturedProject,
  args: { above: '', name: '', picture: { src: cover(30), loading: 'eager' }, actions: null },
  decorators: [padded('76rem')],
  render: (args, { globals }) => {
    const { above, name, place, dates, open, compare } = words[languageOf(globals)];
    return (
      <FeaturedProject
        {...args}
        {...{ above, name, place }}
        timeline={
          <Timeline
            look="line"
            label={dates}
            current={DAYS.at(-1)}
            entries={DAYS.map((day) => ({ id: day, label: <Ltr>{day}</Ltr>, day }))}
          />
        }
        actions={
          <>
            <LinkButton variant="primary" href="/user/noor/wadi">
              {open}
            </LinkButton>
            <Button>{compare}</Button>
          </>
        }
      />
    );
  },
} satisfies Meta<typeof FeaturedProject>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDates: Story = {
  play: async ({ canvas, globals }) => {
    const { name, open, dates } = words[languageOf(globals)];
    await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: open })).toBeVisible();
    // Gaps between the marks are proportional to time.
    const [first, second, third] = canvas.getByRole('list', { name: dates }).querySelectorAll('li');
    const [one = 0, two = 0] = [first, second].map((li) => li?.getBoundingClientRect().width);
    await expect(one).toBeGreaterThan(two);
    await expect(third).toBeVisible();
  },
};

/** Text at twice its size on a phone: no date and no button is cut or torn. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region');
    const { left, right } = hero.getBoundingClientRect();
    for (const day of DAYS) {
      const date = canvas.getByText(day);
      await expect(date.getClientRects()).toHaveLength(1);
      const box = date.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
    await expect(hero.scrollWidth).toBeLessThanOrEqual(hero.clientWidth);
  },
};

export const OneDate: Story = {
  render: (args, { globals }) => {
    const { above, name, place, open } = words[languageOf(globals)];
    return (
      <FeaturedProject
        {...args}
        {...{ above, name, place }}
        actions={
          <LinkButton variant="primary" href="/user/noor/wadi">
            {open}
          </LinkButton>
        }
      />
    );
  },
};

export const NoPicture: Story = {
  args: { picture: { src: undefined } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const BrokenPicture: Story = { args: { picture: { src: BROKEN_COVER, loading: 'eager' } } };

export const LongNames: Story = {
  render: (args, { globals }) => {
    const name = LONG_NAME[languageOf(globals)];
    const { above, open, compare } = words[languageOf(globals)];
    return (
      <FeaturedProject
        {...args}
        {...{ above, name }}
        place={<bdi>{name}</bdi>}
        actions={
          <>
            <LinkButton variant="primary" href="/user/noor/wadi">
              {open}
            </LinkButton>
            <Button>{compare}</Button>
          </>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region');
    await expect(hero.scrollWidth).toBeLessThanOrEqual(hero.clientWidth);
  },
};
