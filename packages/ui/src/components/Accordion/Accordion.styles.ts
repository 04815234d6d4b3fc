import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
`;

export const Section = styled.details`
  border-block-start: ${t.stroke.hair} solid ${t.color.line};
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.s};
  min-block-size: ${t.size.control};
  padding-block: ${t.space.xs};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: ${t.color.accent};
  }
  > svg {
    flex: none;
    transition: rotate ${t.motion.quick} ${t.motion.ease};
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`;

export const Title = styled.h3`
  font-weight: ${t.weight.medium};
`;

export const Content = styled.div`
  padding-block-end: ${t.space.m};
`;
