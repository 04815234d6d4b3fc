import { houseBrand, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space.l};
  min-block-size: 100vb;
  padding: ${t.space.xl};
  background: ${t.color.surface};
  color: ${t.color.ink};
`;

export const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.l};
  align-items: end;
  padding-block-end: ${t.space.l};
  border-block-end: ${t.stroke.hair} solid ${t.color.lineStrong};
`;

export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  & th,
  & td {
    padding-block: ${t.space.s};
    padding-inline: 0 ${t.space.m};
    overflow-wrap: anywhere;
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    border-block-end: ${t.stroke.hair} solid ${t.color.line};
  }

  & thead th {
    color: ${t.color.inkMuted};
    font-size: 0.875rem;
  }

  & [lang='ar'] {
    /* The page is English, so the fonts are in another order. */
    font-family: '${houseBrand.fonts.arabic}', ${t.font.text};
    line-height: 1.7;
  }
`;

export const Plurals = styled.dl`
  display: grid;
  gap: ${t.space.xs};
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: 3rem 1fr;
  }

  & dt {
    color: ${t.color.inkMuted};
    font-variant-numeric: tabular-nums;
  }

  & dd {
    margin: 0;
  }
`;
