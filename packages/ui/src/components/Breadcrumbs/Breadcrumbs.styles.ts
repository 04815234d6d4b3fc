import { styled } from 'styled-components';
import { COARSE } from '../../theme/scales';
import { t } from '../../theme/tokens';

export const Root = styled.nav`
  container-type: inline-size;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xxs};
`;

export const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xxs};
  min-inline-size: 0;

  ${COARSE} {
    > a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${t.size.target};
      min-inline-size: ${t.size.target};
    }
  }
  > svg {
    flex: none;
    color: ${t.color.inkFaint};
  }
  @container (inline-size < 24rem) {
    /* The parent page and the current one. */
    &:not(:nth-last-child(-n + 2)) {
      display: none;
    }
  }
`;

export const Current = styled.span`
  overflow: hidden;
  overflow-wrap: anywhere;
  color: ${t.color.inkMuted};
`;
