import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/**
 * Room for an answer of two lines between the heading and the form, which an answer does not move. Nor does an error of
 * one line below a field: it takes the gap to the next one.
 */
export const Answer = styled.div`
  display: grid;
  min-block-size: 3.1rem;
  margin-block: calc(-1 * ${t.space.l});

  & > * {
    align-items: center;
    margin-block: auto;
    padding-block: ${t.space.xxs};
    font-size: ${t.text.caption};
    line-height: 1.5;
  }
  & ~ * :has(> [id$='-error']) {
    margin-block-end: calc(-1 * ${t.text.caption} * ${t.leading.caption} - ${t.space.xxs});
  }
`;
