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

export const Name = styled.h2`
  flex: 1 1 8rem;
  display: flex;
  min-inline-size: 0;
  padding-block-start: ${t.space.xxs};
  gap: ${t.space.xs};
  font-size: ${t.text.body};
  line-height: ${t.leading.body};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
`;

export const Number = styled.span`
  color: ${t.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${t.space.xxs} ${t.space.s};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${t.space.xxs};
  margin-inline-start: auto;
`;

/** The picture, and what is known about the tour. */
export const Sheet = styled.div`
  display: grid;
  gap: ${t.space.m};
`;

/** Confirmation next to the pressed button. */
export const Copied = styled.span`
  min-block-size: 1lh;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  text-align: end;
  color: ${t.color.success};
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${t.space.xs};
`;
