/** `jawla publish` and `jawla pilot` beside a portal that does what no real one does. */
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { hashSource } from '@jawla/archives/tourSource';
import { EXIT } from '@jawla/contract/move';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  FAKE_CLIENT,
  html,
  json,
  partsOf,
  startFakePortal,
  type FakePortal,
} from './testing/fakePortal.ts';
import { FAKE_KEY, makeFolder, startCli, type CliResult } from './testing/runCli.ts';
import { tourFolder, tourZip } from './testing/tours.ts';

const DAY = '2026-03-12';
const TO_MALL = ['--client', FAKE_CLIENT, '--project', 'mall', '--date', DAY];

function environment(portal: Pick<FakePortal, 'origin'>) {
  return { JAWLA_URL: portal.origin, JAWLA_KEY: FAKE_KEY, XDG_CACHE_HOME: makeFolder() };
}

function publish(portal: FakePortal, tour: string, more: string[] = []): Promise<CliResult> {
  return startCli(['publish', tour, ...TO_MALL, ...more], environment(portal)).ended;
}

const hashOf = (path: string, kind: 'folder' | 'zip') =>
  hashSource({ kind, path: Buffer.from(path) }, Buffer.from(path));

describe('a tour is published', () => {
  it('from a folder, on a further date', async () => {
    const portal = await startFakePortal();
    const tour = tourFolder();
    const { code, out } = await publish(portal, tour);
    expect(out).toBe(`Published: acme, mall, ${DAY}\n`);
    expect(code).toBe(EXIT.done);
    expect(portal.tours.get(DAY)?.contentHash).toBe(await hashOf(tour, 'folder'));
  });

  it('from a zip file, on the project’s own date', async () => {
    const portal = await startFakePortal();
    const tour = await tourZip();
    const args = ['--client', FAKE_CLIENT, '--project', 'MALL', '--date', '01.01.2026'];
    const { code } = await startCli(['publish', tour, ...args], environment(portal)).ended;
    expect(code).toBe(EXIT.done);
    expect(portal.tours.get('date')?.contentHash).toBe(await hashOf(tour, 'zip'));
  });

  it('in one piece where the portal takes no pieces', async () => {
    const portal = await startFakePortal();
    portal.override = ({ url }, response) => {
      if (url !== '/api/upload-capabilities') return false;
      json(response, 404, { message: 'Not found.' });
      return true;
    };
    const tour = tourFolder();
    const { code, err } = await publish(portal, tour);
    expect({ code, err }).toMatchObject({ code: EXIT.done });
    expect(portal.tours.get(DAY)?.contentHash).toBe(await hashOf(tour, 'folder'));
    expect(portal.requests('POST', 'resumable')).toEqual([]);
  });

  it('once: the second time it is there already, and nothing is sent', async () => {
    const portal = await startFakePortal();
    await publish(portal, tourFolder());
    const before = portal.requests('POST', '').length;
    const { code, out } = await publish(portal, await tourZip());
    expect(out).toBe(`The same tour is there already: acme, mall, ${DAY}\n`);
    expect(code).toBe(EXIT.done);
    expect(portal.requests('POST', '')).toHaveLength(before);
  });

  it('in place of another one only if told to', async () => {
    const portal = await startFakePortal();
    await publish(portal, tourFolder('the first'));
    const second = tourFolder('the second');
    const { code, err } = await publish(portal, second);
    expect(code).toBe(EXIT.refused);
    expect(err).toContain('--replace');
    const replaced = await publish(portal, second, ['--replace']);
    expect(replaced.out).toBe(`Published in place of another tour: acme, mall, ${DAY}\n`);
    expect(portal.tours.get(DAY)?.contentHash).toBe(await hashOf(second, 'folder'));
  });

  it('in a project that is added only if told to', async () => {
    const portal = await startFakePortal();
    const args = ['--client', 'Acme Limited', '--project', 'Depot', '--date', DAY];
    const command = ['publish', tourFolder(), ...args];
    const { code, err } = await startCli(command, environment(portal)).ended;
    expect(code).toBe(EXIT.refused);
    expect(err).toBe('acme has no project “Depot”, and has:\n  Mall\nTo add it: --create.\n');
    const dry = await startCli([...command, '--create', '--dry-run'], environment(portal)).ended;
    expect(dry.out).toContain('The project would be added.');
    expect(portal.requests('POST', '')).toEqual([]);
    const made = await startCli([...command, '--create'], environment(portal)).ended;
    expect(made.code).toBe(EXIT.done);
    expect(portal.projects).toEqual(['Mall', 'Depot']);
    expect(portal.tours.has(DAY)).toBe(true);
  });

  it('with an object a line for a program', async () => {
    const portal = await startFakePortal();
    const tour = tourFolder();
    const { out } = await publish(portal, tour, ['--json']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines.at(-1)).toEqual({
      result: 'published',
      contentHash: await hashOf(tour, 'folder'),
      client: 'acme',
      project: 'mall',
      date: DAY,
      tool: '',
      bytes: 3_000_015,
      files: 2,
    });
    expect(lines.slice(0, -1)).toContainEqual(expect.objectContaining({ event: 'progress' }));
    const refused = await publish(portal, tourFolder('another'), ['--json']);
    expect(JSON.parse(refused.out)).toMatchObject({ result: 'refused' });
  });
});

