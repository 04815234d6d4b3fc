import { Button, Heading, TextField, UiProvider } from '@jawla/ui';
import { BRANDS, houseBrand } from '@jawla/ui/theme';
import '@jawla/ui/brands/house.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const QrCard = lazy(async () => ({ default: (await import('@jawla/ui/qr')).QrCard }));

const query = new URLSearchParams(window.location.search);
const locale = query.get('locale') === 'ar' ? 'ar' : 'en';
const brand = BRANDS.find(({ id }) => id === query.get('brand')) ?? houseBrand;
const texts = {
  en: { title: 'Your tours', name: 'Name', go: 'Go', qr: 'Code of this page' },
  ar: { title: 'جولاتك', name: 'الاسم', go: 'انطلق', qr: 'رمز هذه الصفحة' },
}[locale];

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root.');
createRoot(root).render(
  <UiProvider brand={brand} scheme="light" locale={locale}>
    <main>
      <Heading level={1}>{texts.title}</Heading>
      <TextField label={texts.name} />
      <Button variant="primary">{texts.go}</Button>
      <Suspense>
        <QrCard value={window.location.origin} label={texts.qr} />
      </Suspense>
    </main>
  </UiProvider>,
);
