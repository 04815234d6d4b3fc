import { Heading, Stack, Text, TextLink, UiProvider } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import { Preview } from '../review/Preview';
import * as Wall from '../review/Wall.styles';
import { useFirstStories } from './storyIndex';

/** Of the window that each story is drawn in, in CSS pixels. */
const WINDOW = { width: 480, height: 400 };
const LOCALES = { en: 'English', ar: 'Arabic' } as const;

/** Every component from left to right next to right to left, each as its first story. */
export function Gallery() {
  const stories = useFirstStories('Components/');
  const groups = Map.groupBy(stories, ({ title }) => title.split('/')[1] ?? '');
  return (
    <UiProvider brand={houseBrand} scheme="system" locale="en">
      <Wall.Wall>
        <Stack gap="m">
          <Heading level={1}>Gallery</Heading>
          <Text>Every component from left to right, and from right to left.</Text>
        </Stack>
        {[...groups].map(([group, components]) => (
          <Wall.Screen key={group} aria-label={group}>
            <Heading level={2}>{group}</Heading>
            <Wall.States>
              {components.map(({ id, title }) => (
                <Component key={id} id={id} name={title.split('/').slice(2).join(' ')} />
              ))}
            </Wall.States>
          </Wall.Screen>
        ))}
      </Wall.Wall>
    </UiProvider>
  );
}

function Component({ id, name }: { id: string; name: string }) {
  return (
    <Wall.State>
      <Wall.Previews>
        {(['en', 'ar'] as const).map((locale) => (
          <Preview
            key={locale}
            storyId={id}
            title={`${name}, ${LOCALES[locale]}`}
            globals={{ locale, scheme: 'system', brand: houseBrand.id }}
            {...WINDOW}
          />
        ))}
      </Wall.Previews>
      <TextLink href={`./?path=/docs/${id.split('--')[0] ?? ''}--docs`} target="_top">
        {name}
      </TextLink>
    </Wall.State>
  );
}
