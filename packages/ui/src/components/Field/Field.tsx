import { useId, type CSSProperties, type ReactNode } from 'react';
import { AlertIcon, WarningIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Field.styles';

/** Texts of every field. */
export interface FieldTexts {
  /** Label of the input. */
  label: ReactNode;
  /** Hides the label visually where the context is sufficient, as in a search above a list. */
  hideLabel?: boolean | undefined;
  /** Hint that remains visible while typing. */
  hint?: ReactNode;
  /** Error message with a correction. If set, the field is marked as invalid. */
  error?: ReactNode;
  /** A notice that is not an error, such as "Caps Lock is on". Announced politely. */
  note?: ReactNode;
}

/** Attributes that tie the texts to the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** Ids of further descriptions of the control. */
  describedBy?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and messages of a control, associated for assistive technology. */
export function Field({
  id: given,
  describedBy,
  label,
  hideLabel = false,
  hint,
  error,
  note,
  className,
  style,
  children,
}: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const wrong = isShown(error);
  return (
    <S.Root className={className} style={style}>
      {hideLabel ? (
        <VisuallyHidden as="label" id={`${id}-label`} htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <S.Label id={`${id}-label`} htmlFor={id}>
          {label}
        </S.Label>
      )}
      {children({
        id,
        'aria-describedby': joinIds(
          describedBy,
          isShown(hint) && `${id}-hint`,
          wrong && `${id}-error`,
          isShown(note) && `${id}-note`,
        ),
        'aria-invalid': wrong ? true : undefined,
      })}
      {isShown(hint) && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      {wrong && (
        <S.Message id={`${id}-error`} $tone="danger">
          <AlertIcon size="1.1em" />
          <span>{error}</span>
        </S.Message>
      )}
      <div aria-live="polite">
        {isShown(note) && (
          <S.Message id={`${id}-note`} $tone="warning">
            <WarningIcon size="1.1em" />
            <span>{note}</span>
          </S.Message>
        )}
      </div>
    </S.Root>
  );
}
