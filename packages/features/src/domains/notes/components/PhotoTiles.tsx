import type { NotePicture } from '@jawla/contract';
import { NOTE_PICTURES_MAX } from '@jawla/contract/noteLimits';
import { Picture } from '@jawla/ui';
import { CameraIcon, CloseIcon } from '@jawla/ui/icons';
import { useEffect, useState } from 'react';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import { IMAGE_FILES, takePhotos, type PhotoProblem } from './photoFiles';
import * as S from './Writing.styles';

interface PhotoTilesProps {
  /** Of the note, and not removed. */
  pictures: readonly NotePicture[];
  /** To be uploaded. */
  photos: readonly File[];
  disabled: boolean;
  onRemovePicture: (id: string) => void;
  onPhotosChange: (photos: readonly File[]) => void;
}

/** The photos of a note that is being written. */
export function PhotoTiles(props: PhotoTilesProps) {
  const { pictures, photos, disabled, onRemovePicture, onPhotosChange } = props;
  const t = useText(notesTexts);
  const [problem, setProblem] = useState<PhotoProblem>();
  const count = pictures.length + photos.length;
  const removal = (number: number, onClick: () => void) => (
    <S.Remove
      type="button"
      aria-label={t('form.removePhoto', { number: String(number) })}
      disabled={disabled}
      onClick={() => {
        setProblem(undefined);
        onClick();
      }}
    >
      <CloseIcon />
    </S.Remove>
  );
  return (
    <S.Photos>
      <legend>{t('form.photos')}</legend>
      <S.Tiles>
        {pictures.map(({ _id, thumbnail }, at) => (
          <S.Tile key={_id}>
            <Picture src={thumbnail} alt="" />
            {removal(at + 1, () => onRemovePicture(_id))}
          </S.Tile>
        ))}
        {photos.map((file, at) => (
          <S.Tile key={`${file.name} ${file.size} ${file.lastModified}`}>
            <FilePicture file={file} />
            {removal(pictures.length + at + 1, () =>
              onPhotosChange(photos.filter((other) => other !== file)),
            )}
          </S.Tile>
        ))}
        {count < NOTE_PICTURES_MAX && (
          <li>
            <S.Drop
              label={t('form.addPhotos')}
              icon={<CameraIcon size="1.25rem" />}
              accept={IMAGE_FILES}
              multiple
              disabled={disabled}
              onFiles={(files) => {
                const taken = takePhotos(files, count);
                setProblem(taken.problem);
                if (taken.photos.length > 0) onPhotosChange([...photos, ...taken.photos]);
              }}
            />
          </li>
        )}
      </S.Tiles>
      <S.Hint $isWrong={problem !== undefined} role={problem === undefined ? undefined : 'alert'}>
        {problem === undefined ? t('form.photosHint') : t(`rule.${problem}`)}
      </S.Hint>
    </S.Photos>
  );
}

/** A photo that is still on the device. */
export function FilePicture({ file }: { file: File }) {
  const [made, setMade] = useState<{ file: File; address: string }>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- object URLs are created and revoked outside of rendering
    setMade({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <Picture src={made?.file === file ? made.address : undefined} alt="" loading="eager" />;
}
