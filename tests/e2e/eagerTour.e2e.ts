/** A tour that reports where it starts right after `ready`, as many do, while the pointer is over it. */
import { expect, test, type Page } from '@playwright/test';
import { clientText } from './clientTexts.ts';
import { signIn } from './support.ts';
import { createActiveClient, createProject, uniqueName, uploadTour } from './testData.ts';

const DAY = '2026-03-01';

/** It reports its start twice: with `ready`, and while the first `set-view` is on its way. */
const EAGER = `<!doctype html><meta name="jawla-tour" content="2"><title>Eager</title>
<style>html, body { block-size: 100%; margin: 0 }</style>
<script>
  const received = [];
  const say = (message) => parent.postMessage({ jawla: 2, ...message }, '*');
  const view = (scene, yaw) => ({ scene, yaw, pitch: 0, zoom: 50 });
  addEventListener('message', ({ data }) => {
    if (data.type === 'set-view') document.documentElement.dataset.view = data.scene + ' ' + data.yaw;
  });
  // Once the pointer is over the frame.
  document.addEventListener('pointermove', () => {
    say({ type: 'ready', scenes: [{ id: 'hall', title: 'Hall' }, { id: 'court', title: 'Court' }],
      turns: true, view: view('hall', 0) });
    say({ type: 'view', ...view('hall', 0) });
    setTimeout(() => say({ type: 'view', ...view('hall', 0.1) }), 40);
  }, { once: true });
</script>`;

async function pointAtTour(page: Page): Promise<void> {
  const box = await page.locator('iframe').first().boundingBox();
  if (!box) throw new Error('There is no tour.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.move(x + 5, y);
}

test('an eager tour opens the view of a link with the pointer over it', async ({
  page,
  request,
}) => {
  const { userName, token } = await createActiveClient(request, 'eager');
  const name = uniqueName('eager-tower');
  const id = await createProject(request, userName, name);
  await uploadTour(request, id, { archive: EAGER, date: DAY, kind: 'subDate' });
  await signIn(page, { userName, token });
  await page.goto(`/user/${userName}/${name}/${DAY}?view=court~90~0~40`);
  const tour = page.frameLocator('iframe').first().locator('html');
  await expect(tour).toBeAttached();
  await pointAtTour(page);
  await expect(tour).toHaveAttribute('data-view', /^court 1\.57/);
  const room = page.getByRole('combobox', { name: clientText('room') });
  if ((page.viewportSize()?.width ?? 0) >= 640) await expect(room).toHaveValue('court');
});
