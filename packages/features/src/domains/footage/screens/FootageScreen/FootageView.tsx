import {
  Banner,
  Button,
  FileDrop,
  FileList,
  Ltr,
  Notice,
  PageHeading,
  ProgressBar,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@jawla/ui';
import { FilmIcon, PictureIcon } from '@jawla/ui/icons';
import { IMAGE_EXTENSIONS } from '@jawla/contract/limits';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useFocusLoss } from '#core/forms';
import { useProblemText } from '#core/http';
import { formatTime, TextWithIsolate, useLocale, useText } from '#core/i18n';
import { totalBytes } from '#core/http';
import { href } from '#core/routing';
import { PageTitle } from '#core/routing';
import { isRunning, useTransferFormat, type Transfer } from '#transfers';
import { acceptOf, type FootageKind } from '../../footage.model';
import { footageTexts } from '../../footage.texts';
import type { Footage } from '../../useFootage';
import * as S from './FootageView.styles';

/** How long messages are shown, in milliseconds. */
const BANNER_MS = 4000;

export interface FootageViewProps {
  kind: FootageKind;
  footage: Footage;
}

/** Selecting and uploading the files of one project; in any state. */
export function FootageView({ kind, footage }: FootageViewProps) {
  const { files, transfer, errors, projectName, recent } = footage;
  const t = useText(footageTexts);
  const { size } = useTransferFormat();
  const names = useId();
  const isDone = transfer?.phase === 'done';
  const busy = isRunning(transfer) || isDone;
  const chooser = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = footage.send();
    if (missing === 'projectName') nameField.current?.focus();
    if (missing === 'files') chooser.current?.focus();
  };

  return (
    <Stack gap="xl">
      <PageTitle>{t(`${kind}.title`)}</PageTitle>
      <PageHeading
        above={<TextLink href={href('uploadFiles', {})}>{t('back')}</TextLink>}
        title={t(`${kind}.title`)}
      />
      <S.Form noValidate onSubmit={submit}>
        <TextField
          ref={nameField}
          label={t('projectName')}
          dir="auto"
          list={names}
          autoComplete="off"
          required
          value={projectName}
          readOnly={busy}
          error={errors.projectName && t(`projectName.${errors.projectName}`)}
          onChange={(event) => footage.name(event.currentTarget.value)}
        />
        <datalist id={names}>
          {recent.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <FileDrop
          ref={chooser}
          label={t(`${kind}.drop`)}
          hint={t(`${kind}.hint`)}
          error={errors.files ? t('noFile') : undefined}
          accept={acceptOf(kind)}
          multiple
          disabled={busy}
          onFiles={footage.add}
        />
        <Refused footage={footage} />
        <LostFiles footage={footage} />
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
                files={files.map((file) => ({
                  id: file.name,
                  name: file.name,
                  detail: size(file.size),
                  icon: isPicture(file.name) ? <PictureIcon /> : <FilmIcon />,
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
        {transfer !== undefined && <Way transfer={transfer} />}
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
        <Ending footage={footage} />
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

function isPicture(name: string): boolean {
  return IMAGE_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
}

/** Progress of the upload, in phases in which it is meaningful. */
function Way({ transfer }: { transfer: Transfer }) {
  const { describe } = useTransferFormat();
  if (transfer.phase === 'failed') return null;
  const { percent, state, detail } = describe(transfer);
  const bar = <ProgressBar label={state} percent={percent} detail={detail} />;
  if (transfer.phase !== 'paused') return bar;
  return (
    <Stack gap="s">
      <Notice tone="info" title={state} />
      <ProgressBar label={detail} percent={percent} />
    </Stack>
  );
}

/** Rejected files, each with its reason. */
function Refused({ footage: { refused, forgetRefused } }: { footage: Footage }) {
  const t = useText(footageTexts);
  if (refused.length === 0) return null;
  return (
    <Banner tone="danger" dismissal={{ label: t('dismiss'), onDismiss: forgetRefused }}>
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

/** The result of the last upload. It disappears after a delay and is shown again with the next result. */
function Ending({ footage: { transfer, sent } }: { footage: Footage }) {
  const t = useText(footageTexts);
  const locale = useLocale();
  const describe = useProblemText();
  const [hidden, setHidden] = useState<Ended>();
  const [last, setLast] = useState<Ended>();
  const ended: Ended | undefined =
    transfer?.phase === 'done' || transfer?.phase === 'failed' ? transfer : undefined;
  // The success message stays longer than the list, which is cleared sooner.
  if (ended !== undefined && ended !== last) setLast(ended);
  else if (transfer !== undefined && ended === undefined && last !== undefined) setLast(undefined);
  const shown = last !== undefined && last !== hidden ? last : undefined;
  const autoHide = { after: BANNER_MS, onHide: () => setHidden(last) };
  return (
    <>
      {shown?.phase === 'done' && (
        <Banner tone="success" autoHide={autoHide}>
          {messageIn(shown.answer) || t('succeeded')}
        </Banner>
      )}
      {shown?.phase === 'failed' && (
        <Banner tone="danger" autoHide={autoHide}>
          <strong>{t('failed')}</strong> {describe(shown.problem)}
        </Banner>
      )}
      {sent !== undefined && transfer === undefined && (
        <Text size="small" tone="inkMuted">
          {t('count', { smart_count: sent.count })} ·{' '}
          <TextWithIsolate
            text={(slot) =>
              t('lastSent', { time: formatTime(new Date(sent.at), locale), name: slot })
            }
          >
            {sent.projectName}
          </TextWithIsolate>
        </Text>
      )}
    </>
  );
}

type Ended = Extract<Transfer, { phase: 'done' | 'failed' }>;

function messageIn(answer: object): string {
  return 'message' in answer && typeof answer.message === 'string' ? answer.message : '';
}
