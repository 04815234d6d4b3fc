import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.ul`
  display: grid;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${t.space.s};
  min-inline-size: 0;
  min-block-size: ${t.size.control};
  padding-block: ${t.space.xxs};
  border-block-end: ${t.stroke.hair} solid ${t.color.line};

  & > svg {
    flex: none;
    color: ${t.color.inkMuted};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** One line: the start is truncated, the end with the extension remains. */
export const Name = styled.bdi`
  display: flex;
  min-inline-size: 0;
  inline-size: fit-content;
  max-inline-size: 100%;

  & > * {
    min-inline-size: 0;
    /* Clips only along the line: diacritics of Arabic letters may extend above it. */
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: pre;
  }
  & > * + * {
    flex: none;
  }
`;

export const Detail = styled.div<{ $wrong: boolean }>`
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${({ $wrong }) => ($wrong ? t.color.danger : t.color.inkMuted)};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${t.space.xs};
`;
