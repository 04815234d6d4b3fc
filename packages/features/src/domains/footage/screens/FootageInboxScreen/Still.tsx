import type { FootageFile } from '@jawla/contract';
import { footageThumbnailUrl } from '@jawla/contract/footage';
import { Picture } from '@jawla/ui';
import { FileIcon, FilmIcon } from '@jawla/ui/icons';
import * as S from './FootageInbox.styles';

/** A small picture of a file, or an icon of its kind; words are beside it. */
export function Still({ file }: { file: FootageFile | undefined }) {
  const { _id = '', kind = 'other', isMissing = true } = file ?? {};
  return (
    <S.Still>
      {kind === 'picture' ? (
        <Picture src={isMissing ? undefined : footageThumbnailUrl(_id)} alt="" />
      ) : (
        <S.Film>{kind === 'film' ? <FilmIcon /> : <FileIcon />}</S.Film>
      )}
    </S.Still>
  );
}
