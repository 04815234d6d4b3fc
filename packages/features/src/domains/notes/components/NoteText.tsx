import { Fragment } from 'react';
import * as S from './NoteText.styles';

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/g;
/** Ends the sentence, not the address. */
const AFTER = /[.,;:!?)\]}'’،؛؟…]+$/;

interface NoteTextProps {
  children: string;
  /** Whether all lines begin at the edge of the page, as in lists; otherwise each paragraph at its own. */
  isInList?: boolean;
}

/** A text as it was typed; web addresses are links. */
export function NoteText({ children, isInList = false }: NoteTextProps) {
  if (!isInList) return <S.Text>{withLinks(children)}</S.Text>;
  return children.split('\n').map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
    <S.Line key={at}>
      <bdi>{withLinks(line)}</bdi>
    </S.Line>
  ));
}

function withLinks(text: string) {
  const parts: (string | { href: string })[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = found.replace(AFTER, '');
    if (!URL.canParse(href)) continue;
    parts.push(text.slice(from, index), { href });
    from = index + href.length;
  }
  parts.push(text.slice(from));
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no other name
    <Fragment key={at}>
      {typeof part === 'string' ? (
        part
      ) : (
        <a href={part.href} target="_blank" rel="nofollow noopener ugc" dir="ltr">
          {part.href}
        </a>
      )}
    </Fragment>
  ));
}
