import { expect, screen, waitFor, within } from 'storybook/test';

/**
 * Returns queries inside the dialog that is opening, once it is visible: in the first frame of its fade-in it
 * is transparent.
 *
 * @param name Accessible name; any dialog if omitted.
 */
export async function findDialog(role: 'dialog' | 'alertdialog', name?: string | RegExp) {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
