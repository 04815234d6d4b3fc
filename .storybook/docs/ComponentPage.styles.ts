import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${t.space.m};
`;

export const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 20rem;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.m};
`;

export const Advice = styled.div<{ $tone: 'success' | 'danger' }>`
  padding: ${t.space.m};
  border-block-start: ${t.stroke.strong} solid ${({ $tone }) => t.color[$tone]};
  background: ${t.color.surfaceRaised};
  color: ${t.color.ink};
  font-family: ${t.font.text};
  line-height: ${t.leading.body};
`;

export const Stories = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(440px, 1fr));
  gap: ${t.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ${t.font.text};

  & > li {
    display: grid;
    gap: ${t.space.xs};
    align-content: start;
  }
`;
