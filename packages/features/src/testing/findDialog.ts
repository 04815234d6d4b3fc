import { expect, screen, waitFor, within } from 'storybook/test';

/**
 * Queries inside the dialog that is opening, as soon as it is seen: in the first frame of its fade it is
 * transparent.
 *
 * @param name as it is announced; any dialog unless given
 */
export async function findDialog(role: 'dialog' | 'alertdialog', name?: string | RegExp) {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
