import { DOORWAY, doorwayOutline, t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';

/** From this width of the section on, the timeline is horizontal. */
const WIDE = '(min-width: 36rem)';
const MARK = '1.125rem';
const MARK_HEIGHT = '1.5rem';
const LINE = '1.25rem';

/** Container query: beside the cover, the section is narrow on wide screens, too. */
export const Room = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** The dates in order: a column in narrow sections, otherwise a row that scrolls. */
export const Stops = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  @container ${WIDE} {
    display: flex;
    overflow: auto;
    overscroll-behavior-inline: contain;
    scroll-padding-inline: ${t.space.xs};
    /* Padding for focus rings, which a scroll container clips. */
    margin-inline: calc(-1 * ${t.space.xs});
    padding: ${t.space.xs};
  }
`;

/** The marker of a date (a doorway: filled with a tour, outlined without one) and the timeline from there on. */
const line = css<{ $hasTour: boolean }>`
  &::before,
  &::after {
    content: '';
    position: absolute;
  }
  &::before {
    inset-block: calc(${t.space.xxs} + ${MARK_HEIGHT}) 0;
    inset-inline-start: calc(${MARK} / 2 - 0.5px);
    border-inline-start: ${t.stroke.hair} solid ${t.color.lineStrong};
  }
  &::after {
    inset-block-start: ${t.space.xxs};
    inset-inline-start: 0;
    inline-size: ${MARK};
    block-size: ${MARK_HEIGHT};
    background: ${({ $hasTour }) => ($hasTour ? t.color.accent : t.color.lineStrong)};
    ${({ $hasTour }) => ($hasTour ? `clip-path: ${DOORWAY};` : doorwayOutline(t.stroke.strong))}
  }
  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }
  }
`;

const wideLine = css`
  &::before {
    inset-block: calc(${t.space.xxs} + ${MARK_HEIGHT} / 2) auto;
    inset-inline: ${MARK} 0;
    border-inline-start: 0;
    border-block-start: ${t.stroke.hair} solid ${t.color.lineStrong};
  }
`;

export const Stop = styled.li<{ $hasTour: boolean }>`
  position: relative;
  display: grid;
  grid-template:
    'date date' auto
    'tour state' auto
    'tour actions' 1fr
    'tool tool' auto
    'message message' auto
    'gap gap' auto / 6.5rem minmax(0, 1fr);
  gap: ${t.space.xs} ${t.space.s};
  align-items: start;
  min-inline-size: 0;
  padding-block-end: ${t.space.m};
  padding-inline-start: calc(${MARK} + ${t.space.m});
  ${line}

  @container ${WIDE} {
    flex: 1 0 11.5rem;
    grid-template: 'date' auto 'tour' auto 'state' auto 'actions' auto 'tool' auto 'message' 1fr / minmax(
        0,
        1fr
      );
    max-inline-size: 18rem;
    padding-block: calc(${LINE} + ${t.space.m}) 0;
    padding-inline: 0 ${t.space.m};
    ${wideLine}
  }
`;

/** The end of the timeline, with the button that adds a date. */
export const NextStop = styled(Stop)`
  padding-block-end: 0;

  @container ${WIDE} {
    padding-block-start: calc(${LINE} + ${t.space.m});
  }
`;

export const DateOfStop = styled.div`
  grid-area: date;
  min-inline-size: 0;
`;

export const TourOfStop = styled.div`
  grid-area: tour;
  min-inline-size: 0;
`;

/** What the date's tour is like, and at the end of the line the button that removes the date. */
export const StateOfStop = styled.div`
  grid-area: state;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${t.space.xs};
  min-block-size: ${t.size.controlSmall};
`;

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  min-block-size: ${t.size.controlSmall};
  align-items: center;
  gap: ${t.space.xxs} ${t.space.xs};
`;

export const Detail = styled.span`
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
`;

export const ActionsOfStop = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xxs};
`;

export const ToolOfStop = styled.div`
  grid-area: tool;
  min-inline-size: 0;
`;

/** The space of the buttons that a tour has: most dates have one, and the dates below must not move. */
export const Reserved = styled.span`
  display: contents;
  visibility: hidden;
`;

export const MessageOfStop = styled.div`
  grid-area: message;
`;

/** The time until the next date, on the timeline. */
export const Gap = styled.span`
  grid-area: gap;
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};

  @container ${WIDE} {
    position: absolute;
    inset-block-start: 0;
    inset-inline: calc(${MARK} + ${t.space.s}) ${t.space.s};
    display: grid;
    justify-content: center;
    block-size: calc(${t.space.xxs} * 2 + ${MARK_HEIGHT});
    align-content: center;

    & > span {
      padding-inline: ${t.space.xs};
      background: ${t.color.surfaceRaised};
    }
  }
`;

const frame = css`
  position: relative;
  display: grid;
  inline-size: 100%;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${t.radius.m};
`;

const tile = css`
  ${frame}
  align-content: center;
  justify-items: center;
  gap: ${t.space.xxs};
  padding: ${t.space.xs};
  color: inherit;
  font: inherit;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  cursor: pointer;
`;

/** Dashed while it is empty. */
export const Tile = styled.button<{ $isOver: boolean; $isUploading: boolean }>`
  ${tile}
  border: ${t.stroke.hair} ${({ $isUploading }) => ($isUploading ? 'solid' : 'dashed')}
    ${({ $isOver }) => ($isOver ? t.color.accent : t.color.lineStrong)};
  background: ${({ $isOver }) => ($isOver ? t.color.accentSoft : t.color.surfaceSunken)};

  &:hover {
    border-color: ${t.color.ink};
  }
`;

/** The placeholder of the next date. */
export const AddTile = styled.button`
  ${tile}
  aspect-ratio: auto;
  min-block-size: 4.5rem;
  grid-column: 1 / -1;
  border: ${t.stroke.hair} dashed ${t.color.lineStrong};
  background: none;

  &:hover {
    border-color: ${t.color.ink};
  }
`;

/** Progress of the upload, at the lower edge. */
export const Progress = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  block-size: 0.25rem;
  background: ${t.color.accent};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** The picture of the tour, as a button that replaces it. It fills the frame, so it must not be centred like words. */
export const PictureTile = styled.button`
  ${frame}
  padding: 0;
  border: ${t.stroke.hair} solid ${t.color.line};
  background: none;
  cursor: pointer;
`;

/** The picture of a tour while its project is loading. */
export const Frame = styled.div`
  ${frame}
`;
