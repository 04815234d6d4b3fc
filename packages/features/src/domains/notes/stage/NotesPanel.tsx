import type { Note } from '@jawla/contract';
import { Button, lazyWithRetry, Notice, ToastProvider, useToast } from '@jawla/ui';
import { startTransition, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { formatDay, useLocale, useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { tourTexts } from '#tours';
import { ComposerWaiting } from '../components/ComposerWaiting';
import { roomName, roomTexts } from '../components/noteWords';
import { NotesList } from '../components/NotesList';
import { PlaceBar } from '../components/PlaceBar';
import type { NoteActions, NotePanel } from '../components/props';
import { Ring } from '../components/Ring';
import { keptDraft, storeDraft, type WrittenNote } from '../drafts';
import { dayOf, hasScene, placeOf } from '../notes.model';
import { noteHref } from '../noteHref';
import { NOTE_PARAM } from '../noteParams';
import { notesTexts } from '../notes.texts';
import { keepUnsent } from '../unsent';
import { NoteReading } from './NoteReading';
import { useGoing, type Arrival } from './useGoing';
import { useGuestNaming } from './useGuestNaming';
import { useNoteActions } from './useNoteActions';
import { useNotesLoad } from './useNotesLoad';
import { NotesMenu } from './NotesMenu';
import type { NotesPanelProps } from './notesPanel.props';

/** Its fields weigh more than the list: they load once that is there, before somebody writes. */
const loadWriting = async () => (await import('./NoteWriting')).NoteWriting;
const NoteWriting = lazyWithRetry(loadWriting);

/** The panel of notes beside a tour. */
export function NotesPanel(props: NotesPanelProps) {
  return (
    <ToastProvider>
      <Panel {...props} />
    </ToastProvider>
  );
}

/** Of all the texts of tours, the one that a notice needs. */
const matchTexts = { 'viewer.matchRooms': tourTexts['viewer.matchRooms'] };

/** What the panel shows. */
type Step = 'list' | 'note' | 'place' | 'write';

function Panel({ source, view, opening, returnTo }: NotesPanelProps) {
  const { slot, day, main, sync } = view;
  const t = useText(notesTexts);
  const show = useToast();
  const user = useAppSelector(selectUser);
  const isGuest = source.guest !== undefined;
  const reader = isGuest ? 'guest' : (user?._id ?? '');
  const { load, all, code, mayWrite } = useNotesLoad(source, { slot, day });
  const naming = useGuestNaming(source.guestName);
  const changes = useNoteActions(source);
  const going = useGoing(view);
  const [step, setStep] = useState<Step>('list');
  const [term, setTerm] = useState('');
  const [cameBack, setCameBack] = useState(false);
  const [kept] = useState(() => keptDraft(reader, source.project));
  const [written, setWritten] = useState(kept);
  const [isReplying, setReplying] = useState(false);
  const listed = all.find(({ number }) => number === opening.number);
  const last = useLastKnown(listed, opening.number);
  // Nothing that is being typed is taken away with the note.
  const chosen = listed ?? (step === 'note' && isReplying ? last : undefined);
  const edited = useLastKnown(
    all.find(({ number }) => number === written?.number),
    written?.number,
  );
  /** Whether places can be told: the tour of this date speaks, and shows one of its scenes. */
  const speaks =
    main?.slot === slot && main.scene !== undefined && hasScene(main.scenes, main.scene);
  const bar = useBarHeight();
  const panel: NotePanel = {
    bar,
    returnTo,
    onClose: () => opening.change({ isOpen: false, number: undefined }),
  };

  // The address names a note: once it has loaded, the tour turns to it.
  const [isOpened, setOpened] = useState(opening.number === undefined);
  if (!isOpened && load.phase === 'ready') {
    setOpened(true);
    if (chosen !== undefined) going.wait(chosen);
  }
  // Rooms have been matched, perhaps that of the note.
  const [alignments, setAlignments] = useState(view.alignments);
  if (alignments !== view.alignments) {
    setAlignments(view.alignments);
    const { arrival } = going;
    if (chosen !== undefined && arrival?.at === 'gone' && arrival.number === chosen.number)
      going.go(chosen);
  }

  // What has no place yet is about the date on the bar.
  const isUnplaced = written?.number === undefined && written?.draft.place === null;
  if (step === 'place' && isUnplaced && written.slot !== slot)
    setWritten({ ...written, slot, day });
  useEffect(() => {
    // Offline, it is asked for again when it is needed.
    loadWriting().catch(() => undefined);
  }, []);
  const isPlacing = step === 'place' && speaks && written?.slot === slot;
  const { mark } = view;
  useEffect(() => {
    if (!isPlacing) return undefined;
    mark(<Ring look="dashed" />);
    return () => mark(undefined);
  }, [isPlacing, mark]);

  const change = (next: WrittenNote | undefined) => {
    setWritten(next);
    storeDraft(reader, source.project, next);
    keepUnsent(source.guest, 'new', next?.draft.text ?? '');
  };
  const choose = (note: Note) => {
    opening.change({ number: note.number });
    going.go(note);
  };
  /** A transition: the panel stays until the code of the next step is there. */
  const enter = (next: Step) => startTransition(() => setStep(next));
  const begin = (next: WrittenNote, first: Step) => {
    change(next);
    enter(first);
  };
  const add = () => {
    const draft = { text: '', place: null, person: '', due: '', photos: [], removed: [] };
    const isUnfinished = written !== undefined && written.draft.text.trim() !== '';
    if (isUnfinished) enter('write');
    else begin({ id: crypto.randomUUID(), slot, day, draft }, speaks ? 'place' : 'write');
  };
  const edit = (note: Note) => {
    const { number, revision, text, place, person, due } = note;
    const draft = {
      text,
      place,
      person: person?._id ?? '',
      due: due ?? '',
      photos: [],
      removed: [],
    };
    begin({ id: crypto.randomUUID(), slot: note.slot, number, revision, draft }, 'write');
  };
  const place = () => {
    const seen = sync?.viewIn('main');
    const at = seen && main && placeOf(seen, main);
    if (written === undefined || !at) return;
    begin({ ...written, draft: { ...written.draft, place: at } }, 'write');
  };
  const back = () => {
    change(undefined);
    setStep('list');
  };

  const actions: NoteActions = {
    mayWrite,
    onStatus: changes.onStatus,
    onEdit: edit,
    onDelete(note) {
      setStep('list');
      changes.onDelete(note);
    },
    onCopyLink: (note) => changes.onCopy(addressOf(note)),
  };
  function addressOf({ number }: Note): string {
    if (!isGuest && code !== undefined)
      return new URL(noteHref(code, number), location.origin).href;
    const url = new URL(location.href);
    url.searchParams.set(NOTE_PARAM, String(number));
    return url.href;
  }
  const notice = chosen && going.arrival?.number === chosen.number && (
    <PlaceNotice note={chosen} arrival={going.arrival.at} view={view} />
  );
  const room = main?.scenes.find(({ id }) => id === main.scene);

  if (step === 'place' && written !== undefined && isPlacing) {
    return (
      <PlaceBar
        panel={panel}
        room={room?.title}
        isRoomOnly={!main.turns}
        number={written.number}
        onPlace={place}
        onWithout={written.number === undefined ? () => enter('write') : undefined}
        onCancel={() => (written.draft.text === '' ? back() : enter('write'))}
      />
    );
  }
  if ((step === 'write' || step === 'place') && written !== undefined) {
    const writtenDay = edited === undefined ? written.day : dayOf(edited);
    return (
      <Suspense
        fallback={
          <ComposerWaiting
            panel={panel}
            number={written.number}
            // Before the form was there, nothing was typed but what is kept.
            onBack={kept === undefined ? back : () => setStep('list')}
          />
        }
      >
        <NoteWriting
          of={source}
          panel={panel}
          written={written}
          note={edited}
          day={writtenDay ?? null}
          isKept={written === kept}
          naming={naming}
          // A tour that speaks late doesn’t take the field away.
          onChange={(next) => {
            change(next);
            setStep('write');
          }}
          onPlace={speaks && written.slot === slot ? () => setStep('place') : undefined}
          onSaved={(note) => {
            show({ message: t('form.saved', { number: String(note.number) }), tone: 'success' });
            back();
            opening.change({ number: note.number, filter: 'open' });
          }}
          onCancel={back}
        />
      </Suspense>
    );
  }
  if (step === 'note' && chosen !== undefined) {
    const canShow = chosen.place !== null && speaks;
    return (
      <NoteReading
        key={chosen.number}
        of={source}
        note={chosen}
        {...{ panel, slot, actions, changes, naming, notice }}
        lost={
          listed === undefined ? (load.phase === 'forbidden' ? 'forbidden' : 'gone') : undefined
        }
        onBegun={setReplying}
        onShowPlace={canShow ? () => going.go(chosen) : undefined}
        onBack={() => {
          setCameBack(true);
          setReplying(false);
          setStep('list');
        }}
      />
    );
  }
  return (
    <NotesList
      {...actions}
      {...{ panel, load, slot, term, notice }}
      filter={opening.filter}
      onFilterChange={(filter) => opening.change({ filter, number: undefined })}
      onTermChange={setTerm}
      isMine={(note) =>
        isGuest ? note.mayEdit : [note.author._id, note.person?._id].includes(user?._id)
      }
      chosen={chosen?._id}
      saving={new Set(all.filter(({ number }) => changes.isPending(number)).map(({ _id }) => _id))}
      isGone={load.phase === 'ready' && opening.number !== undefined && chosen === undefined}
      focusesChosen={cameBack}
      more={!isGuest && <NotesMenu project={source.project} />}
      onGo={choose}
      onShow={(note) => {
        opening.change({ number: note.number });
        setStep('note');
      }}
      onAdd={add}
    />
  );
}

/** A note as it was before it left the list. */
function useLastKnown(note: Note | undefined, number: number | undefined): Note | undefined {
  const [known, setKnown] = useState(note);
  if (note !== undefined && note !== known) setKnown(note);
  return note ?? (known?.number === number ? known : undefined);
}

/** The height of the bar, on which a sheet stands. */
function useBarHeight(): string | undefined {
  const [height, setHeight] = useState<string>();
  useLayoutEffect(() => {
    const bar = document.querySelector('[data-tour-bar]');
    if (bar === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(`${bar.getBoundingClientRect().height}px`));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return height;
}

interface PlaceNoticeProps {
  note: Note;
  arrival: Arrival;
  view: NotesPanelProps['view'];
}

/** That the tour does not have the room of a note, or cannot be turned to its place. */
function PlaceNotice({ note, arrival, view }: PlaceNoticeProps) {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const tMatch = useText(matchTexts);
  const isAdmin = useAppSelector(selectUser)?.isAdmin === true;
  const locale = useLocale();
  const { place } = note;
  if (place === null || arrival === 'place') return null;
  if (arrival === 'scene') return <Notice title={t('place.roomOnly')} />;
  const day = dayOf(note);
  const { dates, onMatchRooms } = view;
  const isElsewhere = note.isDateGone !== true && day !== undefined && note.slot !== view.slot;
  return (
    <Notice
      title={t('place.gone', { room: `\u2068${roomName(place, tRoom)}\u2069` })}
      actions={
        isElsewhere &&
        dates !== undefined && (
          <>
            <Button size="s" onClick={() => dates.onDay(day)}>
              {t('place.openOwn', { day: formatDay(day, locale) })}
            </Button>
            {isAdmin && (
              <Button size="s" variant="quiet" onClick={() => onMatchRooms?.(day)}>
                {tMatch('viewer.matchRooms')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
