import { defaultHandlers } from '@jawla/mocks';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

const API = '*/api/*';
const SLOW_MS = 3000;
const LATE_MS = 250;

/** Network conditions that the toolbar can set, regardless of the story's handlers. */
export const NETWORKS = {
  story: { title: 'As the story says', handlers: [] },
  slow: {
    title: `Slow: ${SLOW_MS / 1000} s more`,
    // A delay without a response: the story's own handler responds afterwards.
    handlers: [http.all(API, async () => delay(SLOW_MS))],
  },
  late: {
    title: 'Late: each answer by a moment of its own',
    // Random order, which reveals race conditions in stories.
    handlers: [http.all(API, async () => delay(Math.random() * LATE_MS))],
  },
  offline: { title: 'Offline', handlers: [http.all(API, () => HttpResponse.error())] },
  broken: {
    title: 'Server error, 500',
    handlers: [http.all(API, () => HttpResponse.json({}, { status: 500 }))],
  },
  signedOut: {
    title: 'Session over, 401',
    handlers: [http.all(API, () => HttpResponse.json({}, { status: 401 }))],
  },
} as const satisfies Record<string, { title: string; handlers: readonly RequestHandler[] }>;

const started: { worker: SetupWorker | undefined } = { worker: undefined };

/** Adds the handlers selected in the toolbar, which take precedence over the story's. */
export function chooseNetwork(name: unknown): void {
  const [, network] = Object.entries(NETWORKS).find(([known]) => known === name) ?? [];
  if (network !== undefined && network.handlers.length > 0) {
    started.worker?.use(...network.handlers);
  }
}

/**
 * Starts the worker that mocks the API in stories. A request without a handler is an error, so that a story
 * never depends on a server by accident.
 */
export async function startNetwork() {
  const worker = setupWorker(...defaultHandlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('./mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      if (new URL(frame.data.request.url).pathname.includes('/api/')) defaults.error();
    },
  });
  started.worker = worker;
  return worker;
}
