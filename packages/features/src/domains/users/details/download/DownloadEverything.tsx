import type { ClientExport, UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import {
  Banner,
  Button,
  Dialog,
  LinkButton,
  LiveRegion,
  Notice,
  ProgressBar,
  Skeleton,
  Stack,
  Text,
} from '@jawla/ui';
import { DownloadIcon } from '@jawla/ui/icons';
import { useRef, useState } from 'react';
import { useFocusLoss } from '#core/forms';
import { problemTexts, useProblemText, type Problem } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { clientDownloadTexts } from './clientDownload.texts';
import { clientExportFeature } from './clientExport.feature';
import { clientExportUrl, readPercent } from './clientExport.model';
import * as S from './DownloadEverything.styles';
import { downloadEverythingTexts } from './downloadEverything.texts';
import { useClientExport } from './useClientExport';

export interface DownloadEverythingProps {
  open: boolean;
  client: UserRow;
  onClose: () => void;
}

/** Says what the zip file of a client has, has it prepared, and offers it. Loaded on demand: see `ClientDownload`. */
function DownloadEverything({ open, client, onClose }: DownloadEverythingProps) {
  const t = useText(downloadEverythingTexts);
  const tOffer = useText(clientDownloadTexts);
  const { outcome, isAsking, ask } = useClientExport(open ? client.userName : undefined);
  const data = 'data' in outcome ? outcome.data : undefined;
  const isReady = outcome.phase === 'ready' && outcome.data.isReady;
  // What became of the last press: the browser reports nothing, so the server is asked whether the file was ready.
  const [press, setPress] = useState<'none' | 'started' | 'tooLate'>('none');
  if (press === 'started' && outcome.phase === 'ready' && !isReady) setPress('tooLate');
  if (press !== 'none' && outcome.phase !== 'ready') setPress('none');
  const close = useRef<HTMLButtonElement>(null);
  const focusClose = () => close.current?.focus();
  return (
    <Dialog
      open={open}
      title={tOffer('open')}
      isDescribed={false}
      onClose={onClose}
      footer={
        <>
          <Button ref={close} data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
          {isReady && (
            <DownloadLink
              userName={client.userName}
              onPress={() => {
                setPress('started');
                ask();
              }}
              onFocusLost={focusClose}
            />
          )}
        </>
      }
    >
      <Stack gap="m">
        <Text>
          <TextWithIsolate text={(slot) => t('lead', { name: slot })}>
            {fullName(client)}
          </TextWithIsolate>
        </Text>
        <S.Facts>
          <div>
            <dt>{t('included')}</dt>
            <dd>{t('included.text')}</dd>
          </div>
          <div>
            <dt>{t('excluded')}</dt>
            <dd>{t('excluded.text')}</dd>
          </div>
          <div>
            <dt>{t('size')}</dt>
            <dd>
              {data ? (
                <Size {...data} />
              ) : (
                <SizePlaceholder isFailed={outcome.phase === 'failed'} />
              )}
            </dd>
          </div>
        </S.Facts>
        {data?.projects === 0 && <Text tone="inkMuted">{t('empty')}</Text>}
        <S.Stage>
          {outcome.phase === 'failed' ? (
            <Failure
              problem={outcome.problem}
              isRetrying={isAsking}
              onRetry={ask}
              onFocusLost={focusClose}
            />
          ) : press === 'started' ? (
            <Notice title={t('started')}>{t('started.more')}</Notice>
          ) : isReady ? (
            <Text>{t('ready')}</Text>
          ) : (
            data && <Progress data={data} isAgain={press === 'tooLate'} />
          )}
          <LiveRegion>
            {outcome.phase === 'idle' && t('checking')}
            {isReady && press !== 'started' && t('ready')}
          </LiveRegion>
        </S.Stage>
      </Stack>
    </Dialog>
  );
}

/** A link, so that the browser downloads the file as any other, and can resume it. */
function DownloadLink({
  userName,
  onPress,
  onFocusLost,
}: {
  userName: string;
  onPress: () => void;
  onFocusLost: () => void;
}) {
  const t = useText(downloadEverythingTexts);
  const link = useRef<HTMLAnchorElement>(null);
  useFocusLoss(link, onFocusLost);
  return (
    <LinkButton
      ref={link}
      variant="primary"
      href={clientExportUrl(userName)}
      download
      icon={<DownloadIcon />}
      onClick={onPress}
    >
      {t('download')}
    </LinkButton>
  );
}

function Size({ projects, tours, bytes }: ClientExport) {
  const t = useText(downloadEverythingTexts);
  const { size } = useTransferFormat();
  return (
    <>
      {t('projects', { smart_count: projects })} · {t('tours', { smart_count: tours })} ·{' '}
      <bdi>{size(bytes)}</bdi>
    </>
  );
}

function SizePlaceholder({ isFailed }: { isFailed: boolean }) {
  return isFailed ? '–' : <Skeleton inlineSize="14rem" blockSize="1lh" />;
}

function Progress({ data, isAgain }: { data: ClientExport; isAgain: boolean }) {
  const t = useText(downloadEverythingTexts);
  const { size } = useTransferFormat();
  const { bytes, readBytes } = data;
  return (
    <>
      {isAgain && <Banner tone="warning">{t('again')}</Banner>}
      <ProgressBar
        label={t('preparing')}
        percent={readPercent(data)}
        detail={<bdi>{t('amount', { read: size(readBytes), total: size(bytes) })}</bdi>}
      />
    </>
  );
}

interface FailureProps {
  problem: Problem;
  isRetrying: boolean;
  onRetry: () => void;
  onFocusLost: () => void;
}

function Failure({ problem, isRetrying, onRetry, onFocusLost }: FailureProps) {
  const t = useText(downloadEverythingTexts);
  const describe = useProblemText();
  return (
    <>
      <Banner tone="danger">
        {t('failed')} {describe(problem)}
      </Banner>
      {/* A client who was deleted is not found the next time, either. */}
      {problem.kind !== 'notFound' && <RetryButton {...{ isRetrying, onRetry, onFocusLost }} />}
    </>
  );
}

function RetryButton({ isRetrying, onRetry, onFocusLost }: Omit<FailureProps, 'problem'>) {
  const t = useText(downloadEverythingTexts);
  const tProblem = useText(problemTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <div>
      <Button ref={button} size="s" busy={isRetrying ? t('retrying') : undefined} onClick={onRetry}>
        {tProblem('retry')}
      </Button>
    </div>
  );
}

export { DownloadEverything as Content };
export const features = [clientExportFeature];
