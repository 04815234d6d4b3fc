import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Room = styled.span`
  display: inline-flex;
  gap: inherit;
  visibility: hidden;
`;

/** Size of an Avatar. */
export const Picture = styled.span`
  inline-size: 2.25rem;
`;

/** Size of an IconButton. */
export const Icon = styled.span`
  inline-size: ${t.size.control};
`;
