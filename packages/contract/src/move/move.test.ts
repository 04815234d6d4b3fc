import { describe, expect, it } from 'vitest';
import {
  clientsNamed,
  isWhole,
  matchLevel,
  planTable,
  readClients,
  readDay,
  readPattern,
  REPORT_HEAD,
  reportLine,
  type PlanRow,
} from './index.ts';

describe('readDay', () => {
  it.each([
    ['2026-03-12', '2026-03-12'],
    ['2026-3-2', '2026-03-02'],
    ['12.03.2026', '2026-03-12'],
    ['2.3.2026', '2026-03-02'],
    ['20260312', '2026-03-12'],
    ['31-12-2026', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['٢٠٢٦-٠٣-١٢', '2026-03-12'],
    ['١٢.٠٣.٢٠٢٦', '2026-03-12'],
    ['۱۲.۰۳.۲۰۲۶', '2026-03-12'],
    [' 2024-02-29 ', '2024-02-29'],
    ['05-05-2026', '2026-05-05'],
  ])('reads %s', (text, day) => {
    expect(readDay(text)).toEqual({ day, isAmbiguous: false });
  });

  it.each(['12-03-2026', '12/03/2026', '١٢/٠٣/٢٠٢٦'])('reads %s day first, and says so', (text) => {
    expect(readDay(text)).toEqual({ day: '2026-03-12', isAmbiguous: true });
  });

  it.each([
    '',
    'March',
    '2026',
    '2026-13-01',
    '2026-02-30',
    '03-25-2026',
    '20261301',
    '12.03.26',
    '2023-02-29',
    '12-03/2026',
    '2026.03.12',
    '2026-03-12 old',
    '-2026-03-12',
  ])('does not guess what %j means', (text) => {
    expect(readDay(text)).toBeUndefined();
  });
});

describe('readPattern', () => {
  const read = (pattern: string, ...names: string[]) => {
    const known = readPattern(pattern);
    const found = names.map((name, level) => matchLevel(known, level, name));
    if (found.includes(undefined)) return undefined;
    const values = found.reduce((all, some) => ({ ...all, ...some }), {}) ?? {};
    return isWhole(values) ? values : undefined;
  };

  it.each([
    ['{client}/{project}/{date}', ['acme', 'Mall', '2026-03-12']],
    ['/{client}/{project}/{date}/', ['acme', 'Mall', '2026-03-12.zip']],
    ['{client}/{date} {project}', ['acme', '2026-03-12 Mall.ZIP']],
    ['{client}/{project}_{date}', ['acme', 'Mall_2026-03-12']],
    ['{client} - {project}/*/{date}', ['acme - Mall', 'exports', '2026-03-12']],
    ['Customers/{client}/{project}/tour {date}', ['customers', 'acme', 'Mall', 'Tour 2026-03-12']],
  ])('finds the fields of %s', (pattern, names) => {
    expect(read(pattern, ...names)).toEqual({
      client: 'acme',
      project: 'Mall',
      date: '2026-03-12',
    });
  });

  it('takes what could be an expression literally', () => {
    expect(
      read('{client}/(a+)+ {project}/{date}', 'acme', '(a+)+ Mall', '2026-03-12'),
    ).toBeDefined();
    expect(
      read('{client}/(a+)+ {project}/{date}', 'acme', 'aaa Mall', '2026-03-12'),
    ).toBeUndefined();
  });

  it('reads names of macOS, whose accents are characters of their own', () => {
    const client = 'Café';
    expect(read('{client}/{project}/{date}', client.normalize('NFD'), 'Mall', '1')?.client).toBe(
      client,
    );
  });

  it.each([
    ['{client}/{date}', '{project} once'],
    ['{client}/{client}/{project}/{date}', '{client} once and has it 2 times'],
    ['{client}/{project}/{day}', '{day} is not known'],
    ['{client}/{project}{date}', 'some text'],
    ['../{client}/{project}/{date}', 'leave the folder'],
    ['{client}/{project}/{date}/tour', 'last folder'],
  ])('refuses %s', (pattern, why) => {
    expect(() => readPattern(pattern)).toThrow(why);
  });
});

describe('readClients', () => {
  const head = '"First name","Last name","Username","Email","Phone","Projects","Status","Created"';
  const line = '"Noor","Haddad","noor","noor@example.com","","2","Verified","2026-01-02"';

  it('reads what the dashboard saves, in both languages', () => {
    const arabic = '"الاسم الأول","اسم العائلة","اسم المستخدم","البريد الإلكتروني","الهاتف"';
    for (const titles of [head, arabic]) {
      const { clients, problems } = readClients(`\u{feff}${titles}\r\n${line}\r\n`);
      expect(problems).toEqual([]);
      expect(clients).toEqual([
        { fname: 'Noor', lname: 'Haddad', userName: 'noor', email: 'noor@example.com', phone: '' },
      ]);
    }
  });

  it('says which lines cannot be used, and reads the others', () => {
    const { clients, problems } = readClients(
      `${head}\n"Noor","Haddad","noor","nobody"\n${line}\n"N","Haddad","","n@example.com"`,
    );
    expect(clients.map(({ userName }) => userName)).toEqual(['noor']);
    expect(problems).toEqual([
      'line 2: the e-mail address cannot be used',
      'line 4: the first name cannot be used',
    ]);
  });

  it('finds clients by user name, address or full name', () => {
    const { clients } = readClients(`${head}\n${line}`);
    for (const name of ['NOOR', 'noor@example.com', 'noor haddad']) {
      expect(clientsNamed(name, clients)).toHaveLength(1);
    }
    expect(clientsNamed('haddad', clients)).toEqual([]);
  });
});

describe('the plan', () => {
  const row: PlanRow = {
    path: 'acme/Mall/x',
    client: 'acme',
    project: '=Mall',
    day: '2026-03-12',
    tool: '',
    bytes: 1_500_000,
    state: 'problem',
    note: 'no start page',
  };

  it('is a table, in which problems have their path', () => {
    expect(planTable([row])).toEqual([
      'CLIENT  PROJECT  DATE        TOOL  SIZE    PLAN     PROBLEM',
      'acme    =Mall    2026-03-12  -     1.5 MB  problem  no start page (acme/Mall/x)',
    ]);
  });

  it('shows control characters of names, which would take over the screen', () => {
    const [, shown = ''] = planTable([{ ...row, client: 'a\u001b[2J\nb\u202e', path: 'a\rb' }]);
    expect(shown).toContain(String.raw`a\u{1b}[2J\u{a}b\u{202e}`);
    expect(shown).toContain(String.raw`(a\u{d}b)`);
    expect(shown).not.toMatch(/\p{Cc}/u);
  });

  it('becomes a report that spreadsheets read as text', () => {
    const line = reportLine({ ...row, result: 'not published', contentHash: '' });
    expect(REPORT_HEAD).toContain('"Client"');
    expect(line).toContain(`"'=Mall"`);
    expect(line.endsWith('\r\n')).toBe(true);
  });
});
