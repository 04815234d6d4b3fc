import type { NotePicture } from '@jawla/contract';
import { Dialog } from '@jawla/ui';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import * as S from './NotePhotos.styles';

interface NotePhotosProps {
  /** Number of the note. */
  note: number;
  pictures: readonly NotePicture[];
}

/** The photos of a note or a comment, which open in a dialog. */
export function NotePhotos({ note, pictures }: NotePhotosProps) {
  const t = useText(notesTexts);
  const [opened, setOpened] = useState<string>();
  if (pictures.length === 0) return null;
  const nameOf = (at: number) => t('row.photo', { number: String(at + 1), note: String(note) });
  return (
    <>
      <S.Photos aria-label={t('form.photos')}>
        {pictures.map(({ _id, thumbnail }, at) => (
          <li key={_id}>
            <S.Open type="button" aria-label={nameOf(at)} onClick={() => setOpened(_id)}>
              <S.Thumbnail src={thumbnail} alt="" />
            </S.Open>
          </li>
        ))}
      </S.Photos>
      {pictures.map(({ _id, img, width, height }, at) => (
        <Dialog
          key={_id}
          open={opened === _id}
          onClose={() => setOpened(undefined)}
          hasClose
          isDescribed={false}
          title={nameOf(at)}
        >
          <S.Whole
            src={img.path}
            alt=""
            loading="eager"
            $ratio={width > 0 && height > 0 ? width / height : 4 / 3}
          />
        </Dialog>
      ))}
    </>
  );
}
