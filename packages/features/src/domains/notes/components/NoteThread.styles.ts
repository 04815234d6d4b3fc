import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';
import { SHEET } from './noteWindows';

export const Body = styled.div`
  display: grid;
  padding-block: 0.25rem ${t.space.m};
  padding-inline: 1.25rem;

  ${SHEET} {
    padding-inline: ${t.space.m};
  }
`;

/** The line by which lists show the note. */
export const Line = styled.p`
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
  font-weight: ${t.weight.medium};
  unicode-bidi: plaintext;
  text-align: start;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Rest = styled.div`
  margin-block-start: 0.1875rem;
  font-size: ${t.text.small};
  line-height: ${t.leading.body};
`;

export const By = styled.p`
  margin-block-start: 0.375rem;
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${t.color.inkFaint};
`;

export const Facts = styled.ul`
  margin: 0;
  padding: 0;
  margin-block: 0.875rem 0.25rem;
  list-style: none;
  border-block: ${t.stroke.hair} solid ${t.color.line};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${t.space.s};
    min-block-size: 2.625rem;
    padding-block: 0.25rem;
  }
  & > li + li {
    border-block-start: ${t.stroke.hair} solid ${t.color.line};
  }
  & svg {
    flex: none;
    color: ${t.color.inkFaint};
  }
  & > li > button {
    margin-inline-end: calc(-1 * ${t.space.s});
    color: ${t.color.accent};
  }
  & > li > span:first-of-type {
    flex: 1 1 auto;
    color: ${t.color.inkMuted};
  }
`;

export const Late = styled.span`
  color: ${t.color.warning};
  font-weight: ${t.weight.medium};
`;

export const Count = styled.h3`
  margin-block-start: 0.625rem;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${t.weight.medium};
`;

export const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li<{ $isSaving: boolean }>`
  display: flex;
  gap: ${t.space.s};
  padding-block: 0.625rem;
  opacity: ${({ $isSaving }) => ($isSaving ? 0.6 : 1)};
`;

export const EntryBody = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;
  font-size: ${t.text.small};
  line-height: ${t.leading.body};
`;

export const EntryHead = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${t.space.xs};

  & > p {
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > p > strong {
    margin-inline-end: 0.375rem;
    font-weight: ${t.weight.medium};
  }
  & > p > span {
    font-size: ${t.text.caption};
    color: ${t.color.inkFaint};
  }
  /* In the line of the name, whose height it does not change. */
  & > button {
    flex: none;
    margin-block: -0.375rem;
  }
`;

/** A moment in which the note was done or opened. */
export const Moment = styled.li<{ $isDone: boolean }>`
  display: flex;
  align-items: center;
  gap: ${t.space.s};
  padding-block: 0.5rem;
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${t.color.inkMuted};

  & > svg {
    flex: none;
    inline-size: 1rem;
    margin-inline: 0.5rem;
    color: ${({ $isDone }) => ($isDone ? t.color.success : t.color.inkFaint)};
  }
`;

export const Edit = styled.form`
  display: grid;
  gap: ${t.space.xs};

  & textarea {
    max-block-size: 40dvb;
    overflow-block: auto;
    unicode-bidi: plaintext;
    text-align: start;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.xs};
`;

export const Reply = styled.form`
  display: grid;
  gap: ${t.space.xs};
  padding: 0.625rem ${t.space.s};

  & textarea {
    max-block-size: 30dvb;
    overflow-block: auto;
    unicode-bidi: plaintext;
    text-align: start;
  }
`;

/** The buttons are in the field, beside its first line. */
export const Field = styled.div`
  position: relative;

  & textarea {
    padding-inline-end: calc(2 * ${t.size.control});
    resize: none;
  }
`;

export const InField = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: flex;
`;

/** Over the button that shows it: a file is chosen by the input itself. */
export const Camera = styled.label`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${t.size.control};
  block-size: ${t.size.control};
  color: ${t.color.inkMuted};
  border-radius: ${t.radius.m};
  cursor: pointer;

  &:hover {
    background: ${t.color.surfaceSunken};
    color: ${t.color.ink};
  }
  &:has(:focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
  }
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: inherit;
    font-size: 0;
  }
`;

export const Notice = styled.div`
  margin-block: ${t.space.s};
`;
