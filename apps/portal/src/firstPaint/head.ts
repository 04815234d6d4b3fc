/** Runs in the head of index.html, before the first paint. */
import { colourBars } from '@jawla/features/colorScheme';
import { pageLanguage } from '@jawla/features/language';
import { storedColorScheme } from '@jawla/features/storedColorScheme';
import { requestEarly } from './earlyRequests';

const locale = pageLanguage(location.search);
document.documentElement.lang = locale;
document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';

const scheme = storedColorScheme();
if (scheme !== 'system') {
  // The canvas, until the style sheet of React has loaded.
  document.documentElement.style.colorScheme = scheme;
  colourBars(scheme);
}

document.getElementById(`fonts-${locale}`)?.removeAttribute('media');
for (const font of globalThis.firstPaintPlan?.fonts[locale] ?? []) {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href: font,
    }),
  );
}

requestEarly(locale);
