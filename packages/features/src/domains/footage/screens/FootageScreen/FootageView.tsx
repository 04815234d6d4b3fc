import { BANNER_MS } from '@jawla/contract/durations';
import {
  Banner,
  Button,
  FileDrop,
  FileDropButtons,
  FileList,
  Ltr,
  Notice,
  PageHeading,
  ProgressBar,
  Stack,
  Text,
  TextLink,
} from '@jawla/ui';
import { FilmIcon, PictureIcon } from '@jawla/ui/icons';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useFocusLoss, useWrongFields, WrongFields } from '#core/forms';
import { totalBytes, ProblemBanner } from '#core/http';
import { formatTime, TextWithIsolate, useLocale, useText } from '#core/i18n';
import { href } from '#core/routing';
import { PageTitle } from '#core/routing';
import { isRunning, percentOf, transferTexts, useTransferFormat, type Transfer } from '#transfers';
import { acceptOf, nameCaptured, type FootageKind } from '../../footage.model';
import { footageTexts } from '../../footage.texts';
import type { Footage } from '../../useFootage';
import * as S from './FootageView.styles';
import { FileStill } from './FileStill';
import { ProjectField } from './ProjectField';

export interface FootageViewProps {
  kind: FootageKind;
  footage: Footage;
  /** Names to choose from; `undefined` until they are known. */
  projects: readonly string[] | undefined;
}

/** Selecting and uploading the files of one project; in any state. */
export function FootageView({ kind, footage, projects }: FootageViewProps) {
  const { files, transfer, errors, projectName } = footage;
  const t = useText(footageTexts);
  const { size } = useTransferFormat();
  const details = useFileDetails(footage);
  const chooserId = useId();
  const isDone = transfer?.phase === 'done';
  const busy = isRunning(transfer) || isDone;
  const element = useRef<HTMLFormElement>(null);
  const { wrong, onChecked } = useWrongFields(element);
  const undo = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    footage.send();
    onChecked();
  };

  return (
    <Stack gap="xl">
      <PageTitle>{t(`${kind}.title`)}</PageTitle>
      <PageHeading
        above={<TextLink href={href('uploadFiles', {})}>{t('back')}</TextLink>}
        title={t(`${kind}.title`)}
      />
      <S.Form ref={element} noValidate onSubmit={submit}>
        <S.Inputs>
          <S.Project>
            <ProjectField
              value={projectName}
              projects={projects}
              readOnly={busy}
              error={errors.projectName && t(`projectName.${errors.projectName}`)}
              onChange={footage.name}
            />
          </S.Project>
          <FileDrop
            id={chooserId}
            label={t(`${kind}.drop`)}
            hint={t(`${kind}.hint`)}
            error={errors.files ? t('noFile') : undefined}
            accept={acceptOf(kind)}
            multiple
            disabled={busy}
            phone={
              <FileDropButtons
                chooserId={chooserId}
                choose={t(`${kind}.choose`)}
                camera={t(`${kind}.camera`)}
                cameraIcon={kind === 'session' ? <FilmIcon /> : <PictureIcon />}
                accept={kind === 'session' ? 'video/*' : 'image/*'}
                disabled={busy}
                onTaken={(taken) =>
                  footage.add(taken.map((file) => nameCaptured(file, new Date())))
                }
              />
            }
            onFiles={footage.add}
          />
          <Refused footage={footage} />
          <LostFiles footage={footage} />
        </S.Inputs>
        <S.Outcome>
          <Ending footage={footage} />
          {files.length > 0 && (
            <Stack gap="s">
              <Stack direction="row" justify="space-between">
                <Text strong>
                  {t('count', { smart_count: files.length })} · {size(totalBytes(files))}
                </Text>
                {!busy && (
                  <RemoveAllButton
                    onClick={footage.removeAll}
                    onFocusLost={() => undo.current?.focus()}
                  />
                )}
              </Stack>
              <S.Files>
                <FileList
                  aria-label={t('files')}
                  files={files.map((file, at) => ({
                    id: file.name,
                    name: file.name,
                    detail: details[at],
                    icon: <FileStill file={file} />,
                  }))}
                  removal={
                    busy
                      ? undefined
                      : { label: (name) => t('remove', { name }), onRemove: footage.remove }
                  }
                />
              </S.Files>
            </Stack>
          )}
          {footage.removed.length > 0 && !busy && (
            <Stack direction="row" gap="s">
              <Text role="status" tone="inkMuted">
                {t('removed', { smart_count: footage.removed.length })}
              </Text>
              <Button ref={undo} size="s" variant="quiet" onClick={footage.restore}>
                {t('undo')}
              </Button>
            </Stack>
          )}
          {transfer !== undefined && <TotalProgress transfer={transfer} />}
          {wrong.length > 0 && <WrongFields fields={wrong} />}
          <Stack direction="row" gap="s">
            <Button type="submit" variant="primary" disabled={busy}>
              {buttonLabel(footage, t)}
            </Button>
            {isRunning(transfer) && (
              <Button variant="quiet" onClick={footage.cancel}>
                {t('cancel')}
              </Button>
            )}
          </Stack>
        </S.Outcome>
      </S.Form>
    </Stack>
  );
}

