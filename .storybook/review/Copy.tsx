import { Heading, SearchField, Stack, Text, UiProvider } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import Polyglot from 'node-polyglot';
import { useDeferredValue, useState } from 'react';
import * as S from './Copy.styles';
import { textFiles } from './texts';

/** The numbers whose plural forms differ in Arabic. */
const COUNTS = [0, 1, 2, 3, 11, 100] as const;

interface Entry {
  key: string;
  en: string;
  ar: string;
  /** Examples for each of COUNTS, if the text contains a count. */
  plurals: readonly { count: number; en: string; ar: string }[];
}

const files = textFiles.map(({ path, texts }) => ({
  path,
  entries: texts.map(([key, { en, ar }]): Entry => {
    const counts = en.includes('||||');
    return {
      key,
      en,
      ar,
      plurals: counts
        ? COUNTS.map((count) => ({
            count,
            en: spoken(en, 'en', count),
            ar: spoken(ar, 'ar', count),
          }))
        : [],
    };
  }),
}));
const all = files.flatMap(({ entries }) => entries);

/** Every text of the portal in both languages: for writers and translators. */
export function Copy() {
  const [term, setTerm] = useState('');
  const wanted = useDeferredValue(term.trim().toLowerCase());
  const filtered = files
    .map(({ path, entries }) => ({
      path,
      entries: entries.filter(({ key, en, ar }) =>
        `${key} ${en} ${ar}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = filtered.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <UiProvider brand={houseBrand} scheme="light" locale="en">
      <S.Page>
        <Stack gap="m">
          <Heading level={1}>Copy</Heading>
          <Text>
            {all.length} texts in English and in Arabic. A brand words a text its own way in its{' '}
            <code>textOverrides</code>.
          </Text>
        </Stack>
        <S.Filters role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Search"
            placeholder="Search keys and texts"
            hideLabel={false}
            value={term}
            onValueChange={setTerm}
          />
        </S.Filters>
        <Text role="status" tone="inkMuted">
          {count} texts
        </Text>
        {filtered.map(({ path, entries }) => (
          <section key={path} aria-label={path}>
            <Heading level={2} size="lead">
              {path}
            </Heading>
            <S.Table>
              <thead>
                <tr>
                  <th scope="col">Key</th>
                  <th scope="col">English</th>
                  <th scope="col">Arabic</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <Row key={entry.key} entry={entry} />
                ))}
              </tbody>
            </S.Table>
          </section>
        ))}
      </S.Page>
    </UiProvider>
  );
}

function Row({ entry }: { entry: Entry }) {
  const counts = entry.plurals.length > 0;
  return (
    <tr>
      <th scope="row">
        <code>{entry.key}</code>
      </th>
      {(['en', 'ar'] as const).map((locale) => (
        <td key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          {counts ? (
            <S.Plurals>
              {entry.plurals.map((plural) => (
                <div key={plural.count}>
                  <dt>{plural.count}</dt>
                  <dd>{plural[locale]}</dd>
                </div>
              ))}
            </S.Plurals>
          ) : (
            entry[locale]
          )}
        </td>
      ))}
    </tr>
  );
}

/** A text with a count, as it is shown for a number. */
function spoken(text: string, locale: 'en' | 'ar', count: number): string {
  const polyglot = new Polyglot({ locale, phrases: { text } });
  return polyglot.t('text', { smart_count: count, brand: houseBrand.name[locale] });
}
