import type { Page } from 'playwright';

/** The result of the story that a page shows, as Storybook reports it when `play` has finished. */
const ENDING = `(() => {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  if (channel === undefined) return undefined;
  const thrown = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing']
    .map((event) => channel.last(event)?.[0])
    .find((payload) => payload !== undefined);
  if (thrown !== undefined) return thrown.message ?? 'There is no such story.';
  return channel.last('storyFinished') && 'played';
})()`;

/**
 * Waits until a page's story has played.
 *
 * @throws {Error} where it failed: it shows no state of the product then
 */
export async function playedStory(page: Page, options: { timeout?: number } = {}): Promise<void> {
  const ending = String(await (await page.waitForFunction(ENDING, undefined, options)).jsonValue());
  if (ending !== 'played') throw new Error(`The story failed: ${ending}`);
}
