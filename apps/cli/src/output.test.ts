import { describe, expect, it } from 'vitest';
import { Output } from './output.ts';

function collect({ isJson = false, isTTY = false } = {}) {
  const written = { out: '', err: '', clock: 0 };
  const stream = (to: 'out' | 'err') => ({
    isTTY,
    write: (text: string | Uint8Array) => {
      written[to] += String(text);
      return true;
    },
  });
  const now = () => written.clock;
  const output = new Output({ isJson, stdout: stream('out'), stderr: stream('err'), now });
  return { written, output };
}

const MEGA = 1_000_000;

describe('progress', () => {
  it('is a line each ten percent without a terminal', () => {
    const { written, output } = collect();
    const show = output.progress();
    for (let sent = 0; sent <= 100; sent += 1) show(sent * MEGA, 100 * MEGA);
    expect(written.err.split('\n').slice(0, 2)).toEqual([
      '10 %, 10.0 MB of 100.0 MB',
      '20 %, 20.0 MB of 100.0 MB',
    ]);
    expect(written.err.trimEnd().split('\n')).toHaveLength(10);
    expect(written.err).toMatch(/100 %, .+ The portal checks and publishes it\.\n$/);
    expect(written.out).toBe('');
  });

  it('is one line on a terminal, without what was there before in its rate', () => {
    const { written, output } = collect({ isTTY: true });
    const show = output.progress();
    show(50 * MEGA, 100 * MEGA);
    written.clock = 2000;
    show(60 * MEGA, 100 * MEGA);
    expect(written.err.split('\r').at(-1)).toBe('\u001b[K60 %, 60.0 MB of 100.0 MB, 5.0 MB/s');
    output.say('Something else');
    expect(written.err.split('\r').at(-1)).toBe('\u001b[KSomething else\n');
  });

  it('is an object a second at most with --json, and nothing on stderr', () => {
    const { written, output } = collect({ isJson: true });
    const show = output.progress();
    for (let sent = 0; sent <= 100; sent += 1) {
      written.clock = sent * 25;
      show(sent, 100);
    }
    expect(
      written.out
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([0, 40, 80].map((sentBytes) => ({ event: 'progress', sentBytes, totalBytes: 100 })));
    expect(written.err).toBe('');
  });
});

it('says nothing that moves the cursor, and no key', () => {
  const { written, output } = collect();
  output.print(`a\u001b[2Jb\u202ec\r jwl_${'x'.repeat(49)}`);
  expect(written.out).toBe('a\\u{1b}[2Jb\\u{202e}c\\u{d} jwl_…\n');
});
