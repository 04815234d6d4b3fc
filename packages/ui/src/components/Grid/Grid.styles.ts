import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Container = styled.div`
  container-type: inline-size;
`;

export const List = styled.ul<{ $isRoomy: boolean }>`
  display: grid;
  gap: ${t.space.l};
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 54rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @container (min-width: ${({ $isRoomy }) => ($isRoomy ? '90rem' : '74rem')}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Item = styled.li`
  display: grid;
  min-inline-size: 0;
`;
