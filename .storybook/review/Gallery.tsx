import { Heading, SearchField, Select, Stack, Text, UiProvider } from '@jawla/ui';
import { BRANDS, houseBrand } from '@jawla/ui/theme';
import { useDeferredValue, useState } from 'react';
import { useStories } from '../start/storyIndex';
import { KINDS, kindsOf, USUAL } from './kinds';
import { StateCard } from './StateCard';
import * as S from './Gallery.styles';

const SCREENS = 'Screens/';
const ALL = 'all';
const LOCALES = { both: 'English beside Arabic', en: 'English', ar: 'Arabic' } as const;
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = { 360: 'Phone, 360 px', 768: 'Tablet, 768 px', 1280: 'Desktop, 1280 px' } as const;

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

/** Every state of every screen, side by side in both languages: the starting point of a review. A state is a story. */
export function Wall() {
  const [view, setView] = useState(START);
  const [term, setTerm] = useState('');
  const wanted = useDeferredValue(term.trim().toLowerCase());

  const all = useStories(SCREENS);
  const screens = Map.groupBy(all, ({ title }) => title.slice(SCREENS.length));
  const states = all.filter(
    ({ title, name, tags }) =>
      (view.screen === ALL || title === SCREENS + view.screen) &&
      (view.kind === ALL || kindsOf(tags).includes(view.kind)) &&
      `${title} ${name}`.toLowerCase().includes(wanted),
  );
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
            {screens.size} screens and parts of screens, {all.length} states, each in English and in
            Arabic.
          </Text>
        </Stack>
        <S.Filters aria-label="What is shown" role="search">
          <SearchField
            label="Search"
            placeholder="Search states"
            value={term}
            onValueChange={setTerm}
            hideLabel={false}
          />
          {choose('screen', 'Screen', named([ALL, ...screens.keys()]))}
          {choose('kind', 'Kind of state', named([ALL, USUAL, ...KINDS]))}
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
          {states.length} states
        </Text>
        {[...Map.groupBy(states, ({ title }) => title.slice(SCREENS.length))].map(
          ([name, stories]) => (
            <S.Screen key={name} aria-label={name}>
              <S.ScreenTitle>
                <Heading level={2}>{name}</Heading>
                <Text tone="inkMuted">{stories.length}</Text>
              </S.ScreenTitle>
              <S.States>
                {stories.map((story) => (
                  <StateCard
                    key={story.id}
                    story={story}
                    locales={locales}
                    scheme={view.scheme}
                    brand={view.brand}
                    width={Number(view.width)}
                  />
                ))}
              </S.States>
            </S.Screen>
          ),
        )}
      </S.Wall>
    </UiProvider>
  );
}

function named(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [value, value === ALL ? 'All' : value]));
}
