import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** A name in either script, with the match of a search marked. */
export const Name = styled.bdi`
  & mark {
    background: ${t.color.accentSoft};
    color: ${t.color.ink};
  }
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${t.space.xxs};
`;
