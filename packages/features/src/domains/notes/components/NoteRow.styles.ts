import { Picture } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';
import { SHEET } from './noteWindows';

const EDGE = '1.25rem';

export const Row = styled.li<{ $isSaving: boolean }>`
  position: relative;
  min-block-size: 3.75rem;
  border-block-start: ${t.stroke.hair} solid ${t.color.line};
  opacity: ${({ $isSaving }) => ($isSaving ? 0.6 : 1)};

  &:first-child,
  &[data-chosen],
  [data-chosen] + & {
    border-block-start-color: transparent;
  }
  &[data-chosen] {
    background: color-mix(in srgb, ${t.color.accentSoft} 62%, ${t.color.surfaceRaised});

    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 3px;
      background: ${t.color.accent};
    }
    @media (forced-colors: active) {
      outline: ${t.stroke.strong} solid;
      outline-offset: -2px;

      &::before {
        background: CanvasText;
      }
    }
  }
`;

export const Go = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  padding-block: ${t.space.s};
  padding-inline: ${EDGE};
  color: inherit;
  text-align: start;

  &:hover {
    background: color-mix(in srgb, ${t.color.ink} 4%, transparent);
  }
  &:focus-visible {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  ${SHEET} {
    padding-inline: ${t.space.m};
  }
`;

/** What the name of the button says in other words. */
export const Seen = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${t.space.s};
  align-items: start;

  /* The text below begins beside the number. */
  [data-chosen] & > :first-child {
    margin-block-end: calc(-1 * ${t.space.s});
  }
`;

export const Words = styled.span`
  display: block;
  min-inline-size: 0;
`;

/** At the page's edge; its words keep their own direction, and the ellipsis is at their end. */
export const Line = styled.bdi`
  text-align: -webkit-match-parent;
  text-align: match-parent;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: ${t.weight.medium};
  line-height: ${t.leading.small};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Thumbnail = styled(Picture)`
  inline-size: 3.25rem;
  block-size: 3.25rem;
  overflow: hidden;
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.s};
`;

/** Under the line of the chosen row, beside its number. */
export const More = styled.div`
  padding-block-end: ${t.space.s};
  padding-inline: calc(${EDGE} + 2.25rem + ${t.space.s}) ${EDGE};
  margin-block-start: -0.5625rem;

  ${SHEET} {
    padding-inline: calc(${t.space.m} + 2.25rem + ${t.space.s}) ${t.space.m};
  }
`;

/** Six lines; what is longer is read alone. */
export const Text = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  overflow: hidden;
  font-size: ${t.text.small};
  line-height: ${t.leading.body};
`;

export const Below = styled.div`
  margin-block-start: 0.375rem;
`;

export const ShowAll = styled.div`
  margin-inline-start: calc(-1 * ${t.space.s});
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};
  padding-block-end: 0.875rem;
  padding-inline: ${EDGE} ${t.space.s};

  & > :last-child {
    margin-inline-start: auto;
  }
  ${SHEET} {
    padding-inline: ${t.space.m} ${t.space.xs};
  }
`;

export const Notice = styled.div`
  padding-block-end: ${t.space.s};
  padding-inline: ${EDGE};

  ${SHEET} {
    padding-inline: ${t.space.m};
  }
`;