describe('nothing is sent', () => {
  it('of a folder with a link out of it', async () => {
    const portal = await startFakePortal();
    const tour = tourFolder();
    symlinkSync('/etc/passwd', join(tour, 'passwd.txt'));
    const { code, err } = await publish(portal, tour);
    expect(err).toContain('symbolic link that leads out of the folder');
    expect(code).toBe(EXIT.refused);
    expect(portal.seen).toEqual([]);
  });

  it('of what is no tour, and control characters of its names stay off the terminal', async () => {
    const portal = await startFakePortal();
    const tour = makeFolder();
    writeFileSync(join(tour, 'a\u001b]0;owned\u0007.html'), '');
    writeFileSync(join(tour, 'index.html'), '');
    const { code, err } = await publish(portal, tour);
    expect(code).toBe(EXIT.refused);
    expect(err).toContain('file name that isn’t allowed');
    expect(err).not.toContain('\u001b');
    expect(portal.seen).toEqual([]);
  });

  it('to a portal whose address would show the key on the way', async () => {
    const env = { ...environment({ origin: 'http://tours.example.com' }) };
    const { code, err } = await startCli(['publish', tourFolder(), ...TO_MALL], env).ended;
    expect(err).toContain('https');
    expect(code).toBe(EXIT.refused);
  });

  it('with a key in the arguments, which is not repeated', async () => {
    const portal = await startFakePortal();
    const { code, out, err } = await publish(portal, tourFolder(), [`--key=${FAKE_KEY}`]);
    expect(code).toBe(EXIT.refused);
    expect(err).toContain('JAWLA_KEY');
    expect(out + err).not.toContain(FAKE_KEY);
    expect(portal.seen).toEqual([]);
  });

  it('for a date that is none, or a client whom nobody knows', async () => {
    const portal = await startFakePortal();
    const tour = tourFolder();
    const args = ['--client', FAKE_CLIENT, '--project', 'mall', '--date', 'summer'];
    const date = await startCli(['publish', tour, ...args], environment(portal)).ended;
    expect(date).toMatchObject({ code: EXIT.refused, err: expect.stringContaining('is no date') });
    const nobody = ['--client', 'Nobody', '--project', 'mall', '--date', DAY];
    const client = await startCli(['publish', tour, ...nobody], environment(portal)).ended;
    expect(client).toMatchObject({ code: EXIT.refused, err: 'There is no client “Nobody”.\n' });
  });

  it('for a pilot whose name is taken', async () => {
    const portal = await startFakePortal();
    portal.pilots.push('Showroom');
    const command = ['pilot', tourFolder(), '--name', 'showroom'];
    const { code, err } = await startCli(command, environment(portal)).ended;
    expect(err).toContain('There is a pilot “showroom” already');
    expect(code).toBe(EXIT.refused);
    expect(portal.requests('POST', '')).toEqual([]);
  });
});

