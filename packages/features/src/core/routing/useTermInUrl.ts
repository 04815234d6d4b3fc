import { useEffect, useEffectEvent, useState } from 'react';

/** Browsers limit how often the history may change. */
const TYPING_MS = 300;

interface TermState {
  term: string;
  /** The term in the URL, as it was rendered last. */
  seen: string;
  /** The term with which the URL was last changed from here, until it is seen. */
  sent: string | undefined;
}

/**
 * Returns the text of a search field that the URL follows. If the URL changes from elsewhere, such as by Back or by a link
 * to the same page, the field follows the URL.
 *
 * @param written The term in the URL.
 * @param write Changes the term in the URL.
 * @param delayMs Time without typing after which it is called.
 */
export function useTermInUrl(
  written: string,
  write: (term: string) => void,
  delayMs = TYPING_MS,
): [term: string, setTerm: (term: string) => void] {
  const [state, setState] = useState<TermState>({ term: written, seen: written, sent: undefined });
  if (state.seen !== written) {
    const isOwn = state.sent === written;
    setState({ term: isOwn ? state.term : written, seen: written, sent: undefined });
  }
  const { term } = state;
  const follow = useEffectEvent((typed: string) => {
    const wanted = typed.trim();
    if (wanted === written.trim()) return;
    setState((before) => ({ ...before, sent: wanted }));
    write(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => follow(term), delayMs);
    return () => clearTimeout(timer);
  }, [term, delayMs]);
  return [term, (next) => setState((before) => ({ ...before, term: next }))];
}
