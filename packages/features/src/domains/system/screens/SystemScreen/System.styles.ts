import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.m};
  align-items: center;
  justify-content: space-between;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${t.space.m};
  margin: 0;

  ${from('medium')} {
    grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
    gap: ${t.space.l};
  }

  dt {
    font-size: ${t.text.small};
    color: ${t.color.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
