import { FileDrop } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';
import { SHEET } from './noteWindows';

/** The form of a note: as high as its content, which scrolls in the panel. */
export const Form = styled.form`
  display: grid;
  gap: ${t.space.m};
  padding-block: 0.25rem 1.25rem;
  padding-inline: 1.25rem;

  /* Each paragraph at its own edge; from 40 % of the window it scrolls. */
  & textarea {
    max-block-size: 40dvb;
    overflow-block: auto;
    unicode-bidi: plaintext;
    text-align: start;
  }
  ${SHEET} {
    padding-inline: ${t.space.m};
  }
`;

export const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s};
  padding: 0.625rem ${t.space.s};
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.m};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};

  & > svg {
    flex: none;
    color: ${t.color.accent};
  }
`;

export const PlaceWords = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;

  & > strong {
    display: block;
    font-weight: ${t.weight.medium};
  }
  & > span {
    font-size: ${t.text.caption};
    color: ${t.color.inkMuted};
  }
`;

export const Photos = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: ${t.space.xxs};
    font-size: ${t.text.small};
    line-height: ${t.leading.small};
    font-weight: ${t.weight.medium};
  }
`;

export const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tile = styled.li`
  position: relative;
  inline-size: 6rem;
  block-size: 4.5rem;

  & > :first-child {
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    border-radius: ${t.radius.s};
  }
`;

/** In the corner of a photo; a finger's target covers more of it. */
export const Remove = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: start end;
  inline-size: ${t.size.target};
  block-size: ${t.size.target};
  padding: 0.25rem;

  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0.3125rem;
    background: color-mix(in srgb, ${t.color.stage} 72%, transparent);
    color: ${t.color.onStage};
    border-radius: ${t.radius.full};
  }
  @media (pointer: fine) {
    inline-size: 2rem;
    block-size: 2rem;
  }
  &:focus-visible {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
`;

/** A tile beside the photos, also for dropping. */
export const Drop = styled(FileDrop)`
  &&& {
    inline-size: 6rem;
    block-size: 4.5rem;
    align-content: center;
    gap: 0.1875rem;
    padding: 0.25rem;
    border-radius: ${t.radius.s};
    color: ${t.color.inkMuted};
    background: none;
    overflow: hidden;
  }
  & > label {
    font-size: 0.75rem;
    line-height: 1.3;
    font-weight: ${t.weight.regular};
  }
`;

export const Hint = styled.p<{ $isWrong?: boolean }>`
  margin-block-start: ${t.space.xxs};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${({ $isWrong = false }) => ($isWrong ? t.color.danger : t.color.inkMuted)};
`;

export const Theirs = styled.section`
  display: grid;
  gap: ${t.space.xs};
  justify-items: start;
  padding: ${t.space.s};
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.m};
  font-size: ${t.text.small};
`;

export const Foot = styled.div`
  display: grid;
  gap: ${t.space.xs};
  padding-block: ${t.space.s};
  padding-inline: 1.25rem;

  ${SHEET} {
    padding-inline: ${t.space.m};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};

  & > span {
    margin-inline-start: auto;
    font-size: ${t.text.caption};
    color: ${t.color.inkFaint};
  }
  /* There they are in the heading, where a keyboard does not cover them. */
  ${SHEET} {
    & > button {
      display: none;
    }
    & > span {
      margin-inline-start: 0;
    }
  }
`;

export const OnSheet = styled.span`
  display: none;

  ${SHEET} {
    display: contents;
  }
  /* At the edge of the fields below. */
  & > button {
    margin-inline-end: ${t.space.xs};
  }
`;

export const BannerActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xs};
  margin-block-start: ${t.space.xs};
`;

export const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${t.space.xs};
  font-size: ${t.text.caption};
  color: ${t.color.inkMuted};
`;
