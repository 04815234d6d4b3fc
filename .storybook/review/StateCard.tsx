import { Stack, Tag, Text, TextLink } from '@jawla/ui';
import type { State } from './inventory';
import { Preview } from './Preview';
import { storyOf } from './storyOf';
import * as S from './Gallery.styles';

export interface StateCardProps {
  state: State;
  /** One preview in each language. */
  locales: readonly string[];
  scheme: string;
  brand: string;
  /** Window width in which the state is shown, in CSS pixels. */
  width: number;
}

/** A state of a screen as live previews in each language, with its name and a link to its story. */
export function StateCard({
  state: { id, text, kind },
  locales,
  scheme,
  brand,
  width,
}: StateCardProps) {
  const story = storyOf.get(id);
  return (
    <S.State>
      <S.Previews>
        {story === undefined ? (
          <S.Missing>No story yet</S.Missing>
        ) : (
          locales.map((locale) => (
            <Preview
              key={locale}
              storyId={story.id}
              title={`${text}, ${locale === 'ar' ? 'Arabic' : 'English'}`}
              globals={{ locale, scheme, brand }}
              width={width}
            />
          ))
        )}
      </S.Previews>
      <Stack gap="xs">
        <Text>{text}</Text>
        <S.Facts>
          <Tag>{kind}</Tag>
          {story && (
            <TextLink
              href={`./?path=/story/${story.id}&globals=scheme:${scheme};brand:${brand}`}
              target="_top"
            >
              {story.name}
            </TextLink>
          )}
        </S.Facts>
        <S.Id>{id}</S.Id>
      </Stack>
    </S.State>
  );
}
