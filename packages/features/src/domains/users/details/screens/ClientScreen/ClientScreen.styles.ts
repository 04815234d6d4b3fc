import { Avatar } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${t.space.s};
  min-inline-size: 0;

  & > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Face = styled(Avatar)`
  flex: none;
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xxs} ${t.space.s};
`;

export const Room = styled.div`
  container-type: inline-size;
`;

/** The projects; on wide screens with the form beside them. */
export const Areas = styled.div`
  display: grid;
  gap: ${t.space.xl} ${t.space.l};
  align-items: start;

  & > * {
    min-inline-size: 0;
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 21.25rem;
  }
`;

/** As high as with the button that loading hides. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.xxs} ${t.space.m};
  min-block-size: ${t.size.control};
`;

/** A form alone on its page. */
export const Single = styled.div`
  inline-size: min(100%, 32.5rem);
  margin-inline: auto;
`;
