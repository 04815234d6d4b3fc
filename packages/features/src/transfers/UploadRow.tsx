import { Button, IconButton, ProgressBar, Text, TextLink } from '@jawla/ui';
import { CloseIcon } from '@jawla/ui/icons';
import { useId } from 'react';
import { useProblemText } from '#core/http';
import { formatTime, useLocale, useText } from '#core/i18n';
import { isCancellable, type Transfer } from './transfers.slice';
import { transferTexts } from './transfers.texts';
import * as S from './UploadIndicator.styles';
import { uploadPage } from './uploadPage';
import { UploadTitle } from './UploadTitle';
import { useTransferFormat } from './useTransferFormat';

export interface UploadRowProps {
  upload: Transfer;
  onPause: () => void;
  onResume: () => void;
  onRetry: () => void;
  onCancel: () => void;
  onDismiss: () => void;
  /** The user follows the link to the page of the upload. */
  onLeave: () => void;
}

/** One upload in the list, in any state. */
export function UploadRow({ upload, onLeave, ...actions }: UploadRowProps) {
  const t = useText(transferTexts);
  const id = useId();
  const isEnded = upload.phase === 'done' || upload.phase === 'failed';
  return (
    <S.Row aria-labelledby={id}>
      <S.Head>
        <TextLink alone id={id} href={uploadPage(upload.subject)} onClick={onLeave}>
          <UploadTitle upload={upload} />
        </TextLink>
        {isEnded && (
          <IconButton
            size="s"
            label={t('dismiss')}
            icon={<CloseIcon />}
            onClick={actions.onDismiss}
          />
        )}
      </S.Head>
      <State upload={upload} />
      <Actions upload={upload} {...actions} />
    </S.Row>
  );
}

function State({ upload }: Pick<UploadRowProps, 'upload'>) {
  const t = useText(transferTexts);
  const locale = useLocale();
  const problemText = useProblemText();
  const { describe, size } = useTransferFormat();
  if (upload.phase === 'failed') {
    return (
      <Text size="small" tone="danger">
        {t('failed')}. {problemText(upload.problem)}
      </Text>
    );
  }
  const { state, percent, detail } = describe(upload);
  if (upload.phase === 'done') {
    return (
      <Text size="small" tone="inkMuted">
        {state} · {size(upload.progress.total)} · {formatTime(new Date(upload.at), locale)}
      </Text>
    );
  }
  return (
    <ProgressBar
      label={state}
      percent={upload.phase === 'finishing' ? undefined : percent}
      detail={detail}
    />
  );
}

function Actions({ upload, ...actions }: Omit<UploadRowProps, 'onLeave' | 'onDismiss'>) {
  const t = useText(transferTexts);
  switch (upload.phase) {
    case 'failed':
      return (
        <S.Actions>
          <Button size="s" onClick={actions.onRetry}>
            {t('retry')}
          </Button>
        </S.Actions>
      );
    case 'waiting':
    case 'sending':
    case 'paused':
      return (
        <S.Actions>
          {isCancellable(upload) && (
            <Button size="s" variant="quiet" onClick={actions.onCancel}>
              {t('cancel')}
            </Button>
          )}
          {upload.phase !== 'paused' && (
            <Button size="s" onClick={actions.onPause}>
              {t('pause')}
            </Button>
          )}
          {upload.phase === 'paused' && upload.until === 'resumed' && (
            <Button size="s" onClick={actions.onResume}>
              {t('resume')}
            </Button>
          )}
        </S.Actions>
      );
    case 'finishing':
    case 'done':
      return null;
    default:
      return upload satisfies never;
  }
}
