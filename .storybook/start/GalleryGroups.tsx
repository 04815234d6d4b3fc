import { Heading, TextLink } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import { Preview } from '../review/Preview';
import * as Wall from '../review/Gallery.styles';
import { useFirstStories } from './storyIndex';

/** Window size in which each story is rendered, in CSS pixels. */
const WINDOW = { width: 480, height: 400 };
const LOCALES = { en: 'English', ar: 'Arabic' } as const;

/** Every component in both directions, by group. */
export function GalleryGroups() {
  const stories = useFirstStories('Components/');
  const groups = Map.groupBy(stories, ({ title }) => title.split('/')[1] ?? '');
  return [...groups].map(([group, components]) => (
    <Wall.Screen key={group} aria-label={group}>
      <Heading level={2}>{group}</Heading>
      <Wall.States>
        {components.map(({ id, title }) => (
          <Component key={id} id={id} name={title.split('/').slice(2).join(' ')} />
        ))}
      </Wall.States>
    </Wall.Screen>
  ));
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
