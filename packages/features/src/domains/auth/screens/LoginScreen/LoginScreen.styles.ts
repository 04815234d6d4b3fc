import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** A box to tick and a link in one line, and the hint of the box below both. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xxs} ${t.space.m};
  justify-content: space-between;

  & > div {
    display: contents;
  }
  & > div > div {
    order: 1;
    flex-basis: 100%;
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
