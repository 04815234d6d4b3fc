import type { AnswerOf, FileCallName } from '@jawla/contract';
import { ProblemError, type Problem } from '#core/http';
import type { Network } from '#core/device';
import { GIVEN_UP, totalBytes, type Cargo, type Journey, type Transport } from '#core/http';

/** What left, and how it ends: in the hands of a test or a story. */
export interface Line {
  /** Everything that set out, in order. */
  readonly cargoes: readonly Cargo[];
  /** Whether the last journey was given up for good. */
  isGivenUp(): boolean;
  /** So much of the whole has left, from 0 to 1. */
  send(part: number): void;
  answer(data: AnswerOf<FileCallName>): void;
  fail(problem: Problem): void;
  goOffline(): void;
  goOnline(): void;
}

interface Running {
  cargo: Cargo;
  journey: Journey;
  resolve: (answer: unknown) => void;
  reject: (cause: unknown) => void;
}

/** A way for files that goes as far as it is told, and a network that comes and goes. */
export function fakeTransport(): { transport: Transport; network: Network; line: Line } {
  const cargoes: Cargo[] = [];
  const watchers = new Set<(online: boolean) => void>();
  let running: Running | undefined;
  let online = true;

  function send<Name extends FileCallName>(
    cargo: Cargo<Name>,
    journey: Journey,
  ): Promise<AnswerOf<Name>>;
  function send(cargo: Cargo, journey: Journey): Promise<unknown> {
    cargoes.push(cargo);
    return new Promise((resolve, reject) => {
      running = { cargo, journey, resolve, reject };
    });
  }

  const tell = (now: boolean) => {
    online = now;
    for (const watcher of watchers) watcher(now);
  };
  return {
    transport: { send },
    network: {
      isOnline: () => online,
      watch(onChange) {
        watchers.add(onChange);
        return () => watchers.delete(onChange);
      },
    },
    line: {
      cargoes,
      isGivenUp: () => running?.journey.signal.reason === GIVEN_UP,
      send: (part) => running?.journey.onSent(part * totalBytes(running.cargo.files)),
      answer: (data) => running?.resolve(data),
      fail: (problem) => running?.reject(new ProblemError(problem)),
      goOffline: () => tell(false),
      goOnline: () => tell(true),
    },
  };
}
