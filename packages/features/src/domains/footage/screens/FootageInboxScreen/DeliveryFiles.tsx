import type { FootageDelivery, FootageFile } from '@jawla/contract';
import { footageDownloadUrl } from '@jawla/contract/footage';
import {
  Banner,
  Button,
  FileList,
  IconButton,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@jawla/ui';
import { DownloadIcon, FilmIcon } from '@jawla/ui/icons';
import { dataOf, problemTexts, toRemoteData, useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch, useRequest } from '#core/store';
import { useTransferFormat } from '#transfers';
import { loadFiles } from '../../footage.requests';
import { inboxTexts } from '../../inbox.texts';
import { Still } from './Still';

interface DeliveryFilesProps {
  delivery: FootageDelivery;
  onPlay: (film: FootageFile) => void;
}

/** All files of a delivery. */
export function DeliveryFiles({ delivery: { _id, projectName }, onPlay }: DeliveryFilesProps) {
  const t = useText(inboxTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const { size } = useTransferFormat();
  const files = toRemoteData(useRequest(loadFiles, _id));
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
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} blockSize="2.5rem" />
        ))}
      </>
    );
  }
  return (
    <FileList
      aria-label={t('files.label', { name: projectName })}
      files={loaded.map((file) => ({
        id: file._id,
        name: file.name,
        detail: <bdi>{size(file.bytes)}</bdi>,
        error: file.isMissing ? t('file.missing') : undefined,
        icon: <Still file={file} />,
        actions: !file.isMissing && (
          <>
            {file.kind === 'film' && (
              <IconButton
                size="s"
                label={t('file.play', { name: file.name })}
                icon={<FilmIcon />}
                onClick={() => onPlay(file)}
              />
            )}
            <LinkButton
              size="s"
              variant="quiet"
              href={footageDownloadUrl(file._id)}
              download
              aria-label={t('file.download', { name: file.name })}
              icon={<DownloadIcon />}
            />
          </>
        ),
      }))}
    />
  );
}
