import { isDay } from '@jawla/contract/limits';
import { Banner, Button, DateField, IconButton, LinkButton, Tag } from '@jawla/ui';
import { CheckIcon, DeleteIcon, UploadIcon } from '@jawla/ui/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusLoss } from '#core/forms';
import { useProblemText } from '#core/http';
import { formatDuration, useLocale, useText } from '#core/i18n';
import { TourTool } from '#tours';
import { isRunning, percentOf, useTransferFormat } from '#transfers';
import { editorTexts } from '../editor.texts';
import type { FieldControl } from '../screens/EditProjectScreen/useProjectForm';
import type { Removals } from '../useProjectEditing';
import { CheckAgain } from './CheckAgain';
import type { DateTarget } from './dateTarget';
import * as S from './DateStops.styles';
import { ReservedActions } from './ReservedActions';
import { RestoreTour } from './RestoreTour';
import { TourPictureButton } from './TourPictureButton';
import { TourUploadTile } from './TourUploadTile';
import { TrashedTour } from './TrashedTour';
import type { DateRows } from './useDateRows';

export interface DateStopProps {
  label: string;
  day: string;
  control: FieldControl;
  kind: DateTarget['kind'];
  rows: DateRows;
  /** The user has just added it. */
  isNew?: boolean;
  /** Days until the next date, if both dates are complete. */
  daysToNext?: number | undefined;
  /** Its deletion, if it is pending or has failed. */
  removal?: Removals[string] | undefined;
  onDay: (day: string) => void;
  /**
   * `undefined` if it must not be deleted. Unless the server has responded with 404, a tour may exist or be
   * uploading.
   */
  onRemove?: ((mayHaveTour: boolean) => void) | undefined;
  /** Called when the date is removed while its button has the focus. */
  onFocusLost: () => void;
}

