import type { FootageFile } from '@jawla/contract';
import { footageFilmUrl } from '@jawla/contract/footage';
import { Banner, Dialog, Ltr, Stack } from '@jawla/ui';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { inboxTexts } from '../../inbox.texts';
import * as S from './FootageInbox.styles';

/** Plays a film. Its bytes load only now, beginning with what the player needs to show it. */
export function FilmDialog({
  film,
  onClose,
}: {
  film: FootageFile | undefined;
  onClose: () => void;
}) {
  const t = useText(inboxTexts);
  const [broken, setBroken] = useState<string>();
  return (
    <Dialog
      open={film !== undefined}
      title={<Ltr>{film?.name}</Ltr>}
      hasClose
      isDescribed={false}
      onClose={onClose}
    >
      {film && (
        <Stack gap="s">
          {/* Films from building sites have no captions. */}
          <S.Video
            key={film._id}
            controls
            preload="metadata"
            src={footageFilmUrl(film._id)}
            aria-label={film.name}
            onError={() => setBroken(film._id)}
          />
          {broken === film._id && <Banner tone="warning">{t('film.failed')}</Banner>}
        </Stack>
      )}
    </Dialog>
  );
}
