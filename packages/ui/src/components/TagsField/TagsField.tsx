import {
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { isShown } from '../../props/isShown';
import { useFormReset } from '../../props/useFormReset';
import { useFormSubmit } from '../../props/useFormSubmit';
import { useSharedRef } from '../../props/useSharedRef';
import { useLocale } from '../../theme/DirectionProvider';
import { Field, type FieldTexts } from '../Field';
import { SuggestionList } from './SuggestionList';
import { hasSeparator, pasteInto, splitText } from './tags';
import * as S from './TagsField.styles';
import { tagsFieldTexts, type TagsFieldTexts } from './tagsFieldTexts';
import { TagsList } from './TagsList';
import { useSentTags } from './useSentTags';
import { useShownTags } from './useShownTags';
import { useSuggestions } from './useSuggestions';
import { useTagFocus } from './useTagFocus';
import { useTags } from './useTags';

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
  id: givenId,
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
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useSharedRef(ref);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const texts = useMemo(() => ({ ...tagsFieldTexts(locale), ...ownTexts }), [locale, ownTexts]);
  const { tags, message, add, remove, clearMessage } = useTags(
    { value, defaultValue, onValueChange },
    { input, caseSensitive, max, texts },
  );
  const { shown, wrong, showMore } = useShownTags(tags, validate);
  const [text, setText] = useState('');
  useSentTags(input, name, disabled ? NONE : tags);
  useFormReset(input, () => {
    setText('');
    clearMessage();
  });

  const type = (next: string) => {
    setText(next);
    onTermChange?.(next);
  };
  const suggested = useSuggestions({
    id,
    suggestions,
    text,
    tags,
    popup,
    onPick: (suggestion) => {
      suggested.toggle(false);
      type('');
      add([suggestion]);
      input.current?.focus();
    },
  });
  const { listbox } = suggested;
  const commit = () => {
    suggested.toggle(false);
    if (text === '') return;
    type('');
    add(splitText(text, splitsOnSpace));
  };
  // A press on the button that submits does not take the focus from the field.
  useFormSubmit(input, commit);
  const focus = useTagFocus({ box, input, count: tags.length, onRemove: remove });
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || readOnly || listbox.handleKey(event)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    // Without a text, Enter submits the form.
    if (event.key === 'Enter' && text.trim() !== '') commit();
    else if (event.key === 'Backspace' && isAtStart && tags.length > 0) remove(tags.length - 1);
    else if (event.key === focus.backward && text === '') focus.focusLast();
    else return;
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
                // The last click removes the button, and the focus would be lost.
                if (showMore()) input.current?.focus();
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
              {...focus.listHandlers}
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
            {...(suggestions !== undefined && listbox.inputProps)}
            {...{ disabled, readOnly }}
            // While empty, the placeholder has the page's direction.
            dir={text === '' && dir === 'auto' ? undefined : dir}
            placeholder={tags.length === 0 ? placeholder : undefined}
            value={text}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              onChange?.(event);
              const next = event.currentTarget.value;
              suggested.toggle(true);
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
              type('');
              add(splitText(pasteInto(event.currentTarget, pasted), splitsOnSpace));
            }}
            onBlur={(event) => {
              onBlur?.(event);
              commit();
            }}
          />
          {listbox.options.length > 0 && (
            <SuggestionList
              {...{ listbox, popup, dir }}
              anchor={box}
              labelId={`${id}-label`}
              onDismiss={() => suggested.toggle(false)}
            />
          )}
        </S.Control>
      )}
    </Field>
  );
}
