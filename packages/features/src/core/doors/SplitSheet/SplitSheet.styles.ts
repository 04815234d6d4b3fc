import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);

  ${from('large')} {
    grid-template: auto / minmax(26rem, 5fr) 7fr;
  }
`;

/** Its heading is at the same height on all pages: 232 px below the top on phones, else 176 px if there is room. */
export const Front = styled.div`
  padding-block: ${t.space.m} ${t.space.xs};
  padding-inline: max(${t.space.m}, min(${t.space.xl}, 4vi));

  /* Aligned with the header of AppShell. */
  ${from('large')} {
    padding-block-start: min(var(--jawla-sheet-top, 7rem), 14vb);
    padding-inline-start: var(--jawla-page-gutter, ${t.space.xl});
  }
`;

export const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 27.5rem;
  margin-inline: auto;

  ${from('large')} {
    margin-inline-start: 0;
  }
`;

/** Above the form on narrow screens, unless the form would not fit below it. */
export const Back = styled.div`
  order: -1;
  display: grid;
  justify-items: center;
  padding-block-start: ${t.space.m};

  & > svg {
    block-size: 9rem;
  }
  @media (max-height: 38rem) {
    display: none;
  }

  ${from('large')} {
    position: relative;
    order: 0;
    display: grid;
    place-items: center;
    padding: 0;
    overflow: hidden;
    border-inline-start: ${t.stroke.hair} solid ${t.color.line};
    background: ${t.color.surfaceRaised};
    color: ${t.color.ink};

    & > svg {
      position: absolute;
      inset: ${t.space.xl};
      inline-size: calc(100% - 2 * ${t.space.xl});
      block-size: calc(100% - 2 * ${t.space.xl});
    }
  }
`;
