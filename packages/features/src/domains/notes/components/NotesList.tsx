import type { Note } from '@jawla/contract';
import {
  Banner,
  Button,
  EmptyState,
  LiveRegion,
  Notice,
  StagePanel,
  useRenderedRows,
} from '@jawla/ui';
import { AddIcon } from '@jawla/ui/icons';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import { NoneFound } from './NoneFound';
import { NoteFilters } from './NoteFilters';
import { NoteRow } from './NoteRow';
import { NoteSearch } from './NoteSearch';
import * as S from './NotesList.styles';
import { NotesWaiting } from './NotesWaiting';
import { isOld, OldNotes } from './OldNotes';
import { RingSign } from './RingSign';
import type { NoteActions, NotesListProps } from './props';
import { useNotesFilter } from './useNotesFilter';

/** More notes than these can be searched. */
const SEARCH_FROM = 8;

/** The notes of a date, in the panel beside its tour. */
export function NotesList(props: NotesListProps) {
  const { panel, load, filter, onFilterChange, term, onTermChange, isMine, chosen, more } = props;
  const { mayWrite, focusesChosen = false, isGone = false, onAdd } = props;
  const t = useText(notesTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const notes = load.phase === 'ready' ? load.notes : undefined;
  const { filtered, found, searched } = useNotesFilter({ notes, filter, term, isMine });
  const isEmpty = notes?.length === 0;
  const hasTools = notes !== undefined && !isEmpty;
  const hasSearch = hasTools && (notes.length > SEARCH_FROM || term !== '');
  const add = (
    <Button size="s" variant="primary" icon={<AddIcon />} onClick={onAdd}>
      {t('add')}
    </Button>
  );
  return (
    <StagePanel
      {...panel}
      title={t('title')}
      scroller={scroller}
      takesFocus={!(focusesChosen && found.some(({ _id }) => _id === chosen))}
      actions={
        <>
          {mayWrite && hasTools && add}
          {more}
        </>
      }
      top={
        hasTools ? (
          <S.Tools>
            <NoteFilters {...{ filtered, filter, onFilterChange }} />
            {hasSearch && (
              <S.Search $isUsed={term !== ''}>
                <NoteSearch {...{ term, onTermChange }} />
              </S.Search>
            )}
          </S.Tools>
        ) : undefined
      }
    >
      <LiveRegion>{load.phase === 'loading' && t('loading')}</LiveRegion>
      {isGone && (
        <S.Notice>
          <Banner tone="info">{t('gone')}</Banner>
        </S.Notice>
      )}
      {load.phase === 'loading' && <NotesWaiting />}
      {load.phase === 'failed' && (
        <S.Notice>
          <Notice
            tone="danger"
            title={t('failed')}
            actions={
              <Button size="s" onClick={load.onRetry}>
                {t('retry')}
              </Button>
            }
          >
            {load.problem}
          </Notice>
        </S.Notice>
      )}
      {load.phase === 'forbidden' && (
        <S.Notice>
          <Notice tone="warning" title={t('forbidden')} />
        </S.Notice>
      )}
      {isOld(load) && (
        <S.Notice>
          <OldNotes {...load} />
        </S.Notice>
      )}
      {isEmpty && (
        <S.Empty>
          <RingSign />
          <EmptyState title={t('empty.title')} action={mayWrite ? add : undefined}>
            {t('empty.text')}
          </EmptyState>
        </S.Empty>
      )}
      {hasTools && found.length === 0 && (
        <NoneFound {...{ filter, searched }} onClear={() => onTermChange('')} />
      )}
      {found.length > 0 && <Rows {...props} notes={found} scroller={scroller} />}
    </StagePanel>
  );
}

const NONE: ReadonlySet<string> = new Set();

type RowsProps = NotesListProps & {
  notes: readonly Note[];
  scroller: RefObject<HTMLDivElement | null>;
};

function Rows(props: RowsProps) {
  const { notes, scroller, slot, chosen, saving = NONE, notice, onGo, onShow } = props;
  const { mayWrite, onStatus, onEdit, onDelete, onCopyLink, focusesChosen = false } = props;
  const t = useText(notesTexts);
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(chosen);
  const isMoving = useRef(focusesChosen);
  const at = Math.max(
    0,
    notes.findIndex(({ _id }) => _id === (focused ?? chosen)),
  );
  const rendered = useRenderedRows({
    count: notes.length,
    keyOf: (index) => notes[index]?._id ?? '',
    focused: at,
    body: list,
    region: scroller,
    windowRows: 12,
    defersOnMount: true,
  });
  const actions = useMemo<NoteActions>(
    () => ({ mayWrite, onStatus, onEdit, onDelete, onCopyLink }),
    [mayWrite, onStatus, onEdit, onDelete, onCopyLink],
  );
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-note="${notes[at]?._id ?? ''}"]`);
    // A far row may be rendered a little later.
    if (!row) return;
    isMoving.current = false;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof Element) || target.closest('[data-note]') === null) return;
    const isRtl = getComputedStyle(target).direction === 'rtl';
    const { [at]: note } = notes;
    if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
      event.preventDefault();
      if (note !== undefined) onShow(note);
      return;
    }
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: notes.length - 1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    const to = notes[Math.min(notes.length - 1, Math.max(0, next))];
    if (to === undefined) return;
    isMoving.current = true;
    setFocused(to._id);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it */}
      <S.List
        ref={list}
        aria-label={t('title')}
        onKeyDown={press}
        {...(rendered.before + rendered.after > 0 && {
          style: { paddingBlock: `${rendered.before}px ${rendered.after}px` },
        })}
      >
        {rendered.rows.map(({ index, skipped }) => {
          const { [index]: note } = notes;
          if (note === undefined) return null;
          const isChosen = note._id === chosen;
          return (
            <NoteRow
              key={note._id}
              {...{ note, slot, index, skipped, isChosen, actions, onGo, onShow }}
              measure={rendered.measure}
              count={notes.length}
              isStop={index === at}
              isSaving={saving.has(note._id)}
              notice={isChosen ? notice : undefined}
              onFocus={({ _id }) => setFocused(_id)}
            />
          );
        })}
      </S.List>
      {rendered.virtualizer}
    </>
  );
}
