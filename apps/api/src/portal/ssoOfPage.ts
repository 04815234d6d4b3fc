import { LANGUAGES } from '@jawla/contract/limits';
import type { Services } from '../app/services.ts';
import { escapeHtml } from '../platform/texts/escapeHtml.ts';

/** As the build writes them (`prerenderPlugin.ts`): the button, in a comment, and the place of its name. */
const BUTTON = /<!--sso(.*?)sso-->/gs;
const NAME = '__SSO_NAME__';
const LOGIN = (language: string) =>
  new RegExp(`<template id="login-${language}">.*?</template>\\s*`, 's');

/**
 * Tells the portal's page which provider logs people in. The prerendered login has a button for it then, so that nothing
 * moves once the page's code has loaded. Without passwords, the code renders the login: its form is another one.
 */
export async function ssoOfPage(
  page: string,
  { sso, passwordLogin }: Pick<Services, 'passwordLogin' | 'sso'>,
): Promise<string> {
  if (!sso) return page.replaceAll(BUTTON, '');
  const hasPasswords = await passwordLogin.isOpen();
  let shown = page;
  for (const language of LANGUAGES) {
    const name = escapeHtml(sso.config.name[language] ?? sso.config.name.en);
    shown = shown.replace(LOGIN(language), (login) =>
      hasPasswords
        ? login.replace(BUTTON, (_, button: string) => button.replaceAll(NAME, () => name))
        : '',
    );
    shown = shown.replace('<html ', (start) => `${start}data-sso-${language}="${name}" `);
  }
  return hasPasswords ? shown : shown.replace('<html ', '<html data-sso-only ');
}
