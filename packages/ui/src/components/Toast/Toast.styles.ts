import { css, styled } from 'styled-components';
import { from } from '../../theme/scales';
import { t } from '../../theme/tokens';
import { Anchor } from '../Link';

/** At the lower edge, above a sticky bar: at the inline end, on a phone over the full width; at the foot of a StagePanel. */
export const Region = styled.section`
  position: fixed;
  inset: auto;
  inset-block-end: calc(
    ${t.space.m} +
      max(
        var(--jawla-app-bottom, 0px),
        var(--jawla-toast-foot, 0px),
        env(safe-area-inset-bottom, 0px)
      )
  );
  inset-inline: ${t.space.m};
  z-index: ${t.layer.overlay};
  display: grid;
  gap: ${t.space.xs};
  inline-size: auto;
  block-size: auto;
  overflow: visible;
  background: transparent;
  border: 0;
  pointer-events: none;

  &:not(:popover-open) {
    display: none;
  }
  ${from('medium')} {
    inset-inline-start: auto;
    inline-size: min(24rem, var(--jawla-toast-room, 100dvi) - 2 * ${t.space.m});
  }
`;

export const Item = styled.div<{ $leaving: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${t.space.s};
  padding-block: ${t.space.s};
  padding-inline: ${t.space.m} ${t.space.xs};
  background: ${t.color.stage};
  color: ${t.color.onStage};
  border: ${t.stroke.hair} solid ${t.color.lineStage};
  border-radius: ${t.radius.m};
  box-shadow: ${t.shadow.overlay};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  pointer-events: auto;
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition: ${t.motion.calm} ${t.motion.ease};
  transition-property: opacity, translate;
  @starting-style {
    opacity: 0;
    translate: 0 0.75rem;
  }

  & > svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const press = css`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-inline-size: ${t.size.target};
  min-block-size: ${t.size.target};
  padding-inline: ${t.space.xxs};
  border-radius: ${t.radius.s};
  color: inherit;
  font-weight: ${t.weight.medium};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline-color: ${t.color.onStage};
  }
`;

export const Press = styled.button`
  ${press}
`;

export const Go = styled(Anchor)`
  ${press}
  text-decoration: none;
`;
