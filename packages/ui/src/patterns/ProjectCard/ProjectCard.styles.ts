import { styled, css } from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { LinkButton } from '../../components/LinkButton';
import { Picture } from '../../components/Picture';
import { t } from '../../theme/tokens';

export const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  transition: border-color ${t.motion.quick} ${t.motion.ease};

  &:hover {
    border-color: ${t.color.lineStrong};
  }
`;

export const Top = styled.div`
  position: relative;
`;

export const Cover = styled(Picture)`
  aspect-ratio: 4 / 3;
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
`;

const hidden = css`
  opacity: 0;
  translate: 0 0.5rem;
`;

/**
 * The name lies over the picture: under the pointer, with the focus inside, and always where a finger
 * may be used or where no picture came.
 */
export const Name = styled.h3<{ $shown: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  padding-block: ${t.space.s};
  padding-inline: ${t.space.m};
  background: ${t.color.stage};
  color: ${t.color.onStage};
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;

  & > mark {
    background: ${t.color.accentSoft};
    color: ${t.color.ink};
  }

  @media (hover: hover) and (not (any-pointer: coarse)) {
    ${({ $shown }) => ($shown ? '' : hidden)}
    transition:
      opacity ${t.motion.calm} ${t.motion.ease},
      translate ${t.motion.calm} ${t.motion.ease};

    ${Root}:hover &,
    ${Root}:focus-within &,
    /* Without a picture the name is all there is to know the project by. */
    ${Cover}:has([data-missing]) + & {
      opacity: 1;
      translate: 0 0;
    }
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${t.space.xs};
  inset-inline: ${t.space.xs};
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xxs};
`;

export const Bottom = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${t.space.m};
  padding: ${t.space.m};
`;

export const Facts = styled.dl`
  display: grid;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

/** One line of the schedule: what it is, and its value against the far edge. */
export const Fact = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${t.space.s};
  padding-block: ${t.space.xxs};
  border-block-end: ${t.stroke.hair} solid ${t.color.line};

  &:last-child {
    border-block-end: 0;
  }
  & > dt {
    flex: none;
    color: ${t.color.inkMuted};
  }
  & > dd {
    min-inline-size: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** The whole card answers to the pointer; the keyboard meets one stop. */
const spread = css`
  position: static;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Go = styled(LinkButton)`
  ${spread}
`;

export const Press = styled(Button)`
  ${spread}
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${t.space.s};
  padding: ${t.space.m};
`;

export const WaitingCover = styled.div`
  aspect-ratio: 4 / 3;
`;
