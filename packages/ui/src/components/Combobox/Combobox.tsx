import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { DownIcon } from '../../icons';
import { useFieldValue } from '../../props/useFieldValue';
import { useFormReset } from '../../props/useFormReset';
import { useFormSubmit } from '../../props/useFormSubmit';
import { useSharedRef } from '../../props/useSharedRef';
import { useWord, type Word } from '../../text/words';
import { useLocale } from '../../theme/DirectionProvider';
import { Field, type FieldTexts } from '../Field';
import { resultsLabel, useListbox } from '../Listbox';
import * as S from './Combobox.styles';
import { ComboboxList } from './ComboboxList';
import {
  isDisabled,
  newOption,
  useMatchingOptions,
  valueOf,
  type ComboboxOption,
} from './ComboboxOption';

export interface ComboboxProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'dir' | 'children' | 'form'
    > {
  /** The options in order. */
  options: readonly ComboboxOption[];
  /** The chosen option's value; `null` or empty for none. If omitted, the field is uncontrolled. */
  value?: string | null | undefined;
  /** The initial value of an uncontrolled field, also after a form reset. */
  defaultValue?: string | undefined;
  /** Called with the chosen value; `undefined` when the field is cleared. */
  onValueChange?: ((value: string | undefined) => void) | undefined;
  /**
   * For remote search: the caller controls the search text and provides the matching options. If omitted, the
   * options are searched locally, regardless of case, accents and Arabic spelling variants.
   */
  search?: { term: string; onTermChange: (term: string) => void } | undefined;
  /**
   * Makes any text a value, which is reported while it is typed and offered last, after a line. Returns the detail of
   * that option; `undefined` for a text that is not offered, because it is an option in another spelling.
   */
  describeNew?: ((text: string) => string | undefined) | undefined;
  /** Shown in place of the list: no match, or the search is pending. */
  empty: ReactNode;
  /** Accessible name of the button that opens the list, if not "Show options". With `search`, typing opens the list. */
  openLabel?: string | undefined;
  /** Announces the number of matching options whenever it changes. In English and Arabic by default. */
  countLabel?: ((count: number) => string) | undefined;
  /** `ltr` for addresses. */
  dir?: 'ltr' | 'auto' | undefined;
  /** The name under which a form submits the chosen option's value. */
  name?: string | undefined;
}

const SHOW: Word = { en: 'Show options', ar: 'عرض الخيارات' };

/**
 * A choice among many options, with search. A press opens the list; a choice, a press elsewhere and sending the form
 * close it. Arrow keys move, Enter chooses, Escape closes. For a few options use Select. Of more than 100, only the
 * visible options and the active one are rendered. Rest props and `ref` go to the input.
 */
