/**
 * A picture of every story in both languages, and of screens on a phone and in the dark, held against
 * the ones that were looked at. Asks for a built Storybook: `npm run test:visual` builds it.
 */
import { expect } from '@playwright/test';
import { listPictures } from './looks.ts';
import { test } from './sheet.ts';

for (const { file, title, storyId, look, whole } of listPictures()) {
  test(title, async ({ sheet }) => {
    await sheet.show(storyId, look, whole);
    await expect(sheet.page).toHaveScreenshot([file]);
  });
}
