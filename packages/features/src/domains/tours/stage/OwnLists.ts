import { t } from '@jawla/ui/theme';
import { createGlobalStyle } from 'styled-components';

/**
 * Where a browser lets a page draw the list of a select, it is that of the bar instead of the system's. Phones keep theirs,
 * and so do forced colors. Loads after the tour: until then, the list is the system's.
 */
export const OwnLists = createGlobalStyle`
  @media (min-width: 40rem) and (forced-colors: none) {
    @supports (appearance: base-select) {
      [data-tour-bar] select,
      [data-tour-bar] select::picker(select) {
        appearance: base-select;
      }
      [data-tour-bar] select::picker-icon,
      [data-tour-bar] option::checkmark {
        display: none;
      }
      [data-tour-bar] select::picker(select) {
        padding: ${t.space.xxs};
        max-inline-size: min(24rem, 100dvi - 2 * ${t.space.xs});
        background: ${t.color.surfaceRaised};
        color: ${t.color.ink};
        border: ${t.stroke.hair} solid ${t.color.line};
        border-radius: ${t.radius.m};
      }
      [data-tour-bar] option {
        padding-block: ${t.space.xs};
        padding-inline: ${t.space.s};
        border-radius: ${t.radius.s};
        white-space: normal;
      }
      [data-tour-bar] option:checked {
        background: ${t.color.accentSoft};
      }
      [data-tour-bar] option:is(:hover, :focus-visible):enabled {
        background: ${t.color.surfaceSunken};
      }
      [data-tour-bar] option:focus-visible {
        outline: ${t.stroke.strong} solid ${t.color.focus};
        outline-offset: -2px;
      }
      [data-tour-bar] option:disabled {
        color: ${t.color.inkMuted};
      }
    }
  }
`;
