/** Lets the page of a story have a provider of single sign-on, as the server writes it. Returns how to end that. */
export function withSso({ isOnly = false, names = { en: 'Contoso', ar: 'كونتوسو' } } = {}) {
  const { documentElement: root } = document;
  for (const [locale, name] of Object.entries(names)) root.setAttribute(`data-sso-${locale}`, name);
  root.toggleAttribute('data-sso-only', isOnly);
  return () => {
    for (const name of ['en', 'ar', 'only']) root.removeAttribute(`data-sso-${name}`);
  };
}

/** The name in `withSso`, in the language of a story. */
export function ssoNameIn(globals: Readonly<Record<string, unknown>>): string {
  return globals['locale'] === 'ar' ? 'كونتوسو' : 'Contoso';
}
