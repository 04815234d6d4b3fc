import {
  Button,
  FileDrop,
  FileDropButtons,
  PageHeading,
  ProgressBar,
  Stack,
  TextLink,
} from '@jawla/ui';
import { BackIcon, FilmIcon, PictureIcon } from '@jawla/ui/icons';
import { useId, useRef, type FormEvent } from 'react';
import { UnsavedChangesPrompt } from '#shell';
import { useWrongFields, WrongFields } from '#core/forms';
import { dataOf, toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { useRequest } from '#core/store';
import { isRunning, useTransferFormat, type Transfer } from '#transfers';
import { acceptOf, nameCaptured, type FootageKind } from '../../footage.model';
import { loadProjectNames } from '../../footage.requests';
import { footageTexts } from '../../footage.texts';
import { useFootage, type Footage } from '../../useFootage';
import { usePageDrop } from '../../usePageDrop';
import { ChosenFiles } from './ChosenFiles';
import { LostFiles, RefusedFiles, UploadResult } from './FootageMessages';
import * as S from './FootageScreen.styles';
import { ProjectField } from './ProjectField';

export interface FootageScreenProps {
  kind: FootageKind;
}

/** Staff choose and upload footage of one project. */
export function FootageScreen({ kind }: FootageScreenProps) {
  const footage = useFootage(kind);
  const projects = dataOf(toRemoteData(useRequest(loadProjectNames)));
  usePageDrop(footage.add);
  const { transfer, errors, projectName } = footage;
  const t = useText(footageTexts);
  const chooserId = useId();
  const isDone = transfer?.phase === 'done';
  const busy = isRunning(transfer) || isDone;
  const element = useRef<HTMLFormElement>(null);
  const { wrong, onChecked } = useWrongFields(element);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    footage.send();
    onChecked();
  };

  return (
    <Stack gap="xl">
      <PageTitle>{t(`${kind}.title`)}</PageTitle>
      <UnsavedChangesPrompt
        unsaved={footage.isUnsaved}
        message={t('leave')}
        onLeave={footage.discardDraft}
      />
      <PageHeading
        above={
          <S.Back>
            <TextLink href={href('uploadFiles', {})}>
              <BackIcon size="1em" /> {t('landing.title')}
            </TextLink>
          </S.Back>
        }
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
          <RefusedFiles footage={footage} />
          <LostFiles footage={footage} />
        </S.Inputs>
        <S.Outcome>
          <UploadResult footage={footage} />
          <ChosenFiles footage={footage} busy={busy} />
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

/** Videos and photos of a photo session. */
export function SessionFootageScreen() {
  return <FootageScreen kind="session" />;
}

/** Photos that were missing in an earlier session. */
export function MissingFootageScreen() {
  return <FootageScreen kind="missing" />;
}

function buttonLabel(
  { files, transfer }: Footage,
  t: ReturnType<typeof useText<typeof footageTexts>>,
): string {
  if (transfer?.phase === 'failed') return t('again');
  return files.length === 0 ? t('uploadNone') : t('upload', { smart_count: files.length });
}

/** Progress of the upload, in phases in which it is meaningful. */
function TotalProgress({ transfer }: { transfer: Transfer }) {
  const { describe } = useTransferFormat();
  if (transfer.phase === 'failed' || transfer.phase === 'done') return null;
  const { percent, state, detail } = describe(transfer);
  return <ProgressBar label={state} percent={percent} detail={detail} />;
}
