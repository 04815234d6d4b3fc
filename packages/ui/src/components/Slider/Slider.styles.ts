import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';

const THUMB = '1.25rem';
const TRACK = '0.25rem';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.xxs};
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${t.space.s};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${t.weight.medium};
`;

export const Value = styled.output`
  color: ${t.color.inkMuted};
  font-weight: ${t.weight.regular};
  font-variant-numeric: tabular-nums;
`;

/** Written twice: WebKit and Firefox each drop a rule with an unknown selector. */
const thumb = css`
  appearance: none;
  inline-size: ${THUMB};
  block-size: ${THUMB};
  border: ${t.stroke.strong} solid ${t.color.accent};
  border-radius: 50%;
  background: ${t.color.surfaceRaised};
`;

const track = css`
  block-size: ${TRACK};
  border-radius: ${t.radius.full};
`;

export const Input = styled.input.attrs<{ $share: number }>(({ $share, style }) => ({
  style: { ...style, '--share': `${$share * 100}%` },
}))`
  appearance: none;
  inline-size: 100%;
  block-size: max(${THUMB}, ${t.size.target});
  background: transparent;
  cursor: pointer;
  /* Angles, because stylis-plugin-rtl flips the keywords of a gradient, which this rule does already. */
  --ground: linear-gradient(
    90deg,
    ${t.color.accent} var(--share),
    ${t.color.lineStrong} var(--share)
  );

  &:dir(rtl) {
    --ground: linear-gradient(
      270deg,
      ${t.color.accent} var(--share),
      ${t.color.lineStrong} var(--share)
    );
  }
  &::-webkit-slider-runnable-track {
    ${track}
    background: var(--ground);
  }
  &::-moz-range-track {
    ${track}
    background: var(--ground);
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-block-start: calc((${TRACK} - ${THUMB}) / 2);
  }
  &::-moz-range-thumb {
    ${thumb}
    box-sizing: border-box;
  }
  &:focus-visible {
    outline-offset: 4px;
    border-radius: ${t.radius.m};
  }
  &:disabled {
    cursor: not-allowed;
    filter: grayscale(1);
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
