import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Form = styled.form`
  display: grid;
  gap: ${t.space.l};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${t.space.l};
  align-items: start;
`;

/** The colour picker next to the text field. */
export const Accent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space.xs};
  align-items: start;
`;

export const Picker = styled.input`
  /* Aligned with the field, below the label. */
  margin-block-start: calc(${t.text.small} * ${t.leading.small} + ${t.space.xxs});
  inline-size: ${t.size.control};
  block-size: ${t.size.control};
  padding: ${t.space.xxs};
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: ${t.radius.m};
  cursor: pointer;
`;

export const Choice = styled.div`
  display: grid;
  gap: ${t.space.xs};
  justify-items: start;
  min-inline-size: 0;
`;

/** The legend of a group of choices, with the style of a label. */
export const Label = styled.span`
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${t.weight.medium};
`;

export const Swatch = styled.span`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  vertical-align: -0.125em;
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  forced-color-adjust: none;
`;

/** Long lists that scroll on their own, and are focusable for that. */
export const Scroll = styled.div`
  overflow: auto;
  max-block-size: 20rem;
  border: ${t.stroke.hair} solid ${t.color.line};

  & > pre {
    padding: ${t.space.m};
    font-family: ${t.font.code};
    font-size: ${t.text.small};
    line-height: ${t.leading.small};
  }
  & > table {
    inline-size: 100%;
  }
  & td,
  & th {
    padding-block: ${t.space.xxs};
    padding-inline: ${t.space.s};
    border-block-end: ${t.stroke.hair} solid ${t.color.line};
    font-size: ${t.text.small};
    font-weight: ${t.weight.regular};
    text-align: start;
  }
`;
