import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { PHONE } from './FileDrop.styles';

export const Root = styled.div`
  display: none;

  @media ${PHONE} {
    display: grid;
    gap: ${t.space.xs};
  }
`;

/** Above the input, which covers all of the drop zone. */
export const Button = styled.label<{ $isDisabled: boolean }>`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.xs};
  min-block-size: 3.5rem;
  padding-inline: ${t.space.m};
  font-weight: ${t.weight.medium};
  color: ${({ $isDisabled }) => ($isDisabled ? t.color.inkMuted : t.color.ink)};
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: ${t.radius.m};
  cursor: ${({ $isDisabled }) => ($isDisabled ? 'not-allowed' : 'pointer')};
`;

/** Reached by its button; not on wide windows. */
export const CameraInput = styled.input`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  inline-size: 1px;
  block-size: 1px;
  opacity: 0;

  @media (width >= 40rem) {
    display: none;
  }
`;
