/** What the stories of the viewer have in common. */
import { expect, waitFor, within } from 'storybook/test';
import { formatDay } from '#core/i18n';
import { languageOf, screenMeta, textOf, type Context } from '#testing';
import { tourTexts } from '#tours';
import { projectTexts } from '../projects.texts';
import { ProjectViewerScreen } from '../screens/ProjectViewerScreen/ProjectViewerScreen';
import { features } from '../viewer.page';

export const viewerMeta = () =>
  screenMeta({
    page: 'viewer',
    screen: ProjectViewerScreen,
    path: '/user/noor/Harbour%20House',
    features,
  });

/** A project in progress with one tour per date. */
export const offices = (query = '') => ({
  path: `/user/noor/Wadi%20Offices/2024-09-15${query}`,
});

export function viewer({ canvasElement, globals }: Pick<Context, 'canvasElement' | 'globals'>) {
  const t = textOf({ ...projectTexts, ...tourTexts }, globals);
  const canvas = within(canvasElement);
  const dayText = (day: string) => formatDay(day, languageOf(globals));
  const frame = (name: string, day?: string) =>
    canvas.findByTitle(
      t('viewer.frame', {
        name: day === undefined ? name : t('viewer.nameOnDay', { name, day: dayText(day) }),
      }),
    );
  return {
    t,
    canvas,
    dayText,
    frame,
    /** A tour that speaks the protocol, once it is visible. */
    tour: async (name: string, day?: string) => {
      const element = await frame(name, day);
      if (!(element instanceof HTMLIFrameElement)) throw new Error('The tour has no frame.');
      await waitFor(() => expect(element).toBeVisible());
      return {
        element,
        /** Lets the tour report a view, as if the user had turned it. */
        turn: (view: object) =>
          element.contentWindow?.postMessage(
            { type: 'turn', yaw: 0, pitch: 0, zoom: 50, ...view },
            '*',
          ),
        /** The last view that was set in it. */
        view: () => lastView(element),
      };
    },
    isWaiting: async () => {
      await expect(await canvas.findByText(t('viewer.preparing'))).toBeInTheDocument();
      await expect(canvas.getByText(t('viewer.wait'))).toBeInTheDocument();
    },
  };
}

/** What tours have received, with the windows that they run in. */
let received: { from: MessageEventSource | null; data: object }[] = [];

/** For `beforeEach`: stores what tours receive. */
export function recordTours() {
  received = [];
  const listen = ({ data, source }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'heard')
      received.push({ from: source, data });
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

function lastView(frame: HTMLIFrameElement): object | undefined {
  return received.findLast(({ from, data }) => from === frame.contentWindow && 'yaw' in data)?.data;
}
