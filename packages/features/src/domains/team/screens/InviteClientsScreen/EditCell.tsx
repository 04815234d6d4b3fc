import { TextField } from '@jawla/ui';
import { useState } from 'react';

interface EditCellProps {
  id: string;
  label: string;
  dir: 'ltr' | 'auto';
  type: 'email' | 'text';
  value: string;
  error: string | undefined;
  hint: string | undefined;
  readOnly: boolean;
  /** Called with a changed value when the field is left. */
  onCommit: (value: string) => void;
  onEnter: () => void;
}

/** A field of a row. What is wrong is said once it is left, not while it is typed. */
export function EditCell({ value, label, readOnly, onCommit, onEnter, ...rest }: EditCellProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...rest}
      label={label}
      hideLabel
      autoComplete="off"
      spellCheck={false}
      readOnly={readOnly}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        setTyped(undefined);
        if (typed !== undefined && typed !== value) onCommit(typed);
      }}
      onKeyDown={(event) => {
        // Enter that ends the composition of a word belongs to the input method.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') setTyped(undefined);
        if (event.key === 'Enter') {
          event.preventDefault();
          if (typed !== undefined && typed !== value) onCommit(typed);
          setTyped(undefined);
          onEnter();
        }
      }}
    />
  );
}
