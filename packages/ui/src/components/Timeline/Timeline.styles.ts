import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { Anchor } from '../Link';

const DOT = '0.75rem';

export const Root = styled.ol`
  display: flex;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline proximity;
  padding-block: ${t.space.xxs};
`;

/** The line of time runs above the entries, with a dot at each. */
export const Entry = styled.li<{ $isCurrent: boolean }>`
  position: relative;
  flex: 0 0 9rem;
  padding-block-start: ${t.space.m};
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
    border-block-start: ${t.stroke.hair} solid ${t.color.lineStrong};
  }
  &::after {
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: ${DOT};
    block-size: ${DOT};
    border: ${t.stroke.strong} solid
      ${({ $isCurrent }) => ($isCurrent ? t.color.accent : t.color.lineStrong)};
    border-radius: 50%;
    background: ${({ $isCurrent }) => ($isCurrent ? t.color.accent : t.color.surface)};
  }
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
`;

export const Frame = styled.span<{ $isCurrent: boolean }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  background: ${t.color.surfaceSunken};
  color: ${t.color.inkFaint};
  border-radius: ${t.radius.m};
  outline: ${t.stroke.strong} solid
    ${({ $isCurrent }) => ($isCurrent ? t.color.accent : 'transparent')};
  outline-offset: -2px;
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
