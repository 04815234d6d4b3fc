import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  min-inline-size: 0;

  & [role='tablist'] {
    display: flex;
    gap: ${t.space.l};
    overflow: auto hidden;
    border-block-end: ${t.stroke.hair} solid ${t.color.line};
  }
  & [role='tab'] {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${t.space.xxs};
    min-block-size: ${t.size.control};
    min-inline-size: ${t.size.target};
    border-block-end: 2px solid transparent;
    color: ${t.color.inkMuted};
    font-weight: ${t.weight.medium};
    cursor: pointer;
    outline: none;
  }
  & [role='tab']:hover {
    color: ${t.color.ink};
  }
  & [role='tab'][aria-selected='true'] {
    color: ${t.color.ink};
    border-block-end-color: ${t.color.accent};
  }
  & [role='tab'][aria-disabled='true'] {
    color: ${t.color.inkFaint};
    cursor: not-allowed;
  }
  & [role='tab'][data-focus-visible] {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  & [role='tabpanel'] {
    padding-block-start: ${t.space.l};
  }
  @media (forced-colors: active) {
    & [role='tab'] {
      border-block-end-color: Canvas;
    }
    & [role='tab'][aria-selected='true'] {
      border-block-end-color: Highlight;
    }
    & [role='tab'][aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