/** A date of the project on the timeline, with its tour. */
export function DateStop(props: DateStopProps) {
  const { label, day, kind, rows, removal, onRemove } = props;
  const t = useText(editorTexts);
  const [warned, setWarned] = useState(false);
  /** The day whose tour the user requested again. */
  const [retriedDay, setRetriedDay] = useState<string>();
  const locale = useLocale();
  const { describe } = useTransferFormat();
  const describeProblem = useProblemText();
  const upload = useRef<HTMLButtonElement>(null);
  const replace = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  useFocusLoss(remove, props.onFocusLost);
  const known = isDay(day);
  const { tour: remote, transfer, isReached } = rows.stateOf({ kind, day });
  const { kept, restoring, onRestore } = rows.keptOf({ kind, day });
  const { trashed, returning, onReturn } = rows.trashedOf({ kind, day });
  const { facts, switching, onSwitch } = rows.toolOf({ kind, day });
  const ready = remote.phase === 'ready' && known;
  const missing = remote.phase === 'failed' && remote.problem.kind === 'notFound';
  const uploads = transfer !== undefined && transfer.phase !== 'done';
  const unknown = known && !uploads && remote.phase === 'failed' && !missing;
  const checking = known && !uploads && !ready && !missing && !unknown;
  const checkingAgain = remote.phase === 'loading' && !uploads && retriedDay === day;

  const show = useEffectEvent(() => rows.onShown({ kind, day }));
  // Idle once more after the tour was replaced or deleted.
  const shown =
    known && isReached
      ? `${rows.project}|${kind}|${day}|${String(remote.phase === 'idle')}`
      : undefined;
  useEffect(() => {
    if (shown !== undefined) show();
  }, [shown]);

  const status = () => {
    if (transfer?.phase === 'finishing') return <Tag tone="accent">{t('tour.finishing')}</Tag>;
    if (transfer?.phase === 'failed') return <Tag tone="danger">{t('tour.failed')}</Tag>;
    if (uploads)
      return (
        <Tag tone="accent">
          {t('tour.uploading', { percent: Math.floor(percentOf(transfer.progress)) })}
        </Tag>
      );
    if (ready)
      return (
        <Tag tone="success" icon={<CheckIcon size="1em" />}>
          {t('tour.ready')}
        </Tag>
      );
    if (!known || missing) return <Tag>{t('tour.none')}</Tag>;
    if (unknown) return <Tag tone="warning">{t('tour.unknown')}</Tag>;
    return <Tag>{t('tour.checking')}</Tag>;
  };

  const select = (files?: readonly File[]) => {
    setWarned(!known);
    if (known) rows.onUpload({ kind, day }, () => replace.current ?? upload.current, files);
  };

  return (
    <S.Stop $hasTour={ready}>
      <S.DateOfStop>
        <DateField
          label={label}
          {...props.control}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just added the date
          autoFocus={props.isNew === true}
          data-day={day}
          value={day}
          onValueChange={(next) => {
            setWarned(false);
            props.onDay(next);
          }}
        />
      </S.DateOfStop>
      <S.TourOfStop>
        {ready && !uploads ? (
          <TourPictureButton day={day} sheet={rows.pictureOf({ kind, day })} />
        ) : (
          <TourUploadTile
            ref={upload}
            label={t(ready ? 'dates.replace' : 'dates.upload')}
            progress={uploads ? transfer.progress : undefined}
            onSelect={select}
            onFocusLost={() => replace.current?.focus()}
          />
        )}
      </S.TourOfStop>
      <S.StateOfStop>
        <S.State>
          {status()}
          {uploads && transfer.phase !== 'failed' && (
            <S.Detail>{describe(transfer).detail}</S.Detail>
          )}
          {(unknown || checkingAgain) && (
            <CheckAgain
              label={t('tour.checkAgain')}
              busy={checkingAgain}
              onCheck={() => {
                setRetriedDay(day);
                rows.onCheckAgain({ kind, day });
              }}
              onFocusLost={() => (replace.current ?? upload.current)?.focus()}
            />
          )}
        </S.State>
        {onRemove && (
          <IconButton
            ref={remove}
            size="s"
            label={t('dates.remove')}
            icon={<DeleteIcon />}
            busy={removal !== undefined && removal.problem === undefined}
            onClick={() => onRemove(!missing || isRunning(transfer))}
          />
        )}
      </S.StateOfStop>
      <S.ActionsOfStop>
        {checking && <ReservedActions />}
        {ready && !uploads && (
          <Button ref={replace} size="s" icon={<UploadIcon />} onClick={() => select()}>
            {t('dates.replace')}
          </Button>
        )}
        {ready && (
          <LinkButton size="s" variant="quiet" href={remote.data.path} external>
            {t('dates.open')}
          </LinkButton>
        )}
        {kept && known && !uploads && (
          <RestoreTour
            publishedAt={kept.publishedAt}
            busy={restoring.phase === 'loading'}
            onRestore={onRestore}
          />
        )}
      </S.ActionsOfStop>
      {facts?.tool !== undefined && ready && !uploads && (
        <S.ToolOfStop>
          <TourTool {...{ facts, switching, onSwitch }} use="compared" />
        </S.ToolOfStop>
      )}
      {trashed && missing && !uploads && (
        <S.MessageOfStop>
          <TrashedTour {...{ returning, onReturn }} onFocusLost={props.onFocusLost} />
        </S.MessageOfStop>
      )}
      {warned && (
        <S.MessageOfStop>
          <Banner tone="warning">{t('dates.chooseFirst')}</Banner>
        </S.MessageOfStop>
      )}
      {removal?.problem !== undefined && (
        <S.MessageOfStop>
          <Banner tone="danger">
            {t('removeDate.failed')} {describeProblem(removal.problem)}
          </Banner>
        </S.MessageOfStop>
      )}
      {restoring.phase === 'failed' && (
        <S.MessageOfStop>
          <Banner tone="danger">
            {t('dates.notRestored')} {describeProblem(restoring.problem)}
          </Banner>
        </S.MessageOfStop>
      )}
      {props.daysToNext !== undefined && (
        <S.Gap>
          <span>{formatDuration(props.daysToNext, locale)}</span>
        </S.Gap>
      )}
    </S.Stop>
  );
}
