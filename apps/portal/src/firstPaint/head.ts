/** Runs in the head of index.html, before the first paint. */
import { applyColorScheme, storedColorScheme } from '@jawla/features/colorScheme';
import { pageLanguage } from '@jawla/features/language';
import { requestEarly } from './earlyRequests';

const locale = pageLanguage(location.search);
document.documentElement.lang = locale;
document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';

applyColorScheme(storedColorScheme());

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
