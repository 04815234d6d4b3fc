import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export { Legend } from '../RadioGroup/RadioGroup.styles';

export const Root = styled.fieldset`
  display: grid;
  gap: ${t.space.xxs};
  min-inline-size: 0;
`;

/** The two inputs side by side, or stacked on narrow screens; the button is next to the last one. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  align-items: start;
  gap: ${t.space.xs};

  /* Aligned with the inputs, below their labels. */
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

/** Presets that set both days. */
export const Presets = styled.ul`
  display: grid;
  align-content: start;
  gap: ${t.space.xxs};
  margin: 0;
  padding: ${t.space.s};
  list-style: none;
`;
