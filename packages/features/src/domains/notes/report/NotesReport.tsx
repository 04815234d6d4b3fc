import type { Note, Project } from '@jawla/contract';
import {
  Banner,
  Button,
  EmptyState,
  LiveRegion,
  Notice,
  PageHeading,
  SearchField,
  Skeleton,
  VisuallyHidden,
} from '@jawla/ui';
import { DownloadIcon, PrintIcon } from '@jawla/ui/icons';
import { useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { useOfflineRemoteData } from '#core/connection';
import { saveAsFile } from '#core/device';
import { LoadFailed, type Problem } from '#core/http';
import { formatDay, isolateIn, localDay, Name, useLocale, useText } from '#core/i18n';
import { useListAddress } from '#core/lists';
import { coverPicture } from '#core/pictures';
import { PageTitle } from '#core/routing';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { selectUser } from '#session';
import { NoneFound } from '../components/NoneFound';
import { NoteFilters } from '../components/NoteFilters';
import { Empty } from '../components/NotesList.styles';
import { NotesWaiting } from '../components/NotesWaiting';
import { roomName, roomTexts } from '../components/noteWords';
import { isOld, OldNotes } from '../components/OldNotes';
import { RingSign } from '../components/RingSign';
import { NOTE_FILTERS, useNotesFilter } from '../components/useNotesFilter';
import { noteHref } from '../noteHref';
import { dayOf } from '../notes.model';
import { loadNotes } from '../notes.requests';
import { notesTexts } from '../notes.texts';
import { PrintedReport } from '../print/PrintedReport';
import { printReport } from '../print/printReport';
import { useNotesLoad } from '../stage/useNotesLoad';
import { csvName, notesToCsv } from './notesCsv';
import * as S from './NotesReport.styles';
import { byRoom, daysOf } from './report.model';
import { ReportTable } from './ReportTable';
import { reportTexts } from './report.texts';

export interface NotesReportProps {
  projectId: string;
  /** Once it has loaded. */
  project: Project | undefined;
  /** Why it could not be loaded. */
  problem: Problem | undefined;
  /** Loads the project again. */
  onRetry: () => void;
  /** Date that the project shows first. */
  slot: string;
  /** Day of that date, if it has one. */
  tourDay: string | undefined;
  /** Where the page is, and the way back. */
  path: ReactNode;
}

/** All notes of a project: by room, to be filtered, printed and taken along. */
export function NotesReport(props: NotesReportProps) {
  const { projectId, project, slot, tourDay, path, onRetry } = props;
  const t = useText(notesTexts);
  const tHead = useText(reportTexts);
  const tRoom = useText(roomTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const reader = useAppSelector(selectUser)?._id;
  const ref = { project: projectId };
  const request = () => void dispatch(loadNotes.requested(ref, { force: true }));
  const remote = useOfflineRemoteData(useRequest(loadNotes, ref), request);
  const { load, all, code = '' } = useNotesLoad(ref);

  const { filter, filterBy, term: typed, onTerm } = useListAddress({ filters: ['show', 'date'] });
  const pressed = NOTE_FILTERS.find((each) => each === filter.show) ?? 'open';
  const days = useMemo(() => daysOf(all), [all]);
  const chosen = days.find((day) => day === filter.date);
  // Concurrent rendering: the controls follow at once, the rows when they are ready.
  const term = useDeferredValue(typed);
  const show = useDeferredValue(pressed);
  const date = useDeferredValue(chosen);
  const dated = useMemo(
    () => (date === undefined ? all : all.filter((note) => dayOf(note) === date)),
    [all, date],
  );
  const isMine = useCallback(
    ({ author, person }: Note) =>
      reader !== undefined && [author._id, person?._id].includes(reader),
    [reader],
  );
  const { filtered, found, searched } = useNotesFilter({
    notes: dated,
    filter: show,
    term,
    isMine,
  });
  const printed = useMemo(
    () =>
      project && {
        name: project.name,
        location: project.location,
        cover: coverPicture(project.img, '170mm'),
        latest: tourDay,
      },
    [project, tourDay],
  );
  const rooms = useMemo(
    () => byRoom(found, (place) => roomName(place, tRoom), locale),
    [found, tRoom, locale],
  );

  const notesProblem = remote.phase === 'failed' ? remote.problem : undefined;
  const isForbidden = notesProblem?.kind === 'notFound' || notesProblem?.kind === 'forbidden';
  const problem = props.problem ?? (isForbidden ? undefined : notesProblem);
  const isReady = project !== undefined && remote.phase === 'ready';
  const isLoading = !isReady && problem === undefined && !isForbidden;
  const hasNotes = isReady && all.length > 0;
  const [printing, setPrinting] = useState<'idle' | 'busy' | 'failed'>('idle');
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The pressed button leaves with the message.
    search.current?.focus();
    onTerm('');
  };
  const urlOf = ({ number }: Note) => new URL(noteHref(code, number), location.origin).href;
  const download = () => {
    if (project === undefined) return;
    const shown = rooms.flatMap(({ notes }) => notes);
    const csv = notesToCsv(shown, { t, tHead, tRoom, urlOf });
    saveAsFile(csv, csvName(project.name, localDay(new Date())), 'text/csv;charset=utf-8');
  };
  const print = async () => {
    setPrinting('busy');
    setPrinting((await printReport()) ? 'idle' : 'failed');
  };
  return (
    <S.Root>
      <PageTitle>
        {project ? `${t('title')} – ${isolateIn(locale, project.name)}` : t('title')}
      </PageTitle>
      <PageHeading
        above={
          <>
            {path}
            <S.Kind>{t('title')}</S.Kind>
          </>
        }
        title={
          project ? (
            <Name>{project.name}</Name>
          ) : (
            <>
              <VisuallyHidden>{t('title')}</VisuallyHidden>
              <Skeleton inlineSize="12rem" blockSize="1lh" />
            </>
          )
        }
        actions={
          hasNotes && (
            <S.Actions>
              <Button icon={<DownloadIcon />} disabled={found.length === 0} onClick={download}>
                {t('report.csv')}
              </Button>
              <Button
                variant="primary"
                icon={<PrintIcon />}
                disabled={found.length === 0}
                busy={printing === 'busy' ? t('report.preparing') : undefined}
                onClick={() => void print()}
              >
                {t('report.print')}
              </Button>
            </S.Actions>
          )
        }
      />
      {hasNotes && (
        <S.Tools>
          <NoteFilters
            {...{ filtered }}
            filter={pressed}
            onFilterChange={(next) => filterBy({ show: next === 'open' ? undefined : next })}
          />
          <S.Day
            label={t('report.date')}
            hideLabel
            options={[
              { value: '', label: t('report.allDates') },
              ...days.map((day) => ({ value: day, label: formatDay(day, locale) })),
            ]}
            value={chosen ?? ''}
            onChange={({ target }) => filterBy({ date: target.value || undefined })}
          />
          <S.Search>
            <SearchField
              ref={search}
              label={t('search')}
              placeholder={t('search')}
              clearLabel={t('clearSearch')}
              value={typed}
              maxLength={200}
              onValueChange={onTerm}
            />
          </S.Search>
        </S.Tools>
      )}
      <LiveRegion>{isLoading && t('loading')}</LiveRegion>
      {isReady && isOld(load) && <OldNotes {...load} />}
      {printing === 'failed' && <Banner tone="danger">{t('report.failed')}</Banner>}
      {problem !== undefined && (
        <LoadFailed
          title={t('failed')}
          problem={problem}
          onRetry={() => {
            onRetry();
            request();
          }}
        />
      )}
      {problem === undefined && isForbidden && <Notice tone="warning" title={t('forbidden')} />}
      {(isLoading || isReady) && (
        <S.Sheet>
          {isLoading && <NotesWaiting />}
          {isReady && !hasNotes && (
            <Empty>
              <RingSign />
              <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
            </Empty>
          )}
          {hasNotes && found.length === 0 && (
            <NoneFound filter={show} searched={searched} onClear={clear} />
          )}
          {hasNotes && found.length > 0 && <ReportTable {...{ rooms, code, slot }} />}
        </S.Sheet>
      )}
      {hasNotes && printed && (
        <PrintedReport {...{ code, show, date }} project={printed} notes={found} all={dated} />
      )}
    </S.Root>
  );
}
