/** Notes of an office floor, and the page around the parts that show them. */
import type { Note, NoteEntry, NotePerson, NotePicture } from '@jawla/contract';
import type { Decorator } from '@storybook/react-vite';
import { ToastProvider } from '@jawla/ui';
import { type CSSProperties } from 'react';
import { fn } from 'storybook/test';
import { I18nProvider } from '#core/i18n';
import { cover, languageOf } from '#testing';
import type { NoteActions, NotePanel, SendState } from '../components/props';
import { KHALID, NOOR, note, place, SLOT } from './note';

export { KHALID, NOOR, note, place, SLOT };

const EARLIER = '2026-02-08';
const FIRST = '2025-09-14';

export const SAMER: NotePerson = { _id: null, name: 'Samer Odeh', kind: 'guest' };
export const DELETED: NotePerson = { _id: null, name: '', kind: 'deleted' };

export function picture(id: string, hue: number): NotePicture {
  const drawing = cover(hue);
  return {
    _id: id,
    img: { path: drawing, name: `${id}.jpg` },
    thumbnail: drawing,
    width: 400,
    height: 300,
  };
}

const MEETING = place('غرفة الاجتماعات', 2);
export const CRACK = note(
  31,
  'Crack in the column beside the window\nAbout 60 cm long, from desk height upwards. Check whether it’s only the paint before it’s filled.',
  {
    person: KHALID,
    due: '2099-07-03',
    comments: 3,
    pictures: [picture('crack', 30)],
  },
);
export const CURTAINS = note(
  28,
  'لون الستائر لا يطابق العيّنة المعتمدة\nالعيّنة رقم 14، والمُركَّب أغمق.',
  {
    place: MEETING,
    comments: 1,
    author: KHALID,
    mayEdit: false,
  },
);

/** Open and done, with and without a place, of this date and of earlier ones, in both languages. */
export const NOTES: readonly Note[] = [
  CRACK,
  note(30, 'Cable cover missing under desk 7', {
    person: KHALID,
    pictures: [picture('desk', 200)],
  }),
  note(29, 'Sockets at the reception tested', {
    status: 'done',
    doneAt: '2026-06-24T08:00:00.000Z',
  }),
  CURTAINS,
  note(27, 'The glass door scrapes the floor when it opens', {
    place: MEETING,
    due: '2024-06-20',
    pictures: [picture('door', 120)],
  }),
  note(19, 'Water stain below the air duct', { slot: EARLIER, day: EARLIER }),
  note(14, 'سقط غطاء المفتاح بجانب الباب', { status: 'done', slot: EARLIER, day: EARLIER }),
  note(12, 'As-built drawings of the eighth floor haven’t been handed over', {
    place: null,
    slot: FIRST,
    day: FIRST,
  }),
  note(10, 'Handrail 90 cm: قياس الدرابزين أقل من المطلوب', {
    place: place('', 4),
    author: DELETED,
    mayEdit: false,
    slot: FIRST,
    day: FIRST,
  }),
  note(9, 'Reception: protect the stone until handover', {
    slot: 'gone',
    day: '2025-10-01',
    isDateGone: true,
    place: place('Reception', 3),
  }),
];

export const MANY: readonly Note[] = Array.from({ length: 300 }, (_, at) => {
  const number = 300 - at;
  return note(number, number % 3 === 0 ? `بلاط مكسور في الممر ${number}` : `Broken tile ${number}`, {
    place: place(`Corridor ${number % 7}`, (number % 7) + 1),
  });
});

/** 2,000 letters. */
export const LONG_TEXT =
  `Defects of the eighth floor\n${'The sealing is missing at the window. '.repeat(60)}`
    .slice(0, 1999)
    .concat('.');

export const ENTRIES: readonly NoteEntry[] = [
  entry('1', NOOR, '2026-06-24T06:12:00.000Z', 'Is this covered by the warranty?'),
  entry('2', KHALID, '2026-06-24T08:40:00.000Z', 'نعم، نفحصه يوم الأحد ونرسل الصور.'),
  { ...entry('3', KHALID, '2026-06-25T08:40:00.000Z', ''), kind: 'done' },
  { ...entry('4', NOOR, '2026-06-25T09:00:00.000Z', ''), kind: 'opened' },
  {
    ...entry(
      '5',
      SAMER,
      '2026-06-25T10:00:00.000Z',
      'Only the paint: the concrete is sound. Report: https://example.com/r?id=8.\nنعيد الدهان يوم الثلاثاء.',
    ),
    picture: picture('paint', 60),
    editedAt: '2026-06-25T11:00:00.000Z',
    mayEdit: true,
  },
];

function entry(id: string, author: NotePerson, at: string, text: string): NoteEntry {
  return {
    _id: id,
    kind: 'comment',
    text,
    picture: null,
    author,
    at,
    editedAt: null,
    mayEdit: false,
  };
}

export const PANEL: NotePanel = { onClose: fn<() => void>(), bar: '3.5rem' };
export const IDLE: SendState = { phase: 'idle' };
export const ACTIONS: NoteActions = {
  mayWrite: true,
  onStatus: fn<NoteActions['onStatus']>(),
  onEdit: fn<NoteActions['onEdit']>(),
  onDelete: fn<NoteActions['onDelete']>(),
  onCopyLink: fn<NoteActions['onCopyLink']>(),
};

const PAGE: CSSProperties = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) 3.5rem / minmax(0, 1fr)',
  blockSize: '100dvh',
  background: 'var(--jawla-color-stage)',
};

/** The language of the story, and a stage beside the panel. */
export function onStage(): Decorator {
  return (Story, { globals }) => (
    <I18nProvider locale={languageOf(globals)} brand="Jawla">
      <ToastProvider>
        <div style={PAGE}>
          <div style={{ display: 'flex', minBlockSize: 0 }}>
            <div style={{ position: 'relative', flex: 1 }} />
            <Story />
          </div>
          <div />
        </div>
      </ToastProvider>
    </I18nProvider>
  );
}

/** Parameters of a story in a window of that size. */
export function inSize(width: number, height: number) {
  const name = `${width}x${height}`;
  return {
    globals: { viewport: { value: name } },
    parameters: {
      viewport: {
        options: { [name]: { name, styles: { width: `${width}px`, height: `${height}px` } } },
      },
    },
  };
}
export const WIDE = inSize(1280, 800);
export const PHONE = inSize(390, 844);
