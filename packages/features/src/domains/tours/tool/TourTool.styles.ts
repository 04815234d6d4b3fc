import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Tool = styled.div`
  display: grid;
  gap: ${t.space.xxs};
  min-inline-size: 0;
`;

export const Line = styled.span`
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
`;

/** Facts in a row, with dots between them. */
export const Facts = styled(Line)`
  & > * + *::before {
    content: '·';
    margin-inline: ${t.space.xxs};
  }
`;
