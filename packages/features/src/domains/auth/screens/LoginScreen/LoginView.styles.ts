import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Two things in one line, of which the first may be broken. */
export const Line = styled.div`
  display: flex;
  gap: ${t.space.m};
  justify-content: space-between;

  & > a {
    flex: none;
  }
`;

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
