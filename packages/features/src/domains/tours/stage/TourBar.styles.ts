import { t, visuallyHidden } from '@jawla/ui/theme';
import { css, keyframes, styled } from 'styled-components';

/** Room for Back and a name, the line of the dates, and all tools beside a list of rooms. */
const WIDE = '@media (min-width: 75rem)';
const NARROW = '@media (max-width: 74.99rem)';
const PHONE = '@media (max-width: 39.99rem)';
/** No room for dates between five tools. */
const SMALL_PHONE = '@media (max-width: 24.99rem)';

export const Slot = styled.div`
  grid-area: bar;
  min-inline-size: 0;
`;

const rise = keyframes`
  from {
    transform: translateY(0.5rem);
  }
`;

/** Padding for the device's safe area (home indicator). */
const safe = css`
  padding-block-end: env(safe-area-inset-bottom, 0px);
  padding-inline: max(
    ${t.space.xs},
    env(safe-area-inset-left, 0px),
    env(safe-area-inset-right, 0px)
  );
`;

/** The name of the building is cut, rather than moved to a line of its own. */
const ownerFirst = css`
  ${() => Start} {
    flex: 1 1 0;
  }
`;

/** On phones a line of its own for whose page it is, its building and its tools, above the dates. */
const ownerAboveDates = css`
  &::before {
    content: '';
    order: -1;
    flex: 0 0 100%;
  }
  ${() => End} {
    display: contents;
  }
  ${() => Start} {
    order: -3;
  }
  ${() => Tools} {
    order: -2;
    padding-block-start: ${t.space.xxs};
  }
`;

/** Wraps content that does not fit, such as large text, or two dates on a phone. */
export const Bar = styled.div<{ $rises: boolean; $owner: 'above' | 'beside' | undefined }>`
  ${safe}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${t.space.xxs};
  min-block-size: calc(3.75rem + env(safe-area-inset-bottom, 0px));
  background: ${t.color.stage};
  color: ${t.color.onStage};
  border-block-start: ${t.stroke.hair} solid ${t.color.line};
  ${({ $rises }) =>
    $rises &&
    css`
      animation: ${rise} ${t.motion.calm} ${t.motion.ease};
    `}

  ${PHONE} {
    gap: 0;
    min-block-size: calc(3.5rem + env(safe-area-inset-bottom, 0px));
    ${({ $owner }) => $owner === 'above' && ownerAboveDates}
    ${({ $owner }) => $owner && ownerFirst}
  }
  ${WIDE} {
    display: grid;
    grid-template-columns: minmax(12rem, 1fr) minmax(17.5rem, 35rem) minmax(max-content, 1fr);
    gap: 0 ${t.space.l};

    > :last-child {
      grid-column: 3;
    }
  }
`;

/** The target that opens the hidden bar: high enough to touch at a screen edge, and no higher. */
export const Sill = styled.button`
  ${safe}
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: calc(0.875rem + env(safe-area-inset-bottom, 0px));
  /* As high as WCAG 2.5.8 asks: a finger's 44 px would be as much as the bar that has made room. */
  @media (pointer: coarse) {
    min-block-size: calc(24px + env(safe-area-inset-bottom, 0px));
  }
  border: 0;
  background: ${t.color.stage};
  cursor: pointer;

  &::before {
    content: '';
    inline-size: 3.5rem;
    border-block-start: 3px solid ${t.color.inkFaint};
    border-radius: ${t.radius.full};
  }
`;

export const Start = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.xs};
  /* A long name is cut rather than moved to a line of its own. */
  flex: 1 1 12rem;
  min-inline-size: 0;

  & > a {
    flex: none;
  }
  ${PHONE} {
    flex: 0 1 auto;
  }
`;

/** The logo of the brand. */
export const Mark = styled.div`
  flex: none;
  display: grid;
  padding-inline: ${t.space.xs};

  & > svg {
    block-size: 1.75rem;
    inline-size: auto;
  }
`;

/** Hidden on phones next to the dates, for lack of space. */
export const Title = styled.div<{ $isOnPhone: boolean }>`
  display: grid;
  /* Not wider than its column: long names are cut. */
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  ${PHONE} {
    ${({ $isOnPhone }) => !$isOnPhone && 'display: none;'}
  }
