import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { I18nProvider } from '#core/i18n';
import { BROKEN_COVER, cover, languageOf, textOf } from '#testing';
import { notesTexts } from '../notes.texts';
import { note } from '../testing/note';
import {
  doneNotes,
  hostileNotes,
  hostileProject,
  hundreds,
  photo,
  reportNotes,
  reportOf,
} from '../testing/reportNotes';
import { PrintedReport } from './PrintedReport';
import { printReport } from './printReport';
import { ReportSheet } from './ReportSheet';

const PHOTOS = [cover(30), cover(120), cover(200)];

/** What is printed of notes: on paper alone, here on a page without an end. */
const meta = {
  title: 'Screens/Client/Notes/Report on paper',
  component: ReportSheet,
  args: { ...reportOf({ notes: reportNotes(PHOTOS), cover: cover(40) }), today: '2026-06-25' },
  decorators: [
    (Story, { globals }) => (
      <I18nProvider locale={languageOf(globals)} brand="Jawla">
        <div
          // Nobody touches paper: its links have no size that a finger needs.
          inert={matchMedia('(pointer: coarse)').matches}
          style={{ inlineSize: '210mm', padding: '15mm', background: 'white' }}
        >
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
} satisfies Meta<typeof ReportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

function find({ canvasElement, globals }: Played) {
  const t = textOf(notesTexts, globals);
  const locale = languageOf(globals);
  return {
    t,
    locale,
    inOther: textOf(notesTexts, { locale: locale === 'ar' ? 'en' : 'ar' }),
    /** As read: of hidden elements, too. */
    text: () => (canvasElement.textContent ?? '').replaceAll(/\s+/g, ' '),
  };
}

/** By room, each whole, with its photos, facts and short address; labels in both languages. */
export const Sheet: Story = {
  play: async (context) => {
    const { t, inOther, text } = find(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wadi Offices' })).toBeVisible();
    const rooms = canvas.getAllByRole('heading', { level: 2 });
    await expect(rooms).toHaveLength(4);
    await expect(rooms.at(-1)).toHaveTextContent(t('row.noPlace'));
    await expect(canvas.getAllByText(inOther('report.date'))).toHaveLength(6);
    for (const part of ['report.open', 'form.assigned', 'form.due'] as const) {
      await expect(text()).toContain(`${t(part)} ${inOther(part)}`);
    }
    await expect(text()).toContain('before it’s filled.');
    await expect(text()).not.toContain(t('row.comments', { smart_count: 3 }));
    const link = canvas.getByRole('link', { name: `${location.host}/n/k7m4q-31` });
    await expect(link).toHaveAttribute('href', `${location.origin}/n/k7m4q-31`);
  },
};

/** Each paragraph at the edge of its own language. */
export const Directions: Story = {
  play: async ({ canvas }) => {
    for (const [words, isRightToLeft] of [
      ['The glass door', false],
      ['لون الستائر', true],
    ] as const) {
      const line = canvas.getByText(new RegExp(words));
      const range = document.createRange();
      range.selectNodeContents(line);
      const [box, seen] = [line.getBoundingClientRect(), range.getBoundingClientRect()];
      const gap = isRightToLeft ? box.right - seen.right : seen.left - box.left;
      await expect(gap).toBeLessThan(2);
    }
  },
};

/** Three photos in a row. */
export const ThreePhotos: Story = {
  play: async (context) => {
    const { t } = find(context);
    const [first, second, third] = [1, 2, 3].map((number) =>
      context.canvas
        .getByRole('img', { name: t('row.photo', { number: String(number), note: '30' }) })
        .getBoundingClientRect(),
    );
    await expect([second?.top, third?.top]).toEqual([first?.top, first?.top]);
  },
};

/** Of one date, and what was done. */
export const Done: Story = {
  args: reportOf({ notes: doneNotes, all: doneNotes, show: 'done', date: '2026-06-21' }),
  play: async (context) => {
    const { t, text } = find(context);
    await expect(text()).toContain(t('report.done'));
    await expect(context.canvas.getAllByText('29').length).toBeGreaterThan(0);
  },
};

/** Placeholders for photos that cannot be loaded. */
export const BrokenPhotos: Story = {
  args: reportOf({
    notes: [note(31, 'Crack in the column', { pictures: [photo(BROKEN_COVER)] })],
    cover: BROKEN_COVER,
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-missing]')).toHaveLength(2));
  },
};

export const Empty: Story = {
  tags: ['empty'],
  args: reportOf({}),
  play: async (context) => {
    await expect(context.canvas.getByText(find(context).t('empty.open'))).toBeVisible();
  },
};

/** Neither cover nor place nor a date with a tour; a name as long as allowed. */
export const Bare: Story = {
  args: reportOf({ notes: reportNotes(PHOTOS), project: hostileProject }),
  play: async (context) => {
    await expect(find(context).text()).not.toContain(find(context).t('report.latest'));
    await expect(context.canvasElement.querySelector('[data-missing]')).toBeNull();
  },
};

/** Nothing is wider than the paper. */
export const Hostile: Story = {
  args: reportOf({ notes: hostileNotes, cover: cover(40) }),
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('article');
    await expect(sheet?.scrollWidth).toBeLessThanOrEqual(sheet?.clientWidth ?? 0);
  },
};

/** Light on paper, also from a dark page. */
export const FromDarkPage: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('article');
    const { backgroundColor, color } = getComputedStyle(sheet ?? canvasElement);
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(color).toBe('rgb(21, 24, 26)');
  },
};

/** In the page, hidden on screens; the dialog opens once the photos are there. */
export const Mounted: Story = {
  args: reportOf({ notes: hundreds, cover: cover(40) }),
  render: (args) => <PrintedReport {...args} />,
  play: async () => {
    const paper = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-paper]');
      if (found === null) throw new Error('There is no paper.');
      return found;
    });
    await expect(paper).not.toBeVisible();
    await expect(within(paper).getAllByText(/Broken tile/)).toHaveLength(200);
    const printed: boolean[] = [];
    spyOn(window, 'print').mockImplementation(() => {
      printed.push(Array.from(paper.querySelectorAll('img')).every(({ complete }) => complete));
    });
    await expect(await printReport()).toBe(true);
    await expect(printed).toEqual([true]);
  },
};
