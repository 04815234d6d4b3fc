import { t } from '@jawla/ui/theme';
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

  /* Visually hidden: it remains part of the button's accessible name. */
  @media (max-width: calc(${NAME_FROM} - 0.02px)) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space.xxs};
  /* Ends with its button, beside which phones have another one. */
  inline-size: min(18.5rem, 100dvi - 7.25rem);

  & > :is(a, button) {
    justify-content: flex-start;
    padding-inline: ${t.space.s};
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.s};
  padding-block: ${t.space.xs} ${t.space.s};
  padding-inline: ${t.space.s} 0;
  margin-block-end: ${t.space.xxs};
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
`;

export const Identity = styled.p`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
`;

export const Mail = styled.span`
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.regular};
`;
