import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const List = styled.ol`
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs} ${t.space.m};
  padding-block: ${t.space.s};
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
`;

export const Number = styled.span`
  min-inline-size: 2rem;
  color: ${t.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

export const Name = styled.span`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-weight: ${t.weight.medium};

  & mark {
    background: ${t.color.accentSoft};
    color: ${t.color.ink};
  }
`;

export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xxs};
`;

/** Said where the press was. */
export const Copied = styled.span`
  font-size: ${t.text.small};
  color: ${t.color.success};
`;

export const Search = styled.div`
  max-inline-size: 28rem;
`;
