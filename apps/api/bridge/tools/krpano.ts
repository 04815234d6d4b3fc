import { SCENES_MAX, type TourScene, type TourView } from '@jawla/contract/tourProtocol';
import { call, hasMethods, toNumber, toText } from '../access.ts';
import type { FindPlayer, Player } from '../player.ts';
import { fovOfSide, toDegrees, toFov, toRadians, toZoom } from '../units.ts';

/** Characters of names that need no quoting in an action. */
const PLAIN_NAME = /^[\w.-]+$/;

export function krpano(): FindPlayer {
  return () => {
    // `embedpano` puts the methods on the element that it creates: "krpanoSWFObject", unless the page has named it.
    const elements = [...document.querySelectorAll('[id]')];
    const element = elements.find((one) => hasMethods(one, 'get', 'set', 'call'));
    return element ? krpanoPlayer(element) : undefined;
  };
}

/** Angles are degrees: `hlookat` grows to the right, `vlookat` downwards. */
export function krpanoPlayer(element: unknown): Player {
  const read = (name: string): unknown => call(element, 'get', name);
  const write = (name: string, value: number | boolean): unknown =>
    call(element, 'set', name, value);
  const fov = (): number => toNumber(read('view.fov'));
  /** `view.fov` is that of the side that the tour has chosen; `view.vfov` can be read only. */
  const vFov = (): number => toNumber(read('view.vfov') ?? fov());

  return {
    turns: true,
    scenes() {
      const scenes: TourScene[] = [];
      const count = Math.min(toNumber(read('scene.count')), SCENES_MAX);
      for (let index = 0; index < count; index++) {
        const id = toText(read(`scene[${index}].name`));
        if (id !== undefined) scenes.push({ id, title: toText(read(`scene[${index}].title`)) });
      }
      return scenes;
    },
    view(): TourView | undefined {
      const scene = toText(read('xml.scene'));
      return scene === undefined
        ? undefined
        : {
            scene,
            yaw: toRadians(toNumber(read('view.hlookat'))),
            pitch: -toRadians(toNumber(read('view.vlookat'))),
            zoom: toZoom(vFov()),
          };
    },
    turn({ yaw, pitch, zoom }) {
      write('autorotate.enabled', false);
      write('view.hlookat', toDegrees(yaw));
      write('view.vlookat', -toDegrees(pitch));
      const ratio = Math.tan(toRadians(fov()) / 2) / Math.tan(toRadians(vFov()) / 2);
      write('view.fov', fovOfSide(toFov(zoom), ratio));
    },
    enter(scene, view) {
      const flags = view === undefined ? 'MERGE' : 'MERGE|KEEPVIEW';
      if (PLAIN_NAME.test(scene))
        call(element, 'call', `loadscene(${scene},null,${flags},BLEND(0.5))`);
    },
  };
}
