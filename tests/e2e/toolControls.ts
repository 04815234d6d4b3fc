/**
 * Stand-ins for tours of the common tools, with controls where the tools' own skins have them. Tools lay their controls
 * out from left to right, whatever the language of the portal is.
 */

interface Tool {
  name: string;
  /** Places by name, as inline styles. */
  controls: Readonly<Record<string, string>>;
}

const corner = (block: 'top' | 'bottom', side: 'left' | 'right', size = 40) =>
  `${block}:0;${side}:0;width:${size}px;height:${size}px`;

export const TOOLS: readonly Tool[] = [
  {
    name: 'Marzipano Tool',
    controls: {
      scenes: corner('top', 'left'),
      title: 'top:0;left:40px;right:80px;height:40px',
      rotation: 'top:0;right:40px;width:40px;height:40px',
      fullScreen: corner('top', 'right'),
      views: 'bottom:0;left:50%;width:240px;height:40px;margin-left:-120px',
    },
  },
  {
    name: 'Pano2VR',
    controls: {
      menu: 'top:0;left:0;width:40px;height:100%',
      controller: 'bottom:10px;left:50%;width:200px;height:50px;margin-left:-100px',
      thumbnails: 'bottom:0;right:0;width:60px;height:60px',
    },
  },
  {
    name: '3DVista',
    controls: {
      menu: corner('top', 'left', 60),
      logo: corner('top', 'right', 60),
      icons: 'top:40%;right:0;width:40px;height:120px',
      barStart: corner('bottom', 'left', 60),
      barEnd: corner('bottom', 'right', 60),
    },
  },
  {
    name: 'krpano',
    controls: {
      bar: 'bottom:0;left:0;right:120px;height:40px',
      motion: 'bottom:0;right:80px;width:40px;height:40px',
      headset: 'bottom:0;right:40px;width:40px;height:40px',
      fullScreen: corner('bottom', 'right'),
    },
  },
  {
    name: 'photo-sphere-viewer',
    controls: { bar: 'bottom:0;left:0;right:0;height:40px' },
  },
  {
    name: 'Pannellum',
    controls: {
      zoom: 'top:4px;left:4px;width:26px;height:52px',
      fullScreen: 'top:60px;left:4px;width:26px;height:26px',
      title: 'bottom:4px;left:0;width:160px;height:40px',
      compass: 'bottom:4px;right:4px;width:50px;height:50px',
    },
  },
];

/** The start page of a tour. It notes which of its controls was pressed last. */
export function toolPage({ name, controls }: Tool): string {
  const buttons = Object.entries(controls).map(
    ([control, style]) =>
      `<button id="${control}" style="position:fixed;padding:0;${style}">${control}</button>`,
  );
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<body style="margin:0">${buttons.join('')}<script>
  document.addEventListener('click', ({ target }) => { document.documentElement.dataset.pressed = target.id; });
</script>`;
}
