import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { formTexts } from '#core/forms';
import { textOf } from './text';
import type { Context } from './playWith';

/**
 * Expects that a refused form leads to its first wrong field, and that it names all of them as links that do.
 *
 * @param fields In the order of the screen.
 * @param place Where the first one is: in the middle third of the window, or where the form is too short to be moved.
 */
export async function expectWrongFields(
  { globals }: Pick<Context, 'globals'>,
  fields: readonly HTMLElement[],
  place: 'middle' | 'inSight' = 'middle',
) {
  const t = textOf(formTexts, globals);
  const words = t('wrong.fields', { smart_count: fields.length, fields: '' }).trim();
  const [first] = fields;
  await waitFor(() => expect(first).toHaveFocus());
  await waitFor(() => expectWithin(first, place));
  const line = await waitFor(() => {
    const alerts = screen.getAllByRole('alert');
    const found = alerts.find((alert) => alert.textContent.includes(words));
    if (found === undefined) throw new Error(`No alert says "${words}".`);
    return found;
  });
  await expect(line).toBeVisible();
  for (const field of [...fields].reverse()) {
    await expect(field).toBeInvalid();
    await userEvent.click(within(line).getByRole('link', { name: labelOf(field) }));
    await expect(field).toHaveFocus();
    await waitFor(() => expectWithin(field, field === first ? place : 'inSight'));
  }
}

function expectWithin(element: Element | undefined, place: 'middle' | 'inSight') {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  const margin = place === 'middle' ? window.innerHeight / 3 : 0;
  const middle = (top + bottom) / 2;
  const share = [margin, middle, window.innerHeight - margin].map(Math.round);
  // In this order: the numbers are in the message.
  if (share.some((each, at) => each < (share[at - 1] ?? 0))) {
    throw new Error(`Not ${place}: ${share.join(', ')}.`);
  }
}

function labelOf(field: HTMLElement): string {
  return document.querySelector(`label[for="${CSS.escape(field.id)}"]`)?.textContent ?? '';
}
