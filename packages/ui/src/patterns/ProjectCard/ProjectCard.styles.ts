import { css, styled } from 'styled-components';
import { Anchor } from '../../components/Link';
import { Picture } from '../../components/Picture';
import { t } from '../../theme/tokens';

/** Aspect ratio of all covers. */
const RATIO = '16 / 10';

/** No border: the picture is on the page's background, with the text below it. */
export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Frame = styled.div`
  position: relative;
  aspect-ratio: ${RATIO};
  overflow: hidden;
  border-radius: ${t.radius.l};
  box-shadow: ${t.shadow.raised};
  /* Clips the picture while it grows: some browsers let it overflow the rounded corner. */
  isolation: isolate;

  /* The card whose link was followed, or to which Back returned: its picture takes part in the view transition. */
  ${Root}:focus-within & {
    view-transition-name: jawla-picture;
  }
`;

export const Cover = styled(Picture)`
  position: absolute;
  inset: 0;
  transition: scale ${t.motion.calm} ${t.motion.ease};

  ${Root}:hover & {
    scale: 1.025;
  }
`;

/** On a ground of its own that lets little of the picture through, so that it is readable on any. */
export const Preparing = styled.p`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  padding-block: ${t.space.xs};
  padding-inline: ${t.space.s};
  background: color-mix(in srgb, ${t.color.stage} 86%, transparent);
  color: ${t.color.onStage};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};

  & > strong {
    font-size: ${t.text.small};
    line-height: ${t.leading.small};
    font-weight: ${t.weight.strong};
  }
`;

const corner = css`
  position: absolute;
  inset-inline: ${t.space.xs};
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xxs};
  pointer-events: none;
`;

export const Top = styled.div`
  ${corner}
  inset-block-start: ${t.space.xs};
`;

export const Bottom = styled.div`
  ${corner}
  inset-block-end: ${t.space.xs};
`;

export const Words = styled.div`
  display: grid;
  gap: ${t.space.xxs};
  padding-block-start: ${t.space.s};
`;

export const Name = styled.h3`
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
  font-weight: ${t.weight.strong};
  overflow-wrap: anywhere;
`;

export const Place = styled.p`
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  overflow-wrap: anywhere;
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
`;

export const Fact = styled.div`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &:not(:last-child)::after {
    content: '·';
    margin-inline: ${t.space.xs};
  }
  & > dd {
    display: inline;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`;

/** Above the clickable area of the action, which is before it. */
export const Aside = styled.div`
  position: relative;
  margin-inline-end: calc(-1 * ${t.space.s});
`;

/** The whole card is clickable, with a single tab stop. */
const action = css`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xs};
  min-block-size: ${t.size.controlSmall};
  color: ${t.color.accent};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${t.weight.medium};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.radius.l};
  }
  &:focus-visible {
    outline: none;
  }
  /* The focus ring surrounds the clickable area. */
  &:focus-visible::after {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 4px;
  }
  & > svg {
    flex: none;
    transition: translate ${t.motion.calm} ${t.motion.ease};
  }
  ${Root}:hover & > svg {
    translate: 3px;
  }
  ${Root}:hover &:dir(rtl) > svg {
    translate: -3px;
  }
`;

export const Go = styled(Anchor)`
  ${action}
`;

export const Press = styled.button`
  ${action}
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${t.space.xs};
  padding-block-start: ${t.space.s};
`;

export const WaitingCover = styled.div`
  aspect-ratio: ${RATIO};
  overflow: hidden;
  border-radius: ${t.radius.l};
`;
