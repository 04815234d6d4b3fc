import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** A new link, or a form within the list. */
export const New = styled.section`
  padding: ${t.space.m};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: ${t.radius.m};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${t.space.s};
  }
  & > li + li {
    border-block-start: ${t.stroke.hair} solid ${t.color.line};
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${t.space.s};
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${t.space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xxs} ${t.space.xs};
`;
