import { PROJECT_TILE_PX } from '@jawla/contract/limits';
import { Card, Picture } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';

export const TILE_SIZE = `${PROJECT_TILE_PX}px`;

export const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: ${TILE_SIZE};
  overflow: hidden;
`;

export const Cover = styled(Picture)<{ $isWhole: boolean }>`
  min-block-size: 0;
  grid-area: 1 / 1 / ${({ $isWhole }) => ($isWhole ? 3 : 2)} / 2;
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${t.space.xs};
  inset-inline: ${t.space.xs};
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xxs};
`;

/** On a picture the words have a veil that keeps them readable on white (WCAG 1.4.3). */
const veil = css`
  padding-block-start: ${t.space.xl};
  background: linear-gradient(
    transparent,
    color-mix(in srgb, ${t.color.stage} 64%, transparent) ${t.space.l},
    color-mix(in srgb, ${t.color.stage} 82%, transparent)
  );
  color: ${t.color.onStage};

  /* The provider of the dark scheme: its own ground would hide the picture. */
  & > div {
    display: contents;
  }
`;

const ground = css`
  border-block-start: ${t.stroke.hair} solid ${t.color.line};
`;

export const Strip = styled.div<{ $onPicture: boolean }>`
  grid-area: 2 / 1;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${t.space.xs};
  padding-block: ${t.space.xs};
  padding-inline: ${t.space.s} ${t.space.xs};
  ${({ $onPicture }) => ($onPicture ? veil : ground)}
`;

/** Keeps the name at the start of the page's line, whatever the name's own direction. */
export const NameRoom = styled.div`
  flex: 1;
  display: flex;
  min-inline-size: 0;
`;

export const Name = styled.h3`
  min-inline-size: 0;
  /* Clips only along the line: diacritics of Arabic letters may extend above it. */
  overflow: clip visible;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: ${t.text.body};
  line-height: ${t.leading.body};
  font-weight: ${t.weight.medium};
`;
