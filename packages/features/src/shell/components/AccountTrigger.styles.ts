import { t, visuallyHidden } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Width for a name of usual length; longer ones are truncated with an ellipsis. */
const NAME_FROM = '60rem';

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xs};
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: ${t.space.xxs};
  justify-content: center;
  border-radius: ${t.radius.m};
  color: ${t.color.ink};

  &:hover {
    background: ${t.color.surfaceSunken};
  }
`;

export const Name = styled.span`
  max-inline-size: 12rem;
  overflow: hidden;
  font-size: ${t.text.small};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: calc(${NAME_FROM} - 0.02px)) {
    ${visuallyHidden}
  }
`;
