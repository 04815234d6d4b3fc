import { useMemo, useState, type RefObject } from 'react';
import { fold } from '../../text/fold';
import { useListbox } from '../Listbox';

const SUGGESTIONS_SHOWN = 50;
const NONE: readonly string[] = [];

interface SuggestionsProps {
  id: string;
  suggestions: readonly string[] | undefined;
  /** The typed text. */
  text: string;
  tags: readonly string[];
  popup: RefObject<HTMLElement | null>;
  onPick: (suggestion: string) => void;
}

/** The list of suggestions that contain the typed text and are no tags yet. */
export function useSuggestions({ id, suggestions, text, tags, popup, onPick }: SuggestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useMemo(() => {
    if (suggestions === undefined || text.trim() === '') return NONE;
    const known = new Set(tags);
    const term = fold(text);
    return suggestions
      .filter((suggestion) => !known.has(suggestion) && fold(suggestion).includes(term))
      .slice(0, SUGGESTIONS_SHOWN);
  }, [suggestions, text, tags]);

  /** Opens or closes the list, without an active option. */
  const toggle = (open: boolean) => {
    setOpen(open);
    setActive(-1);
  };
  const listbox = useListbox({
    id,
    items: options,
    keyOf: String,
    isOpen: isOpen && options.length > 0,
    active,
    onActiveChange: (index) => {
      setOpen(true);
      setActive(index);
    },
    onPick,
    onClose: () => setOpen(false),
    // A text can be entered that is no suggestion.
    keys: { edges: 'text' },
    scroller: popup,
  });
  return { listbox, toggle };
}
