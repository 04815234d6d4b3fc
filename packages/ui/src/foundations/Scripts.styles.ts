import { styled } from 'styled-components';
import { t } from '../theme/tokens';

/** Tables of metrics, as wide as the page allows. */
export const Scroll = styled.div`
  overflow: auto;

  & td,
  & th {
    padding: ${t.space.xs};
    border-block-end: ${t.stroke.hair} solid ${t.color.line};
    font-weight: ${t.weight.regular};
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    color: ${t.color.inkMuted};
  }
`;

/** Both scripts side by side, with the lines of their metrics. */
export const Specimens = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xl};
  align-items: baseline;
`;

export const Specimen = styled.span`
  position: relative;
  line-height: 1.8;
`;

/** A line at a height above the baseline. */
export const Height = styled.span`
  position: absolute;
  inset-inline: 0;
  border-block-start: ${t.stroke.hair} dashed ${t.color.accent};
`;

/** A line with every kind of inline element. */
export const Line = styled.p`
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
`;
