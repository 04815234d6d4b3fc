import { styled, css } from 'styled-components';
import { pageInset } from '../../theme/pageInset';
import { t } from '../../theme/tokens';

export const Root = styled.footer<{ $roomy: boolean }>`
  ${pageInset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${t.space.l};
  row-gap: ${t.space.xs};
  padding-block: ${t.space.m};
  padding-inline: var(--jawla-page-inset);
  border-block-start: ${t.stroke.hair} solid ${t.color.line};
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  ${({ $roomy }) =>
    $roomy &&
    css`
      padding-block-end: ${t.space.l};
    `}

  &:empty {
    display: none;
  }
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${t.space.l};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${t.size.target};
    color: inherit;
  }
  a:hover {
    color: ${t.color.ink};
  }
`;
