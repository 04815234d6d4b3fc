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
  /** The tags in order, without duplicates. If omitted, the field is uncontrolled. */
  value?: readonly string[] | undefined;
  /** The initial tags of an uncontrolled field, also after a form reset. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags after each change. */
  onValueChange?: ((tags: readonly string[]) => void) | undefined;
  /**
   * Returns the error message of a tag, or `undefined`. Invalid tags remain, marked, so that they can be
   * corrected. Keep the function identity stable between renders: all tags are validated again when it
   * changes.
   */
  validate?: ((tag: string) => string | undefined) | undefined;
  /** Tags that differ only in case are distinct. */
  caseSensitive?: boolean | undefined;
  /** A space ends a tag as well: for addresses, not for names. */
  splitsOnSpace?: boolean | undefined;
  /** Maximum number of tags. */
  max?: number | undefined;
  /**
   * Suggestions while typing, filtered by the text and without tags in the list. Other texts can be entered
   * as well.
   */
  suggestions?: readonly string[] | undefined;
  /** Called with the text that is being typed, for remote suggestions. */
  onTermChange?: ((term: string) => void) | undefined;
  /** `ltr` for addresses. */
  dir?: 'ltr' | 'auto' | undefined;
  /** The name under which a form submits one entry for each tag. */
  name?: string | undefined;
  /** Overrides the default texts. */
  texts?: Partial<TagsFieldTexts> | undefined;
}

/** Maximum number of tags that are initially rendered. */
const RENDERED_INITIALLY = 100;
/** Number of tags that are rendered per click: thousands would block the page for seconds. */
const RENDER_MORE = 500;
const SUGGESTIONS_SHOWN = 50;
const NONE: readonly string[] = [];

/**
 * Several short texts, such as e-mail addresses. Enter, comma, semicolon and line breaks end a tag; a pasted
 * list is split. Rest props and `ref` go to the input.
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
  const [rendered, setRendered] = useState(RENDERED_INITIALLY);
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
    () => tagsToShow(tags, validate, rendered),
    [tags, validate, rendered],
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
  // Stable function identities, so that the memoized list does not render again.
  const [listHandlers] = useState(() => ({
    onRemove: (index: number, key?: string) => remove.current(index, key),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => walk.current(event),
  }));

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // During IME composition, keys choose among the input method's candidates.
    if (event.defaultPrevented || event.nativeEvent.isComposing || readOnly) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const option = hasList ? options[active] : undefined;
    switch (event.key) {
      case 'Enter':
        // Without a text, Enter submits the form.
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
        // Keeps the dialog around it open.
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
                const next = tagsToShow(tags, validate, rendered + RENDER_MORE);
                // The last click removes the button, and the focus would be lost.
                if (next.shown.length === tags.length) input.current?.focus();
                setRendered(rendered + RENDER_MORE);
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
            // While empty, the placeholder has the page's direction.
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
              // Text after the last separator is still being typed.
              type(parts.pop() ?? '');
              add(parts);
            }}
            onKeyDown={handleKey}
            onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
              onPaste?.(event);
              const pasted = event.clipboardData.getData('text');
              if (event.defaultPrevented || readOnly || !hasSeparator(pasted, splitsOnSpace))
                return;
              // A single-line input would join the lines of a pasted list.
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

/** The last tags, because new ones are appended, and invalid ones. */
function tagsToShow(
  tags: readonly string[],
  validate: ((tag: string) => string | undefined) | undefined,
  rendered: number,
) {
  let wrong = 0;
  const shown: ShownTag[] = [];
  for (const [index, tag] of tags.entries()) {
    const reason = validate?.(tag);
    if (reason !== undefined) wrong += 1;
    const isShownInvalid = reason !== undefined && wrong <= RENDERED_INITIALLY;
    if (index >= tags.length - rendered || isShownInvalid) {
      shown.push({ value: tag, index, reason });
    }
  }
  return { shown, wrong };
}

function buttonsIn(box: HTMLElement | null): HTMLButtonElement[] {
  return [...(box?.querySelectorAll<HTMLButtonElement>('li > button') ?? [])];
}

/** Adds the tags to the form's data (`formdata` event). Thousands of hidden inputs would delay each key. */
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
