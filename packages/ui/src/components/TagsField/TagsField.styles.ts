import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';

export const Control = styled.div`
  ${control}
  flex-wrap: wrap;

  & > input {
    ${input}
    flex: 1 1 8rem;
    inline-size: auto;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xxs};
  max-inline-size: 100%;
  min-inline-size: 0;
  max-block-size: 10rem;
  overflow-block: auto;
  margin: 0;
  padding: ${t.space.xxs};
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const Tag = styled.li<{ $wrong: boolean }>`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  min-inline-size: 0;
  padding-inline-start: ${t.space.xs};
  background: ${({ $wrong }) => ($wrong ? t.color.dangerSoft : t.color.surfaceSunken)};
  color: ${({ $wrong }) => ($wrong ? t.color.danger : t.color.ink)};
  border-radius: ${t.radius.s};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};

  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
  }
`;

/** Truncated if there is no space; complete while its tag has the focus. */
export const Value = styled.bdi`
  min-inline-size: 0;
  max-inline-size: 16rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${Tag}:focus-within > & {
    max-inline-size: none;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Reason = styled.span`
  flex: none;
  max-inline-size: 60%;
  padding-inline-start: ${t.space.xs};
  font-size: ${t.text.caption};
  overflow-wrap: anywhere;
`;

export const Remove = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  min-inline-size: max(1.75rem, ${t.size.target});
  min-block-size: max(1.75rem, ${t.size.target});
  border-radius: ${t.radius.s};
  color: inherit;
  cursor: pointer;
  outline-offset: -2px;

  &:disabled {
    cursor: not-allowed;
  }
`;

export const ShowMore = styled.button`
  flex: none;
  margin-inline-start: ${t.space.xs};
  min-block-size: max(1.75rem, ${t.size.target});
  color: ${t.color.accent};
  font-size: ${t.text.small};
  text-decoration: underline;
  cursor: pointer;
`;
