/** Runs in the head of index.html, before the first paint. */
import { requestEarly } from './earlyRequests';
import { addLink, language } from './environment';

const locale = language();
document.documentElement.lang = locale;
document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';

document.getElementById(`fonts-${locale}`)?.removeAttribute('media');
for (const font of globalThis.firstPaintPlan?.fonts[locale] ?? []) {
  addLink(font, { rel: 'preload', as: 'font', type: 'font/woff2' });
}

requestEarly(locale);
