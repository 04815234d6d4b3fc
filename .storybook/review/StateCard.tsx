import { Stack, Tag, Text, TextLink } from '@jawla/ui';
import type { IndexedStory } from '../start/storyIndex';
import { kindsOf } from './kinds';
import { Preview } from './Preview';
import * as S from './Gallery.styles';

export interface StateCardProps {
  story: IndexedStory;
  /** One preview in each language. */
  locales: readonly string[];
  scheme: string;
  brand: string;
  /** Window width in which the state is shown, in CSS pixels. */
  width: number;
}

/** A state of a screen as live previews in each language, with its name, which leads to the story. */
export function StateCard({
  story: { id, name, tags },
  locales,
  scheme,
  brand,
  width,
}: StateCardProps) {
  return (
    <S.State>
      <S.Previews>
        {locales.map((locale) => (
          <Preview
            key={locale}
            storyId={id}
            title={`${name}, ${locale === 'ar' ? 'Arabic' : 'English'}`}
            globals={{ locale, scheme, brand }}
            width={width}
          />
        ))}
      </S.Previews>
      <Stack gap="xs">
        <Text>
          <TextLink
            href={`./?path=/story/${id}&globals=scheme:${scheme};brand:${brand}`}
            target="_top"
          >
            {name}
          </TextLink>
        </Text>
        <S.Facts>
          {kindsOf(tags).map((kind) => (
            <Tag key={kind}>{kind}</Tag>
          ))}
        </S.Facts>
      </Stack>
    </S.State>
  );
}
