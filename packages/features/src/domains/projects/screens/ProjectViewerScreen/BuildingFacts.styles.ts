import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.xs};
  max-inline-size: 18rem;
  padding-block: ${t.space.xs} ${t.space.s};
  padding-inline: ${t.space.s};
  overflow-wrap: anywhere;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${t.space.xxs};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${t.space.m};
  }
  dt {
    color: ${t.color.inkMuted};
  }
  dd {
    min-inline-size: 0;
    text-align: end;
  }
`;
