import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Between two ways to do the same. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${t.space.s};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${t.color.inkMuted};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: ${t.stroke.hair} solid ${t.color.line};
  }
`;
