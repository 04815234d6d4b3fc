import {
  Avatar,
  Button,
  Menu,
  Notice,
  NumberPill,
  Skeleton,
  StagePanel,
  TextArea,
} from '@jawla/ui';
import type { Note, NoteEntry } from '@jawla/contract';
import {
  AimIcon,
  CalendarIcon,
  CheckIcon,
  DeleteIcon,
  EditIcon,
  MoreIcon,
  PersonIcon,
  UndoIcon,
} from '@jawla/ui/icons';
import { useState } from 'react';
import {
  Day,
  formatAgo,
  isolateIn,
  Moment,
  Name,
  TextWithIsolate,
  localDay,
  useLocale,
  useText,
} from '#core/i18n';
import { notesTexts } from '../notes.texts';
import { LeaveQuestion } from './LeaveQuestion';
import { NoteMenu } from './NoteMenu';
import { NotePhotos } from './NotePhotos';
import { NoteReply } from './NoteReply';
import { StatusButton } from './NoteRow';
import { NoteText } from './NoteText';
import * as S from './NoteThread.styles';
import { dueState, personName, roomName, roomTexts, splitText } from './noteWords';
import type { NoteThreadProps } from './props';
import { textError } from './textRules';
import { useToday } from './useToday';

const NONE: ReadonlySet<string> = new Set();

/** A note alone, with what was answered to it. */
export function NoteThread(props: NoteThreadProps) {
  const { panel, note, entries, problem, mayWrite, notice, draft, onBack, saving = NONE } = props;
  const t = useText(notesTexts);
  const locale = useLocale();
  const [isLeaving, setLeaving] = useState(false);
  const [line, rest] = splitText(note.text);
  const number = String(note.number);
  const leave = () =>
    draft.text.trim() !== '' || draft.photo !== undefined ? setLeaving(true) : onBack();
  return (
    <StagePanel
      {...panel}
      share={70}
      title={t('row.name', { number, line: isolateIn(locale, line) })}
      sign={<NumberPill number={note.number} look={note.status === 'done' ? 'done' : 'chosen'} />}
      back={{ label: t('back'), onBack: leave }}
      actions={
        <>
          <StatusButton note={note} actions={props} />
          <NoteMenu {...props} />
        </>
      }
      footer={mayWrite ? <NoteReply {...props} /> : undefined}
    >
      <S.Body>
        <S.Line>{line}</S.Line>
        {rest !== '' && (
          <S.Rest>
            <NoteText>{rest}</NoteText>
          </S.Rest>
        )}
        <S.By>
          <Name>{personName(note.author, t)}</Name> ·{' '}
          <Day day={localDay(new Date(note.createdAt))} />
          {note.editedAt !== null && ` · ${t('edited')}`}
        </S.By>
        <NotePhotos note={note.number} pictures={note.pictures} />
        <ThreadFacts {...props} />
        {notice !== undefined && <S.Notice>{notice}</S.Notice>}
        {problem !== undefined && (
          <S.Notice>
            <Notice
              tone="danger"
              title={problem.text}
              actions={
                <Button size="s" onClick={problem.onRetry}>
                  {t('retry')}
                </Button>
              }
            />
          </S.Notice>
        )}
        {entries === undefined && problem === undefined && <Waiting count={note.comments} />}
        {entries !== undefined && entries.length > 0 && (
          <>
            <S.Count>
              {t('row.comments', {
                smart_count: entries.filter(({ kind }) => kind === 'comment').length,
              })}
            </S.Count>
            <S.Entries>
              {entries.map((entry) =>
                entry.kind === 'comment' ? (
                  <Comment
                    key={entry._id}
                    {...{ note, entry }}
                    isSaving={saving.has(entry._id)}
                    onEdit={props.onEditEntry}
                    onDelete={props.onDeleteEntry}
                  />
                ) : (
                  <S.Moment key={entry._id} $isDone={entry.kind === 'done'}>
                    {entry.kind === 'done' ? <CheckIcon /> : <UndoIcon />}
                    <span>
                      <TextWithIsolate
                        text={(name) =>
                          t(entry.kind === 'done' ? 'entry.done' : 'entry.opened', { name })
                        }
                      >
                        {personName(entry.author, t)}
                      </TextWithIsolate>{' '}
                      · <At at={entry.at} />
                    </span>
                  </S.Moment>
                ),
              )}
            </S.Entries>
          </>
        )}
      </S.Body>
      <LeaveQuestion isOpen={isLeaving} onLeave={onBack} onStay={() => setLeaving(false)} />
    </StagePanel>
  );
}

