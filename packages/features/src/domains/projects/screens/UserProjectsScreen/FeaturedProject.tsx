import {
  UiProvider,
  useBrand,
  useLocale,
  type PictureLoading,
  type PictureSource,
} from '@jawla/ui';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as S from './FeaturedProject.styles';

export interface FeaturedProjectProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Why the project is featured: "Continue where you left off". */
  above: ReactNode;
  /** Name of the building. */
  name: ReactNode;
  /** Level of the name's heading. */
  level?: 2 | 3 | undefined;
  /** Location. */
  place?: ReactNode;
  /** The cover, and its loading priority. */
  picture: PictureSource & { loading?: PictureLoading | undefined };
  /** Its dates: a Timeline with `look="line"`. */
  timeline?: ReactNode;
  /** Buttons, the primary one first. */
  actions: ReactNode;
}

/**
 * The project that a client most likely came for: its cover in a doorway. It is dark in both schemes, as the
 * stage of tours. Rest props and `ref` go to the section.
 */
export function FeaturedProject({
  above,
  name,
  level = 2,
  place,
  picture,
  timeline,
  actions,
  ...rest
}: FeaturedProjectProps) {
  const id = useId();
  const brand = useBrand();
  const locale = useLocale();
  return (
    <S.Root aria-labelledby={`${id}-name`} {...rest}>
      <UiProvider brand={brand} scheme="dark" locale={locale}>
        <S.Stage>
          <S.Ground>
            <S.Blurred {...picture} alt="" />
          </S.Ground>
          <S.Door>
            <S.Lines viewBox="0 0 240 250" preserveAspectRatio="none" aria-hidden>
              <path d="M6 250V112C6 66 56 26 120 4c64 22 114 62 114 108v138" />
            </S.Lines>
            <S.View {...picture} alt="" />
          </S.Door>
          <S.Words>
            <S.Above>{above}</S.Above>
            <S.Name as={`h${level}`} id={`${id}-name`}>
              <bdi>{name}</bdi>
            </S.Name>
            {place !== undefined && <S.Place>{place}</S.Place>}
            {timeline !== undefined && <S.Dates>{timeline}</S.Dates>}
            <S.Actions>{actions}</S.Actions>
          </S.Words>
        </S.Stage>
      </UiProvider>
    </S.Root>
  );
}
