import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem } from 'react-aria-components';
import { DownIcon } from '../../icons';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { Field, type FieldTexts } from '../Field';
import { AriaLocale, Floating } from '../Floating';
import * as S from './Combobox.styles';
import { fold } from '../../text/fold';

export interface ComboboxOption {
  value: string;
  /** What is shown and searched. */
  label: string;
  /** More about it, beside the label. */
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
  /** The choices in order. */
  options: readonly ComboboxOption[];
  /** The chosen option's value; `null` or empty while none is. Left out, the field holds it. */
  value?: string | null | undefined;
  /** The value chosen at first, and after the form is reset. */
  defaultValue?: string | undefined;
  /** Called with the chosen value; `undefined` when the field is emptied. */
  onValueChange?: ((value: string | undefined) => void) | undefined;
  /**
   * For options that are looked up elsewhere: the caller holds the words and brings the options that fit.
   * Left out: the options are searched here, whatever their case, accents or Arabic spelling.
   */
  search?: { term: string; onTermChange: (term: string) => void } | undefined;
  /** Shown in place of the list: nothing fits, or it is still being looked for. */
  empty: ReactNode;
  /** Name of the button that opens the list. Left out: there is none, and the list opens with the first letter. */
  openLabel?: string | undefined;
  /** `ltr` for addresses. */
  dir?: 'ltr' | 'auto' | undefined;
  /** The name under which a form sends the chosen option's value. */
  name?: string | undefined;
}

/**
 * One of many, found by typing. Arrow keys walk, Enter chooses, Escape closes. For a few use Select. Rest
 * props and `ref` go to the input.
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
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps) {
  const input = useSharedRef(ref);
  const [chosen, choose] = useFieldValue<string | null>({
    value,
    defaultValue: defaultValue ?? null,
    onValueChange: (next) => onValueChange?.(next ?? undefined),
    control: input,
  });
  return (
    <AriaLocale>
      <Field {...{ id, label, hideLabel, hint, error, note, className, style, describedBy }}>
        {(control) => (
          <ComboBox
            id={control.id}
            aria-labelledby={`${control.id}-label`}
            {...(control['aria-describedby'] !== undefined && {
              'aria-describedby': control['aria-describedby'],
            })}
            isInvalid={control['aria-invalid'] === true}
            isDisabled={disabled}
            isReadOnly={readOnly}
            isRequired={required}
            {...(name !== undefined && { name })}
            selectedKey={chosen === '' ? null : chosen}
            onSelectionChange={(key) => choose(key === null ? null : String(key))}
            {...(search === undefined
              ? { defaultItems: options, defaultFilter: contains }
              : {
                  items: options,
                  inputValue: search.term,
                  onInputChange: search.onTermChange,
                })}
            allowsEmptyCollection
            validationBehavior="aria"
          >
            <S.Control>
              <Input
                {...rest}
                {...(placeholder !== undefined && { placeholder })}
                ref={input}
                dir={dir}
              />
              {openLabel !== undefined && (
                <Button aria-label={openLabel}>
                  <DownIcon size="1.125rem" />
                </Button>
              )}
            </S.Control>
            <Floating placement="bottom start">
              <S.Options>
                <ListBox<ComboboxOption> renderEmptyState={() => <S.Nothing>{empty}</S.Nothing>}>
                  {(option) => (
                    <ListBoxItem
                      id={option.value}
                      textValue={option.label}
                      isDisabled={option.disabled ?? false}
                    >
                      <bdi dir={dir ?? 'auto'}>{option.label}</bdi>
                      {option.detail !== undefined && <S.Detail>{option.detail}</S.Detail>}
                    </ListBoxItem>
                  )}
                </ListBox>
              </S.Options>
            </Floating>
          </ComboBox>
        )}
      </Field>
    </AriaLocale>
  );
}

function contains(text: string, term: string): boolean {
  return fold(text).includes(fold(term));
}
