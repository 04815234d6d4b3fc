import { useId, useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
import { UploadIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { Message } from '../Field/Field.styles';
import * as S from './FileDrop.styles';
import { takeFiles } from './takeFiles';

export interface FileDropProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'children' | 'value' | 'onChange' | 'size' | 'dir'
> {
  /** The instruction: "Drop the archive here, or choose it". */
  label: ReactNode;
  /** Accepted types and sizes. */
  hint?: ReactNode;
  /** Errors of the files that were dropped last. */
  error?: ReactNode;
  /** Icon above the label. */
  icon?: ReactNode;
  /** Takes the place of the drop zone on narrow windows, where nobody drags: FileDropButtons with the `id` of this. */
  phone?: ReactNode;
  /**
   * Called with chosen or dropped files, in the order of the browser. Dropped files are not checked against
   * `accept`: the caller validates them, and reports which it refused.
   */
  onFiles: (files: readonly File[]) => void;
}

/**
 * A drop zone with a file chooser for users who do not drag. Rest props and `ref` go to the input;
 * `className` and `style` to the root.
 */
export function FileDrop({
  label,
  hint,
  error,
  icon = <UploadIcon size="1.75rem" />,
  phone,
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
  const isFolding = isShown(phone);
  const described = joinIds(describedBy, hinted && `${id}-hint`, wrong && `${id}-error`);
  return (
    <S.Root
      className={className}
      style={style}
      $over={over && disabled !== true}
      $wrong={wrong}
      $isFolding={isFolding}
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
        // Even if disabled: otherwise the browser would navigate to the file.
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (disabled !== true && files.length > 0) onFiles(files);
      }}
    >
      {icon}
      <S.Label htmlFor={id} $isFolding={isFolding}>
        {label}
      </S.Label>
      {phone}
      {hinted && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      <div aria-live="polite">
        {wrong && (
          <Message id={`${id}-error`} $tone="danger">
            <span>{error}</span>
          </Message>
        )}
      </div>
      <S.Input
        aria-describedby={described}
        aria-invalid={wrong ? true : undefined}
        {...rest}
        id={id}
        type="file"
        disabled={disabled}
        onChange={(event) => takeFiles(event.currentTarget, onFiles)}
      />
    </S.Root>
  );
}
