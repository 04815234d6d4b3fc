import {
  tourUploadTexts,
  transferTexts,
  authTexts,
  clientDetailsTexts,
  editorTexts,
  errorTexts,
  messageTexts,
  projectTexts,
  tourTexts,
  sessionTexts,
  shellTexts,
  footageTexts,
  userTexts,
} from '@jawla/features/texts';
import { textOf } from '@jawla/features/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Screens load on demand, which takes a while on a busy machine. */
const PATIENT = { timeout: 15_000 };

type Name = string | RegExp;

/**
 * The field in the active tab: the others may have fields with the same name. A page that is loading has disabled
 * fields, which are replaced.
 */
async function fieldOf(name: Name): Promise<HTMLElement> {
  return waitFor(() => {
    const field = screen
      .queryAllByLabelText(name)
      .find((each) => each.closest('[hidden]') === null && !each.matches(':disabled'));
    if (field === undefined) throw new Error(`No field is called ${String(name)}.`);
    return field;
  }, PATIENT);
}

/** Simulates a user of the portal, who reads, types and clicks. */
export function person(globals: Record<string, unknown>) {
  return {
    words: {
      archive: textOf(tourUploadTexts, globals),
      auth: textOf(authTexts, globals),
      client: textOf(clientDetailsTexts, globals),
      editor: textOf(editorTexts, globals),
      error: textOf(errorTexts, globals),
      message: textOf(messageTexts, globals),
      project: textOf(projectTexts, globals),
      tour: textOf(tourTexts, globals),
      transfer: textOf(transferTexts, globals),
      session: textOf(sessionTexts, globals),
      shell: textOf(shellTexts, globals),
      upload: textOf(footageTexts, globals),
      user: textOf(userTexts, globals),
    },
    async seesHeading(name: Name) {
      await waitFor(async () =>
        expect(await screen.findByRole('heading', { name }, PATIENT)).toBeVisible(),
      );
    },
    async reads(text: Name) {
      const found = await screen.findByText(text, {}, PATIENT);
      // It may still be fading in.
      await waitFor(() => expect(found).toBeVisible());
    },
    async isTold(text: Name) {
      await waitFor(async () => expect(screen.getByRole('alert')).toHaveTextContent(text), PATIENT);
    },
    async types(field: Name, text: string) {
      const input = await fieldOf(field);
      await userEvent.clear(input);
      await userEvent.type(input, text);
    },
    async presses(name: Name) {
      const button = await waitFor(async () => {
        const found = screen.getByRole('button', { name });
        await expect(found).toBeEnabled();
        return found;
      }, PATIENT);
      await userEvent.click(button);
    },
    async follows(name: Name) {
      await userEvent.click(await screen.findByRole('link', { name }, PATIENT));
    },
    /** Returns the page of the active tab, from its URL. */
    async isAt(path: Name) {
      await waitFor(async () => {
        const [front] = screen
          .getAllByRole('button', { pressed: true })
          .filter(({ textContent }) => /^\d · /.test(textContent));
        const shown = front?.textContent.replace(/^\d · /, '');
        return typeof path === 'string' ? expect(shown).toBe(path) : expect(shown).toMatch(path);
      }, PATIENT);
    },
    /** Activates a tab; the first one is 1. */
    async looksAtTab(number: number) {
      await userEvent.click(
        await screen.findByRole('button', { name: new RegExp(`^${number} · `) }),
      );
    },
  };
}

export type Person = ReturnType<typeof person>;

/** Fills in and submits the login form. */
export async function logIn(who: Person, email: string, password: string) {
  const { auth } = who.words;
  await who.types(auth('login.email'), email);
  await who.types(auth('login.password'), password);
  await who.presses(auth('login.submit'));
}
