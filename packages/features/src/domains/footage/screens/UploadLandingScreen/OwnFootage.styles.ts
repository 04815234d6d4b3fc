import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: ${t.space.m};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Item = styled.li`
  display: flex;
  gap: ${t.space.m};
  align-items: center;
  justify-content: space-between;
  min-block-size: 4.5rem;
  padding-block: ${t.stroke.hair};

  ${from('medium')} {
    min-block-size: 3.75rem;
  }

  & + & {
    border-block-start: ${t.stroke.hair} solid ${t.color.line};
  }
`;

export const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

/** Left out on a phone, so that a row has two lines. */
export const Size = styled.span`
  display: none;

  ${from('medium')} {
    display: inline;
  }
`;
