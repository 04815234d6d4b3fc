/** Adds clients at a portal that is busy, or knows somebody already. */
import { describe, expect, it } from 'vitest';
import { createClient } from './createClient.ts';
import { startExportPortal } from './testing/exportPortal.ts';

const CLIENT = {
  fname: 'Noor',
  lname: 'Haddad',
  userName: '',
  email: 'noor@noor.example',
  phone: '962790000000',
};

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Answers calls that add somebody, in their order; then with success. */
async function portalThat(...answers: Answer[]) {
  const { portal, context } = await startExportPortal(Buffer.alloc(0));
  const bodies: unknown[] = [];
  portal.override = (request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      const { status = 200, ...refusal } = answers.shift() ?? {};
      const isDone = status === 200;
      response.writeHead(status, { 'Retry-After': '0' });
      const done = { data: { userName: 'noor' }, message: 'Created' };
      response.end(JSON.stringify(isDone ? done : { message: 'Refused', ...refusal }));
    });
    return true;
  };
  return { bodies, portal: context.portal };
}

const taken = (...fields: string[]): Answer => ({
  status: 409,
  code: 'taken',
  errors: Object.fromEntries(fields.map((field) => [field, 'Taken'])),
});

describe('createClient', () => {
  it('waits for a portal that is busy or starts', async () => {
    const { portal, bodies } = await portalThat({ status: 429 }, { status: 503 });
    expect(await createClient(portal, CLIENT, { isLenient: false })).toMatchObject({
      is: 'created',
    });
    expect(bodies).toHaveLength(3);
  });

  it('does not send again what the portal may have done', async () => {
    const { portal, bodies } = await portalThat({ status: 502 });
    await expect(createClient(portal, CLIENT, { isLenient: false })).rejects.toThrow('Refused');
    expect(bodies).toHaveLength(1);
  });

  it('takes the next user name, and leaves out a number that is another person’s if told to', async () => {
    const answers = [taken('userName'), taken('userName', 'phone')];
    const lenient = await portalThat(...answers);
    expect(await createClient(lenient.portal, CLIENT, { isLenient: true })).toEqual({
      is: 'created',
      userName: 'noor3',
      phone: '',
    });
    const strict = await portalThat(taken('phone'));
    expect(await createClient(strict.portal, CLIENT, { isLenient: false })).toEqual({
      is: 'refused',
      why: 'Refused',
    });
  });

  it('knows who is there from who is in the trash', async () => {
    const there = await portalThat(taken('userName', 'email'));
    expect(await createClient(there.portal, CLIENT, { isLenient: true })).toEqual({ is: 'there' });
    const trashed = await portalThat({ ...taken('email'), code: 'trashed' });
    expect(await createClient(trashed.portal, CLIENT, { isLenient: true })).toMatchObject({
      is: 'refused',
    });
  });
});
