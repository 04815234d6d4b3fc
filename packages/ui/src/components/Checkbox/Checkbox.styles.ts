import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.xxs};
`;

export const Row = styled.label`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  align-content: center;
  column-gap: ${t.space.xs};
  inline-size: fit-content;
  min-block-size: ${t.size.target};
  cursor: pointer;

  &:has(:disabled) {
    color: ${t.color.inkMuted};
    cursor: not-allowed;
  }
`;

export const Below = styled.div`
  padding-inline-start: calc(1.25em + ${t.space.xs});
`;
