import type { Note } from '@jawla/contract';
import { Day, Name, TextWithIsolate, useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import * as S from './Facts.styles';
import { dueState, personName, roomName, roomTexts } from './noteWords';
import { useToday } from './useToday';

interface FactsProps {
  note: Note;
  /** Date on the bar. */
  slot: string;
  /** On the ground of a chosen row. */
  isStrong?: boolean;
  /** Whether a heading above tells the room. */
  hidesRoom?: boolean;
  /** Whether a button beside them tells the comments. */
  hidesComments?: boolean;
}

/** What is known of a note, always in this order: room, assigned, due, since, comments. */
export function Facts({
  note,
  slot,
  isStrong = false,
  hidesRoom = false,
  hidesComments = false,
}: FactsProps) {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const { place, person, due, day, comments } = note;
  return (
    <S.Facts $strong={isStrong}>
      {!hidesRoom && (
        <span>{place === null ? t('row.noPlace') : <Name>{roomName(place, tRoom)}</Name>}</span>
      )}
      {person !== null && (
        <span>
          <TextWithIsolate text={(name) => t('row.assigned', { name })}>
            {personName(person, t)}
          </TextWithIsolate>
        </span>
      )}
      {due !== null && <Due {...{ note, due }} />}
      {day !== null && note.isDateGone === true ? (
        <span>
          <DateGone day={day} />
        </span>
      ) : (
        day !== null &&
        note.slot !== slot && (
          <span>
            <TextWithIsolate text={(slot) => t('row.since', { day: slot })}>
              <Day day={day} />
            </TextWithIsolate>
          </span>
        )
      )}
      {comments > 0 && !hidesComments && (
        <span>{t('row.comments', { smart_count: comments })}</span>
      )}
    </S.Facts>
  );
}

/** That the project has the date of a note no more. */
export function DateGone({ day }: { day: string }) {
  const t = useText(notesTexts);
  return (
    <TextWithIsolate text={(slot) => t('date.gone', { day: slot })}>
      <Day day={day} />
    </TextWithIsolate>
  );
}

function Due({ note, due }: { note: Note; due: string }) {
  const t = useText(notesTexts);
  const state = dueState(note, useToday());
  if (state === 'dueToday') return <span>{t('row.dueToday')}</span>;
  const Root = state === 'wasDue' ? S.Late : 'span';
  return (
    <Root>
      <TextWithIsolate text={(day) => t(state === 'wasDue' ? 'row.wasDue' : 'row.due', { day })}>
        <Day day={due} />
      </TextWithIsolate>
    </Root>
  );
}
