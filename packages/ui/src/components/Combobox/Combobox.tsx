import {
  useEffect,
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
import { useSharedRef } from '../../props/useSharedRef';
import { fold } from '../../text/fold';
import { useLocale } from '../../theme/DirectionProvider';
import { Field, type FieldTexts } from '../Field';
import { useAnnounce } from '../LiveRegion';
import { ComboboxPopup } from './ComboboxPopup';
import * as S from './Combobox.styles';
import { ListEdge } from './ListEdge';
import { resultsLabel } from './resultsLabel';
import { scrollIntoView } from './scrollIntoView';
import { useRenderedOptions } from './useRenderedOptions';

export interface ComboboxOption {
  value: string;
  /** The visible text, which is also searched. */
  label: string;
  /** Additional text next to the label. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
}

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
  /** Shown in place of the list: no match, or the search is pending. */
  empty: ReactNode;
  /** Accessible name of the button that opens the list. If omitted, there is no button, and typing opens the list. */
  openLabel?: string | undefined;
  /** Announces the number of matching options whenever it changes. In English and Arabic by default. */
  countLabel?: ((count: number) => string) | undefined;
  /** `ltr` for addresses. */
  dir?: 'ltr' | 'auto' | undefined;
  /** The name under which a form submits the chosen option's value. */
  name?: string | undefined;
}

/**
 * A choice among many options, with search. Arrow keys move, Enter chooses, Escape closes. For a few options
 * use Select. Of many options, those around the active one are rendered, and more while the list scrolls. Rest props and `ref` go to the input.
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
  empty,
  openLabel,
  countLabel,
  placeholder,
  dir,
  name,
  id,
  disabled = false,
  readOnly = false,
  required = false,
  className,
  style,
  ref,
  onKeyDown,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps) {
  const input = useSharedRef(ref);
  const anchor = useRef<HTMLDivElement>(null);
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
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    setTyped(undefined);
  }
  const labelOf = (sought: string | null) =>
    [...options, ...(lastChoice === undefined ? [] : [lastChoice])].find(
      (option) => option.value === sought,
    )?.label ?? '';
  const chosenLabel = labelOf(chosen);
  const text = search?.term ?? typed ?? chosenLabel;
  const isFiltered = search === undefined && typed !== undefined && !showsAll;
  const keys = useMemo(() => options.map((option) => fold(option.label)), [options]);
  const wanted = fold(typed ?? '');
  const shown = isFiltered ? options.filter((_, at) => keys[at]?.includes(wanted)) : options;
  const activeAt = shown.findIndex((option) => option.value === active);

  const rendered = useRenderedOptions(isOpen ? shown.length : 0, activeAt);

  const locale = useLocale();
  const announce = useAnnounce();
  const count = isOpen ? shown.length : undefined;
  const countText =
    count === undefined ? undefined : (countLabel?.(count) ?? resultsLabel(locale, count));
  useEffect(() => {
    if (countText !== undefined) announce(countText);
  }, [countText, announce]);

  const open = (next: string | undefined, all: boolean) => {
    setOpen(true);
    setShowsAll(all);
    setActive(next);
  };
  /** Closes the list and discards text that was typed but not chosen. */
  const close = (label: string) => {
    setOpen(false);
    setActive(undefined);
    setTyped(undefined);
    if (search !== undefined && search.term !== label) search.onTermChange(label);
  };
  useFormReset(input, () => close(labelOf(value === undefined ? (defaultValue ?? null) : chosen)));
  const pick = (option: ComboboxOption) => {
    if (option.disabled === true) return;
    setLastChoice(option);
    if (option.value !== chosen) choose(option.value);
    close(option.label);
    input.current?.focus();
  };
  const type = (next: string) => {
    setTyped(next);
    search?.onTermChange(next);
    if (next === '' && chosen !== null && chosen !== '') choose(null);
    open(undefined, false);
  };
  const move = (by: 1 | -1) => {
    const enabled = shown.filter((option) => option.disabled !== true);
    const at = isOpen ? enabled.findIndex((option) => option.value === active) : -1;
    const first = isOpen ? undefined : enabled.find((option) => option.value === chosen);
    const next = at === -1 ? (by === 1 ? 0 : -1) : (at + by) % enabled.length;
    open((first ?? enabled.at(next))?.value, isOpen ? showsAll : typed === undefined);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // During IME composition, keys choose among the input method's candidates.
    if (event.defaultPrevented || event.nativeEvent.isComposing || readOnly) return;
    const option = isOpen ? shown[activeAt] : undefined;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (!event.altKey) move(event.key === 'ArrowDown' ? 1 : -1);
        else if (event.key === 'ArrowDown') open(undefined, typed === undefined);
        else close(chosenLabel);
        break;
      case 'Enter':
        if (!isOpen) break;
        // Enter chooses an option and must not submit the form.
        event.preventDefault();
        if (option === undefined) close(chosenLabel);
        else pick(option);
        break;
      case 'Tab':
        if (option !== undefined) pick(option);
        break;
      case 'Escape':
        if (!isOpen) break;
        // Keeps the dialog around it open.
        event.preventDefault();
        event.stopPropagation();
        close(chosenLabel);
        break;
    }
  };

  const hasList = isOpen && shown.length > 0;
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
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={hasList}
              aria-controls={hasList ? `${control.id}-list` : undefined}
              aria-activedescendant={
                hasList && activeAt !== -1 ? `${control.id}-option-${activeAt}` : undefined
              }
              aria-required={required || undefined}
              {...{ disabled, readOnly, placeholder, dir }}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={handleKey}
              onBlur={(event) => {
                onBlur?.(event);
                if (isOpen || typed !== undefined) close(chosenLabel);
              }}
            />
            {openLabel !== undefined && (
              <button
                id={`${control.id}-open`}
                type="button"
                tabIndex={-1}
                aria-label={openLabel}
                aria-labelledby={`${control.id}-open ${control.id}-label`}
                aria-haspopup="listbox"
                aria-expanded={hasList}
                disabled={disabled || readOnly}
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
          {isOpen && (
            <ComboboxPopup anchor={anchor}>
              {hasList ? (
                <S.Options
                  id={`${control.id}-list`}
                  role="listbox"
                  aria-labelledby={`${control.id}-label`}
                >
                  {rendered.from > 0 && (
                    <ListEdge key={`before-${rendered.from}`} onSeen={rendered.addBefore} />
                  )}
                  {shown.slice(rendered.from, rendered.to).map((option, place) => {
                    const at = rendered.from + place;
                    return (
                      <S.Option
                        key={option.value}
                        aria-setsize={shown.length}
                        aria-posinset={at + 1}
                        id={`${control.id}-option-${at}`}
                        ref={at === activeAt ? scrollIntoView : undefined}
                        role="option"
                        aria-selected={option.value === chosen}
                        aria-disabled={option.disabled === true || undefined}
                        data-disabled={option.disabled === true || undefined}
                        data-focused={at === activeAt || undefined}
                        onClick={() => pick(option)}
                      >
                        <bdi dir={dir ?? 'auto'}>{option.label}</bdi>
                        {option.detail !== undefined && <S.Detail>{option.detail}</S.Detail>}
                      </S.Option>
                    );
                  })}
                  {rendered.to < shown.length && (
                    <ListEdge key={`after-${rendered.to}`} onSeen={rendered.addAfter} />
                  )}
                </S.Options>
              ) : (
                <S.Nothing>{empty}</S.Nothing>
              )}
            </ComboboxPopup>
          )}
        </>
      )}
    </Field>
  );
}
