import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DashedArch } from '../../drawings/DashedArch';
import * as S from './Timeline.styles';
import type { TimelineLook } from './Timeline.styles';

export { TIMELINE_LOOKS, type TimelineLook } from './Timeline.styles';

export interface TimelineEntry {
  id: string;
  /** Formatted date: "1 May 2026". */
  label: ReactNode;
  /** A second line: an event or a state. */
  detail?: ReactNode;
  /** A picture of that date; decorative, because the label names it. */
  image?: string | undefined;
  /** Destination of the entry; without it, it is not a link. */
  href?: string | undefined;
  /** The day as `YYYY-MM-DD`: in a line, gaps between marks are proportional to time. */
  day?: string | undefined;
  /** In the future: its mark is dashed. */
  planned?: boolean | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Accessible name of the list: "Dates of this building". */
  label: string;
  /** In chronological order, the oldest first, in the direction of the language. */
  entries: readonly TimelineEntry[];
  /** Id of the current entry. */
  current?: string | undefined;
  /** With pictures, or as a line. A line has the colour of the surrounding text. */
  look?: TimelineLook | undefined;
}

/** Dates in order, in one row that scrolls if there is no space. */
export function Timeline({ label, entries, current, look = 'pictures', ...rest }: TimelineProps) {
  return (
    // The row scrolls, so it must be focusable even if its entries are no links.
    <S.Root
      aria-label={label}
      tabIndex={entries.some(({ href }) => href !== undefined) ? undefined : 0}
      {...rest}
    >
      {entries.map(({ id, label: when, detail, image, href, day, planned = false }, at) => {
        const content = (
          <>
            {look === 'pictures' && (
              <S.Frame $isCurrent={id === current}>
                {image === undefined ? <DashedArch /> : <S.Image src={image} alt="" />}
              </S.Frame>
            )}
            <S.Label>
              <bdi>{when}</bdi>
            </S.Label>
            {detail !== undefined && <S.Detail>{detail}</S.Detail>}
          </>
        );
        const state = id === current ? ('date' as const) : undefined;
        return (
          <S.Entry
            key={id}
            ref={id === current ? showInRow : undefined}
            $look={look}
            $isCurrent={id === current}
            $isPlanned={planned}
            style={look === 'line' ? { flexGrow: daysUntil(day, entries[at + 1]?.day) } : undefined}
          >
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

/**
 * Scrolls the row only: `scrollIntoView` would scroll the page as well. An observer measures after the layout and before
 * the paint of a frame: to measure in the ref would force a layout of the page that is still being built.
 */
function showInRow(entry: HTMLElement | null) {
  const row = entry?.parentElement;
  if (!entry || !row) return undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    const room = row.getBoundingClientRect();
    const box = entry.getBoundingClientRect();
    if (box.left < room.left) row.scrollLeft += box.left - room.left;
    else if (box.right > room.right) row.scrollLeft += box.right - room.right;
  });
  observer.observe(entry);
  return () => observer.disconnect();
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns days until the next entry, at least one; 0 after the last */
function daysUntil(from: string | undefined, to: string | undefined): number {
  if (to === undefined) return 0;
  const days = (Date.parse(to) - Date.parse(from ?? '')) / DAY_MS;
  return days >= 1 ? days : 1;
}
