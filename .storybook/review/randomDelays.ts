/** Of each request, so that those of one moment change their order; some are later still. */
const USUAL_REQUEST_MS = 10;
const LONGEST_REQUEST_MS = 120;
const LONGEST_TIMER_MS = 60;
const LONGEST_FRAME_MS = 40;
/** Longer timers hide something or give up, and stay as they are. */
const SHORT_TIMER_MS = 200;

/**
 * Delays some of the requests, short timers and frames of this page by random times, which are the same for the same
 * seed: a story fails that depends on the order of answers, or on being faster than one.
 */
export function delayRandomly(seed: number): void {
  const random = randomNumbers(seed);
  /** Three in ten. */
  const upTo = (longestMs: number) => (random() < 0.3 ? random() * longestMs : 0);
  const start = window.setTimeout.bind(window);
  const nextFrame = window.requestAnimationFrame.bind(window);

  class LateRequest extends XMLHttpRequest {
    #isAborted = false;
    override send(body?: XMLHttpRequestBodyInit | Document | null) {
      start(
        () => {
          if (!this.#isAborted) super.send(body);
        },
        random() * USUAL_REQUEST_MS + upTo(LONGEST_REQUEST_MS),
      );
    }
    override abort() {
      this.#isAborted = true;
      super.abort();
    }
  }

  Object.assign(window, {
    XMLHttpRequest: LateRequest,
    setTimeout: (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
      start(handler, ms < SHORT_TIMER_MS ? ms + upTo(LONGEST_TIMER_MS) : ms, ...args),
    requestAnimationFrame: (draw: FrameRequestCallback) =>
      nextFrame(() => {
        const until = performance.now() + upTo(LONGEST_FRAME_MS);
        while (performance.now() < until);
        draw(performance.now());
      }),
  });
}

/** Numbers from 0 to 1: the minimal standard generator of Park and Miller. */
function randomNumbers(seed: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = (seed * 7919) % modulus;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
}
