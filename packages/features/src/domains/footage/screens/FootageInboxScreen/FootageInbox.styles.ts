import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.m};
  align-items: center;
  justify-content: space-between;
`;

export const Space = styled.div`
  max-inline-size: 24rem;
`;

export const Groups = styled.div`
  display: grid;
  gap: ${t.space.xl};
`;

export const Group = styled.section`
  display: grid;
  gap: ${t.space.m};
`;

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
  align-items: center;
  overflow-wrap: anywhere;
`;

export const Deliveries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.m};
`;

export const Delivery = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.m};
  padding: ${t.space.l};
  border-radius: ${t.radius.l};
  background: ${t.color.surfaceRaised};
  overflow-wrap: anywhere;

  @media (max-width: 39.98rem) {
    padding: ${t.space.m};
  }
`;

/** Stills of a fixed size, so that nothing moves while they load. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
  align-items: center;
`;

/** Its only child fills it. */
export const Still = styled.div`
  display: grid;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  overflow: hidden;
  border-radius: ${t.radius.m};
`;

export const Film = styled.div`
  display: grid;
  place-content: center;
  background: ${t.color.surfaceSunken};
  color: ${t.color.inkMuted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
`;

export const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${t.space.s};
  max-block-size: 32rem;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const File = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: ${t.space.s};
  align-items: center;
`;

export const FileName = styled.span`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
`;

export const FileActions = styled.span`
  display: flex;
`;

/** The size of a film is known before its first picture. */
export const Video = styled.video`
  inline-size: min(56rem, 100%);
  aspect-ratio: 16 / 9;
  background: ${t.color.surfaceSunken};
`;
