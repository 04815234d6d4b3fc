import { events } from '@photo-sphere-viewer/core';
import type { Viewer } from '@photo-sphere-viewer/core';

interface View {
  yaw: number;
  pitch: number;
  zoom: number;
}

/** Tolerance for equal views: a page that received a view does not report it back. */
const SAME = 0.002;

/**
 * Lets the parent page read and control the view, so that it can synchronize two tours side by side. See
 * docs/tour-protocol.md for the messages.
 */
export function followParent({
  viewer,
  scenes,
  scene,
  enter,
  onTitle,
}: {
  viewer: Viewer;
  scenes: readonly string[];
  scene: () => string;
  enter: (id: string, view: View) => Promise<void>;
  onTitle: (visible: boolean) => void;
}): void {
  if (window.parent === window) return;
  let known = '';
  let last: View = { yaw: 0, pitch: 0, zoom: -1 };
  let waiting = false;
  let steered = 0;

  const view = (): View => ({ ...viewer.getPosition(), zoom: viewer.getZoomLevel() });
  const note = (id: string, seen: View): void => {
    known = id;
    last = seen;
  };
  const report = (): void => {
    waiting = false;
    const seen = view();
    if (steered > 0 || (scene() === known && same(seen, last))) return;
    note(scene(), seen);
    say({ type: 'view', scene: known, ...seen });
  };
  const soon = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(report);
  };

  viewer.addEventListener(
    events.ReadyEvent.type,
    () => {
      note(scene(), view());
      say({ type: 'ready', scenes });
      viewer.addEventListener(events.PositionUpdatedEvent.type, soon);
      viewer.addEventListener(events.ZoomUpdatedEvent.type, soon);
      viewer.addEventListener(events.PanoramaLoadedEvent.type, soon);
    },
    { once: true },
  );

  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent) return;
    if (isSetTitle(data)) onTitle(data.visible);
    if (!isSetView(data)) return;
    const asked = { yaw: data.yaw, pitch: data.pitch, zoom: data.zoom };
    void (async () => {
      steered++;
      try {
        if (data.scene !== scene()) await enter(data.scene, asked);
        viewer.stopAnimation();
        viewer.rotate({ yaw: asked.yaw, pitch: asked.pitch });
        viewer.zoom(asked.zoom);
        note(scene(), view());
      } finally {
        // Events of the movement are dispatched with the next frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            note(scene(), view());
            steered--;
          }),
        );
      }
    })();
  });
}

function same(a: View, b: View): boolean {
  const turn = Math.abs(a.yaw - b.yaw) % (Math.PI * 2);
  return (
    Math.min(turn, Math.PI * 2 - turn) < SAME &&
    Math.abs(a.pitch - b.pitch) < SAME &&
    Math.abs(a.zoom - b.zoom) < 0.2
  );
}

function isSetTitle(data: unknown): data is { visible: boolean } {
  if (typeof data !== 'object' || data === null) return false;
  const { jawla, type, visible }: Partial<Record<string, unknown>> = { ...data };
  return jawla === 1 && type === 'set-title' && typeof visible === 'boolean';
}

function isSetView(data: unknown): data is { scene: string } & View {
  if (typeof data !== 'object' || data === null) return false;
  const { jawla, type, scene, yaw, pitch, zoom }: Partial<Record<string, unknown>> = { ...data };
  return (
    jawla === 1 &&
    type === 'set-view' &&
    typeof scene === 'string' &&
    [yaw, pitch, zoom].every((n) => typeof n === 'number' && Number.isFinite(n))
  );
}

const say = (message: object): void => window.parent.postMessage({ jawla: 1, ...message }, '*');
