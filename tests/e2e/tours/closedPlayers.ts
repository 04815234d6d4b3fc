/**
 * Stand-ins for players that cannot be installed from a registry: krpano, Pano2VR and 3DVista. They have the part of
 * the documented interface that the bridge uses, with the same names, units and directions, and draw nothing.
 *
 * Each function is put into a page as text, and therefore must be self-contained.
 */

/** `embedpano` and the methods of the element that it creates. */
export function standInForKrpano(): void {
  const scenes = [
    { name: 'hall', title: 'Hall' },
    { name: 'court', title: 'Court' },
  ];
  const variables = new Map<string, unknown>([
    ['view.hlookat', 0],
    ['view.vlookat', 0],
    ['view.fov', 90],
    ['view.fovmin', 20],
    ['view.fovmax', 120],
    ['xml.scene', null],
    ['scene.count', scenes.length],
    ...scenes.flatMap(({ name, title }, index): [string, unknown][] => [
      [`scene[${index}].name`, name],
      [`scene[${index}].title`, title],
    ]),
  ]);
  const embedpano = ({ target }: { target: string }): void => {
    // As with passQueryParameters: one called "view" replaces the camera.
    for (const [name, value] of new URLSearchParams(location.search)) {
      for (const known of variables.keys())
        if (known.startsWith(`${name}.`)) variables.delete(known);
      variables.set(name, value);
    }
    const element = document.createElement('div');
    element.id = 'krpanoSWFObject';
    element.style.height = '100%';
    Object.assign(element, {
      get: (name: string) => variables.get(name) ?? null,
      set: (name: string, value: unknown) => variables.set(name, value),
      call(action: string) {
        const [, name, keepsView] =
          /^loadscene\((\w+),null,MERGE(\|KEEPVIEW)?,BLEND\(0\.5\)\)$/.exec(action) ?? [];
        if (!scenes.some((scene) => scene.name === name)) return;
        variables.set('xml.scene', name);
        if (keepsView === undefined) variables.set('view.hlookat', name === 'court' ? 100 : 0);
      },
    });
    document.getElementById(target)?.append(element);
    element.addEventListener('mousemove', ({ buttons, movementX, movementY }) => {
      if (buttons === 0) return;
      variables.set('view.hlookat', Number(variables.get('view.hlookat')) - movementX / 10);
      variables.set('view.vlookat', Number(variables.get('view.vlookat')) - movementY / 10);
    });
    setTimeout(() => variables.set('xml.scene', 'hall'), 100);
  };
  Object.assign(window, { embedpano });
}

/** The constructor of version 5 and newer. */
export function standInForPano2vr(): void {
  const titles = new Map([
    ['node1', 'Hall'],
    ['node2', 'Court'],
  ]);
  class Pano2vrPlayer {
    #pan = 0;
    #tilt = 0;
    #fov = 70;
    #node = '';
    #isLoaded = false;

    constructor(container: string) {
      document.getElementById(container)?.addEventListener('mousemove', (event) => {
        if (event.buttons === 0) return;
        this.#pan += event.movementX / 10;
        this.#tilt += event.movementY / 10;
      });
    }

    readConfigUrlAsync(): void {
      setTimeout(() => this.#show('node1'), 100);
    }
    openNext(url: string, parameters?: string): void {
      this.#isLoaded = false;
      const node = url.slice(1, -1);
      setTimeout(() => this.#show(node, parameters), 100);
    }
    #show(node: string, parameters = node === 'node2' ? '-100/0/70' : '0/0/70'): void {
      this.#node = node;
      const [pan = 0, tilt = 0, fov = 0] = parameters.split('/').map(Number);
      this.setPanTiltFov(pan, tilt, fov);
      this.#isLoaded = true;
    }
    setPanTiltFov(pan: number, tilt: number, fov: number): void {
      this.#pan = pan;
      this.#tilt = Math.max(-90, Math.min(90, tilt));
      this.#fov = fov;
    }
    stopAutorotate(): void {}
    getPan = (): number => this.#pan;
    getTilt = (): number => this.#tilt;
    getFov = (): number => this.#fov;
    getIsLoaded = (): boolean => this.#isLoaded;
    getCurrentNode = (): string => this.#node;
    getNodeIds = (): string[] => (this.#isLoaded ? [...titles.keys()] : ['']);
    getNodeUserdata = (node: string) => ({ title: titles.get(node) ?? '' });
  }
  Object.assign(window, { pano2vrPlayer: Pano2vrPlayer });
}

/**
 * The object `tour` of a start page of 2022, after its player has loaded: all panoramas have one player.
 *
 * @param turns - Older players have no method that turns them.
 */
export function standInForTdv(turns = true): void {
  const starts = [0, 100];
  const media = [
    new Map(Object.entries({ id: 'panorama_1', label: 'Hall' })),
    new Map(Object.entries({ id: 'panorama_2', label: 'Court' })),
  ];
  const camera = new Map<string, unknown>(Object.entries({ yaw: 0, pitch: 0, hfov: 100, roll: 0 }));
  const player = {
    get: (name: string) => camera.get(name),
    setPosition: (yaw: number, pitch: number, roll: number, hfov: number) => {
      for (const [name, value] of Object.entries({ yaw, pitch, roll, hfov }))
        camera.set(name, value);
    },
  };
  const shown = turns ? player : { get: player.get };
  const items = media.map((one) => new Map(Object.entries({ media: one, player: shown })));
  const list = new Map<string, unknown>(Object.entries({ items, selectedIndex: -1 }));
  const select = (index: number) => {
    list.set('selectedIndex', index);
    // Until then, it shows the one before.
    setTimeout(() => {
      camera.set('panorama', media[index]);
      player.setPosition(starts[index] ?? 0, 0, 0, 100);
    }, 100);
  };
  const mainPlayList = {
    get: (name: string) => list.get(name),
    set: (_name: string, index: number) => select(index),
  };
  const tour = { _isInitialized: false, mainPlayList };
  Object.assign(window, { tour });
  document.addEventListener('mousemove', ({ buttons, movementX, movementY }) => {
    if (buttons === 0) return;
    camera.set('yaw', Number(camera.get('yaw')) - movementX / 10);
    camera.set('pitch', Number(camera.get('pitch')) + movementY / 10);
  });
  setTimeout(() => {
    select(0);
    setTimeout(() => {
      tour._isInitialized = true;
    }, 150);
  }, 100);
}
