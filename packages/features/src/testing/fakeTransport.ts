import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { ProblemError, type Problem } from '#core/http';
import type { Network } from '#core/device';
import { totalBytes, type UploadRequest, type UploadCallbacks, type Transport } from '#core/http';

/** The uploads that were sent; a test or story controls how they end. */
export interface TransportControls {
  /** All requests, in order. */
  readonly requests: readonly UploadRequest[];
  /** Whether the last request was aborted. */
  isAborted(): boolean;
  /** Whether the last upload was cancelled, so that the server deletes what it has received. */
  isCancelled(): boolean;
  /** Called when an upload is cancelled. */
  onDiscard: () => void;
  /** Reports progress; `part` of the total is sent, from 0 to 1. */
  send(part: number): void;
  answer(data: ResponseOf<FileEndpointName>): void;
  fail(problem: Problem): void;
  goOffline(): void;
  goOnline(): void;
}

interface Running {
  request: UploadRequest;
  callbacks: UploadCallbacks;
  resolve: (answer: unknown) => void;
  reject: (cause: unknown) => void;
}

/** A fake transport whose progress the test controls, with a fake network that goes online and offline. */
export function fakeTransport(): {
  transport: Transport;
  network: Network;
  controls: TransportControls;
} {
  const requests: UploadRequest[] = [];
  const discarded: UploadRequest[] = [];
  const watchers = new Set<(online: boolean) => void>();
  let running: Running | undefined;
  let online = true;

  function send<Name extends FileEndpointName>(
    request: UploadRequest<Name>,
    callbacks: UploadCallbacks,
  ): Promise<ResponseOf<Name>>;
  function send(request: UploadRequest, callbacks: UploadCallbacks): Promise<unknown> {
    requests.push(request);
    return new Promise((resolve, reject) => {
      running = { request, callbacks, resolve, reject };
    });
  }

  const setOnline = (now: boolean) => {
    online = now;
    for (const watcher of watchers) watcher(now);
  };
  const controls: TransportControls = {
    onDiscard: () => undefined,
    requests,
    isCancelled: () => discarded.some((request) => request === running?.request),
    isAborted: () => running?.callbacks.signal.aborted === true,
    send: (part) => running?.callbacks.onSent(part * totalBytes(running.request.files)),
    answer: (data) => running?.resolve(data),
    fail: (problem) => running?.reject(new ProblemError(problem)),
    goOffline: () => setOnline(false),
    goOnline: () => setOnline(true),
  };
  return {
    transport: {
      send,
      async discard(request) {
        discarded.push(request);
        controls.onDiscard();
      },
    },
    network: {
      isOnline: () => online,
      watch(onChange) {
        watchers.add(onChange);
        return () => watchers.delete(onChange);
      },
    },
    controls,
  };
}
