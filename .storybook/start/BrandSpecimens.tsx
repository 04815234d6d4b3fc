import {
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Heading,
  Ltr,
  ProgressBar,
  Stack,
  Tag,
  Text,
  TextField,
  UiProvider,
} from '@jawla/ui';
import type { Brand, Locale } from '@jawla/ui/theme';
import { useId } from 'react';
import * as S from './StartPage.styles';

const words = {
  en: {
    title: 'Harbour House',
    ready: 'The tour is ready',
    tag: 'New',
    date: 'Photographed on',
    email: 'Email',
    remember: 'Remember me',
    send: 'Share',
    later: 'Later',
    sending: 'Sending',
    tours: '3 tours',
  },
  ar: {
    title: 'بيت المرفأ',
    ready: 'الجولة جاهزة',
    tag: 'جديد',
    date: 'صُوّر في',
    email: 'البريد الإلكتروني',
    remember: 'تذكّرني',
    send: 'مشاركة',
    later: 'لاحقًا',
    sending: 'جارٍ الإرسال',
    tours: '3 جولات',
  },
};

/** A few components in a brand: live, in both schemes and languages. */
export function BrandSpecimens({ brand }: { brand: Brand }) {
  return (
    <S.Specimens>
      {(['light', 'dark'] as const).flatMap((scheme) =>
        (['en', 'ar'] as const).map((locale) => (
          <UiProvider key={scheme + locale} brand={brand} scheme={scheme} locale={locale}>
            <Specimen brand={brand} locale={locale} />
          </UiProvider>
        )),
      )}
    </S.Specimens>
  );
}

function Specimen({ brand, locale }: { brand: Brand; locale: Locale }) {
  const text = words[locale];
  const id = useId();
  return (
    <S.Specimen>
      <brand.Logo />
      <Card aria-labelledby={id} as="section">
        <Stack gap="m">
          <Stack direction="row" justify="space-between">
            <Heading level={3} size="title" id={id}>
              {text.title}
            </Heading>
            <Badge count={3} label={text.tours} />
          </Stack>
          <Text tone="inkMuted" size="small">
            {text.date} <Ltr>2026-03-05</Ltr> <Tag tone="accent">{text.tag}</Tag>
          </Text>
          <Banner tone="success">{text.ready}</Banner>
          <TextField label={text.email} defaultValue="noor@example.com" dir="ltr" />
          <Checkbox label={text.remember} defaultChecked />
          <ProgressBar label={text.sending} percent={64} />
          <Stack direction="row">
            <Button variant="primary">{text.send}</Button>
            <Button>{text.later}</Button>
          </Stack>
        </Stack>
      </Card>
    </S.Specimen>
  );
}
