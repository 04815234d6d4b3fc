/** Which screenshots there are: of each story of a Storybook, in the modes that matter for it. */
import { z } from 'zod';

export interface Mode {
  name: string;
  locale: 'en' | 'ar';
  scheme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** High contrast: the user replaces the colours of all pages. */
  forcedColors?: boolean;
}

export interface Screenshot {
  /** The name of its PNG file. */
  file: string;
  story: Story;
  mode: Mode;
  /** The complete page, beyond the edges of the viewport. */
  fullPage: boolean;
}

const Entry = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  importPath: z.string(),
  tags: z.array(z.string()).default([]),
});
const Index = z.object({ entries: z.record(z.string(), Entry) });
export type Story = z.infer<typeof Entry>;

const DESKTOP = { width: 1024, height: 768 };
const PHONE = { width: 360, height: 720 };
const EN: Mode = { name: 'en', locale: 'en', scheme: 'light', viewport: DESKTOP };
const AR: Mode = { ...EN, name: 'ar', locale: 'ar' };
const AR_PHONE: Mode = { ...AR, name: 'ar-phone', viewport: PHONE };
const EN_PHONE_DARK: Mode = { ...EN, name: 'en-phone-dark', scheme: 'dark', viewport: PHONE };
const EN_FORCED: Mode = { ...EN, name: 'en-forced', forcedColors: true };
const MODES = {
  component: [EN, AR],
  firstOfComponent: [EN, AR, EN_FORCED],
  screen: [EN, AR_PHONE],
  firstOfScreen: [EN, AR_PHONE, EN_PHONE_DARK, EN_FORCED],
  phoneOnly: [AR_PHONE],
} as const satisfies Record<string, readonly Mode[]>;

/** Tags of stories. */
const TAGS = {
  /** Looks different each time. The reason is next to the tag. */
  moving: 'moving',
  /** The state exists on phones only. */
  phoneOnly: 'phone',
  /** The state may lie below the edge of the viewport. */
  fullPage: 'whole',
} as const;

/** Reads the `index.json` of a built Storybook. */
export function parseStories(json: string): Story[] {
  const { entries } = Index.parse(JSON.parse(json));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map((story) => ({ ...story, importPath: story.importPath.replace(/^\.\//, '') }));
}

export function listScreenshots(stories: readonly Story[]): Screenshot[] {
  const firstIds = new Set(
    [...Map.groupBy(stories, ({ title }) => title).values()].map(([first]) => first?.id),
  );
  return stories
    .filter(({ tags }) => !tags.includes(TAGS.moving))
    .flatMap((story) => {
      const fullPage = story.tags.includes(TAGS.fullPage);
      return modesOf(story, firstIds.has(story.id)).map((mode) => ({
        file: [story.id, mode.name, ...(fullPage ? ['full'] : []), 'png'].join('.'),
        story,
        mode,
        fullPage,
      }));
    });
}

/** Which screenshots to take of each Storybook. Stories that are in both are photographed alike. */
export function planComparison(
  storiesBefore: readonly Story[],
  storiesAfter: readonly Story[],
  isSelected: (story: Story) => boolean,
): Record<'before' | 'after' | 'all', Screenshot[]> {
  const idsBefore = new Set(storiesBefore.map(({ id }) => id));
  const idsAfter = new Set(storiesAfter.map(({ id }) => id));
  const after = listScreenshots(storiesAfter).filter(({ story }) => isSelected(story));
  const removed = listScreenshots(storiesBefore).filter(
    ({ story }) => !idsAfter.has(story.id) && isSelected(story),
  );
  const kept = after.filter(({ story }) => idsBefore.has(story.id));
  return { before: [...kept, ...removed], after, all: [...after, ...removed] };
}

function modesOf({ title, tags }: Story, isFirst: boolean): readonly Mode[] {
  if (tags.includes(TAGS.phoneOnly)) return MODES.phoneOnly;
  if (title.startsWith('Screens/')) return isFirst ? MODES.firstOfScreen : MODES.screen;
  return isFirst ? MODES.firstOfComponent : MODES.component;
}