describe('the key', () => {
  it('does not follow to another host', async () => {
    const reached: string[] = [];
    const other = createServer(({ url = '' }, response) => {
      reached.push(url);
      response.end('{}');
    });
    await new Promise<void>((resolve) => other.listen(0, resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const away = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

    for (const [method, path, status] of [
      ['GET', '/api/user/client/', 302],
      ['POST', '/api/resumable', 201],
      ['POST', '/api/resumable', 307],
      ['PATCH', '/api/resumable', 308],
      ['POST', '/api/project/upload-folder', 307],
    ] as const) {
      const portal = await startFakePortal();
      portal.override = ({ method: sent, url = '' }, response) => {
        if (sent !== method || !url.startsWith(path)) return false;
        html(response, status, { Location: `${away}/api/resumable/1` });
        return true;
      };
      const { code, err } = await publish(portal, tourFolder());
      expect(code).toBe(EXIT.refused);
      expect(err).toMatch(/another address|leads on to/);
    }
    expect(reached).toEqual([]);
  });

  it('is not in what is remembered, nor in an answer that repeats it', async () => {
    const portal = await startFakePortal();
    portal.override = ({ method, headers }, response) => {
      if (method !== 'PATCH') return false;
      json(response, 400, { message: `Bad: ${headers.authorization}\u001b[2J` });
      return true;
    };
    const env = environment(portal);
    const { err, out } = await startCli(['publish', tourFolder(), ...TO_MALL, '--json'], env).ended;
    expect(err).toContain('Bad: Bearer jwl_…\\u{1b}[2J');
    expect(out + err).not.toContain(FAKE_KEY);
    const folder = join(env.XDG_CACHE_HOME, 'jawla/uploads');
    const [record = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, record), 'utf8')).toBe(
      `${portal.origin}/api/resumable/upload-1\n`,
    );
    expect(statSync(join(folder, record)).mode.toString(8)).toMatch(/600$/);
  });
});

describe('an answer that is none', () => {
  it.each(['user/client', 'upload-capabilities', 'tour-contents', 'project/upload-folder'])(
    'is said to be none: a page for %s',
    async (path) => {
      const portal = await startFakePortal();
      portal.override = ({ url = '' }, response) => {
        if (!url.startsWith(`/api/${path}`)) return false;
        html(response, 200);
        return true;
      };
      const { code, out, err } = await publish(portal, tourFolder());
      expect(err).toContain('The answer is not that of a portal');
      expect(out).toBe('');
      expect(code).toBe(EXIT.refused);
    },
  );

  it.each(['POST', 'PATCH'])('is said to be none: a page for %s of a piece', async (method) => {
    const portal = await startFakePortal();
    portal.override = (request, response) => {
      if (request.method !== method || !request.url?.startsWith('/api/resumable')) return false;
      html(response, 200);
      return true;
    };
    const { code, err } = await publish(portal, tourFolder());
    expect(err).toContain('The answer is not that of a portal');
    expect(code).toBe(EXIT.refused);
  });

  it('is said to be none: JSON of another program', async () => {
    const portal = await startFakePortal();
    portal.override = (_, response) => {
      json(response, 200, { hello: ['world'] });
      return true;
    };
    const { code, err } = await publish(portal, tourFolder());
    expect(err).toBe('The answer is not that of a portal. Is JAWLA_URL right?\n');
    expect(code).toBe(EXIT.refused);
  });
});

