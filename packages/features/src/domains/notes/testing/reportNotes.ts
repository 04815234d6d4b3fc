/** What a report prints, of all kinds. Without Storybook, for the page that the test of its PDF opens. */
import type { Note, NotePicture } from '@jawla/contract';
import type { ReportProps } from '../print/report.props';
import { KHALID, NOOR, note, place } from './note';

/** Drawn, so that nothing is fetched; addresses given by tests may be slow, or fail. */
export function photo(path: string): NotePicture {
  return { _id: path, img: { path, name: 'photo.jpg' }, thumbnail: path, width: 400, height: 300 };
}

/** Assigned, due, overdue, without a place, of earlier dates, in both languages. */
export function reportNotes(photos: readonly string[]): readonly Note[] {
  const pictures = (...at: number[]) => at.map((index) => photo(photos[index] ?? ''));
  return [
    note(
      31,
      'Crack in the column beside the window\nAbout 60 cm long, from desk height upwards. Check whether it’s only the paint before it’s filled.',
      { person: KHALID, due: '2099-07-03', pictures: pictures(0), comments: 3 },
    ),
    note(30, 'غطاء الكابلات مفقود أسفل المكتب 7', {
      person: KHALID,
      pictures: pictures(0, 1, 2),
    }),
    note(28, 'لون الستائر لا يطابق العيّنة المعتمدة\nالعيّنة رقم 4 بتاريخ 2 يونيو.', {
      place: place('غرفة الاجتماعات', 2),
    }),
    note(
      27,
      'The glass door scrapes the floor when it opens\nHinge side.\nترك أثرًا طوله نحو 40 سم على الرخام.',
      { place: place('غرفة الاجتماعات', 2), person: NOOR, due: '2024-06-20', pictures: pictures(1) },
    ),
    note(12, 'لم تُسلَّم بعد مخططات «كما نُفّذ» للطابق الثامن', {
      place: null,
      person: { _id: null, name: '', kind: 'deleted' },
      due: '2099-07-15',
      slot: '2025-09-14',
      day: '2025-09-14',
    }),
    note(9, 'Reception: protect the stone until handover', {
      place: place('Reception', 3),
      slot: '2025-09-14',
      day: '2025-09-14',
    }),
  ];
}

/** Those that are in no list of open ones. */
export const doneNotes: readonly Note[] = [29, 14].map((number) =>
  note(number, 'Sockets at the reception tested', {
    status: 'done',
    doneAt: '2026-06-24T08:00:00.000Z',
  }),
);

/** More than anybody reads, of one to seven lines. */
export const hundreds: readonly Note[] = Array.from({ length: 300 }, (_, at) =>
  note(
    300 - at,
    [
      at % 3 === 0 ? `بلاط مكسور في الممر ${at}` : `Broken tile ${at}`,
      ...Array.from({ length: at % 7 }, () => 'See the photo of June.'),
    ].join('\n'),
    { place: place(`Corridor ${at % 12}`, at + 1) },
  ),
);

/** 2,000 letters in one word, and both directions in each line. */
export const hostileNotes: readonly Note[] = [
  note(70, 'W'.repeat(2000), { place: place('ر'.repeat(120)) }),
  note(
    69,
    `Beam B-12 «الجسر» cracked (3 mm)\n${'راجع الرسم A-101 Rev. 2 قبل الصب; then sign. '.repeat(20)}\nhttps://example.com/${'x'.repeat(300)}`,
    { person: { _id: null, name: 'ن'.repeat(60), kind: 'guest' }, due: '2026-01-01' },
  ),
  note(68, Array.from({ length: 90 }, (_, at) => `${at + 1}. Socket ${at}`).join('\n')),
];

/** Neither a place nor a date with a tour; a name as long as allowed, with what CSS could take for its own. */
export const hostileProject: ReportProps['project'] = {
  name: `"Wadi\\" } Offices (8) برج ${'الأعمال '.repeat(20)}`.slice(0, 120),
  location: '',
  cover: { src: undefined },
  latest: undefined,
};

/** An office, with a cover. */
export function reportOf(
  changes: Partial<ReportProps> & { cover?: string | undefined },
): ReportProps {
  const { cover, notes = [], ...rest } = changes;
  return {
    project: {
      name: 'Wadi Offices',
      location: 'King Hussein Business Park, Amman',
      cover: { src: cover },
      latest: '2026-06-21',
    },
    code: 'k7m4q',
    notes,
    all: [...notes, ...doneNotes],
    show: 'open',
    date: undefined,
    ...rest,
  };
}
