import { NumberPill, Picture } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';

/** Sizes are those of paper, whatever size of letters the screen has. */
export const Sheet = styled.article`
  background: Canvas;
  color: ${t.color.ink};
  font-size: 10pt;
  line-height: 1.5;

  &:lang(ar) {
    line-height: 1.7;
  }
`;

export const Mast = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block-end: 5mm;
  color: ${t.color.inkMuted};

  & > svg {
    inline-size: auto;
    block-size: 7mm;
    color: ${t.color.ink};
  }
`;

export const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 6mm;
  font-size: 10.5pt;
  color: ${t.color.inkMuted};
`;

export const Other = styled.span`
  font-weight: ${t.weight.regular};
  font-size: 0.94em;
  color: ${t.color.inkMuted};
  unicode-bidi: isolate;
`;

export const Name = styled.h1`
  font-size: 25pt;
  line-height: 1.2;
  letter-spacing: ${t.tracking.display};
  overflow-wrap: anywhere;

  &:lang(ar) {
    line-height: 1.45;
  }
`;

export const Muted = styled.p`
  color: ${t.color.inkMuted};
  overflow-wrap: anywhere;
`;

/** Printed as soon as it has loaded: without its fade on screens. */
const printed = css`
  break-inside: avoid;

  & img {
    opacity: 1;
    transition: none;
  }
`;

export const Cover = styled(Picture)`
  ${printed}
  block-size: 62mm;
  margin-block-start: 5mm;
  border-radius: 3mm;
`;

/** A dimension line, as on plans. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-block: 5mm 3mm;
  border-block-start: 1px solid ${t.color.ink};
  break-inside: avoid;

  & > div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block: 3mm 1mm;
  }
  & > div::before {
    content: '';
    position: absolute;
    inset-block-start: -2.7mm;
    inset-inline-start: 0;
    block-size: 5mm;
    border-inline-start: 1.5px solid ${t.color.ink};
    rotate: 45deg;
  }
  & > div:first-child::before {
    inset-inline-start: 1.5mm;
  }
  & dt {
    font-size: 8.5pt;
    color: ${t.color.inkMuted};
  }
  & dd {
    font-size: 13pt;
    line-height: 1.4;
    font-weight: ${t.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

export const Latest = styled.div`
  & dd {
    font-size: 11.5pt;
    line-height: 1.58;
  }
`;

export const None = styled.p`
  padding-block: 6mm;
`;

export const Room = styled.h2`
  display: flex;
  align-items: baseline;
  gap: 3mm;
  padding-block: 6mm 2mm;
  border-block-end: 1px solid ${t.color.ink};
  font-size: 13pt;
  line-height: 1.5;
  overflow-wrap: anywhere;
  break-inside: avoid;
  break-after: avoid;
`;

export const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-size: 9pt;
  font-weight: ${t.weight.regular};
  color: ${t.color.inkMuted};
`;

/** Three photos fit the middle column. */
export const Note = styled.article`
  display: grid;
  grid-template-columns: 11mm minmax(0, 1fr) 42mm;
  gap: 0 4mm;
  padding-block: 4mm;
  border-block-end: 1px solid ${t.color.line};
  break-inside: avoid;
`;

export const Number = styled(NumberPill)`
  min-inline-size: 9.5mm;
  block-size: 9.5mm;
  padding-inline: 1.5mm;
  font-size: 9pt;
  color: ${t.color.ink};
`;

export const Line = styled.div`
  font-size: 11pt;
  line-height: 1.45;
  font-weight: ${t.weight.strong};
  break-after: avoid;

  &:lang(ar) {
    line-height: 1.65;
  }
`;

export const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2mm;
  margin-block-start: 2.5mm;
`;

export const Photo = styled(Picture)`
  ${printed}
  inline-size: 38mm;
  block-size: 28.5mm;
  border-radius: 1.5mm;
`;

export const Address = styled.p`
  margin-block-start: 1.5mm;
  font-size: 8.5pt;
  color: ${t.color.inkMuted};

  & > a {
    text-decoration: none;
    unicode-bidi: isolate;
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 1.8mm;
  font-size: 9.5pt;
  line-height: 1.4;
  overflow-wrap: anywhere;

  &:lang(ar) {
    line-height: 1.55;
  }
  & dt {
    font-size: 7.5pt;
    line-height: 1.5;
    color: ${t.color.inkMuted};
  }
`;

export const Late = styled.strong`
  font-weight: ${t.weight.medium};
  text-transform: lowercase;
`;