describe('a portal that refuses a piece', () => {
  const refusing = (portal: FakePortal, status: number, headers = {}) => {
    let isFirst = true;
    portal.override = (request, response) => {
      if (request.method !== 'PATCH' || !isFirst) return false;
      isFirst = false;
      html(response, status, headers);
      return true;
    };
  };

  it('because it is too large for a proxy', async () => {
    const portal = await startFakePortal();
    refusing(portal, 413);
    const { code, err } = await publish(portal, tourFolder());
    expect(err).toContain('A proxy in front of the portal takes no requests of this size');
    expect(code).toBe(EXIT.refused);
  });

  it('because its disk is full: the command goes on later', async () => {
    const portal = await startFakePortal();
    refusing(portal, 507);
    const { code, err } = await publish(portal, tourFolder());
    expect(err).toContain('The disk of the portal is full');
    expect(code).toBe(EXIT.stopped);
  });

  it('because it is busy: the piece is sent again', async () => {
    const portal = await startFakePortal();
    refusing(portal, 429, { 'Retry-After': '2' });
    const { code, err } = await publish(portal, tourFolder());
    expect(err).toContain('The portal was asked too often (429)');
    expect(code).toBe(EXIT.done);
    expect(portal.requests('POST', 'resumable')).toHaveLength(1);
  });

  it('because the key was revoked: with a new one, it goes on from there', async () => {
    const portal = await startFakePortal();
    let isRevoked = false;
    portal.override = async (request, response) => {
      const id = request.url?.split('/').at(-1) ?? '';
      if (request.method === 'PATCH' && !isRevoked) {
        isRevoked = true;
        const { value } = await partsOf(request).next();
        if (Buffer.isBuffer(value)) portal.uploads.set(id, value);
        json(response, 401, { message: 'This key was revoked.' });
        return true;
      }
      return false;
    };
    const env = environment(portal);
    const command = ['publish', tourFolder(), ...TO_MALL];
    const { code, err } = await startCli(command, env).ended;
    expect(err).toContain('This key was revoked.');
    expect(code).toBe(EXIT.refused);
    const got = portal.uploads.get('upload-1')?.length ?? 0;
    expect(got).toBeGreaterThan(0);

    expect((await startCli(command, env).ended).code).toBe(EXIT.done);
    expect(portal.requests('POST', 'resumable')).toHaveLength(1);
    const whole = portal.uploads.get('upload-1')?.length ?? 0;
    expect(portal.requests('PATCH', 'resumable').at(-1)?.bytes).toBe(whole - got);
  });
});

