import { useEffect, useId, useMemo, useState } from 'react';
import { SearchIcon } from '../../icons';
import { useLatest } from '../../props/useLatest';
import { useLocale } from '../../theme/DirectionProvider';
import { Button, type ButtonProps } from '../Button';
import { Dialog } from '../Dialog';
import { useListbox } from '../Listbox';
import { CommandList } from './CommandList';
import { commandMenuTexts, type CommandMenuTexts } from './commandMenuTexts';
import { findCommands, groupBy, indexCommands, wordsOf, type Command } from './findCommands';
import { isShortcut, shortcutLabel, type Shortcut } from './shortcut';
import * as S from './CommandMenu.styles';

export interface CommandMenuProps extends Omit<ButtonProps, 'children' | 'busy'> {
  /** Accessible name of the button and of the dialog. */
  label: string;
  /** The commands in order. Keep the array identity stable between renders: it is indexed when it changes. */
  commands: readonly Command[];
  /** Shown first while the search is empty. */
  recent?: readonly Command[] | undefined;
  /** For remote results, which are shown after the matching commands. The caller ignores stale responses. */
  search?:
    | {
        onTermChange: (term: string) => void;
        results: readonly Command[];
        status: 'ready' | 'loading' | 'failed';
      }
    | undefined;
  /** Shortcut that opens and closes the menu from anywhere on the page; `null` for none. */
  shortcut?: Shortcut | null | undefined;
  /** Overrides the default texts. */
  texts?: Partial<CommandMenuTexts> | undefined;
}

/** Further matches are only counted: users refine a search instead of scrolling. */
const SHOWN = 100;
const NONE: readonly Command[] = [];

/**
 * All commands of a site behind one search field, opened by its button or a shortcut. Rest props and `ref` go
 * to the button.
 */
export function CommandMenu({
  label,
  commands,
  recent = NONE,
  search,
  shortcut = 'mod+k',
  texts: ownTexts,
  onClick,
  ...rest
}: CommandMenuProps) {
  const id = useId();
  const locale = useLocale();
  const texts = { ...commandMenuTexts(locale), ...ownTexts };
  const [isOpen, setOpen] = useState(false);
  // Stays mounted after closing, so that it can fade out.
  const [wasOpen, setWasOpen] = useState(false);
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const index = useMemo(() => (isOpen ? indexCommands(commands) : []), [isOpen, commands]);
  const words = useMemo(() => wordsOf(term), [term]);
  const isSearching = words.length > 0;

  const found = useMemo(() => findCommands(index, term), [index, term]);
  const recentIds = new Set(recent.map((command) => command.id));
  const all = isSearching
    ? [...found, ...(search?.results ?? NONE)]
    : [
        ...recent.map((command) => ({ ...command, group: texts.recent })),
        ...found.filter((command) => !recentIds.has(command.id)),
      ];
  const shown = all.slice(0, SHOWN);
  // Arrow keys move in visual order.
  const ordered = groupBy(shown, ({ group }) => group).flatMap(([, members]) => members);
  const hiddenCount = all.length - shown.length;
  const status = isSearching ? (search?.status ?? 'ready') : 'ready';

  const type = (next: string) => {
    setTerm(next);
    setActive(0);
    search?.onTermChange(next);
  };
  const open = () => {
    type('');
    setWasOpen(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const toggle = useLatest(() => {
    if (isOpen) close();
    // The shortcut is ignored while another dialog is open.
    else if (document.querySelector('dialog:modal') === null) open();
  });
  useEffect(() => {
    if (shortcut === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isShortcut(event, shortcut)) return;
      event.preventDefault();
      toggle.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [shortcut, toggle]);

  const pick = (command: Command) => {
    const option = document.getElementById(`${id}-option-${ordered.indexOf(command)}`);
    close();
    // Clicks the site's own link, so that its router handles the navigation.
    if (command.href === undefined) command.onSelect();
    else option?.querySelector<HTMLAnchorElement>('[data-command-link]')?.click();
  };
  const listbox = useListbox({
    id,
    items: ordered,
    keyOf: idOf,
    isOpen,
    active: Math.min(active, ordered.length - 1),
    onActiveChange: setActive,
    onPick: pick,
    keys: { edges: 'wrap', page: 10 },
    announcement: isOpen && status !== 'loading' ? texts.count(all.length) : undefined,
  });

  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) open();
        }}
      >
        <SearchIcon size="1.125rem" />
        {label}
        {shortcut !== null && <S.Keys dir="ltr">{shortcutLabel(shortcut)}</S.Keys>}
      </Button>
      {wasOpen && (
        <Dialog
          open={isOpen}
          title={label}
          closeLabel={texts.close}
          onClose={close}
          // The list is content of the dialog, not its description.
          isDescribed={false}
        >
          <S.Search>
            <SearchIcon size="1.125rem" />
            <input
              data-autofocus
              type="text"
              {...listbox.inputProps}
              aria-label={texts.search}
              aria-busy={status === 'loading' || undefined}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={texts.search}
              dir={term === '' ? undefined : 'auto'}
              value={term}
              onChange={(event) => type(event.target.value)}
              onKeyDown={(event) => {
                // Without a command, Enter must not submit a form around the menu.
                if (!listbox.handleKey(event) && event.key === 'Enter') event.preventDefault();
              }}
            />
          </S.Search>
          {listbox.options.length > 0 && (
            <CommandList label={label} listbox={listbox} words={words} />
          )}
          <div role="status">
            {status === 'loading' && <S.Status>{texts.loading}</S.Status>}
            {status === 'failed' && <S.Status>{texts.failed}</S.Status>}
            {status === 'ready' && ordered.length === 0 && <S.Status>{texts.empty}</S.Status>}
            {hiddenCount > 0 && <S.Status>{texts.more(hiddenCount)}</S.Status>}
          </div>
        </Dialog>
      )}
    </>
  );
}

function idOf(command: Command): string {
  return command.id;
}
