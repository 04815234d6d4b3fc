import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { isShown } from '../../props/isShown';
import { useFieldValue } from '../../props/useFieldValue';
import { useFormReset } from '../../props/useFormReset';
import { useLatest } from '../../props/useLatest';
import { useSharedRef } from '../../props/useSharedRef';
import { fold } from '../../text/fold';
import { useDirection, useLocale } from '../../theme/DirectionProvider';
import { ComboboxPopup } from '../Combobox/ComboboxPopup';
import { Option, Options } from '../Combobox/Combobox.styles';
import { Field, type FieldTexts } from '../Field';
import { useAnnounce } from '../LiveRegion';
import { addTags, hasSeparator, splitText } from './tags';
import { TagsList, type ShownTag } from './TagsList';
import { tagsFieldTexts, type TagsFieldTexts } from './tagsFieldTexts';
import * as S from './TagsField.styles';

export interface TagsFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'type' | 'size' | 'dir' | 'max' | 'list' | 'children' | 'form'
    > {
  /** The tags in order, each once. Left out, the field holds them. */
  value?: readonly string[] | undefined;
  /** The tags at first, and after the form is reset. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags after each change. */
  onValueChange?: ((tags: readonly string[]) => void) | undefined;
  /**
   * Returns why a tag is wrong, or `undefined`. Wrong tags stay, marked, so that they can be corrected.
   * Give a function that stays the same between renders: it is asked about all tags when it changes.
   */
  validate?: ((tag: string) => string | undefined) | undefined;
  /** Tags that differ in case only are two. */
  caseSensitive?: boolean | undefined;
  /** A space ends a tag as well: for addresses, not for names. */
  splitsOnSpace?: boolean | undefined;
  /** At most so many tags. */
  max?: number | undefined;
  /** Offered while typing, those that fit and are not in the list yet. Other texts can be entered as well. */
  suggestions?: readonly string[] | undefined;
  /** What is being typed, for suggestions that are looked up elsewhere. */
  onTermChange?: ((term: string) => void) | undefined;
  /** `ltr` for addresses. */
  dir?: 'ltr' | 'auto' | undefined;
  /** A form sends one entry of this name for each tag. */
  name?: string | undefined;
  /** Own words in place of those of the language. */
  texts?: Partial<TagsFieldTexts> | undefined;
}

/** More are drawn on demand only. */
const SHOWN = 100;
/** Drawn at each demand: thousands at a time would stop the page for seconds. */
const SHOWN_MORE = 500;
const SUGGESTIONS_SHOWN = 50;
const NONE: readonly string[] = [];

/**
 * Several short texts, such as e-mail addresses. Enter, comma, semicolon and line breaks end a tag; a pasted
 * list becomes many. Rest props and `ref` go to the input.
 */
