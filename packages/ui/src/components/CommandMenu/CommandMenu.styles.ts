import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';
import { line } from '../Floating/sheet';

export const Keys = styled.kbd`
  color: ${t.color.inkMuted};
  font-family: inherit;
  font-size: ${t.text.caption};
`;

export const Search = styled.div`
  ${control}
  padding-inline-start: ${t.space.s};

  & > input {
    ${input}
  }
  & > svg {
    flex: none;
  }
`;

export const List = styled.div`
  max-block-size: min(22rem, 50dvb);
  margin-block-start: ${t.space.xs};
  overflow-block: auto;
  overscroll-behavior: contain;
  color: ${t.color.ink};
`;

export const Heading = styled.div`
  padding-block: ${t.space.xs} ${t.space.xxs};
  padding-inline: ${t.space.s};
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.medium};
`;

export const Option = styled.div`
  ${line}

  & > bdi {
    flex: 1;
    min-inline-size: 0;
  }
  & mark {
    background: none;
    color: inherit;
    font-weight: ${t.weight.strong};
    text-decoration: underline;
  }
  &:hover {
    background: ${t.color.surfaceSunken};
  }
`;

export const Detail = styled.span`
  flex: none;
  max-inline-size: 45%;
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
`;

export const Status = styled.p`
  padding-block: ${t.space.xs};
  padding-inline: ${t.space.s};
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
`;
