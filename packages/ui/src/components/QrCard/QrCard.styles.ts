import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.figure`
  display: grid;
  /* Not wider than its container, regardless of the URL's length. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${t.space.m};
  min-inline-size: 0;
`;

/** Dark on white in every color scheme, for scanners. */
export const Paper = styled.div`
  max-inline-size: 100%;
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.m};
  overflow: hidden;
  forced-color-adjust: none;

  & > svg {
    block-size: auto;
  }
`;

export const Caption = styled.figcaption`
  max-inline-size: 100%;
  text-align: center;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  color: ${t.color.inkMuted};
  overflow-wrap: anywhere;
`;
