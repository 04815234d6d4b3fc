import { defaultHandlers } from '@jawla/mocks';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/**
 * Starts the worker that answers for the API in stories. A call to the API that no answer was chosen
 * for is an error, so that a story never depends on a server by accident.
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
  return worker;
}
