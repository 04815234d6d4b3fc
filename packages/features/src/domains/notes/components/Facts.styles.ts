import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

const GAP = '0.9375rem';

/** Each fact brings its separator, and the first of each line is cut off: none begins or ends a line. */
export const Facts = styled.span<{ $strong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  margin-block-start: 0.125rem;
  margin-inline-start: -${GAP};
  clip-path: inset(0 0 0 ${GAP});
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${({ $strong }) => ($strong ? t.color.inkMuted : t.color.inkFaint)};

  &:dir(rtl) {
    clip-path: inset(0 ${GAP} 0 0);
  }
  & > span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  & > span::before {
    content: '·';
    display: inline-block;
    inline-size: ${GAP};
    text-align: center;
    opacity: 0.7;
  }
`;

export const Late = styled.span`
  color: ${t.color.warning};
  font-weight: ${t.weight.medium};
`;
