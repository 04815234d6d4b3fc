import { Picture } from '@jawla/ui';
import { DOORWAY, from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

const veil = (share: string) => `color-mix(in srgb, ${t.color.stage} ${share}, transparent)`;

/** Of the door on a phone: with large letters, it does not grow beyond the window. */
const DOOR = 'min(13rem, 58vi)';

export const Root = styled.section`
  overflow: hidden;
  border-radius: ${t.radius.l};
  background: ${t.color.stage};
`;

/** Content inside uses the dark scheme. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  isolation: isolate;
  color: ${t.color.ink};

  ${from('medium')} {
    align-items: center;
    min-block-size: 19.75rem;
  }
  @media (min-width: 1600px) {
    min-block-size: 30rem;
  }
`;

export const Ground = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
  overflow: hidden;

  /* All text is on this overlay, so that it is readable on any cover. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${veil('92%')} 34%, ${veil('60%')} 80%);
  }
  ${from('medium')} {
    &::after {
      background: ${veil('66%')};
    }
  }
`;

export const Blurred = styled(Picture)`
  position: absolute;
  inset: -2.5rem;
  background: ${t.color.stage};
  filter: blur(18px) saturate(1.3);

  & [data-missing] {
    display: none;
  }
`;

export const Door = styled.div`
  position: absolute;
  z-index: -1;
  inset-block-start: ${t.space.m};
  inset-inline: 0;
  margin-inline: auto;
  block-size: ${DOOR};
  aspect-ratio: 32 / 33;

  ${from('medium')} {
    inset-block: auto 0;
    inset-inline: auto ${t.space.l};
    block-size: 72%;
  }
  ${from('large')} {
    inset-inline-end: 7%;
    block-size: 94%;
  }
`;

export const Lines = styled.svg`
  position: absolute;
  inset: -5% -4% 0;
  inline-size: 108%;
  max-inline-size: none;
  block-size: 105%;
  fill: none;
  stroke: currentColor;
  opacity: 0.55;

  & > path {
    vector-effect: non-scaling-stroke;
  }
`;

export const View = styled(Picture)`
  block-size: 100%;
  ${Root}:focus-within & {
    view-transition-name: jawla-picture;
  }
  clip-path: ${DOORWAY};
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.xxs};
  padding: min(${t.space.l}, 7vi);
  /* On a phone the door is above the text. */
  padding-block-start: calc(${DOOR} + 2rem);

  ${from('medium')} {
    inline-size: 54%;
    padding: ${t.space.l};
  }
  ${from('large')} {
    inline-size: min(40rem, 56%);
    padding-inline: ${t.space.xl};
  }
`;

export const Above = styled.p`
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Name = styled.h2`
  font-size: ${t.text.heading};
  line-height: ${t.leading.heading};
  letter-spacing: ${t.tracking.heading};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Place = styled.p`
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  overflow-wrap: anywhere;
`;

export const Dates = styled.div`
  container-type: inline-size;
  max-inline-size: 30rem;
  padding-block: ${t.space.s} ${t.space.xxs};

  /* Three dates have no room beside one another, such as with large letters: a line each, without the line of time. */
  @container (inline-size < 16.5rem) {
    ol {
      flex-direction: column;
      gap: ${t.space.xs};
    }
    li,
    li:last-child:not(:first-child) {
      padding-block-start: 0;
      padding-inline-start: 1.125rem;
      text-align: start;
    }
    li::before {
      display: none;
    }
    li::after,
    li:last-child:not(:first-child)::after {
      inset-block-start: 0.3125rem;
      inset-inline: 0 auto;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
  padding-block-start: ${t.space.xs};

  @media (max-width: 640px) {
    & > * {
      flex: 1 1 auto;
      max-inline-size: 100%;
    }
  }
`;
