/**
 * A picture of every story in both languages, and of screens on a phone and in the dark, held against
 * the ones that were looked at. Asks for a built Storybook: `npm run test:visual` builds it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';

const Story = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  tags: z.array(z.string()).default([]),
});
type Story = z.infer<typeof Story>;
const Index = z.object({ entries: z.record(z.string(), Story) });

interface Look {
  name: string;
  locale: 'en' | 'ar';
  scheme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

const DESKTOP = { width: 1024, height: 768 };
const PHONE = { width: 360, height: 720 };
/** Components in both languages; screens on a desktop and on a phone in Arabic, and once in the dark. */
const LOOKS = {
  component: [
    { name: 'en', locale: 'en', scheme: 'light', viewport: DESKTOP },
    { name: 'ar', locale: 'ar', scheme: 'light', viewport: DESKTOP },
  ],
  screen: [
    { name: 'en', locale: 'en', scheme: 'light', viewport: DESKTOP },
    { name: 'ar-phone', locale: 'ar', scheme: 'light', viewport: PHONE },
  ],
  /** The first story of each screen. */
  firstOfScreen: [
    { name: 'en', locale: 'en', scheme: 'light', viewport: DESKTOP },
    { name: 'ar-phone', locale: 'ar', scheme: 'light', viewport: PHONE },
    { name: 'en-phone-dark', locale: 'en', scheme: 'dark', viewport: PHONE },
  ],
} as const satisfies Record<string, readonly Look[]>;

/** A tag for stories whose pictures are not the same twice, with the reason beside it. */
const MOVING = 'moving';
/** The moment at which all pictures are taken. */
const NOW = new Date('2026-03-01T09:00:00Z');

/** True once Storybook has said that the story has played to its end. */
const FINISHED = "globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined";

const entries = parseIndex(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
);

for (const story of entries) {
  if (story.tags.includes(MOVING)) continue;
  for (const look of looksOf(story)) {
    test(`${story.title}: ${story.name}, ${look.name}`, async ({ page }) => {
      await page.setViewportSize(look.viewport);
      await page.clock.setFixedTime(NOW);
      await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
      await show(page, story.id, look);
      await expect(page).toHaveScreenshot([`${story.id}.${look.name}.png`]);
    });
  }
}

function looksOf(story: Story): readonly Look[] {
  if (!story.title.startsWith('Screens/')) return LOOKS.component;
  const first = entries.find(({ title }) => title === story.title);
  return first === story ? LOOKS.firstOfScreen : LOOKS.screen;
}

/** Opens a story, and waits until it has played and its pictures are there. */
async function show(page: Page, id: string, { locale, scheme }: Look) {
  const globals = `locale:${locale};scheme:${scheme}`;
  await page.goto(`iframe.html?viewMode=story&id=${id}&globals=${globals}`);
  await page.waitForFunction(FINISHED);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      Array.from(document.images, (image) => image.decode().catch(() => undefined)),
    );
  });
}

function parseIndex(json: string): Story[] {
  const { entries: all } = Index.parse(JSON.parse(json));
  return Object.values(all).filter(({ type }) => type === 'story');
}
