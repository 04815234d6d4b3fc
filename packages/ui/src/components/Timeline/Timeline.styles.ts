import { css, styled } from 'styled-components';
import { DOORWAY, doorwayOutline } from '../../theme/doorway';
import { COARSE } from '../../theme/scales';
import { t } from '../../theme/tokens';
import { Anchor } from '../Link';

export const TIMELINE_LOOKS = ['pictures', 'line'] as const;
/**
 * `pictures` shows a large picture per entry; `line` is a line of marks, for headers and toolbars.
 */
export type TimelineLook = (typeof TIMELINE_LOOKS)[number];

const DOT = '0.75rem';

export const Root = styled.ol`
  display: flex;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline proximity;
  padding-block: ${t.space.xxs};
`;

interface EntryProps {
  $look: TimelineLook;
  $isCurrent: boolean;
  $isPlanned: boolean;
}

const lineEntry = css`
  min-inline-size: 4.5rem;
  white-space: nowrap;

  &::before {
    opacity: 0.6;
  }
`;

/** The line ends with the last mark, above the end of its label. */
const lineEnd = css`
  &:last-child:not(:first-child) {
    padding-inline-end: 0;
    text-align: end;

    &::after {
      inset-inline: auto 0;
    }
  }
`;

/** Forced colors replace every background except those in system colors. */
const filledWhenForced = css<EntryProps>`
  @media (forced-colors: active) {
    &::after {
      background: ${({ $isCurrent }) => ($isCurrent ? 'CanvasText' : 'Canvas')};
    }
  }
`;

const dot = css<EntryProps>`
  &::after {
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: ${DOT};
    block-size: ${DOT};
    border: ${t.stroke.strong} ${({ $isPlanned }) => ($isPlanned ? 'dashed' : 'solid')}
      ${({ $isCurrent }) => ($isCurrent ? t.color.accent : t.color.lineStrong)};
    border-radius: 50%;
    background: ${({ $isCurrent }) => ($isCurrent ? t.color.accent : t.color.surface)};
  }
  ${filledWhenForced}
`;

/** A tick across the line, as in technical drawings. */
const stroke = css`
  &::after {
    inset-block-start: 0;
    inset-inline-start: calc(${DOT} / 2);
    block-size: ${DOT};
    border-inline-start: ${t.stroke.strong} solid currentcolor;
    rotate: 30deg;
  }
`;

const DASHES = 'repeating-linear-gradient(currentcolor 0 3px, transparent 3px 5px)';

/** The current entry is marked by a doorway; future ones are dashed. */
const doorway = css<EntryProps>`
  &::after {
    inset-block-start: -0.125rem;
    inset-inline-start: 0;
    inline-size: ${DOT};
    block-size: 1rem;
    background: ${({ $isCurrent }) => ($isCurrent ? 'currentcolor' : DASHES)};
    ${({ $isCurrent }) => ($isCurrent ? `clip-path: ${DOORWAY};` : doorwayOutline('1.5px'))}
  }
  ${filledWhenForced}
`;

const mark = ({ $look, $isCurrent, $isPlanned }: EntryProps) => {
  if ($look === 'pictures') return dot;
  return $isCurrent || $isPlanned ? doorway : stroke;
};

/** The timeline is above the entries, with a mark at each. */
export const Entry = styled.li<EntryProps>`
  position: relative;
  flex: 0 0 ${({ $look }) => ($look === 'pictures' ? '9rem' : 'auto')};
  padding-block-start: ${({ $look }) => ($look === 'pictures' ? t.space.m : '1.25rem')};
  padding-inline-end: ${t.space.s};
  scroll-snap-align: start;

  &::before,
  &::after {
    content: '';
    position: absolute;
  }
  &::before {
    inset-block-start: calc(${DOT} / 2);
    inset-inline: 0;
    border-block-start: ${t.stroke.hair} solid
      ${({ $look }) => ($look === 'pictures' ? t.color.lineStrong : 'currentcolor')};
  }
  ${({ $look }) => $look === 'line' && lineEntry}
  ${mark}
  ${({ $look }) => $look === 'line' && lineEnd}
`;

const body = css`
  display: grid;
  gap: ${t.space.xxs};
  text-decoration: none;
`;

export const Body = styled.div`
  ${body}
`;

export const BodyLink = styled(Anchor)`
  ${body}
  ${COARSE} {
    align-content: start;
    min-block-size: ${t.size.target};
  }
`;

export const Frame = styled.span<{ $isCurrent: boolean }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  background: ${t.color.surfaceSunken};
  color: ${t.color.inkFaint};
  border-radius: ${t.radius.m};
  /* Not transparent on other entries: forced colors would show it. */
  outline: ${t.stroke.strong} ${({ $isCurrent }) => ($isCurrent ? 'solid' : 'none')}
    ${t.color.accent};
  outline-offset: -2px;

  & > svg {
    block-size: 3rem;
  }
`;

export const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const Label = styled.span`
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${t.weight.medium};
`;

export const Detail = styled.span`
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
`;
