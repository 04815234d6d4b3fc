import { screen, within } from 'storybook/test';
import { undoTexts } from '#trash';
import { textOf, uiText } from './text';

/** The messages after something was moved to the trash. Each function waits for its message. */
export function undoToast({ globals }: { globals: Parameters<typeof textOf>[1] }) {
  const t = textOf(undoTexts, globals);
  const region = async () =>
    within(await screen.findByRole('region', { name: uiText('messages') }));
  const message = (key: 'moved' | 'restored' | 'restoring') => async (name: string) =>
    (await region()).findByText(t(key, { name: `\u2068${name}\u2069` }));
  return {
    isInTrash: message('moved'),
    isRestoring: message('restoring'),
    isRestored: message('restored'),
    hasFailed: async (name: string) => {
      const failed = t('failed', { name: `\u2068${name}\u2069` });
      return (await region()).findByText((text) => text.startsWith(failed));
    },
    undo: async () => (await region()).findByRole('button', { name: t('undo') }),
    /** Another message of the page. */
    says: async (text: string) => (await region()).findByText(text),
    link: async (name: RegExp) => (await region()).findByRole('link', { name }),
    /** The button that tries again, if there is one. */
    retries: () => screen.queryByRole('button', { name: t('retry') }),
  };
}
