import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** A card without a border: the text is below the picture. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${t.space.xs};
  min-inline-size: 0;
`;

export const Frame = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${t.radius.l};
  box-shadow: ${t.shadow.raised};

  &:focus-within {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 4px;
  }
`;

/** The whole picture is a link to the tour. Its button is visible on hover and focus, and always on touch screens. */
export const View = styled.div`
  position: absolute;
  inset-block-end: ${t.space.s};
  inset-inline-end: ${t.space.s};

  a {
    position: static;
  }
  a::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${t.space.s});
    inset-block-start: -100vb;
    inset-inline-start: -100vi;
  }
  a:focus-visible {
    outline: none;
  }
  @media (hover: hover) {
    a {
      opacity: 0;
      transition: opacity ${t.motion.quick} ${t.motion.ease};
    }
    ${Frame}:hover & a,
    a:focus-visible {
      opacity: 1;
    }
  }
`;

/** Name and visits, beside the number. */
export const Words = styled.div`
  flex: 1 1 6rem;
  display: grid;
  min-inline-size: 0;
  padding-block-start: ${t.space.xxs};
`;

export const Name = styled.h2`
  font-size: ${t.text.body};
  line-height: ${t.leading.body};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
`;

export const Number = styled.span`
  padding-block-start: ${t.space.xxs};
  line-height: ${t.leading.body};
  color: ${t.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${t.space.xxs} ${t.space.s};
`;

/** The signs of the buttons, not their targets, end with the picture. */
export const Actions = styled.div`
  position: relative;
  display: flex;
  gap: ${t.space.xxs};
  margin-inline: auto calc(-1 * ${t.space.xs});

  @media (pointer: coarse) {
    gap: ${t.space.xs};
  }
`;

/** The picture, and what is known about the tour. */
export const Sheet = styled.div`
  display: grid;
  gap: ${t.space.m};
`;

/** Confirmation above the pressed button, on the picture: nothing moves under the pointer. */
export const Copied = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-end: calc(100% + ${t.space.xs});
  inset-inline-end: ${t.space.xs};
  padding-block: ${t.space.xxs};
  padding-inline: ${t.space.s};
  border-radius: ${t.radius.m};
  background: ${t.color.stage};
  color: ${t.color.onStage};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  white-space: nowrap;
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${t.space.xs};
`;
