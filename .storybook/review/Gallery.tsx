import { Heading, SearchField, Select, Stack, Text, UiProvider } from '@jawla/ui';
import { BRANDS, houseBrand } from '@jawla/ui/theme';
import { useDeferredValue, useState } from 'react';
import { screens } from './data';
import { KINDS } from './kinds';
import { StateCard } from './StateCard';
import { storyOf } from './storyOf';
import * as S from './Gallery.styles';

const ALL = 'all';
const LOCALES = { both: 'English beside Arabic', en: 'English', ar: 'Arabic' } as const;
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = { 360: 'Phone, 360 px', 768: 'Tablet, 768 px', 1280: 'Desktop, 1280 px' } as const;

const allStates = screens.flatMap(({ states }) => states);
const shown = allStates.filter(({ id }) => storyOf.has(id)).length;

interface View {
  screen: string;
  kind: string;
  locale: string;
  scheme: string;
  brand: string;
  width: string;
}

const START: View = {
  screen: ALL,
  kind: ALL,
  locale: 'both',
  scheme: 'light',
  brand: houseBrand.id,
  width: '360',
};

/** Every state of every screen, side by side in both languages: the starting point of a review. */
export function Wall() {
  const [view, setView] = useState(START);
  const [term, setTerm] = useState('');
  const wanted = useDeferredValue(term.trim().toLowerCase());

  const filtered = screens
    .filter(({ name }) => view.screen === ALL || view.screen === name)
    .map(({ name, states }) => ({
      name,
      states: states.filter(
        ({ id, text, kind }) =>
          (view.kind === ALL || view.kind === kind) &&
          `${name} ${id} ${text}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ states }) => states.length > 0);
  const count = filtered.reduce((sum, { states }) => sum + states.length, 0);
  const locales = view.locale === 'both' ? ['en', 'ar'] : [view.locale];

  const choose = (name: keyof View, label: string, options: Readonly<Record<string, string>>) => (
    <Select
      label={label}
      value={view[name]}
      onChange={({ currentTarget: { value } }) => setView((now) => ({ ...now, [name]: value }))}
      options={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
    />
  );

  return (
    <UiProvider brand={houseBrand} scheme="light" locale="en">
      <S.Wall>
        <Stack gap="m">
          <Heading level={1}>The wall</Heading>
          <Text>
            {screens.length} screens and components, {allStates.length} states, {shown} of them
            shown by stories, each in English and in Arabic.
          </Text>
        </Stack>
        <S.Filters aria-label="What is shown" role="search">
          <SearchField
            label="Search"
            placeholder="Search states"
            clearLabel="Clear the search"
            value={term}
            onValueChange={setTerm}
            hideLabel={false}
          />
          {choose('screen', 'Screen', named([ALL, ...screens.map(({ name }) => name)]))}
          {choose('kind', 'Kind of state', named([ALL, ...KINDS]))}
          {choose('locale', 'Language', LOCALES)}
          {choose('scheme', 'Scheme', named(SCHEMES))}
          {choose(
            'brand',
            'Brand',
            Object.fromEntries(BRANDS.map((brand) => [brand.id, brand.name.en])),
          )}
          {choose('width', 'Width', WIDTHS)}
        </S.Filters>
        <Text role="status" tone="inkMuted">
          {count} states
        </Text>
        {filtered.map(({ name, states }) => (
          <S.Screen key={name} aria-label={name}>
            <S.ScreenTitle>
              <Heading level={2}>{name}</Heading>
              <Text tone="inkMuted">{states.length}</Text>
            </S.ScreenTitle>
            <S.States>
              {states.map((state) => (
                <StateCard
                  key={state.id}
                  state={state}
                  locales={locales}
                  scheme={view.scheme}
                  brand={view.brand}
                  width={Number(view.width)}
                />
              ))}
            </S.States>
          </S.Screen>
        ))}
      </S.Wall>
    </UiProvider>
  );
}

function named(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, value === ALL ? 'All' : value]));
}
