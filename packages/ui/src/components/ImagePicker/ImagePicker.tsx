import { useEffect, useId, useState, type ReactNode } from 'react';
import { UploadIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { Message } from '../Field/Field.styles';
import { FileDrop, type FileDropProps } from '../FileDrop';
import type { PictureSource } from '../Picture';
import { ProgressBar } from '../ProgressBar';
import { TextLink } from '../TextLink';
import * as S from './ImagePicker.styles';

export interface ImagePickerProps extends Omit<FileDropProps, 'onFiles' | 'multiple'> {
  /** URL of the current picture, or the file that was just chosen. */
  picture: string | File | undefined;
  /** `srcset` of the picture. */
  sources?: Pick<PictureSource, 'srcSet' | 'sizes'> | undefined;
  /** Alternative text of the picture. */
  alt: string;
  /** Shown while there is no picture, or if it cannot be loaded. */
  missing?: ReactNode;
  /** Instruction when there is a picture, which is then a drop zone itself: "Replace cover". */
  replace?: ReactNode;
  /** Adds a link to the picture: "Open in a new tab". */
  open?: { label: ReactNode } | undefined;
  /** Set while a file is uploading: percent from 0 to 100, `undefined` for an indeterminate bar. */
  uploading?: { label: ReactNode; percent: number | undefined } | undefined;
  /** Called with the file that was chosen, dropped or pasted. */
  onPick: (file: File) => void;
}

/** A picture, as it will be cropped, with ways to choose, drop or paste another one. */
export function ImagePicker({
  picture,
  sources,
  alt,
  missing,
  replace,
  open,
  uploading,
  onPick,
  label,
  hint,
  error,
  accept = 'image/jpeg,image/png,image/webp',
  disabled,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: ImagePickerProps) {
  const chosen = useAddress(picture);
  const id = useId();
  const busy = uploading !== undefined;
  const isOverPicture = replace !== undefined && picture !== undefined;
  const wrong = isShown(error);
  const drop = {
    ...rest,
    accept,
    disabled: busy || disabled,
    onFiles: ([file]: readonly File[]) => {
      if (file !== undefined) onPick(file);
    },
  };
  const link = open !== undefined && typeof picture === 'string' && (
    <TextLink href={picture} external>
      {open.label}
    </TextLink>
  );
  return (
    <S.Root
      className={className}
      style={style}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        if (event.defaultPrevented || busy || disabled === true) return;
        if (file !== undefined) {
          event.preventDefault();
          onPick(file);
        }
      }}
    >
      <S.Frame>
        <S.Preview
          {...(typeof picture === 'string' && sources)}
          src={chosen}
          alt={alt}
          loading="eager"
          missing={missing}
        />
        {isOverPicture && (
          <S.DropOverPicture
            {...drop}
            label={replace}
            icon={<UploadIcon />}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={joinIds(
              describedBy,
              isShown(hint) && `${id}-hint`,
              wrong && `${id}-error`,
            )}
          />
        )}
        {uploading && (
          <S.Busy>
            <ProgressBar label={uploading.label} percent={uploading.percent} />
          </S.Busy>
        )}
      </S.Frame>
      {isOverPicture ? (
        <>
          <S.Foot>
            {isShown(hint) && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
            {link}
          </S.Foot>
          <div aria-live="polite">
            {wrong && (
              <Message id={`${id}-error`} $tone="danger">
                <span>{error}</span>
              </Message>
            )}
          </div>
        </>
      ) : (
        <>
          {link}
          <FileDrop {...drop} {...{ label, hint, error }} aria-describedby={describedBy} />
        </>
      )}
    </S.Root>
  );
}

/** Returns the URL of a picture; for a local file, an object URL. */
function useAddress(picture: string | File | undefined): string | undefined {
  const [made, setMade] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!(picture instanceof File)) return undefined;
    const address = URL.createObjectURL(picture);
    // oxlint-disable-next-line react/set-state-in-effect -- object URLs are created and revoked outside of rendering
    setMade({ file: picture, address });
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  if (!(picture instanceof File)) return picture;
  return made?.file === picture ? made.address : undefined;
}
