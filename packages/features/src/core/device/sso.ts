import type { Language } from '@jawla/contract/limits';

/** In the prerendered login: the server replaces it. */
const NAME = '__SSO_NAME__';
const root = () => (typeof document === 'undefined' ? undefined : document.documentElement);

/** The name of the provider of single sign-on, which the server has written into the page; `null` without one. */
export const ssoName = (locale: Language) =>
  root()?.getAttribute(`data-sso-${locale}`) ?? (root() ? null : NAME);

/** Whether the provider is the only way to log in. */
export const isSsoOnly = () => root()?.hasAttribute('data-sso-only') ?? false;
