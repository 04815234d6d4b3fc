import { useText } from '#core/i18n';
import * as S from './NamedUploads.styles';
import type { Transfer } from './transfers.slice';
import { transferTexts } from './transfers.texts';
import { uploadKey } from './uploadSubject';
import { UploadTitle } from './UploadTitle';

/** Names the uploads that end with the session. */
export function NamedUploads({ uploads }: { uploads: readonly Transfer[] }) {
  const t = useText(transferTexts);
  return (
    <>
      <p>{t('logOut.uploads')}</p>
      <S.Uploads>
        {uploads.map((upload) => (
          <li key={uploadKey(upload.subject)}>
            <UploadTitle upload={upload} />
          </li>
        ))}
      </S.Uploads>
    </>
  );
}