interface RemoveAllButtonProps {
  onClick: () => void;
  /** The button was removed with the list while it had the focus. */
  onFocusLost: () => void;
}

function RemoveAllButton({ onClick, onFocusLost }: RemoveAllButtonProps) {
  const t = useText(footageTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <Button ref={button} size="s" variant="quiet" onClick={onClick}>
      {t('removeAll')}
    </Button>
  );
}

function buttonLabel(
  { files, transfer }: Footage,
  t: ReturnType<typeof useText<typeof footageTexts>>,
): string {
  if (transfer?.phase === 'failed') return t('again');
  return files.length === 0 ? t('uploadNone') : t('upload', { smart_count: files.length });
}

/** Returns the details of each file: its size, and while it is uploaded its own progress. */
function useFileDetails({ files, transfer }: Footage): ReactNode[] {
  const tTransfer = useText(transferTexts);
  const { size } = useTransferFormat();
  const isOnly = files.length === 1 && isRunning(transfer);
  // The progress of the only file is that of the upload.
  if (transfer === undefined || transfer.phase === 'failed' || isOnly) {
    return files.map((file) => size(file.size));
  }
  return files.map((file, at) => {
    // Files are sent one after the other.
    const before = totalBytes(files.slice(0, at));
    const sent = Math.min(Math.max(0, transfer.progress.sent - before), file.size);
    const percent = percentOf({ sent, total: file.size });
    return (
      <ProgressBar
        key={file.name}
        label={percent === 100 ? `${tTransfer('done')} · ${size(file.size)}` : size(file.size)}
        percent={percent}
      />
    );
  });
}

/** Progress of the upload, in phases in which it is meaningful. */
function TotalProgress({ transfer }: { transfer: Transfer }) {
  const { describe } = useTransferFormat();
  if (transfer.phase === 'failed' || transfer.phase === 'done') return null;
  const { percent, state, detail } = describe(transfer);
  return <ProgressBar label={state} percent={percent} detail={detail} />;
}

/** Rejected files, each with its reason. */
function Refused({ footage: { refused, forgetRefused } }: { footage: Footage }) {
  const t = useText(footageTexts);
  if (refused.length === 0) return null;
  return (
    <Banner
      key={refused.map(({ name }) => name).join('/')}
      tone="danger"
      dismissal={{ onDismiss: forgetRefused }}
      autoHide={{ after: BANNER_MS, onHide: forgetRefused }}
    >
      <ul aria-label={t('refused')}>
        {refused.map(({ name, reason }) => (
          <li key={`${name}-${reason}`}>
            <Ltr>{name}</Ltr> {t(reason)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Files that were selected before a reload and have to be selected again. */
function LostFiles({ footage: { lostFiles, forgetLostFiles } }: { footage: Footage }) {
  const t = useText(footageTexts);
  const { size } = useTransferFormat();
  if (lostFiles.length === 0) return null;
  return (
    <Notice tone="info" title={t('ghosts')}>
      <Stack gap="s" align="start">
        <Text>{t('ghostsMore')}</Text>
        <FileList
          aria-label={t('ghosts')}
          files={lostFiles.map((file) => ({
            id: file.name,
            name: file.name,
            detail: size(file.size),
          }))}
        />
        <Button size="s" onClick={forgetLostFiles}>
          {t('ghostsForget')}
        </Button>
      </Stack>
    </Notice>
  );
}

/** The result of the upload, for a while: the uploads of the page, and the user’s latest ones, list it as well. */
function Ending({ footage: { transfer, receipt, forgetReceipt } }: { footage: Footage }) {
  const t = useText(footageTexts);
  const locale = useLocale();
  const { size } = useTransferFormat();
  if (transfer?.phase === 'failed') {
    return (
      <ProblemBanner problem={transfer.problem}>
        <strong>{t('failed')}</strong>
      </ProblemBanner>
    );
  }
  if (receipt === undefined) return null;
  const { answer, files, progress, at, subject } = receipt;
  return (
    <Banner tone="success" autoHide={{ after: BANNER_MS, onHide: forgetReceipt }}>
      <strong>{messageIn(answer) || t('succeeded')}</strong>{' '}
      {t('count', { smart_count: files.length })} · {size(progress.total)} ·{' '}
      <TextWithIsolate
        text={(slot) => t('lastSent', { time: formatTime(new Date(at), locale), name: slot })}
      >
        {subject.kind === 'footage' && subject.projectName}
      </TextWithIsolate>
    </Banner>
  );
}

function messageIn(answer: object): string {
  return 'message' in answer && typeof answer.message === 'string' ? answer.message : '';
}
