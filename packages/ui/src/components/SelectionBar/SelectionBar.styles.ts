import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

/** In the flow after its list, so that it covers none of the last rows. */
export const Bar = styled.div`
  position: sticky;
  z-index: ${t.layer.sticky};
  inset-block-end: var(--jawla-app-bottom, 0px);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t.space.xs} ${t.space.s};
  padding: ${t.space.xs} ${t.space.s};
  background: ${t.color.surfaceRaised};
  border-block-start: ${t.stroke.hair} solid ${t.color.lineStrong};

  /* One row, which leaves the list in sight. */
  @media (width < 40rem) {
    padding-block: ${t.space.xxs};
  }
`;

/** A long one scrolls: the list remains in sight. */
export const Report = styled.div`
  grid-column: 1 / -1;
  max-block-size: 40dvb;
  overflow: auto;

  &:empty {
    display: none;
  }
`;

export const Status = styled.div`
  font-weight: ${t.weight.medium};
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xs};

  /* Scrolls sideways. The padding is for focus rings. */
  @media (width < 40rem) {
    flex-wrap: nowrap;
    margin: -${t.space.xxs};
    padding: ${t.space.xxs};
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    white-space: nowrap;

    & > * {
      flex: none;
    }
  }
`;

export const End = styled.div`
  justify-self: end;
`;
