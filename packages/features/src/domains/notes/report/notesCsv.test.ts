import type { Note } from '@jawla/contract';
import { buildingNotes } from '@jawla/mocks';
import { describe, expect, it } from 'vitest';
import { translatorOf } from '#core/i18n';
import { roomTexts } from '../components/noteWords';
import { notesTexts } from '../notes.texts';
import { csvName, notesToCsv } from './notesCsv';
import { reportTexts } from './report.texts';

const { crack, curtains, done, door } = buildingNotes;

function csv(notes: readonly Note[], locale: 'en' | 'ar' = 'en') {
  const options = { locale, brand: 'Jawla', textOverrides: {} };
  return notesToCsv(notes, {
    t: translatorOf(notesTexts, options),
    tHead: translatorOf(reportTexts, options),
    tRoom: translatorOf(roomTexts, options),
    urlOf: ({ number }) => `https://jawla.example/n/k7m4q-${number}`,
  });
}

const lines = (...given: Parameters<typeof csv>) => csv(...given).split('\r\n');

describe('the CSV of notes', () => {
  it('has heads in the language of the page, after a byte order mark', () => {
    expect(lines([])).toEqual([
      '\uFEFF"Number","Status","Note","Room","Date","Author","Assigned to","Due","Created","Done","Comments","Photos","Link"',
      '',
    ]);
    expect(lines([], 'ar')[0]).toBe(
      '\uFEFF"الرقم","الحالة","الملاحظة","الغرفة","التاريخ","الكاتب","مُسنَدة إلى","الموعد","تاريخ الإنشاء","تاريخ الإنجاز","التعليقات","الصور","الرابط"',
    );
  });

  it('has a line for each note, in their order, with days as spreadsheets read them', () => {
    // Without an offset: local time.
    const atNoon = { createdAt: '2024-09-16T12:00:00', doneAt: '2024-09-18T12:00:00' };
    const [, first, second] = lines([{ ...done, ...atNoon }, curtains]);
    expect(first).toBe(
      '"26","Done","Socket missing at desk 7","Hall","2024-09-15","Noor Haddad","","","2024-09-16","2024-09-18","0","0","https://jawla.example/n/k7m4q-26"',
    );
    expect(second).toMatch(
      /^"28","Open","لون الستائر لا يطابق العيّنة المعتمدة","Hall","2024-02-01"/,
    );
  });

  it('keeps line breaks, and has the whole text', () => {
    expect(csv([crack])).toContain('"Crack in the column beside the window\nAbout 60 cm long,');
  });

  it('says who has no account any more, and numbers rooms without a title', () => {
    const author = { _id: null, name: '', kind: 'deleted' } as const;
    const place = { ...crack.place, title: '', nth: 4 };
    expect(lines([{ ...door, author, place }])[1]).toMatch(/"Room 4",.*"Deleted account"/);
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['\u202E=1+1', `"'=1+1"`],
    ['+962 7', `"'+962 7"`],
    ['-1\n=1+1', `"'-1\n=1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['5" pipe, "new"', '"5"" pipe, ""new"""'],
    ['a\r\nb', '"a\nb"'],
    ['open \u2067isolate', '"open isolate"'],
  ])('is no program, and turns no line: %j', (text, cell) => {
    const [, found] = /^"27","Open",("(?:[^"]|"")*")/m.exec(csv([{ ...door, text }])) ?? [];
    expect(found).toBe(cell);
  });

  it('escapes names of rooms and people, too', () => {
    const place = { ...crack.place, title: '\u202E=HYPERLINK("x")' };
    const author = { ...door.author, name: '=cmd' };
    const text = csv([{ ...door, place, author }]);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain(`"'=cmd"`);
  });
});

describe('the name of the file', () => {
  it.each([
    ['Wadi Offices', 'Wadi Offices notes 2026-06-25.csv'],
    ['Tower: "A"/B*?<|>', 'Tower- -A--B----- notes 2026-06-25.csv'],
    ['فيلا الأمانة', 'فيلا الأمانة notes 2026-06-25.csv'],
    ['Hall\u202Egnp.exe', 'Hallgnp.exe notes 2026-06-25.csv'],
  ])('of %j is one that file systems take', (project, name) =>
    expect(csvName(project, '2026-06-25')).toBe(name),
  );

  it('has at most 255 bytes', () => {
    const name = csvName('🏗'.repeat(200), '2026-06-25');
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  });
});