function ThreadFacts({ note, slot, onShowPlace }: NoteThreadProps) {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const { place, person, due, day } = note;
  return (
    <S.Facts>
      <li>
        <AimIcon />
        <span>{place === null ? t('row.noPlace') : <Name>{roomName(place, tRoom)}</Name>}</span>
        {place !== null && onShowPlace !== undefined && (
          <Button size="s" variant="quiet" onClick={onShowPlace}>
            {t('place.show')}
          </Button>
        )}
      </li>
      {person !== null && (
        <li>
          <PersonIcon />
          <span>{t('form.assigned')}</span>
          <Name>{personName(person, t)}</Name>
        </li>
      )}
      {due !== null && <DueFact {...{ note, due }} />}
      {day !== null && (note.isDateGone === true || note.slot !== slot) && (
        <li>
          <CalendarIcon />
          <span>
            <TextWithIsolate
              text={(slot) =>
                t(note.isDateGone === true ? 'date.gone' : 'row.since', { day: slot })
              }
            >
              <Day day={day} />
            </TextWithIsolate>
          </span>
        </li>
      )}
    </S.Facts>
  );
}

function DueFact({ note, due }: { note: Note; due: string }) {
  const t = useText(notesTexts);
  const state = dueState(note, useToday());
  return (
    <li>
      <CalendarIcon />
      <span>{t('form.due')}</span>
      {state === 'dueToday' ? (
        <span>{t('row.dueToday')}</span>
      ) : state === 'wasDue' ? (
        <S.Late>
          <TextWithIsolate text={(day) => t('row.wasDue', { day })}>
            <Day day={due} />
          </TextWithIsolate>
        </S.Late>
      ) : (
        <Day day={due} />
      )}
    </li>
  );
}

/** How long ago, on the same day; then the day and the time. */
function At({ at }: { at: string }) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return localDay(new Date(at)) === localDay(now) ? (
    <bdi>{formatAgo(at, now, locale)}</bdi>
  ) : (
    <Moment at={at} />
  );
}

interface CommentProps {
  note: Note;
  entry: NoteEntry;
  isSaving: boolean;
  onEdit: (entry: NoteEntry, text: string) => void;
  onDelete: (entry: NoteEntry) => void;
}

function Comment({ note, entry, isSaving, onEdit, onDelete }: CommentProps) {
  const t = useText(notesTexts);
  const locale = useLocale();
  const [isEdited, setEdited] = useState(false);
  const name = personName(entry.author, t);
  return (
    <S.Entry $isSaving={isSaving} aria-busy={isSaving || undefined}>
      <Avatar name={name} />
      <S.EntryBody>
        <S.EntryHead>
          <p>
            <strong>
              <Name>{name}</Name>
            </strong>
            <span>
              {entry.author.kind === 'guest' && `${t('guest')} · `}
              <At at={entry.at} />
              {entry.editedAt !== null && ` · ${t('edited')}`}
            </span>
          </p>
          {entry.mayEdit && !isSaving && !isEdited && (
            <Menu
              size="s"
              variant="quiet"
              place="end"
              label={t('comment.more', { name: isolateIn(locale, name) })}
              sign={<MoreIcon />}
              entries={[
                {
                  id: 'edit',
                  label: t('edit'),
                  icon: <EditIcon />,
                  onPress: () => setEdited(true),
                },
                {
                  id: 'delete',
                  label: t('delete'),
                  icon: <DeleteIcon />,
                  onPress: () => onDelete(entry),
                },
              ]}
            />
          )}
        </S.EntryHead>
        {isEdited ? (
          <CommentEdit
            text={entry.text}
            onCancel={() => setEdited(false)}
            onSave={(text) => {
              setEdited(false);
              if (text !== entry.text) onEdit(entry, text);
            }}
          />
        ) : (
          entry.text !== '' && <NoteText>{entry.text}</NoteText>
        )}
        {entry.picture !== null && <NotePhotos note={note.number} pictures={[entry.picture]} />}
      </S.EntryBody>
    </S.Entry>
  );
}

interface CommentEditProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function CommentEdit({ text: stored, onSave, onCancel }: CommentEditProps) {
  const t = useText(notesTexts);
  const [text, setText] = useState(stored);
  const [isChecked, setChecked] = useState(false);
  const wrong = textError(text);
  return (
    <S.Edit
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (wrong === undefined) onSave(text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <TextArea
        // The menu that opened it is gone.
        ref={focusOnce}
        label={t('edit')}
        hideLabel
        rows={2}
        error={isChecked && wrong !== undefined ? t(`rule.${wrong}`) : undefined}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <S.Row>
        <Button type="submit" size="s" variant="primary">
          {t('form.saveShort')}
        </Button>
        <Button size="s" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </S.Row>
    </S.Edit>
  );
}

function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

function Waiting({ count }: { count: number }) {
  return (
    <S.Entries aria-hidden>
      {Array.from({ length: Math.min(3, Math.max(1, count)) }, (_, at) => (
        <S.Entry key={at} $isSaving={false}>
          <Skeleton inlineSize="2rem" blockSize="2.375rem" />
          <S.EntryBody>
            <Skeleton inlineSize="40%" />
            <Skeleton inlineSize="80%" />
          </S.EntryBody>
        </S.Entry>
      ))}
    </S.Entries>
  );
}
