/**
 * A picture of every story in both languages, and of screens on a phone and in the dark, held against
 * the ones that were looked at. Asks for a built Storybook: `npm run test:visual` builds it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { test, type Look } from './sheet.ts';

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
const entries = parseIndex(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
);

for (const story of entries) {
  if (story.tags.includes(MOVING)) continue;
  for (const look of looksOf(story)) {
    test(`${story.title}: ${story.name}, ${look.name}`, async ({ sheet }) => {
      await sheet.show(story.id, look);
      await expect(sheet.page).toHaveScreenshot([`${story.id}.${look.name}.png`]);
    });
  }
}

function looksOf(story: Story): readonly Look[] {
  if (story.tags.includes(PHONE_ONLY)) return LOOKS.phone;
  const isFirst = entries.find(({ title }) => title === story.title) === story;
  if (story.title.startsWith('Screens/')) return isFirst ? LOOKS.firstOfScreen : LOOKS.screen;
  return isFirst ? LOOKS.firstOfComponent : LOOKS.component;
}

function parseIndex(json: string): Story[] {
  const { entries: all } = Index.parse(JSON.parse(json));
  return Object.values(all).filter(({ type }) => type === 'story');
}
