/** Runs at the end of index.html's body: shows the prerendered page until React takes over. */
import { pageLanguage } from '@jawla/features/language';
import { storedColorScheme } from '@jawla/features/storedColorScheme';
import { currentPage, isSignedIn, query, stored } from './environment';

const locale = pageLanguage(location.search);
const plan = currentPage()?.plan;

const audience = plan?.audience;
/** Without a session, pages that need one redirect to the login. */
const showsLogin =
  plan !== undefined && !isSignedIn && (plan.page === 'login' || audience === 'signedIn');
/**
 * React, too, shows the loading screen until the server has responded with the user.
 */
const showsLoading = plan !== undefined && isSignedIn && audience !== 'everyone';

// A link with an e-mail address opens a form with other content, which is not prerendered.
if (showsLogin && !query.has('email')) {
  // The server omits the login for a device with a session, which may have ended before a stored page is shown again.
  if (show('login') === null) showLoading();
  const form = document.querySelector('form');
  const email = stored('email') ?? '';
  if (form !== null && email !== '') {
    setValue(form, 'email', email);
    setChecked(form, 'remember');
  }
  // After hydration React's handler runs first; until then a submit is only recorded on the form.
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) event.target.dataset['submitted'] = '';
  });
}
if (showsLoading) showLoading();

function showLoading(): void {
  const root = show('loading');
  if (root instanceof HTMLElement) root.dataset['prerendered'] = '';
}

function show(name: 'login' | 'loading'): Element | null {
  const template = document.getElementById(`${name}-${locale}`);
  const root = document.getElementById('root');
  if (!(template instanceof HTMLTemplateElement) || root === null) return null;
  const style = template.content.querySelector('style');
  if (style !== null) {
    const scheme = storedColorScheme();
    if (scheme !== 'system') {
      const media = scheme === 'dark' ? 'all' : 'not all';
      style.textContent = style.textContent.replaceAll(/\(prefers-color-scheme: ?dark\)/g, media);
    }
    document.head.append(style);
  }
  root.append(template.content);
  return root.firstElementChild;
}

function setValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

function setChecked(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.checked = true;
}
