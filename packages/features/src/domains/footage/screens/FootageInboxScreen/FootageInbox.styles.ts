import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Space = styled.div`
  max-inline-size: 24rem;
`;

/** Fills its row, so that all of it can be pressed. The whole name is in what it opens. */
export const Open = styled.button`
  display: block;
  max-inline-size: 100%;
  overflow: clip visible;
  color: inherit;
  font-weight: ${t.weight.medium};
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
`;

/** One line; what it opens says all of it. */
export const Below = styled.span`
  display: block;
  overflow: clip visible;
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Unmatched = styled.span`
  color: ${t.color.warning};
`;

/** Of a fixed size, so that nothing moves while it loads. Its only child fills it. */
export const Still = styled.span`
  display: grid;
  flex: none;
  inline-size: 4rem;
  block-size: 2.5rem;
  overflow: hidden;
  border-radius: ${t.radius.s};
`;

export const Film = styled.span`
  display: grid;
  place-content: center;
  background: ${t.color.surfaceSunken};
  color: ${t.color.inkMuted};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${t.space.xs};
  align-items: center;
  justify-content: flex-end;
`;

/** The size of a film is known before its first picture. */
export const Video = styled.video`
  inline-size: min(56rem, 100%);
  aspect-ratio: 16 / 9;
  background: ${t.color.surfaceSunken};
`;
