import { useId, type CSSProperties, type ReactNode } from 'react';
import { AlertIcon, WarningIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Field.styles';

/** What every field says about itself. */
export interface FieldTexts {
  /** What goes in here. */
  label: ReactNode;
  /** Hides the label from sight where the place says enough, as in a search at the top of a list. */
  hideLabel?: boolean | undefined;
  /** Help that stays while typing. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Its presence marks the field as wrong. */
  error?: ReactNode;
  /** Something to know that is no mistake, such as "Caps Lock is on". Read out politely. */
  note?: ReactNode;
}

/** What the control inside must carry so that its texts belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** Further descriptions the caller ties to the control. */
  describedBy?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint and messages below, tied together for everyone. */
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
