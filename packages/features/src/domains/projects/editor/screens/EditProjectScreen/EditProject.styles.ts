import { t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';

const sticky = css`
  position: sticky;
  z-index: ${t.layer.sticky};
  inset-block-end: var(--jawla-app-bottom, 0px);
`;

/** Gets the focus when the bar is removed with the focused button; no focus ring, as it surrounds the whole page. */
export const Form = styled.form`
  container-type: inline-size;

  &:focus {
    outline: none;
  }
`;

/** One beside the other, also on phones. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xs};
`;

/** Dates and facts; on wide screens with the cover and the access beside them. */
export const Areas = styled.div`
  display: grid;
  gap: ${t.space.l};
  align-items: start;

  & > * {
    min-inline-size: 0;
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** In the place of the number of visits, which is as high. */
export const Loading = styled.p`
  min-block-size: 1.75rem;
  font-size: ${t.text.small};
  line-height: 1.75rem;
`;

/** Sticky while there is something to save: at other times, it covers nothing. */
export const Bar = styled.div<{ $isSticky: boolean }>`
  ${({ $isSticky }) => $isSticky && sticky}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s};
  margin-block-start: ${t.space.l};
  padding-block: ${t.space.s};
  background: ${t.color.surface};
  border-block-start: ${t.stroke.hair} solid ${t.color.line};
`;

export const State = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
`;
