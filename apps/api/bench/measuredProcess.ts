import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';
import { announcedPort } from './announcedPort.ts';

const held = z.object({
  p99: z.number(),
  max: z.number(),
  peakMegabytes: z.number(),
  aboveRestMegabytes: z.number(),
});
export type Held = z.infer<typeof held>;

/** A server in a child process that reports its event-loop delay and memory. */
export class MeasuredProcess {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** @param announces - Captures the port in the program's output. */
  static async start(
    program: readonly string[],
    env: Readonly<Record<string, string>>,
    announces: RegExp,
  ): Promise<MeasuredProcess> {
    const watch = join(import.meta.dirname, 'watch.ts');
    const child = spawn(process.execPath, ['--import', watch, ...program], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const port = await announcedPort(child, announces);
    return new MeasuredProcess(child, port);
  }

  /** Returns the event-loop delay since the previous call, in milliseconds, and the memory usage. */
  held(): Promise<Held> {
    return this.#ask('take');
  }

  /** Sets the current memory usage as the baseline. */
  async rest(): Promise<void> {
    await this.#ask('rest');
  }

  async #ask(message: string): Promise<Held> {
    const answered = new Promise<unknown>((resolve) => this.#child.once('message', resolve));
    this.#child.send(message);
    return held.parse(await answered);
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
