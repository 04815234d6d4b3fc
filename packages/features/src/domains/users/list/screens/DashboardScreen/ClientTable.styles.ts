import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Rows as wide as this are rows; narrower ones become cards. */
const AS_TABLE = '@container (min-width: 60rem)';
const COLUMNS =
  'minmax(10rem, 1.5fr) minmax(7rem, 1fr) minmax(11rem, 1.7fr) minmax(8.5rem, auto) 5.5rem 8.5rem 5.5rem';

export const Container = styled.div`
  container-type: inline-size;
`;

// Rows are grids, so that a link can cover one of them; that takes their meaning away, and the roles give it back.
export const Table = styled.table`
  display: block;
  inline-size: 100%;
`;

/** As high while the number is not known: the list below must not move. */
export const Caption = styled.p`
  min-block-size: calc(1lh + ${t.space.s});
  padding-block-end: ${t.space.s};
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
`;

export const Head = styled.thead`
  display: none;
  ${AS_TABLE} {
    display: block;
    position: sticky;
    z-index: ${t.layer.sticky};
    inset-block-start: 0;
    background: ${t.color.surface};
    border-block-end: ${t.stroke.hair} solid ${t.color.ink};
  }
`;

export const HeadRow = styled.tr`
  display: grid;
  grid-template-columns: ${COLUMNS};
  column-gap: ${t.space.m};
  align-items: center;
  padding-inline: ${t.space.s};
`;

export const HeadCell = styled.th`
  padding-block: ${t.space.xs};
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.medium};
  letter-spacing: ${t.tracking.caption};
  text-align: start;
`;

export const Sort = styled.button<{ $active: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xxs};
  min-block-size: ${t.size.target};
  border: 0;
  background: none;
  padding: 0;
  font: inherit;
  letter-spacing: inherit;
  cursor: pointer;
  color: ${({ $active }) => ($active ? t.color.ink : t.color.inkMuted)};
  &:hover {
    color: ${t.color.ink};
  }
`;

export const Body = styled.tbody`
  display: grid;
  gap: ${t.space.s};
  ${AS_TABLE} {
    gap: 0;
  }
`;

export const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space.xxs} ${t.space.m};
  align-items: center;
  padding: ${t.space.m};
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
  transition: border-color ${t.motion.quick} ${t.motion.ease};

  &:hover {
    border-color: ${t.color.lineStrong};
  }

  ${AS_TABLE} {
    grid-template-columns: ${COLUMNS};
    min-block-size: 3.5rem;
    padding-block: ${t.space.xs};
    padding-inline: ${t.space.s};
    background: none;
    border-width: 0 0 ${t.stroke.hair};
    border-radius: 0;

    &:hover {
      background: ${t.color.surfaceRaised};
    }
  }
`;

export const Cell = styled.td`
  grid-column: 1;
  min-inline-size: 0;
  padding: 0;
  overflow-wrap: anywhere;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  color: ${t.color.inkMuted};

  ${AS_TABLE} {
    grid-column: auto;
  }
`;

export const NameCell = styled(Cell)`
  text-align: start;
  font-size: ${t.text.body};
  line-height: ${t.leading.body};
  color: ${t.color.ink};
`;

/** Whose link covers the row. */
export const Name = styled.span`
  & > a {
    color: inherit;
    font-weight: ${t.weight.medium};
    text-decoration: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & mark {
    background: ${t.color.accentSoft};
    color: ${t.color.ink};
  }
`;

/** Names the fact where no column does. */
export const CardOnly = styled.span`
  ${AS_TABLE} {
    display: none;
  }
`;

export const TableOnly = styled.span`
  display: none;
  ${AS_TABLE} {
    display: inline;
  }
`;

/** Stands over the link that covers the row. */
export const Actions = styled(Cell)`
  position: relative;
  grid-column: 2;
  grid-row: 1 / span 2;
  align-self: start;
  display: flex;
  justify-content: flex-end;
  gap: ${t.space.xxs};

  ${AS_TABLE} {
    grid-column: auto;
    grid-row: auto;
    align-self: center;
  }
`;

/** In place of the heads of columns, which cards have none of. */
export const CardTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};
  padding-block-end: ${t.space.s};
  font-size: ${t.text.small};
  color: ${t.color.inkMuted};

  ${AS_TABLE} {
    display: none;
  }
`;
