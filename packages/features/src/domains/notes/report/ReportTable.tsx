import type { Note } from '@jawla/contract';
import { NumberPill, useRenderedRows, VisuallyHidden } from '@jawla/ui';
import { NextIcon } from '@jawla/ui/icons';
import { memo, useMemo, useRef, useState } from 'react';
import { Day, Name, useLocale, useText } from '#core/i18n';
import { DateGone, Facts } from '../components/Facts';
import {
  dueState,
  personName,
  roomName,
  roomTexts,
  rowName,
  splitText,
} from '../components/noteWords';
import { useToday } from '../components/useToday';
import { noteHref } from '../noteHref';
import { dayOf } from '../notes.model';
import { notesTexts } from '../notes.texts';
import type { Room } from './report.model';
import * as S from './ReportTable.styles';

interface ReportTableProps {
  rooms: readonly Room[];
  /** Of the project, in short addresses. */
  code: string;
  /** Date that the project shows first: others are told by “Since” where there are no columns. */
  slot: string;
}

/** A line of the table: the name of a room, or a note. */
type Line = { key: string; room: Room; note?: undefined } | { key: string; note: Note };

const COLUMNS = ['number', 'note', 'assigned', 'due', 'date', 'author'] as const;

/** Notes by room: a table on wide windows, a list on narrow ones. */
export const ReportTable = memo(function ReportTable({ rooms, code, slot }: ReportTableProps) {
  const t = useText(notesTexts);
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<string>();
  const lines = useMemo(
    () =>
      rooms.flatMap((room): Line[] => [
        { key: `room ${room.name ?? ''}`, room },
        ...room.notes.map((note) => ({ key: note._id, note })),
      ]),
    [rooms],
  );
  const focusedAt = lines.findIndex(({ key }) => key === focused);
  const rendered = useRenderedRows({
    count: lines.length,
    keyOf: (index) => lines[index]?.key ?? '',
    focused: focusedAt < 0 ? undefined : focusedAt,
    body,
    windowRows: 12,
    defersOnMount: false,
  });
  const heads = {
    number: '#',
    note: t('form.text'),
    assigned: t('form.assigned'),
    due: t('form.due'),
    date: t('report.date'),
    author: t('report.author'),
  };
  return (
    <>
      {/* Explicit roles, because some browsers drop those of a table with another display. */}
      <S.Table role="table" aria-label={t('title')} aria-rowcount={lines.length + 1}>
        <S.Head role="rowgroup">
          <S.HeadRow role="row" aria-rowindex={1}>
            {COLUMNS.map((column) => (
              <S.HeadCell
                key={column}
                role="columnheader"
                scope="col"
                aria-label={column === 'number' ? t('report.number') : undefined}
              >
                {heads[column]}
              </S.HeadCell>
            ))}
          </S.HeadRow>
        </S.Head>
        <S.Body
          ref={body}
          role="rowgroup"
          onFocus={({ target }) =>
            setFocused(target.closest<HTMLElement>('[data-line]')?.dataset['line'])
          }
          {...(rendered.before + rendered.after > 0 && {
            style: { paddingBlock: `${rendered.before}px ${rendered.after}px` },
          })}
        >
          {rendered.rows.map(({ index, skipped }) => {
            const { [index]: line } = lines;
            if (line === undefined) return null;
            const place = { index, skipped, measure: rendered.measure };
            return line.note === undefined ? (
              <RoomRow key={line.key} {...place} room={line.room} />
            ) : (
              <NoteRow key={line.key} {...place} {...{ code, slot }} note={line.note} />
            );
          })}
        </S.Body>
      </S.Table>
      {rendered.virtualizer}
    </>
  );
});

interface RowPlace {
  /** Among all, also those that are not rendered. */
  index: number;
  /** Height in pixels of the rows omitted before it. */
  skipped: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

const rowProps = ({ index, skipped, measure }: RowPlace) => ({
  ref: measure,
  role: 'row',
  'aria-rowindex': index + 2,
  'data-index': index,
  ...(skipped > 0 && { style: { marginBlockStart: skipped } }),
});

const RoomRow = memo(function RoomRow({ room, ...place }: RowPlace & { room: Room }) {
  const t = useText(notesTexts);
  return (
    <S.RoomRow {...rowProps(place)}>
      <S.RoomCell role="cell" aria-colspan={COLUMNS.length}>
        <S.RoomName>
          {room.name === undefined ? t('row.noPlace') : <Name>{room.name}</Name>}
        </S.RoomName>
        <S.Faint>{t('count', { smart_count: room.notes.length })}</S.Faint>
      </S.RoomCell>
    </S.RoomRow>
  );
});

interface NoteRowProps extends RowPlace {
  note: Note;
  code: string;
  slot: string;
}

/** All of it is a link to the note in its tour. */
const NoteRow = memo(function NoteRow({ note, code, slot, ...place }: NoteRowProps) {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const locale = useLocale();
  const today = useToday();
  const { number, status, person, due, author, pictures } = note;
  const [line] = splitText(note.text);
  const [photo] = pictures;
  const room = note.place === null ? t('row.noPlace') : roomName(note.place, tRoom);
  const day = dayOf(note);
  const look = status === 'done' ? 'done' : note.place === null ? 'dashed' : 'plain';
  return (
    <S.NoteRow {...rowProps(place)} data-line={note._id}>
      <S.Cell role="cell">
        <NumberPill {...{ number, look }} />
      </S.Cell>
      <S.NoteCell role="rowheader" scope="row">
        <S.Words>
          <S.Line href={noteHref(code, number)}>
            <VisuallyHidden>{rowName({ note, room, today, locale, t })}</VisuallyHidden>
            <bdi aria-hidden>{line}</bdi>
          </S.Line>
          <S.Narrow>
            <Facts {...{ note, slot }} hidesRoom />
          </S.Narrow>
          {note.isDateGone === true && day !== undefined && (
            <S.Gone>
              <DateGone day={day} />
            </S.Gone>
          )}
        </S.Words>
        {photo !== undefined && <S.Photo src={photo.thumbnail} alt="" />}
        <NextIcon size="1.0625rem" />
      </S.NoteCell>
      <S.Column role="cell">
        {person === null ? <S.Faint>–</S.Faint> : <Name>{personName(person, t)}</Name>}
      </S.Column>
      <S.Column role="cell">
        {due === null ? (
          <S.Faint>–</S.Faint>
        ) : dueState(note, today) === 'wasDue' ? (
          <S.Late>
            <Day day={due} />
            <S.Overdue>{t('report.overdue')}</S.Overdue>
          </S.Late>
        ) : (
          <Day day={due} />
        )}
      </S.Column>
      <S.Column role="cell" data-quiet="">
        {day === undefined ? <S.Faint>–</S.Faint> : <Day day={day} />}
      </S.Column>
      <S.Column role="cell" data-quiet="">
        <Name>{personName(author, t)}</Name>
      </S.Column>
    </S.NoteRow>
  );
});
