import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';

type State = 'done' | 'current' | 'ahead';

const MARK = '1.75rem';

/** A row on wide screens, otherwise a column; the line between the marks follows. */
export const Root = styled.ol`
  display: grid;
  gap: ${t.space.xs};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
`;

export const Step = styled.li<{ $state: State }>`
  display: flex;
  gap: ${t.space.xs};
  padding-block-start: ${t.space.xs};
  border-block-start: ${t.stroke.strong} solid
    ${({ $state }) => ($state === 'ahead' ? t.color.line : t.color.accent)};
  color: ${({ $state }) => ($state === 'ahead' ? t.color.inkMuted : t.color.ink)};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${({ $state }) => ($state === 'current' ? t.weight.medium : t.weight.regular)};
`;

export const Mark = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${MARK};
  block-size: ${MARK};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: 50%;
  font-variant-numeric: tabular-nums;
  ${({ $state }) =>
    $state !== 'ahead' &&
    css`
      border-color: ${t.color.accent};
      background: ${$state === 'done' ? t.color.accent : t.color.accentSoft};
      color: ${$state === 'done' ? t.color.onAccent : t.color.accent};
    `}
`;

export const Words = styled.span`
  display: grid;
  align-content: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  color: ${t.color.inkMuted};
  font-weight: ${t.weight.regular};
`;
