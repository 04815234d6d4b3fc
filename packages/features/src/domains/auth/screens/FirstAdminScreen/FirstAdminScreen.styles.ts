import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Its heading is higher than on pages with one or two fields: the button of these six is in sight. */
export const Page = styled.div`
  --jawla-sheet-top: ${t.space.xl};
  display: grid;
`;

/** First and last name, beside each other where the column is wide enough. */
export const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${t.space.l} ${t.space.m};
  align-items: start;
`;
