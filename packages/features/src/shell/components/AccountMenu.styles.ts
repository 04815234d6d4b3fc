import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

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

export const Pages = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${t.space.xxs};
  padding-block-start: ${t.space.xs};
  margin-block-start: ${t.space.xxs};
  border-block-start: ${t.stroke.hair} solid ${t.color.line};

  & > a {
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