export function TagsField({
  label,
  hideLabel,
  hint,
  error,
  note,
  value,
  defaultValue = NONE,
  onValueChange,
  validate,
  caseSensitive = false,
  splitsOnSpace = false,
  max = Infinity,
  suggestions,
  onTermChange,
  dir = 'auto',
  name,
  texts: ownTexts,
  placeholder,
  id,
  disabled = false,
  readOnly = false,
  required = false,
  className,
  style,
  ref,
  onChange,
  onKeyDown,
  onPaste,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: TagsFieldProps) {
  const input = useSharedRef(ref);
  const box = useRef<HTMLDivElement>(null);
  const [tags, change] = useFieldValue<readonly string[]>({
    value,
    defaultValue,
    onValueChange,
    control: input,
  });
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string>();
  const [drawn, setDrawn] = useState(SHOWN);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const locale = useLocale();
  const isRtl = useDirection() === 'rtl';
  const announce = useAnnounce();
  const texts = useMemo(() => ({ ...tagsFieldTexts(locale), ...ownTexts }), [locale, ownTexts]);
  useSentTags(input, name, disabled ? NONE : tags);
  useFormReset(input, () => {
    setText('');
    setMessage(undefined);
  });

  const { shown, wrong } = useMemo(
    () => tagsToShow(tags, validate, drawn),
    [tags, validate, drawn],
  );
  const options = useMemo(() => {
    if (suggestions === undefined || text.trim() === '') return NONE;
    const known = new Set(tags);
    const term = fold(text);
    return suggestions
      .filter((suggestion) => !known.has(suggestion) && fold(suggestion).includes(term))
      .slice(0, SUGGESTIONS_SHOWN);
  }, [suggestions, text, tags]);
  const hasList = isOpen && options.length > 0;

  const type = (next: string) => {
    setText(next);
    setActive(-1);
    onTermChange?.(next);
  };
  const add = (parts: readonly string[]) => {
    const result = addTags(tags, parts, { caseSensitive, max });
    if (result.added.length > 0) {
      change(result.tags);
      announce(texts.added(result.added.length));
    }
    setMessage(
      [
        result.duplicates.length > 0 && texts.duplicates(result.duplicates.length),
        result.refused > 0 && texts.refused(result.refused),
      ]
        .filter((part) => part !== false)
        .join('. '),
    );
  };
  const commit = () => {
    setOpen(false);
    if (text === '') return;
    type('');
    add(splitText(text, splitsOnSpace));
  };
  const pick = (suggestion: string) => {
    setOpen(false);
    type('');
    add([suggestion]);
    input.current?.focus();
  };

  const focusAfter = useRef<number | 'input'>(undefined);
  const remove = useLatest((index: number, key = 'Delete') => {
    const removed = tags[index];
    if (removed === undefined || disabled || readOnly) return;
    change(tags.filter((_, at) => at !== index));
    setMessage(undefined);
    announce(texts.removed(removed));
    const next = key === 'Backspace' ? index - 1 : index;
    focusAfter.current = tags.length === 1 ? 'input' : Math.min(Math.max(next, 0), tags.length - 2);
  });
  useLayoutEffect(() => {
    const place = focusAfter.current;
    if (place === undefined) return;
    focusAfter.current = undefined;
    const buttons = place === 'input' ? [] : buttonsIn(box.current);
    const next = buttons.find(({ dataset }) => Number(dataset['index']) >= Number(place));
    (next ?? buttons.at(-1) ?? input.current)?.focus();
  });

  const walk = useLatest((event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const buttons = buttonsIn(box.current);
    const at = buttons.findIndex((button) => button === event.target);
    if (at === -1) return;
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    switch (event.key) {
      case forward:
        (buttons[at + 1] ?? input.current)?.focus();
        break;
      case backward:
        buttons[at - 1]?.focus();
        break;
      case 'Home':
        buttons[0]?.focus();
        break;
      case 'End':
        input.current?.focus();
        break;
      case 'Backspace':
      case 'Delete':
        remove.current(Number(event.target.dataset['index']), event.key);
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  // The same functions for each render, so that the list is not drawn again.
  const [listHandlers] = useState(() => ({
    onRemove: (index: number, key?: string) => remove.current(index, key),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => walk.current(event),
  }));

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // While an input method composes, its keys choose among its own candidates.
    if (event.defaultPrevented || event.nativeEvent.isComposing || readOnly) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const option = hasList ? options[active] : undefined;
    switch (event.key) {
      case 'Enter':
        // Without a text, the key sends the form.
        if (option === undefined && text.trim() === '') return;
        if (option === undefined) commit();
        else pick(option);
        break;
      case 'Backspace':
        if (!isAtStart || tags.length === 0) return;
        remove.current(tags.length - 1);
        focusAfter.current = 'input';
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (text !== '' || event.key !== (isRtl ? 'ArrowRight' : 'ArrowLeft')) return;
        buttonsIn(box.current).at(-1)?.focus();
        break;
      case 'ArrowDown':
      case 'ArrowUp': {
        if (options.length === 0) return;
        setOpen(true);
        const by = event.key === 'ArrowDown' ? 1 : -1;
        setActive(active === -1 && by === -1 ? options.length - 1 : (active + by) % options.length);
        break;
      }
      case 'Escape':
        if (!hasList) return;
        // The dialog around it stays open.
        event.stopPropagation();
        setOpen(false);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  const isInvalid = isShown(error) || wrong > 0;
  return (
    <Field
      {...{ id, label, hideLabel, hint, className, style, describedBy }}
      error={isShown(error) ? error : wrong > 0 && texts.invalid(wrong)}
      note={isShown(message) ? message : note}
    >
      {(control) => (
        <S.Control ref={box}>
          {shown.length < tags.length && (
            <S.ShowMore
              type="button"
              onClick={() => {
                const next = tagsToShow(tags, validate, drawn + SHOWN_MORE);
                // The last press removes the button, and with it the focus would be lost.
                if (next.shown.length === tags.length) input.current?.focus();
                setDrawn(drawn + SHOWN_MORE);
              }}
            >
              {texts.showMore(tags.length - shown.length)}
            </S.ShowMore>
          )}
          {tags.length > 0 && (
            <TagsList
              id={control.id}
              tags={shown}
              total={tags.length}
              {...{ texts, dir, disabled, readOnly }}
              {...listHandlers}
            />
          )}
          <input
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={input}
            type="text"
            aria-invalid={isInvalid || undefined}
            aria-required={required || undefined}
            {...(suggestions !== undefined && {
              role: 'combobox',
              'aria-autocomplete': 'list' as const,
              'aria-expanded': hasList,
              'aria-controls': hasList ? `${control.id}-list` : undefined,
              'aria-activedescendant':
                hasList && active !== -1 ? `${control.id}-option-${active}` : undefined,
            })}
            {...{ disabled, readOnly }}
            // Empty, the placeholder runs with the page.
            dir={text === '' && dir === 'auto' ? undefined : dir}
            placeholder={tags.length === 0 ? placeholder : undefined}
            value={text}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              onChange?.(event);
              const next = event.currentTarget.value;
              setOpen(true);
              const isComposing =
                event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
              if (isComposing || !hasSeparator(next, splitsOnSpace)) {
                type(next);
                return;
              }
              const parts = splitText(next, splitsOnSpace);
              // What follows the last separator is still being typed.
              type(parts.pop() ?? '');
              add(parts);
            }}
            onKeyDown={handleKey}
            onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
              onPaste?.(event);
              const pasted = event.clipboardData.getData('text');
              if (event.defaultPrevented || readOnly || !hasSeparator(pasted, splitsOnSpace))
                return;
              // An input would join the lines of a pasted list.
              event.preventDefault();
              const { selectionStart, selectionEnd } = event.currentTarget;
              const before = text.slice(0, selectionStart ?? text.length);
              const after = text.slice(selectionEnd ?? text.length);
              type('');
              add(splitText(before + pasted + after, splitsOnSpace));
            }}
            onBlur={(event) => {
              onBlur?.(event);
              commit();
            }}
          />
          {hasList && (
            <ComboboxPopup anchor={box}>
              <Options
                id={`${control.id}-list`}
                role="listbox"
                aria-labelledby={`${control.id}-label`}
              >
                {options.map((option, at) => (
                  <Option
                    key={option}
                    id={`${control.id}-option-${at}`}
                    role="option"
                    aria-selected={at === active}
                    data-focused={at === active || undefined}
                    onClick={() => pick(option)}
                  >
                    <bdi dir={dir}>{option}</bdi>
                  </Option>
                ))}
              </Options>
            </ComboboxPopup>
          )}
        </S.Control>
      )}
    </Field>
  );
}

/** The last tags, since new ones are added there, and those that are wrong. */
function tagsToShow(
  tags: readonly string[],
  validate: ((tag: string) => string | undefined) | undefined,
  drawn: number,
) {
  let wrong = 0;
  const shown: ShownTag[] = [];
  for (const [index, tag] of tags.entries()) {
    const reason = validate?.(tag);
    if (reason !== undefined) wrong += 1;
    const isShownWrong = reason !== undefined && wrong <= SHOWN;
    if (index >= tags.length - drawn || isShownWrong) {
      shown.push({ value: tag, index, reason });
    }
  }
  return { shown, wrong };
}

function buttonsIn(box: HTMLElement | null): HTMLButtonElement[] {
  return [...(box?.querySelectorAll<HTMLButtonElement>('li > button') ?? [])];
}

/** Adds the tags to what a form sends. Thousands of hidden inputs would slow down each key. */
function useSentTags(
  input: { readonly current: HTMLInputElement | null },
  name: string | undefined,
  tags: readonly string[],
) {
  const latest = useLatest(tags);
  useEffect(() => {
    const form = input.current?.form;
    if (form === null || form === undefined || name === undefined) return undefined;
    const append = ({ formData }: FormDataEvent) => {
      // A fieldset around it may be disabled as well.
      if (input.current?.matches(':disabled') === true) return;
      for (const tag of latest.current) formData.append(name, tag);
    };
    form.addEventListener('formdata', append);
    return () => form.removeEventListener('formdata', append);
  }, [input, name, latest]);
}
