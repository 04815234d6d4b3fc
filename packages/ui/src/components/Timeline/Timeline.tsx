import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PictureMissingIcon } from '../../icons';
import * as S from './Timeline.styles';

export interface TimelineEntry {
  id: string;
  /** When, as people read it: "1 May 2026". */
  label: ReactNode;
  /** A second line: what happened, or the state of it. */
  detail?: ReactNode;
  /** A picture of that time; decoration, as the label names it. */
  image?: string | undefined;
  /** Where the entry leads; without it, it is not a link. */
  href?: string | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Names the list: "Dates of this building". */
  label: string;
  /** In the order of time, the oldest first: it runs with the language. */
  entries: readonly TimelineEntry[];
  /** The entry that is shown now, by its id. */
  current?: string | undefined;
}

/** Dates in their order, with pictures, in one row that scrolls where there is no room. */
export function Timeline({ label, entries, current, ...rest }: TimelineProps) {
  return (
    // The row scrolls, so the keyboard has to reach it even where its entries are no links.
    <S.Root
      aria-label={label}
      tabIndex={entries.some(({ href }) => href !== undefined) ? undefined : 0}
      {...rest}
    >
      {entries.map(({ id, label: when, detail, image, href }) => {
        const content = (
          <>
            <S.Frame $isCurrent={id === current}>
              {image === undefined ? <PictureMissingIcon /> : <S.Image src={image} alt="" />}
            </S.Frame>
            <S.Label>
              <bdi>{when}</bdi>
            </S.Label>
            {detail !== undefined && <S.Detail>{detail}</S.Detail>}
          </>
        );
        const state = id === current ? ('date' as const) : undefined;
        return (
          <S.Entry key={id} $isCurrent={id === current}>
            {href === undefined ? (
              <S.Body aria-current={state}>{content}</S.Body>
            ) : (
              <S.BodyLink href={href} aria-current={state}>
                {content}
              </S.BodyLink>
            )}
          </S.Entry>
        );
      })}
    </S.Root>
  );
}
