import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Room = styled.span`
  display: inline-flex;
  gap: inherit;
  visibility: hidden;
`;

/** Of an Avatar. */
export const Picture = styled.span`
  inline-size: 2.25rem;
`;

/** Of an IconButton. */
export const Icon = styled.span`
  inline-size: ${t.size.control};
`;
