import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Beside one another for as long as each can be read. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 0 1 auto;
  gap: ${t.space.xs};

  & > * {
    flex: 1 1 9rem;
  }
`;
