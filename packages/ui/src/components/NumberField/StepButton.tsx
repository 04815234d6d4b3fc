import { AddIcon, RemoveIcon } from '../../icons';
import { IconButton } from '../IconButton';

interface StepButtonProps {
  /** Id of the field. */
  fieldId: string;
  kind: 'increase' | 'decrease';
  label: string;
  /** At the minimum or maximum. */
  isAtEnd: boolean;
  disabled: boolean;
  onStep: () => void;
}

/** A button of the field. The arrow keys of the field do the same, so it is no tab stop. */
export function StepButton({ fieldId, kind, label, isAtEnd, disabled, onStep }: StepButtonProps) {
  return (
    <IconButton
      id={`${fieldId}-${kind}`}
      size="s"
      label={label}
      aria-labelledby={`${fieldId}-${kind} ${fieldId}-label`}
      icon={kind === 'increase' ? <AddIcon /> : <RemoveIcon />}
      tabIndex={-1}
      disabled={disabled}
      // `aria-disabled`: a disabled button would lose the screen reader's cursor.
      aria-disabled={isAtEnd || undefined}
      // Keeps the focus in the field, and the phone's keyboard closed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isAtEnd) onStep();
      }}
    />
  );
}
