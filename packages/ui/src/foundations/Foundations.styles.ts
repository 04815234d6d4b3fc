import { styled } from 'styled-components';
import { t } from '../theme/tokens';

export const Sheet = styled.div`
  display: grid;
  gap: ${t.space.l};
  padding: ${t.space.l};
`;

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${t.space.m};
`;

export const Swatch = styled.li`
  display: grid;
  gap: ${t.space.xxs};
  align-content: start;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};

  & > span:first-child {
    block-size: 3.5rem;
    border: ${t.stroke.hair} solid ${t.color.line};
    border-radius: ${t.radius.m};
    /* The colour is the content, so forced colors must not replace it. */
    forced-color-adjust: none;
  }
  & > span:last-child {
    color: ${t.color.inkMuted};
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${t.space.m};

  & > li {
    display: grid;
    gap: ${t.space.xxs};
    padding-block-end: ${t.space.s};
    border-block-end: ${t.stroke.hair} solid ${t.color.line};
  }
`;

export const Bar = styled.span`
  display: block;
  block-size: 1rem;
  background: ${t.color.accent};
`;

export const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${t.space.s};
  font-size: ${t.text.small};

  & > li {
    display: flex;
    align-items: center;
    gap: ${t.space.xs};
    min-inline-size: 0;
  }
`;

export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${t.space.m};
`;
