import { events } from '@photo-sphere-viewer/core';
import type { Viewer } from '@photo-sphere-viewer/core';
import { readPageMessage, type TourScene, type TourView } from '@jawla/contract/tourProtocol';
import { speak } from '../../bridge/speak.ts';
import { toFov, toZoom } from '../../bridge/units.ts';

/** Vertical fields of view in degrees at zoom levels 100 and 0. */
export const FOV_RANGE = { min: 35, max: 95 } as const;

/**
 * Lets the parent page read and control the view, so that it can synchronize two tours side by side. See
 * docs/tour-protocol.md for the messages.
 */
export function followParent({
  viewer,
  scenes,
  scene,
  enter,
  isLoading,
  onTitle,
}: {
  viewer: Viewer;
  scenes: TourScene[];
  scene: () => string;
  enter: (id: string, view: TourView | undefined) => Promise<void>;
  isLoading: () => boolean;
  onTitle: (visible: boolean) => void;
}): void {
  if (window.parent === window) return;
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const message = source === window.parent ? readPageMessage(data) : undefined;
    if (message?.type === 'set-title') onTitle(message.visible);
  });
  const startSpeaking = (): void => {
    speak({
      turns: true,
      scenes: () => scenes,
      view: () => ({
        scene: scene(),
        ...viewer.getPosition(),
        zoom: toZoom(viewer.dataHelper.zoomLevelToFov(viewer.getZoomLevel())),
      }),
      turn({ yaw, pitch, zoom }) {
        // Also ends a drag's inertia, which would move on.
        viewer.dispatchEvent(new events.StopAllEvent(events.StopAllEvent.type));
        void viewer.stopAnimation();
        viewer.rotate({ yaw, pitch });
        viewer.zoom(zoomLevel(zoom));
      },
      enter,
      isLoading,
      watch(onChange) {
        viewer.addEventListener(events.PositionUpdatedEvent.type, onChange);
        viewer.addEventListener(events.ZoomUpdatedEvent.type, onChange);
        viewer.addEventListener(events.PanoramaLoadedEvent.type, onChange);
      },
    });
  };
  viewer.addEventListener(events.ReadyEvent.type, startSpeaking, { once: true });
}

/** Returns the zoom level for a zoom of the protocol; the viewer's own conversion rounds. */
export function zoomLevel(zoom: number): number {
  return (100 * (FOV_RANGE.max - toFov(zoom))) / (FOV_RANGE.max - FOV_RANGE.min);
}
