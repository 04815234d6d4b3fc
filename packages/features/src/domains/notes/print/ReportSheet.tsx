import type { Note } from '@jawla/contract';
import { LANGUAGES } from '@jawla/contract/limits';
import { UiProvider, useBrand } from '@jawla/ui';
import { directionOf } from '@jawla/ui/theme';
import { memo, useMemo, type ReactNode } from 'react';
import { Day, localDay, translatorOf, useLocale, useText } from '#core/i18n';
import { NoteText } from '../components/NoteText';
import { dueState, personName, roomName, roomTexts, splitText } from '../components/noteWords';
import { noteHref } from '../noteHref';
import { dayOf } from '../notes.model';
import { notesTexts } from '../notes.texts';
import { byRoom } from '../report/report.model';
import type { ReportProps } from './report.props';
import * as S from './ReportSheet.styles';

/** The day on which it is printed, by which notes are overdue. */
interface Today {
  today: string;
}

/** The notes on paper: whole, by room, without their comments. In the light scheme, whatever the page has. */
export function ReportSheet({ project, code, notes, all, show, date, today }: ReportProps & Today) {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const locale = useLocale();
  const brand = useBrand();
  const rooms = useMemo(
    () => byRoom(notes, (place) => roomName(place, tRoom), locale),
    [notes, tRoom, locale],
  );
  return (
    <UiProvider brand={brand} scheme="light" locale={locale}>
      <S.Sheet>
        <Mast {...{ project, show, date, today }} />
        <Figures {...{ project, all, today }} />
        {notes.length === 0 && <S.None>{t(all.length === 0 ? 'empty.title' : NONE[show])}</S.None>}
        {rooms.map(({ name: room, notes: some }) => (
          // Apart from a room that is called so.
          <section key={room === undefined ? 'none' : `room ${room}`}>
            <S.Room>
              {room === undefined ? <Both text="row.noPlace" /> : <bdi>{room}</bdi>}
              <S.Count>{t('count', { smart_count: some.length })}</S.Count>
            </S.Room>
            {some.map((note) => (
              <PrintedNote key={note._id} {...{ note, code, today }} />
            ))}
          </section>
        ))}
      </S.Sheet>
    </UiProvider>
  );
}

/** Labels, which stand in both languages. */
type Label =
  | `filter.${'open' | 'done'}`
  | `report.${'open' | 'done' | 'mine' | 'overdue' | 'latest' | 'date'}`
  | `form.${'assigned' | 'due'}`
  | 'row.noPlace';

const NONE = { open: 'empty.open', done: 'empty.done', mine: 'empty.open' } as const;

/** A label in the reader’s language, with the other one small behind it. */
function Both({ text }: { text: Label }) {
  const t = useText(notesTexts);
  const locale = useLocale();
  const other = LANGUAGES.find((each) => each !== locale) ?? locale;
  const inOther = translatorOf(notesTexts, { locale: other, brand: '', textOverrides: {} });
  return (
    <>
      {t(text)}{' '}
      <S.Other lang={other} dir={directionOf(other)}>
        {inOther(text)}
      </S.Other>
    </>
  );
}

function Mast({
  project,
  show,
  date,
  today,
}: Pick<ReportProps, 'project' | 'show' | 'date'> & Today) {
  const { Logo } = useBrand();
  const { name, location, cover } = project;
  return (
    <header>
      <S.Mast>
        <Logo />
        <Day day={today} />
      </S.Mast>
      <S.Kind>
        <span>
          <Both text={`report.${show}`} />
        </span>
        {date !== undefined && (
          <span>
            <Both text="report.date" /> <Day day={date} />
          </span>
        )}
      </S.Kind>
      <S.Name>
        <bdi>{name}</bdi>
      </S.Name>
      {location !== '' && (
        <S.Muted>
          <bdi>{location}</bdi>
        </S.Muted>
      )}
      {cover.src !== undefined && <S.Cover src={cover.src} alt="" />}
    </header>
  );
}

function Figures({ project, all, today }: Pick<ReportProps, 'project' | 'all'> & Today) {
  const open = all.filter(({ status }) => status === 'open').length;
  const figures: readonly (readonly [Label, ReactNode])[] = [
    ['filter.open', open],
    ['report.overdue', all.filter((note) => dueState(note, today) === 'wasDue').length],
    ['filter.done', all.length - open],
  ];
  return (
    <S.Figures>
      {figures.map(([text, value]) => (
        <div key={text}>
          <dt>
            <Both text={text} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
      {project.latest !== undefined && (
        <S.Latest>
          <dt>
            <Both text="report.latest" />
          </dt>
          <dd>
            <Day day={project.latest} />
          </dd>
        </S.Latest>
      )}
    </S.Figures>
  );
}

/** Again only when it has changed: there may be hundreds. */
const PrintedNote = memo(function PrintedNote({
  note,
  code,
  today,
}: { note: Note; code: string } & Today) {
  const t = useText(notesTexts);
  const { number, place, pictures } = note;
  const [line, rest] = splitText(note.text);
  const address = new URL(noteHref(code, number), location.origin);
  return (
    <S.Note>
      <div>
        <S.Number number={number} look={place === null ? 'dashed' : 'plain'} />
      </div>
      <div>
        <S.Line>
          <NoteText>{line}</NoteText>
        </S.Line>
        {rest !== '' && <NoteText>{rest}</NoteText>}
        {pictures.length > 0 && (
          <S.Photos>
            {pictures.map(({ _id, thumbnail }, at) => (
              <S.Photo
                key={_id}
                src={thumbnail}
                alt={t('row.photo', { number: String(at + 1), note: String(number) })}
              />
            ))}
          </S.Photos>
        )}
        <S.Address>
          <a href={address.href} dir="ltr">
            {address.host}
            {address.pathname}
          </a>
        </S.Address>
      </div>
      <PrintedFacts {...{ note, today }} />
    </S.Note>
  );
});

function PrintedFacts({ note, today }: { note: Note } & Today) {
  const t = useText(notesTexts);
  const isLate = dueState(note, today) === 'wasDue';
  const { person, due, doneAt } = note;
  const day = dayOf(note);
  return (
    <S.Facts>
      {person !== null && (
        <Fact text="form.assigned">
          <bdi>{personName(person, t)}</bdi>
        </Fact>
      )}
      {due !== null && (
        <Fact text="form.due">
          <Day day={due} /> {isLate && <S.Late>({t('report.overdue')})</S.Late>}
        </Fact>
      )}
      {day !== undefined && (
        <Fact text="report.date">
          <Day day={day} />
        </Fact>
      )}
      {doneAt !== null && (
        <Fact text="filter.done">
          <Day day={localDay(new Date(doneAt))} />
        </Fact>
      )}
    </S.Facts>
  );
}

function Fact({ text, children }: { text: Label; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both text={text} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
