import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** The search field fills the line, up to a maximum width. */
export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s};

  & > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 28rem;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;
