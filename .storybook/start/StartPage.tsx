import {
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Heading,
  LinkButton,
  Ltr,
  ProgressBar,
  Stack,
  Tag,
  Text,
  TextField,
  UiProvider,
} from '@jawla/ui';
import { BRANDS, houseBrand, type Brand, type Locale } from '@jawla/ui/theme';
import { useId } from 'react';
import * as S from './StartPage.styles';

const words = {
  en: {
    title: 'Harbour House',
    ready: 'The tour is ready',
    tag: 'New',
    date: 'Photographed on',
    email: 'E-mail',
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

const PAGES = [
  ['Gallery', 'gallery--docs'],
  ['Foundations', 'foundations--docs'],
  ['All states of all screens', 'review-the-wall--docs'],
  ['Every text', 'review-copy--docs'],
] as const;

/** The package at a glance: the same parts in each brand, scheme and direction, to be tried out. */
export function StartPage() {
  return (
    <UiProvider brand={houseBrand} scheme="system" locale="en">
      <S.Page>
        <Stack gap="m" align="start">
          <houseBrand.Logo width="176" height="48" />
          <Heading level={1} size="display">
            One set of parts, two directions
          </Heading>
          <Text size="lead">
            Everything below is live. Type in it, press it, or go through it with the keyboard.
          </Text>
          <Stack direction="row">
            {PAGES.map(([name, id], at) => (
              <LinkButton
                key={id}
                href={`./?path=/docs/${id}`}
                target="_top"
                variant={at === 0 ? 'primary' : 'secondary'}
              >
                {name}
              </LinkButton>
            ))}
          </Stack>
        </Stack>
        {BRANDS.map((brand) => (
          <S.Brand key={brand.id} aria-label={brand.name.en}>
            <Heading level={2}>{brand.name.en}</Heading>
            <S.Specimens>
              {(['light', 'dark'] as const).flatMap((scheme) =>
                (['en', 'ar'] as const).map((locale) => (
                  <UiProvider key={scheme + locale} brand={brand} scheme={scheme} locale={locale}>
                    <Specimen brand={brand} locale={locale} />
                  </UiProvider>
                )),
              )}
            </S.Specimens>
          </S.Brand>
        ))}
      </S.Page>
    </UiProvider>
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
