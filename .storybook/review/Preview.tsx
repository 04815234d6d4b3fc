import { useEffect, useRef, useState } from 'react';
import { frameUrl } from './frameUrl';
import { PREVIEW_FLAG } from './previewMode';
import { enqueuePreview } from './previewQueue';
import * as S from './Gallery.styles';

export interface PreviewProps {
  storyId: string;
  /** Accessible name of the iframe. */
  title: string;
  globals: Readonly<Record<string, string>>;
  /** Window width of the story, in CSS pixels. */
  width: number;
  /** Displayed width, in CSS pixels; by default as in the gallery. */
  shownWidth?: number;
  /** Window height; that of a phone or a desktop by default. */
  height?: number;
}

/** Displayed width of a preview in the gallery, in CSS pixels. */
const SHOWN_WIDTH = 240;
const HEIGHTS = { phone: 720, wide: 800 } as const;
const PHONE = 480;
/** Events that Storybook emits when a story has finished, successfully or not. */
const FINISHED = 'storyFinished';
/** Time after which the next preview starts in any case, in milliseconds. */
const PATIENCE = 10_000;

/** A scaled-down live story. It runs only while it is visible, so that the gallery stays fast. */
export function Preview({
  storyId,
  title,
  globals,
  width,
  shownWidth = SHOWN_WIDTH,
  height = width < PHONE ? HEIGHTS.phone : HEIGHTS.wide,
}: PreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [slot, setSlot] = useState<{ done: () => void }>();

  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setNear(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!near) return undefined;
    const dequeue = enqueuePreview((done) => setSlot({ done }));
    return () => {
      dequeue();
      setSlot(undefined);
    };
  }, [near]);

  const scale = shownWidth / width;
  return (
    <S.Frame ref={place} style={{ inlineSize: shownWidth, blockSize: height * scale }}>
      {slot && (
        // Our own stories, which need the service worker of this origin, so sandboxing is useless.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={title}
          src={frameUrl(storyId, globals, [PREVIEW_FLAG])}
          ref={(frame) => listenTo(frame, slot.done)}
          // For viewing only: it is operated on its own page.
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        />
      )}
    </S.Frame>
  );
}

/** Calls `done` when the iframe's story has finished. @returns a function that unsubscribes */
function listenTo(frame: HTMLIFrameElement | null, done: () => void) {
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source === frame?.contentWindow && JSON.stringify(data).includes(FINISHED)) done();
  };
  const timer = setTimeout(done, PATIENCE);
  window.addEventListener('message', onMessage);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('message', onMessage);
  };
}
