import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space.xxl};
  padding: ${t.space.xl};
  background: ${t.color.surface};
  color: ${t.color.ink};
`;

export const Brand = styled.section`
  display: grid;
  gap: ${t.space.l};
`;

export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${t.space.m};
`;

export const Specimen = styled.div`
  display: grid;
  gap: ${t.space.m};
  align-content: start;
  padding: ${t.space.l};
  block-size: 100%;
  background: ${t.color.surface};
  color: ${t.color.ink};
  border: ${t.stroke.hair} solid ${t.color.line};
`;
