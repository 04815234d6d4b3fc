import { styled } from 'styled-components';
import { from } from '../../theme/scales';
import { t } from '../../theme/tokens';

/** The title, and what can be done at its end. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${t.space.m} ${t.space.l};
`;

export const Words = styled.div`
  display: grid;
  gap: ${t.space.xs};
  flex: 1 1 16rem;
  min-inline-size: 0;
`;

export const Above = styled.div`
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  letter-spacing: ${t.tracking.caption};
  color: ${t.color.inkMuted};
`;

export const Below = styled.div`
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
  color: ${t.color.inkMuted};
  max-inline-size: ${t.size.measure};
  text-wrap: pretty;
`;

/** On a phone a row of their own; fields have the width of the page. */
export const Actions = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};

  & > :not(button) {
    flex: 1 1 auto;
  }

  ${from('medium')} {
    flex: 0 1 auto;

    & > :not(button) {
      flex: 0 1 auto;
    }
  }
`;
