import { Select } from '@jawla/ui';
import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.m};
`;

/** What the page is, above the name of the project. */
export const Kind = styled.p`
  margin-block-start: ${t.space.s};
`;

/** On a phone side by side, in the width of the page. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xs};

  & > button {
    flex: 1 1 auto;
    padding-inline: ${t.space.s};
  }

  ${from('medium')} {
    & > button {
      padding-inline: ${t.space.l};
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.625rem ${t.space.s};

  /* As high in Arabic, whose line would make them higher. */
  & :is(input, select) {
    padding-block: 0;
  }
  & input:placeholder-shown {
    text-overflow: ellipsis;
  }
  & > fieldset {
    display: flex;
    flex: 1 1 100%;
  }
  & > fieldset > label {
    flex: 1 1 0;
  }

  ${from('medium')} {
    & > fieldset,
    & > fieldset > label {
      flex: 0 1 auto;
    }
  }
`;

const field = `
  flex: 1 1 40%;
  min-inline-size: 0;
`;

export const Day = styled(Select)`
  ${field}

  ${from('medium')} {
    flex: 0 1 12rem;
  }
`;

export const Search = styled.div`
  ${field}

  ${from('medium')} {
    flex: 0 1 17.5rem;
    margin-inline-start: auto;
  }
`;

export const Sheet = styled.div`
  padding-block-end: ${t.space.xxs};
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
`;
