import '@photo-sphere-viewer/core/index.css';
import '@photo-sphere-viewer/markers-plugin/index.css';
import { Viewer, events } from '@photo-sphere-viewer/core';
import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
import { VIEW_PARAM, parseView, resolveView } from '@jawla/contract/tourProtocol';
import type { Scene, Tour, Words } from '../tours.ts';
import { followParent, FOV_RANGE, zoomLevel } from './followParent.ts';

const tour = readTour(find('#tour').textContent ?? '');
const query = new URLSearchParams(location.search);
const language: keyof Words = (query.get('lang') ?? navigator.language)
  .toLowerCase()
  .startsWith('ar')
  ? 'ar'
  : 'en';
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const texts = {
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  failed: { en: 'Couldn’t load this room', ar: 'تعذّر تحميل هذه الغرفة' },
  noWebgl: {
    en: 'This device can’t show 3D tours',
    ar: 'هذا الجهاز لا يعرض الجولات ثلاثية الأبعاد',
  },
  rooms: { en: 'Rooms', ar: 'الغرف' },
  goTo: { en: 'Go to', ar: 'الانتقال إلى' },
} as const satisfies Record<string, Words>;

document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
document.title = tour.name[language];
find('.plate-name').textContent = tour.name[language];
find('.plate-note').textContent = tour.note?.[language] ?? '';

const scenes = tour.scenes.map(({ id, name }) => ({ id, title: name[language] }));
const link = parseView(query.get(VIEW_PARAM) ?? '');
const linked = link && resolveView(link, scenes);
const first = sceneById(linked?.scene ?? query.get('scene') ?? '') ?? tour.scenes[0];
if (!first) throw new Error('The tour has no scenes');
const firstView = linked ?? first.view;
let current: Scene = first;
/** How many scenes are being loaded: each but the last is aborted. */
let loading = 0;

const viewer = new Viewer({
  container: find('#viewer'),
  panorama: first.panorama,
  defaultYaw: firstView.yaw,
  defaultPitch: firstView.pitch,
  defaultZoomLvl: firstView.zoom,
  minFov: FOV_RANGE.min,
  maxFov: FOV_RANGE.max,
  navbar: false,
  keyboard: 'always',
  loadingTxt: texts.loading[language],
  lang: { loadError: texts.failed[language], webglError: texts.noWebgl[language] },
  plugins: [[MarkersPlugin, {}]],
});
const markers = viewer.getPlugin<MarkersPlugin>(MarkersPlugin);

const rooms = find('.rooms');
rooms.setAttribute('aria-label', texts.rooms[language]);
const buttons = tour.scenes.map((scene) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = scene.name[language];
  button.addEventListener('click', () => void enter(scene));
  rooms.append(button);
  return { scene, button };
});

viewer.addEventListener(
  events.ReadyEvent.type,
  () => {
    describe(first);
    // Wait one more frame, so that the picture is painted when the page reports that it is ready.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.documentElement.dataset.tour = 'ready';
      }),
    );
  },
  { once: true },
);

followParent({
  viewer,
  scenes,
  scene: () => current.id,
  enter: async (id, view) => {
    const scene = sceneById(id);
    if (scene) await enter(scene, view && { ...view, zoom: zoomLevel(view.zoom) });
  },
  isLoading: () => loading > 0,
  onTitle: (visible) => {
    find('.plate').hidden = !visible;
  },
});

async function enter(scene: Scene, view = scene.view): Promise<void> {
  if (scene === current) return;
  current = scene;
  markers.clearMarkers();
  describe(scene, false);
  loading++;
  try {
    await viewer.setPanorama(scene.panorama, {
      position: { yaw: view.yaw, pitch: view.pitch },
      zoom: view.zoom,
      transition: calm ? false : { effect: 'fade', rotation: false, speed: 700 },
      showLoader: false,
    });
  } finally {
    loading--;
  }
  if (current === scene) markers.setMarkers(scene.hotspots.flatMap(door));
}

function describe(scene: Scene, doors = true): void {
  find('.plate-scene').textContent = scene.name[language];
  for (const each of buttons) {
    each.button.setAttribute('aria-current', String(each.scene === scene));
    if (each.scene === scene) each.button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  if (doors) markers.setMarkers(scene.hotspots.flatMap(door));
}

/** Returns the marker of a hotspot: a doorway on a disc, named after its target room. */
function door(hotspot: Scene['hotspots'][number]): {
  id: string;
  element: HTMLElement;
  position: { yaw: number; pitch: number };
  anchor: string;
}[] {
  const target = sceneById(hotspot.to);
  if (!target) return [];
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'door';
  element.dataset.to = target.id;
  element.setAttribute('aria-label', `${texts.goTo[language]} ${target.name[language]}`);
  element.innerHTML =
    '<span class="door-disc"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M6.5 20V10.5C6.5 7 9 4.6 12 2.8c3 1.8 5.5 4.2 5.5 7.7V20M3 20h18"/></svg></span><span class="door-name"></span>';
  const name = element.querySelector('.door-name');
  if (name) name.textContent = target.name[language];
  element.addEventListener('click', () => void enter(target));
  return [
    {
      id: target.id,
      element,
      position: { yaw: hotspot.yaw, pitch: hotspot.pitch },
      anchor: 'top center',
    },
  ];
}

function sceneById(id: string): Scene | undefined {
  return tour.scenes.find((scene) => scene.id === id);
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

function readTour(text: string): Tour {
  const data: unknown = JSON.parse(text);
  if (!isTour(data)) throw new Error('The page holds no tour');
  return data;
}

function isTour(data: unknown): data is Tour {
  return typeof data === 'object' && data !== null && 'name' in data && 'scenes' in data;
}
