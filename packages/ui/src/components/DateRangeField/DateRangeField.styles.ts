import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export { Legend } from '../RadioGroup/RadioGroup.styles';

export const Root = styled.fieldset`
  display: grid;
  gap: ${t.space.xxs};
  min-inline-size: 0;
`;

/** The two days beside each other, or below where there is no room; the button stands beside the last. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  align-items: start;
  gap: ${t.space.xs};

  /* In line with the inputs, below their labels. */
  & > button {
    margin-block-start: calc(1em * ${t.leading.small} + ${t.space.xxs});
  }
  @media (max-width: 30rem) {
    grid-template-columns: 1fr auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

/** Ranges to choose with one press. */
export const Presets = styled.ul`
  display: grid;
  align-content: start;
  gap: ${t.space.xxs};
  margin: 0;
  padding: ${t.space.s};
  list-style: none;
`;