`;

/** The isolate is cut, not the line: text of the other direction would lose its beginning. */
const cutIsolate = css`
  display: flex;
  white-space: nowrap;

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Name = styled.span`
  ${cutIsolate}
  font-weight: ${t.weight.strong};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

const detail = css`
  ${cutIsolate}
  gap: ${t.space.xs};
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};

  /* The place is cut rather than the date. */
  & > bdi:has(time) {
    flex: none;
  }
`;

export const Detail = styled.span<{ $isOnPhone: boolean }>`
  ${detail}

  ${PHONE} {
    ${({ $isOnPhone }) => !$isOnPhone && 'display: none;'}
  }
`;

/** On phones, in place of the details. */
export const RoomName = styled.span`
  ${detail}
  display: none;

  ${PHONE} {
    display: flex;
  }
`;

/** The icon alone is sufficient there. */
export const Word = styled.span`
  ${PHONE} {
    ${visuallyHidden}
  }
`;

export const Line = styled.div`
  display: none;
  min-inline-size: 0;
  padding-block-start: ${t.space.xs};

  ${WIDE} {
    display: block;
  }
`;

/** A phone shows the whole date rather than the sign of a list. Below 1rem, Safari zooms in on focus. */
const narrowSelect = css`
  select {
    padding-inline: ${t.space.xxs};
    font-size: 1rem;
    text-align: center;
  }
  select + svg {
    display: none;
  }
`;

export const Step = styled.div<{ $isNamed: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${t.space.xxs};
  min-inline-size: 0;

  ${PHONE} {
    flex: 1 1 6rem;
    gap: 0;
    ${narrowSelect}

    /* The room of the hidden label. */
    & > :has(select) {
      gap: 0;
    }
    ${({ $isNamed }) =>
      $isNamed &&
      css`
        select {
          block-size: 2.75rem;
          min-block-size: 0;
          padding-block: 1.0625rem 0.125rem;
          line-height: 1.25;
        }
      `}
  }

  ${WIDE} {
    display: none;
  }
`;

/** Above the date, inside its select: both are one target. */
export const StepName = styled.span`
  ${cutIsolate}
  position: absolute;
  z-index: 1;
  inset-block-start: 0.125rem;
  inset-inline: 3rem;
  display: none;
  pointer-events: none;
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: 1.25;
  justify-content: center;

  ${PHONE} {
    display: flex;
  }
`;

export const Compared = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.xs};
  min-inline-size: 0;

  ${NARROW} {
    order: 1;
    flex: 1 0 100%;
    padding-block-end: ${t.space.xs};
  }
  ${PHONE} {
    ${narrowSelect}
  }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${t.space.xxs};

  ${PHONE} {
    gap: 0;
  }
`;

/** Beside notes on small phones, it is in More. */
export const Compare = styled.div<{ $isInMore: boolean }>`
  display: contents;

  ${SMALL_PHONE} {
    ${({ $isInMore }) => $isInMore && 'display: none;'}
  }
`;

/** As wide as the icon that comes: little moves then. */
export const Notes = styled.div`
  min-inline-size: 2.75rem;
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
`;

/** On phones, the rooms are in More. */
export const Rooms = styled.div`
  /* As wide as the name of the room. */
  min-inline-size: 10rem;
  max-inline-size: 17.5rem;

  input {
    field-sizing: content;
  }
  ${PHONE} {
    display: none;
  }
`;

export const NotOnPhone = styled.div`
  ${PHONE} {
    display: none;
  }
`;

export const OnPhone = styled.div`
  display: none;
  min-inline-size: 0;

  ${PHONE} {
    display: grid;
  }
`;

export const OnSmallPhone = styled.div`
  display: none;

  ${SMALL_PHONE} {
    display: grid;
  }
`;

export const Sheet = styled.div`
  display: grid;
  justify-items: stretch;
  gap: ${t.space.xxs};

  button,
  a {
    justify-content: flex-start;
  }
`;

export const Note = styled.div`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.xs} ${t.space.s};
  min-inline-size: 0;
  padding-block: ${t.space.xs};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};

  ${WIDE} {
    grid-column: 1 / -1;
  }
`;

export const NoteActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${t.space.xs};
  min-inline-size: 0;
`;

export const NoteField = styled.div`
  inline-size: min(20rem, 100%);
`;
