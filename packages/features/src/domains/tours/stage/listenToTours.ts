import { readTourMessage, type TourMessage } from '@jawla/contract/tourProtocol';
import type { RefObject } from 'react';

/**
 * Listens to messages from the tours inside an element, and ignores other senders.
 *
 * @returns a function that unsubscribes
 */
export function listenToTours(
  stage: RefObject<HTMLElement | null>,
  onMessage: (message: TourMessage, from: Window, all: readonly Window[]) => void,
): () => void {
  const listen = ({ data, source }: MessageEvent<unknown>) => {
    const windows = [...(stage.current?.querySelectorAll('iframe') ?? [])].flatMap(
      ({ contentWindow }) => contentWindow ?? [],
    );
    const from = windows.find((known) => known === source);
    const message = from && readTourMessage(data);
    if (from && message) onMessage(message, from, windows);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
