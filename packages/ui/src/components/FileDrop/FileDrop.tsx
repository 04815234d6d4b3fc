import { useId, useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
import { UploadIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { Message } from '../Field/Field.styles';
import * as S from './FileDrop.styles';

export interface FileDropProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'children' | 'value' | 'onChange' | 'size' | 'dir'
> {
  /** What to do: "Drop the archive here, or choose it". */
  label: ReactNode;
  /** Which files, and how large. */
  hint?: ReactNode;
  /** What was wrong with the files of the last drop. */
  error?: ReactNode;
  /** The sign above the label. */
  icon?: ReactNode;
  /**
   * What was chosen or dropped, in the order of the browser. Dropped files are not held against `accept`:
   * the caller judges them, and says what it refused.
   */
  onFiles: (files: readonly File[]) => void;
}

/**
 * A place to drop files on, and a file chooser for everyone who does not drag. Rest props and `ref` go to
 * the input; `className` and `style` to the whole.
 */
export function FileDrop({
  label,
  hint,
  error,
  icon = <UploadIcon size="1.75rem" />,
  onFiles,
  disabled,
  className,
  style,
  id: given,
  'aria-describedby': describedBy,
  ...rest
}: FileDropProps) {
  const own = useId();
  const id = given ?? own;
  const [over, setOver] = useState(false);
  const wrong = isShown(error);
  const hinted = isShown(hint);
  return (
    <S.Root
      className={className}
      style={style}
      $over={over && disabled !== true}
      $wrong={wrong}
      onDragEnter={() => setOver(true)}
      onDragLeave={(event: DragEvent<HTMLDivElement>) => {
        const { relatedTarget } = event;
        if (relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)) return;
        setOver(false);
      }}
      onDragOver={(event: DragEvent<HTMLDivElement>) => event.preventDefault()}
      onDrop={(event: DragEvent<HTMLDivElement>) => {
        setOver(false);
        if (event.defaultPrevented) return;
        // Also when disabled: otherwise the browser would leave the page and open the file.
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (disabled !== true && files.length > 0) onFiles(files);
      }}
    >
      {icon}
      <S.Label htmlFor={id}>{label}</S.Label>
      {hinted && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      <div aria-live="polite">
        {wrong && (
          <Message id={`${id}-error`} $tone="danger">
            <span>{error}</span>
          </Message>
        )}
      </div>
      <S.Input
        aria-describedby={joinIds(describedBy, hinted && `${id}-hint`, wrong && `${id}-error`)}
        aria-invalid={wrong ? true : undefined}
        {...rest}
        id={id}
        type="file"
        disabled={disabled}
        onChange={(event) => {
          const { currentTarget } = event;
          const files = [...(currentTarget.files ?? [])];
          // So that choosing the same file once more is a choice again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </S.Root>
  );
}
