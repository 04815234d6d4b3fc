/** Which pictures there are: of each story of the built Storybook, in the looks that matter for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export interface Look {
  name: string;
  locale: 'en' | 'ar';
  scheme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** The few colours that a person chose for all pages: what stands on shades alone is lost. */
  forcedColors?: boolean;
}

export interface Picture {
  /** The file below `pictures`. */
  file: string;
  /** What a report calls it. */
  title: string;
  storyId: string;
  look: Look;
  /** The page to its end, rather than what the window shows of it. */
  whole: boolean;
}

const Story = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  tags: z.array(z.string()).default([]),
});
type Story = z.infer<typeof Story>;
const Index = z.object({ entries: z.record(z.string(), Story) });

const DESKTOP = { width: 1024, height: 768 };
const PHONE = { width: 360, height: 720 };
const EN: Look = { name: 'en', locale: 'en', scheme: 'light', viewport: DESKTOP };
const AR: Look = { name: 'ar', locale: 'ar', scheme: 'light', viewport: DESKTOP };
const AR_PHONE: Look = { name: 'ar-phone', locale: 'ar', scheme: 'light', viewport: PHONE };
const DARK: Look = { name: 'en-phone-dark', locale: 'en', scheme: 'dark', viewport: PHONE };
const FORCED: Look = { ...EN, name: 'en-forced', forcedColors: true };
/** Components in both languages; screens on a desktop and on a phone in Arabic, and once in the dark. */
const LOOKS = {
  component: [EN, AR],
  firstOfComponent: [EN, AR, FORCED],
  screen: [EN, AR_PHONE],
  phone: [AR_PHONE],
  firstOfScreen: [EN, AR_PHONE, DARK, FORCED],
} as const satisfies Record<string, readonly Look[]>;

/** A tag for stories whose pictures are not the same twice, with the reason beside it. */
const MOVING = 'moving';
/** A tag for stories of what is so on a phone alone. */
const PHONE_ONLY = 'phone';
/** A tag for stories whose state may lie below the window's edge. */
const WHOLE = 'whole';

/**
 * All pictures there are to be.
 *
 * @throws Error where no Storybook has been built
 */
export function listPictures(): Picture[] {
  const json = readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8');
  const { entries } = Index.parse(JSON.parse(json));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const isFirst = (story: Story) => stories.find(({ title }) => title === story.title) === story;
  return stories
    .filter(({ tags }) => !tags.includes(MOVING))
    .flatMap((story) =>
      looksOf(story, isFirst(story)).map((look) => ({
        file: `${story.id}.${look.name}.png`,
        title: `${story.title}: ${story.name}, ${look.name}`,
        storyId: story.id,
        look,
        whole: story.tags.includes(WHOLE),
      })),
    );
}

function looksOf({ title, tags }: Story, isFirst: boolean): readonly Look[] {
  if (tags.includes(PHONE_ONLY)) return LOOKS.phone;
  if (title.startsWith('Screens/')) return isFirst ? LOOKS.firstOfScreen : LOOKS.screen;
  return isFirst ? LOOKS.firstOfComponent : LOOKS.component;
}