describe('an upload that is interrupted', () => {
  it('by Ctrl+C ends with the code for it, and leaves no files', async () => {
    const portal = await startFakePortal();
    const TMPDIR = makeFolder();
    const isSending = Promise.withResolvers<void>();
    portal.override = (request) => {
      if (request.method === 'PATCH') isSending.resolve();
      return request.method === 'PATCH';
    };
    const command = ['publish', tourFolder(), ...TO_MALL, '--json'];
    const { child, ended } = startCli(command, { ...environment(portal), TMPDIR });
    await isSending.promise;
    child.kill('SIGINT');
    const { code, out, err } = await ended;
    expect(err).toContain('It was stopped. The same command goes on from here.');
    expect(JSON.parse(out.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ result: 'stopped' });
    expect(code).toBe(EXIT.stopped);
    expect(readdirSync(TMPDIR)).toEqual([]);
  });

  it('is published also where nothing can be remembered, and says so', async () => {
    const portal = await startFakePortal();
    const tour = await tourZip();
    const env = { ...environment(portal), XDG_CACHE_HOME: tour };
    const { code, err } = await startCli(['publish', tour, ...TO_MALL], env).ended;
    expect(err).toContain('The cache folder cannot be written');
    expect(code).toBe(EXIT.done);
  });

  it('starts over if what is remembered is damaged, or is the address of another host', async () => {
    for (const damaged of ['\0\u0001', 'https://elsewhere.example/api/resumable/upload-1']) {
      const portal = await startFakePortal();
      portal.override = ({ method }, response) => {
        if (method === 'PATCH') html(response, 400);
        return method === 'PATCH';
      };
      const env = environment(portal);
      const command = ['publish', tourFolder(), ...TO_MALL];
      await startCli(command, env).ended;
      const folder = join(env.XDG_CACHE_HOME, 'jawla/uploads');
      const records = readdirSync(folder);
      expect(records).toHaveLength(1);
      for (const record of records) writeFileSync(join(folder, record), damaged);
      portal.override = () => false;
      expect((await startCli(command, env).ended).code).toBe(EXIT.done);
      expect(portal.requests('POST', 'resumable')).toHaveLength(2);
      // It is forgotten once it is published.
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('after the last byte: the portal tells that the tour is published', async () => {
    const portal = await startFakePortal();
    const tour = tourFolder();
    const contentHash = await hashOf(tour, 'folder');
    portal.override = ({ url = '' }, response) => {
      if (!url.startsWith('/api/project/upload-folder')) return false;
      portal.tours.set(DAY, { files: 2, bytes: 3_000_015, contentHash });
      response.destroy();
      return true;
    };
    const { code, out } = await publish(portal, tour);
    expect(out).toBe(`Published: acme, mall, ${DAY}\n`);
    expect(code).toBe(EXIT.done);
    expect(portal.requests('POST', 'project/upload-folder')).toHaveLength(1);
  });

  it('after the last byte: the form is sent again if it is not', async () => {
    const portal = await startFakePortal();
    let isFirst = true;
    portal.override = ({ url = '' }, response) => {
      if (!isFirst || !url.startsWith('/api/project/upload-folder')) return false;
      isFirst = false;
      response.destroy();
      return true;
    };
    const { code } = await publish(portal, tourFolder());
    expect(code).toBe(EXIT.done);
    expect(portal.requests('POST', 'project/upload-folder')).toHaveLength(2);
    expect(portal.requests('PATCH', 'resumable')).toHaveLength(1);
  });

  it('after the last byte of a pilot: nothing is said to be published', async () => {
    const portal = await startFakePortal();
    portal.override = ({ url = '', method }, response) => {
      if (method !== 'POST' || !url.startsWith('/api/pilot_project')) return false;
      portal.pilots.push('Showroom');
      response.destroy();
      return true;
    };
    const command = ['pilot', tourFolder(), '--name', 'Showroom'];
    const { code, out, err } = await startCli(command, environment(portal)).ended;
    expect(err).toContain('there is a pilot “Showroom” now. Look whether it is this tour.');
    expect(out).toBe('');
    expect(code).toBe(EXIT.stopped);
  });
});

describe('meanwhile', () => {
  it('another person’s tour on the same date is not replaced', async () => {
    const portal = await startFakePortal();
    const theirs = { files: 1, bytes: 1, contentHash: 'of another tour' };
    portal.override = ({ method }) => {
      if (method === 'PATCH') portal.tours.set(DAY, theirs);
      return false;
    };
    const { code, err } = await publish(portal, tourFolder());
    expect(err).toContain('This date has another tour');
    expect(code).toBe(EXIT.refused);
    expect(portal.tours.get(DAY)).toEqual(theirs);
    expect(portal.requests('POST', 'project/upload-folder')).toEqual([]);
  });

  it('a zip file that is written again is not published', async () => {
    const portal = await startFakePortal();
    const tour = await tourZip();
    portal.override = ({ method }) => {
      if (method === 'PATCH') writeFileSync(tour, readFileSync(tour));
      return false;
    };
    const { code, err } = await publish(portal, tour);
    expect(err).toContain('The file was changed after it was checked');
    expect(code).toBe(EXIT.refused);
    expect(portal.requests('POST', 'project/upload-folder')).toEqual([]);
  });
});