export function Combobox({
  label,
  hideLabel,
  hint,
  error,
  note,
  options,
  value,
  defaultValue,
  onValueChange,
  search,
  describeNew,
  empty,
  openLabel,
  countLabel,
  placeholder,
  dir,
  name,
  id: givenId,
  disabled = false,
  readOnly = false,
  required = false,
  className,
  style,
  ref,
  onClick,
  onKeyDown,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps) {
  const openName = useWord(SHOW, openLabel);
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useSharedRef(ref);
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useFieldValue<string | null>({
    value,
    defaultValue: defaultValue ?? null,
    onValueChange: (next) => onValueChange?.(next ?? undefined),
    control: input,
  });
  // With remote search, the options change with every key, so the chosen one is stored.
  const [lastChoice, setLastChoice] = useState<ComboboxOption>();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [active, setActive] = useState<string>();
  const [lastChosen, setLastChosen] = useState(chosen);
  const takesAny = describeNew !== undefined;
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    if (!takesAny || chosen !== typed) setTyped(undefined);
  }
  const isLocked = disabled || readOnly;
  if (isOpen && isLocked) {
    setOpen(false);
    setTyped(undefined);
  }
  const labelOf = (sought: string | null) =>
    [...options, ...(lastChoice === undefined ? [] : [lastChoice])].find(
      (option) => option.value === sought,
    )?.label ?? (takesAny ? (sought ?? '') : '');
  const chosenLabel = labelOf(chosen);
  const text = search?.term ?? typed ?? chosenLabel;
  const known = options.find((option) => option.value === chosen);
  const isNew = takesAny && text !== '' && known === undefined;
  const found = useMatchingOptions(
    options,
    search !== undefined || showsAll ? '' : (typed ?? (isNew ? text : '')),
  );
  const newDetail = isNew ? describeNew(text) : undefined;
  const shown = useMemo(
    () => (newDetail === undefined ? found : [...found, newOption(text, newDetail)]),
    [found, text, newDetail],
  );
  const locale = useLocale();
  const count = found.length;

  const open = (next: string | undefined, all: boolean) => {
    setOpen(true);
    setShowsAll(all);
    setActive(next);
  };
  /** Closes the list and discards text that was typed but not chosen. */
  const close = (label: string) => {
    setOpen(false);
    setShowsAll(false);
    setActive(undefined);
    setTyped(undefined);
    if (search !== undefined && search.term !== label) search.onTermChange(label);
  };
  const leave = () => {
    if (isOpen || typed !== undefined) close(chosenLabel);
  };
  useFormReset(input, () => close(labelOf(value === undefined ? (defaultValue ?? null) : chosen)));
  useFormSubmit(input, leave);
  const pick = (option: ComboboxOption) => {
    setLastChoice(option);
    if (option.value !== chosen) choose(option.value);
    close(option.label);
    input.current?.focus();
  };
  const type = (next: string) => {
    setTyped(next);
    search?.onTermChange(next);
    if (takesAny) choose(next === '' ? null : next);
    else if (next === '' && chosen !== null && chosen !== '') choose(null);
    open(undefined, false);
  };
  const activeAt = shown.findIndex((option) => option.value === active);
  const activeOption = shown[activeAt];
  const listbox = useListbox({
    id,
    items: shown,
    keyOf: valueOf,
    isDisabled,
    isOpen,
    active: activeAt,
    onActiveChange: (index) => setActive(shown[index]?.value),
    onOpen: (from) => {
      const enabled = found.filter((option) => !isDisabled(option));
      const first =
        enabled.find((option) => option.value === chosen) ?? enabled.at(from === 'first' ? 0 : -1);
      open(from === undefined ? undefined : first?.value, !isNew);
    },
    onPick: pick,
    onClose: () => close(chosenLabel),
    keys: { edges: 'wrap' },
    scroller: popup,
    announcement: isOpen ? (countLabel?.(count) ?? resultsLabel(locale, count)) : undefined,
  });
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || readOnly || listbox.handleKey(event)) return;
    if (event.key === 'Enter' && isOpen) {
      // Enter must not submit the form while the list is open.
      event.preventDefault();
      close(chosenLabel);
    } else if (event.key === 'Tab' && isOpen && activeOption !== undefined) pick(activeOption);
  };

  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, style, describedBy }}>
      {(control) => (
        <>
          <S.Control ref={anchor}>
            <input
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              ref={input}
              type="text"
              {...listbox.inputProps}
              aria-haspopup="listbox"
              aria-required={required || undefined}
              {...{ disabled, readOnly, placeholder, dir }}
              value={text}
              onChange={(event) => type(event.target.value)}
              onClick={(event) => {
                onClick?.(event);
                // A remote search has nothing to show before a term.
                if (isOpen || isLocked || (search !== undefined && count === 0)) return;
                open(known && !isDisabled(known) ? known.value : undefined, !isNew);
              }}
              onKeyDown={handleKey}
              onBlur={(event) => {
                onBlur?.(event);
                leave();
              }}
            />
            {search === undefined && (
              <button
                id={`${control.id}-open`}
                type="button"
                tabIndex={-1}
                aria-label={openName}
                aria-labelledby={`${control.id}-open ${control.id}-label`}
                aria-haspopup="listbox"
                aria-expanded={listbox.inputProps['aria-expanded']}
                disabled={isLocked}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  input.current?.focus();
                  if (isOpen) close(chosenLabel);
                  else open(undefined, true);
                }}
              >
                <DownIcon size="1.125rem" />
              </button>
            )}
          </S.Control>
          {name !== undefined && (
            <input type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />
          )}
          {isOpen && (count > 0 || !isNew || newDetail !== undefined) && (
            <ComboboxList
              {...{ listbox, anchor, popup, chosen, empty, dir }}
              hasNew={newDetail !== undefined}
              onDismiss={leave}
              labelId={`${control.id}-label`}
            />
          )}
        </>
      )}
    </Field>
  );
}
