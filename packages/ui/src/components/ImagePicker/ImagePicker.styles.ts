import { styled } from 'styled-components';
import { FileDrop } from '../FileDrop';
import { Picture } from '../Picture';
import { COARSE } from '../../theme/scales';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.s};
  min-inline-size: 0;

  ${COARSE} {
    > a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${t.size.target};
    }
  }
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
`;

export const Preview = styled(Picture)`
  aspect-ratio: 4 / 3;
`;

/** Covers the picture, so that a file can be dropped anywhere on it; only its label is visible. */
export const DropOverPicture = styled(FileDrop)`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: end;
  justify-content: start;
  padding: ${t.space.s};
  border-style: solid;
  border-color: transparent;
  background: none;
  color: ${t.color.ink};

  & > label {
    padding-block: ${t.space.xxs};
    padding-inline: ${t.space.xl} ${t.space.s};
    background: ${t.color.surfaceRaised};
    border: ${t.stroke.hair} solid ${t.color.line};
    border-radius: ${t.radius.m};
  }
  & > svg {
    position: absolute;
    inset-block-end: calc(${t.space.s} + ${t.space.xs});
    inset-inline-start: calc(${t.space.s} + ${t.space.xs});
    color: currentcolor;
  }
  &:has(input:disabled) {
    background: none;
    border-color: transparent;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${t.space.xxs} ${t.space.s};

  ${COARSE} {
    > a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${t.size.target};
    }
  }
`;

export const Hint = styled.p`
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${t.color.inkMuted};
`;

/** The picture remains below it, so that the layout does not shift. */
export const Busy = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: end;
  padding: ${t.space.m};
  background: ${t.color.scrim};

  & > div {
    padding: ${t.space.s};
    background: ${t.color.surfaceRaised};
    border-radius: ${t.radius.m};
  }
`;
