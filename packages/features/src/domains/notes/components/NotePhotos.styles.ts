import { Picture } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xs};
  margin: 0;
  padding: 0;
  margin-block-start: 0.625rem;
  list-style: none;
`;

export const Open = styled.button`
  display: block;
  inline-size: 6rem;
  block-size: 4.5rem;
  overflow: hidden;
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.s};

  &:focus-visible {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
`;

export const Thumbnail = styled(Picture)`
  inline-size: 100%;
  block-size: 100%;
`;

/** As large as the dialog has room, without a jump when it arrives. */
export const Whole = styled(Picture)<{ $ratio: number }>`
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  max-block-size: 70dvb;

  & img {
    object-fit: contain;
  }
`;
