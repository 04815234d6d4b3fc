/** What the commands say: results to stdout, all else to stderr. */
import { sizeText } from '@jawla/contract/move';
import { plainText } from './plainText.ts';

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

interface Options {
  /** Whether stdout gets an object of JSON a line. */
  readonly isJson: boolean;
  readonly stdout: Stream;
  readonly stderr: Stream;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Between two lines of progress in JSON, in milliseconds. */
const JSON_INTERVAL_MS = 1000;
/** Between two changes of the line on a terminal, in milliseconds. */
const LINE_INTERVAL_MS = 200;
/** Without a terminal, there is a line each time as many percent are sent. */
const STEP_PERCENT = 10;
const CLEAR_LINE = '\r\u001b[K';

export class Output {
  readonly isJson: boolean;
  readonly #stdout: Stream;
  readonly #stderr: Stream;
  readonly #now: () => number;
  #hasOpenLine = false;

  constructor({ isJson, stdout, stderr, now = () => performance.now() }: Options) {
    this.isJson = isJson;
    this.#stdout = stdout;
    this.#stderr = stderr;
    this.#now = now;
  }

  /** Says something to the person. */
  say(text: string): void {
    this.#stderr.write(`${this.#hasOpenLine ? CLEAR_LINE : ''}${plainText(text)}\n`);
    this.#hasOpenLine = false;
  }

  /** Writes a line of a result for people; nothing with `--json`. */
  print(text: string): void {
    if (!this.isJson) this.#stdout.write(`${plainText(text)}\n`);
  }

  /** Writes a line of a result for programs; nothing without `--json`. */
  record(values: Readonly<Record<string, unknown>>): void {
    if (this.isJson) this.#stdout.write(`${JSON.stringify(values)}\n`);
  }

  /** Returns a function that shows the progress of one upload. */
  progress(): (sentBytes: number, totalBytes: number) => void {
    const start = this.#now();
    let startBytes: number | undefined;
    let shownAt = Number.NEGATIVE_INFINITY;
    let shownPercent = 0;
    return (sentBytes, totalBytes) => {
      const now = this.#now();
      // What the server had before does not count for the rate.
      startBytes ??= sentBytes;
      const isEnd = sentBytes === totalBytes;
      const percent = totalBytes === 0 ? 100 : Math.floor((sentBytes / totalBytes) * 100);
      if (this.isJson) {
        if (now - shownAt < JSON_INTERVAL_MS) return;
        shownAt = now;
        this.record({ event: 'progress', sentBytes, totalBytes });
        return;
      }
      const size = `${sizeText(sentBytes)} of ${sizeText(totalBytes)}`;
      if (isEnd) {
        if (shownPercent < 100) this.say(`100 %, ${size}. The portal checks and publishes it.`);
        shownPercent = 100;
        return;
      }
      if (this.#stderr.isTTY) {
        if (now - shownAt < LINE_INTERVAL_MS) return;
        shownAt = now;
        const rate = ((sentBytes - startBytes) / Math.max(now - start, 1)) * 1000;
        this.#stderr.write(`${CLEAR_LINE}${percent} %, ${size}, ${sizeText(rate)}/s`);
        this.#hasOpenLine = true;
        return;
      }
      if (percent < shownPercent + STEP_PERCENT) return;
      shownPercent = percent - (percent % STEP_PERCENT);
      this.say(`${percent} %, ${size}`);
    };
  }
}
