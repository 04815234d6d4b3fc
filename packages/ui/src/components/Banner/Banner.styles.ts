import { styled, css } from 'styled-components';
import { t } from '../../theme/tokens';

export const BANNER_TONES = ['info', 'success', 'warning', 'danger'] as const;
export type BannerTone = (typeof BANNER_TONES)[number];

const tones: Readonly<Record<BannerTone, ReturnType<typeof css>>> = {
  info: css`
    background: ${t.color.accentSoft};
    --banner-sign: ${t.color.accent};
  `,
  success: css`
    background: ${t.color.successSoft};
    --banner-sign: ${t.color.success};
  `,
  warning: css`
    background: ${t.color.warningSoft};
    --banner-sign: ${t.color.warning};
  `,
  danger: css`
    background: ${t.color.dangerSoft};
    --banner-sign: ${t.color.danger};
  `,
};

export const Root = styled.div<{ $tone: BannerTone; $leaving: boolean }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  align-items: flex-start;
  gap: ${t.space.xs};
  padding-block: ${t.space.s};
  padding-inline: ${t.space.s};
  border-inline-start: 3px solid var(--banner-sign);
  border-radius: ${t.radius.s};
  color: ${t.color.ink};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition: opacity ${t.motion.calm} ${t.motion.ease};

  & > svg {
    flex: none;
    margin-block-start: 0.1em;
    color: var(--banner-sign);
  }
  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
    border-inline-start-width: 3px;
  }
`;

export const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Dismiss = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  min-inline-size: ${t.size.target};
  min-block-size: ${t.size.target};
  border-radius: ${t.radius.s};

  &:hover {
    color: var(--banner-sign);
  }
`;
