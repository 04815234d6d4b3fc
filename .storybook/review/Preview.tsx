import { useEffect, useRef, useState } from 'react';
import { frameUrl } from './frameUrl';
import { LOOKED_AT } from './previewMode';
import { enqueuePreview } from './previewQueue';
import * as S from './Gallery.styles';

export interface PreviewProps {
  storyId: string;
  /** Name of the frame for who cannot see it. */
  title: string;
  globals: Readonly<Record<string, string>>;
  /** How wide the story thinks its window is, in CSS pixels. */
  width: number;
  /** How wide it is shown, in CSS pixels; as on the wall unless said. */
  shownWidth?: number;
  /** How high; that of a phone or a desktop unless said. */
  height?: number;
}

/** How wide a preview is on the wall, in CSS pixels. */
const SHOWN_WIDTH = 240;
const HEIGHTS = { phone: 720, wide: 800 } as const;
const PHONE = 480;
/** What Storybook tells once a story has played to its end, well or badly. */
const FINISHED = 'storyFinished';
/** Milliseconds after which the next preview starts, whatever this one does. */
const PATIENCE = 10_000;

/** A live story, made small. It runs only while it is on screen, so that the wall stays fast. */
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
  const [turn, setTurn] = useState<{ done: () => void }>();

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
    const leave = enqueuePreview((done) => setTurn({ done }));
    return () => {
      leave();
      setTurn(undefined);
    };
  }, [near]);

  const scale = shownWidth / width;
  return (
    <S.Frame ref={place} style={{ inlineSize: shownWidth, blockSize: height * scale }}>
      {turn && (
        // Our own stories, which need the network worker of this origin: nothing to be kept out.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={title}
          src={frameUrl(storyId, globals, [LOOKED_AT])}
          ref={(frame) => listenTo(frame, turn.done)}
          // To be looked at here: it is operated on its own page.
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        />
      )}
    </S.Frame>
  );
}

/** Calls `done` when the frame's story has played. @returns what stops listening */
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
