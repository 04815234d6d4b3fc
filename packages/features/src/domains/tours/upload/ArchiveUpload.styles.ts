import { Text } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Name and value of a fact about the archive. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${t.space.xxs} ${t.space.m};
  margin: 0;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};

  & > dt {
    color: ${t.color.inkMuted};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Warnings = styled.ul`
  display: grid;
  gap: ${t.space.xxs};
  padding-inline-start: ${t.space.m};
  font-size: ${t.text.small};
`;

/** Prevents a line break between a number and its unit. */
export const Together = styled.span`
  white-space: nowrap;
`;

/** As high as the facts that replace it. */
export const Reading = styled(Text)`
  min-block-size: 11rem;
`;
