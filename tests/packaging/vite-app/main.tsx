import { Button, Combobox, Heading, IconButton, Table, TextField, UiProvider } from '@jawla/ui';
import { AddIcon } from '@jawla/ui/icons';
import { BRANDS, houseBrand } from '@jawla/ui/theme';
import '@jawla/ui/brands/house.css';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

const QrCard = lazy(async () => ({ default: (await import('@jawla/ui/qr')).QrCard }));

const query = new URLSearchParams(window.location.search);
const locale = query.get('locale') === 'ar' ? 'ar' : 'en';
const brand = BRANDS.find(({ id }) => id === query.get('brand')) ?? houseBrand;
const texts = {
  en: {
    title: 'Your tours',
    name: 'Name',
    go: 'Go',
    add: 'Add',
    qr: 'Code of this page',
    city: 'City',
    cities: ['Amman', 'Irbid'],
    none: 'No city',
    rooms: 'Rooms',
    room: 'Room',
  },
  ar: {
    title: 'جولاتك',
    name: 'الاسم',
    go: 'انطلق',
    add: 'إضافة',
    qr: 'رمز هذه الصفحة',
    city: 'المدينة',
    cities: ['عمّان', 'إربد'],
    none: 'لا توجد مدينة',
    rooms: 'الغرف',
    room: 'غرفة',
  },
}[locale];
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** So many that only those in sight are in the document. */
const ROOMS = Array.from({ length: 1000 }, (_, at) => `${texts.room} ${at}`);

/** Shows that a ref arrives at the element: React 18 hands none to function components. */
const markElement = (element: Element | null) => element?.setAttribute('data-ref', '');

function Page() {
  const [city, setCity] = useState<string>();
  return (
    <main>
      <Heading level={1} ref={markElement}>
        {texts.title}
      </Heading>
      <TextField label={texts.name} ref={markElement} />
      <Combobox
        label={texts.city}
        options={texts.cities.map((label) => ({ value: label, label }))}
        value={city}
        onValueChange={setCity}
        empty={texts.none}
      />
      <Button variant="primary" ref={markElement}>
        {texts.go}
      </Button>
      <IconButton label={texts.add} icon={<AddIcon ref={markElement} />} />
      <Suspense>
        <QrCard value={window.location.origin} label={texts.qr} />
      </Suspense>
      <Table
        caption={texts.rooms}
        columns={[{ key: 'name', header: texts.name, render: String }]}
        rows={ROOMS}
        rowKey={String}
        rowHref={(room) => `#${room}`}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root.');
createRoot(root).render(
  <UiProvider brand={brand} scheme="light" locale={locale} nonce={nonce}>
    <Page />
  </UiProvider>,
);
