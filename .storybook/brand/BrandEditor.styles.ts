import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${t.space.xl};
  padding: clamp(1rem, 4vw, 2.5rem);
  background: ${t.color.surface};
  color: ${t.color.ink};

  & > * {
    min-inline-size: 0;
  }
`;

/** Two columns on wide screens: the form next to the preview. */
export const Columns = styled.div`
  display: grid;
  gap: ${t.space.xl};

  & > * {
    min-inline-size: 0;
  }
  ${from('large')} {
    grid-template-columns: 22rem minmax(0, 1fr);
    align-items: start;

    & > :first-child {
      position: sticky;
      inset-block-start: 0;
      overflow: auto;
      max-block-size: 100vb;
      padding-block: ${t.space.m};
      /* Padding for the focus ring, which would be clipped. */
      padding-inline: ${t.space.xxs};
    }
  }
`;

export const Results = styled.div`
  display: grid;
  gap: ${t.space.xl};

  & > * {
    min-inline-size: 0;
  }
`;

export const Part = styled.section`
  display: grid;
  gap: ${t.space.m};
  min-inline-size: 0;
`;

export const Frames = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.m};
`;
