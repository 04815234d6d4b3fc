import type { FootageDelivery, FootageFile } from '@jawla/contract';
import { footageDownloadUrl, footageFilmUrl } from '@jawla/contract/footage';
import {
  Banner,
  Button,
  Dialog,
  IconButton,
  LinkButton,
  Ltr,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@jawla/ui';
import { DownloadIcon, FilmIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { dataOf, problemTexts, toRemoteData, useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch, useRequest } from '#core/store';
import { useTransferFormat } from '#transfers';
import { loadFiles } from '../../footage.requests';
import { inboxTexts } from '../../inbox.texts';
import * as S from './FootageInbox.styles';
import { Still } from './Still';

/** All files of a delivery, with a dialog that plays a film. */
export function DeliveryFiles({ delivery: { _id, projectName } }: { delivery: FootageDelivery }) {
  const t = useText(inboxTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const files = toRemoteData(useRequest(loadFiles, _id));
  const [film, setFilm] = useState<FootageFile>();
  if (files.phase === 'failed') {
    return (
      <Banner tone="danger">
        <Stack direction="row" gap="s">
          <Text>
            {t('files.failed')} {describe(files.problem)}
          </Text>
          <Button size="s" onClick={() => dispatch(loadFiles.requested(_id, { force: true }))}>
            {tProblem('retry')}
          </Button>
        </Stack>
      </Banner>
    );
  }
  const loaded = dataOf(files);
  if (loaded === undefined) {
    return (
      <>
        <VisuallyHidden role="status">{t('files.loading')}</VisuallyHidden>
        <Skeleton blockSize="4.5rem" />
      </>
    );
  }
  return (
    <>
      {/* The list scrolls: in some browsers only by the keyboard if it has the focus. */}
      <S.Files aria-label={t('files.label', { name: projectName })} tabIndex={0}>
        {loaded.map((file) => (
          <FileRow key={file._id} file={file} onPlay={() => setFilm(file)} />
        ))}
      </S.Files>
      <FilmDialog film={film} onClose={() => setFilm(undefined)} />
    </>
  );
}

function FileRow({ file, onPlay }: { file: FootageFile; onPlay: () => void }) {
  const t = useText(inboxTexts);
  const { size } = useTransferFormat();
  const { _id, name, bytes, kind, isMissing } = file;
  return (
    <S.File>
      <Still file={file} />
      <S.FileName>
        <Ltr>{name}</Ltr>
        <Text as="span" size="small" tone={isMissing ? 'danger' : 'inkMuted'}>
          {isMissing ? t('file.missing') : <bdi>{size(bytes)}</bdi>}
        </Text>
      </S.FileName>
      {!isMissing && (
        <S.FileActions>
          {kind === 'film' && (
            <IconButton
              size="s"
              label={t('file.play', { name })}
              icon={<FilmIcon />}
              onClick={onPlay}
            />
          )}
          <LinkButton
            size="s"
            variant="quiet"
            href={footageDownloadUrl(_id)}
            download
            aria-label={t('file.download', { name })}
            icon={<DownloadIcon />}
          />
        </S.FileActions>
      )}
    </S.File>
  );
}

/** Plays a film. Its bytes load only now, beginning with what the player needs to show it. */
function FilmDialog({ film, onClose }: { film: FootageFile | undefined; onClose: () => void }) {
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
