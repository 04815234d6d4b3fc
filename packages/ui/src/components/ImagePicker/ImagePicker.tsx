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
  /** Address of the picture there is, or the file that was just chosen. */
  picture: string | File | undefined;
  /** The sizes in which the server has it. */
  sources?: Pick<PictureSource, 'srcSet' | 'sizes'> | undefined;
  /** What the picture shows. */
  alt: string;
  /** Shown while there is none, or where it cannot be had. */
  missing?: ReactNode;
  /** What to do once there is a picture, which then takes dropped files itself: "Replace cover". */
  replace?: ReactNode;
  /** Gives the picture a link to itself: "Open in a new tab". */
  open?: { label: ReactNode; newTab: string } | undefined;
  /** While given, a file is uploading: percent from 0 to 100, `undefined` for an indeterminate bar. */
  uploading?: { label: ReactNode; percent: number | undefined } | undefined;
  /** The file that was chosen, dropped or pasted. */
  onPick: (file: File) => void;
}

/** One picture, as it will be cut, and a place to choose, drop or paste another. */
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
    <TextLink href={picture} external={{ label: open.newTab }}>
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

/** An address for a picture, whether it lies on a server or has only just been chosen. */
function useAddress(picture: string | File | undefined): string | undefined {
  const [made, setMade] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!(picture instanceof File)) return undefined;
    const address = URL.createObjectURL(picture);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is taken and given back outside of rendering
    setMade({ file: picture, address });
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  if (!(picture instanceof File)) return picture;
  return made?.file === picture ? made.address : undefined;
}
