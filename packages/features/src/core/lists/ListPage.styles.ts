import { LinkButton } from '@jawla/ui';
import { from, t, visuallyHidden } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** On a phone the list begins within the first 232 pixels. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.xs};
  margin-block-start: calc(-1 * ${t.space.s});

  ${from('medium')} {
    gap: 1.125rem;
    margin-block-start: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.xs};
  min-block-size: ${t.size.control};
`;

/** Its arrow lines up with what is below. */
export const Back = styled.div`
  margin-inline-start: calc(-1 * ${t.space.s});
`;

export const Title = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${t.space.xs};
  min-inline-size: 0;

  /* As high as the button beside it. */
  & > h1 {
    padding-block: max(0px, (${t.size.control} - 1lh) / 2);
  }
`;

/** Beside the title on a phone; the caption has it elsewhere. */
export const Count = styled.span<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  color: ${t.color.inkMuted};
  font-size: ${t.text.lead};
  font-variant-numeric: tabular-nums;

  ${from('medium')} {
    display: none;
  }
`;

export const Below = styled.div`
  display: none;
  margin-block-start: calc(${t.space.xxs} - 1.125rem);
  color: ${t.color.inkMuted};

  ${from('medium')} {
    display: block;
  }
`;

/** From a tablet on. */
export const Wide = styled.div`
  display: none;

  ${from('medium')} {
    display: flex;
  }
`;

export const Narrow = styled.div`
  display: flex;

  ${from('medium')} {
    display: none;
  }
`;

/** In the menu of narrower windows. */
export const Widest = styled.div`
  display: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${t.space.xs};

  ${from('large')} {
    display: flex;
  }
`;

export const More = styled.div`
  display: flex;

  ${from('large')} {
    display: none;
  }
`;

export const IconLink = styled(LinkButton)`
  padding: 0;
  min-inline-size: ${t.size.control};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs} ${t.space.s};
`;

export const Search = styled.div`
  flex: 1 1 100%;

  /* As high in Arabic, whose line would make it higher. */
  & input {
    padding-block: 0;
  }

  ${from('medium')} {
    flex: 0 1 20rem;
  }
`;

/** Of a phone, fields are shown on request. */
export const Filters = styled.div<{ $isFolded: boolean }>`
  display: ${({ $isFolded }) => ($isFolded ? 'none' : 'flex')};
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: end;
  gap: ${t.space.s};
  min-inline-size: min(100%, 12rem);

  ${from('medium')} {
    display: flex;
  }
`;

/** Focused programmatically, without being a control. The same height without a text, so that rows do not shift. */
export const Caption = styled.p`
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};

  &:focus {
    outline: none;
  }
  @media (width < 40rem) {
    ${visuallyHidden}
  }
  ${from('medium')} {
    min-block-size: 1lh;
    margin-block: -${t.space.xxs} calc(${t.space.xs} - 1.125rem);
  }
`;

/** A field among the filters. */
export const FilterField = styled.div`
  flex: 1 1 14rem;
  max-inline-size: 20rem;
`;
