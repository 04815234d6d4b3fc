/** What the files of a tour say about it: its tool, scenes and protocol. */
import { describe, expect, it } from 'vitest';
import { withPack } from '../../testing/withPack.ts';
import { inspectTour } from './inspectTour.ts';
import { supportOf } from './supportOf.ts';

type Files = Readonly<Record<string, string | Buffer>>;

async function factsOf(files: Files) {
  const all: Files = { 'index.html': '<!doctype html><head></head>', ...files };
  const entries = Object.entries(all).map(([name, content]) => ({
    name,
    content: Buffer.from(content),
  }));
  const { tool, scenes, speaksItself } = await withPack(entries, inspectTour);
  const speaks = supportOf({
    tool_name: tool?.name ?? null,
    speaks_itself: speaksItself ? 1 : 0,
  });
  return [tool?.name ?? null, tool?.version ?? null, scenes ?? null, speaks];
}

const MARZIPANO = '// Marzipano - a 360° media viewer for the modern web (v0.10.2)\n';
const KRPANO = '/*\n\tkrpano Embedding Script\n\tkrpano 1.21.2 (build 2023-12-11)\n*/\n';
const VTOUR = '<krpano version="1.20"><include url="skin/skin.xml" />';

describe('a start page that only leads to the tour', () => {
  const TOUR = { 'tour/index.html': '<script src="https://cdn.example/pannellum.js"></script>' };

  it.each([
    ['redirects', '<meta http-equiv="refresh" content="0; url=tour/index.html">'],
    ['redirects, in other words', "<META content='0;URL=./tour/' http-equiv=refresh>"],
    ['redirects by a script', '<script>location.replace("tour/index.html?lang=ar")</script>'],
    ['redirects by a script, otherwise', "<script>window.location.href = 'tour/'</script>"],
    ['frames it', '<iframe title="Tour" src="tour/index.html"></iframe>'],
    ['welcomes', '<h1>Welcome</h1><a class="go" href="tour/index.html#start">Enter</a>'],
  ])('is followed if it %s', async (_, page) => {
    expect(await factsOf({ 'index.html': page, ...TOUR })).toEqual([
      'Pannellum',
      null,
      null,
      'bridge',
    ]);
  });

  it('is followed over several pages, also in a circle, and never out of the tour', async () => {
    const to = (url: string) => `<meta http-equiv="refresh" content="0; url=${url}">`;
    const pages = {
      'index.html': to('a.html'),
      'a.html': to('b/'),
      'b/index.html': to('../tour/'),
    };
    expect((await factsOf({ ...pages, ...TOUR }))[0]).toBe('Pannellum');
    const circle = { 'index.html': to('a.html'), 'a.html': to('index.html') };
    expect((await factsOf(circle))[0]).toBeNull();
    for (const url of ['https://example.com/tour/index.html', '/tour/index.html', '../tour/']) {
      expect((await factsOf({ 'index.html': to(url), ...TOUR }))[0]).toBeNull();
    }
  });

  it('has scenes beside the page that loads the player', async () => {
    const facts = await factsOf({
      'index.html': '<script>location.replace("tour/index.html")</script>',
      'tour/index.html': '<script src="marzipano.js"></script>',
      'tour/marzipano.js': MARZIPANO,
      'tour/data.js': 'var APP_DATA = {"scenes": [{"id": "0-hall"}]};',
    });
    expect(facts).toEqual(['Marzipano', '0.10.2', 1, 'bridge']);
  });

  it('gets no bridge if the tour behind it speaks for itself', async () => {
    const facts = await factsOf({
      'index.html': '<a href="tour.html">Enter</a>',
      'tour.html': '<meta name="jawla-tour" content="2"><script src="pannellum.js"></script>',
    });
    expect(facts.at(-1)).toBe('itself');
  });
});

describe('a tour is recognized', () => {
  it.each<[string, Files, unknown[]]>([
    [
      'Marzipano',
      {
        'vendor/marzipano.js': MARZIPANO,
        'data.js': 'var APP_DATA = {"scenes": [{"id": "0-hall"}, {"id": "1-قاعة"}]};\n',
      },
      ['Marzipano', '0.10.2', 2, 'bridge'],
    ],
    [
      'Marzipano, changed by hand',
      { 'marzipano.js': '', 'data.js': 'var APP_DATA = { scenes: load() };' },
      ['Marzipano', null, null, 'bridge'],
    ],
    [
      'krpano',
      {
        'tour.js': KRPANO,
        'tour.xml': `${VTOUR}<!-- <scene name="old"> --><scene name="a"/><scene\nname="b"></scene></krpano>`,
      },
      ['krpano', '1.21.2', 2, 'bridge'],
    ],
    [
      'krpano, with scenes in other files',
      {
        'tour.js': '/* krpano */',
        'tour.xml': `${VTOUR}<include url="%SWFPATH%/floors/1.xml"/><scene name="a"/></krpano>`,
      },
      ['krpano', '1.20', null, 'bridge'],
    ],
    [
      'krpano, by its start page',
      { 'index.html': '<script src="x.js"></script><script>embedpano({})</script>' },
      ['krpano', null, null, 'bridge'],
    ],
    [
      'Pano2VR',
      {
        'pano2vr_player.js': '//////\n// Pano2VR 7.1.3/20110 HTML5 Panorama Player //\n',
        'pano.xml': '<tour start="node1"><panorama id="node1"/><panorama id="node2"/></tour>',
      },
      ['Pano2VR', '7.1.3', 2, 'bridge'],
    ],
    [
      '3DVista',
      {
        'index.html': '<!-- 3DVista VT Pro 2023.2.8 -->',
        'lib/tdvplayer.js': 'TDV={}',
        'script.js':
          '{"a":{"class":"Panorama"},"b":{class:"Panorama"},"c":{"class":"PanoramaPlayer"}}',
      },
      ['3DVista', '2023.2.8', 2, 'bridge'],
    ],
    ['Panotour', { 'TOURdata/a.xml': '<krpano/>' }, ['Panotour', null, null, 'bridge']],
    [
      'Panotour of 2016, by the folder that its page is named after',
      {
        'visit.html':
          '<noscript>(Virtual tour generated by Panotour).</noscript><script src="visitdata/visit.js"></script>',
        'visitdata/visit.js': '/*\n\tkrpano 1.19-pr8 (build 2016-10-06)\n*/function embedpano(){}',
        'visitdata/visit.xml':
          '<krpano version="1.19"><include url="%FIRSTXML%/visit_skin.xml" /><include url="%FIRSTXML%/visit_messages_en.xml" /><scene name="pano1"></scene><scene name="pano2"></scene></krpano>',
        'visitdata/visit_skin.xml': '<krpano><!-- <scene name="old"> --></krpano>',
        'visitdata/visit_messages_en.xml': '<krpano><data name="title">Hall</data></krpano>',
      },
      ['Panotour', null, 2, 'bridge'],
    ],
    [
      'a folder of data that is none of Panotour',
      { 'indexdata/index.xml': '<rooms><room/></rooms>' },
      [null, null, null, 'no'],
    ],
    [
      'krpano 1.20, with scenes in other files of the tour',
      {
        'tour.js': '/* krpano */',
        'tour.xml':
          '<krpano title="Virtual Tour"\n version=\'1.20.11\'><include url="%SWFPATH%/skin/skin.xml" /><include url="floors/1.xml"/><scene name="a"/></krpano>',
        'floors/1.xml':
          '<krpano><include url="%CURRENTXML%/2.xml"/><include url="%FIRSTXML%/tour.xml"/><scene name="b"/></krpano>',
        'floors/2.xml': '<krpano><scene name="c"/></krpano>',
      },
      ['krpano', '1.20.11', 3, 'bridge'],
    ],
    [
      'Pano2VR, by the version in its list of panoramas',
      {
        'pano2vr_player.js': 'var pano2vrPlayer;',
        'pano.xml':
          '<?xml version="1.0"?><tour start="node1" appversion="6.1.13/18080"><panorama id="node1"/></tour>',
      },
      ['Pano2VR', '6.1.13', 1, 'bridge'],
    ],
    [
      '3DVista of 2022, whose media are in a script of their own',
      {
        'lib/tdvplayer.js': 'TDV={}',
        'script.js': '(function(){var tour=new TDV.Tour();})();',
        'script_general.js':
          '(function(){var script = {"definitions":[{"class":"Panorama"},{"class":"PanoramaPlayer"},{"class":"Panorama"},{"class":"PanoramaPlayListItem"}]};})();',
      },
      ['3DVista', null, 2, 'bridge'],
    ],
    [
      'Pannellum',
      {
        'index.html': '<script>pannellum.viewer("p", "tour.json")</script>',
        'lib/pannellum.js': '// Pannellum 2.5.6, https://github.com/mpetroff/pannellum\n',
        'tour.json': '{"default": {}, "scenes": {"a": {}, "b": {}, "c": {}}}',
      },
      ['Pannellum', '2.5.6', 3, 'bridge'],
    ],
    [
      'Photo Sphere Viewer, by its start page',
      {
        'index.html':
          '<script type="importmap">{"imports":{"a":"https://cdn.example/npm/@photo-sphere-viewer/core@5.13.2/index.module.js"}}</script>',
      },
      ['Photo Sphere Viewer', '5.13.2', null, 'bridge'],
    ],
    [
      'a tour that implements the protocol',
      { 'index.html': '<head><META content=2 name="Jawla-Tour"></head>' },
      [null, null, null, 'itself'],
    ],
    [
      'one of a known tool that implements it',
      { 'index.html': '<meta name="jawla-tour" content="1">', 'vendor/marzipano.js': MARZIPANO },
      ['Marzipano', '0.10.2', null, 'itself'],
    ],
    [
      'one that declares a version that does not exist',
      { 'index.html': '<meta name="jawla-tour" content="3">' },
      [null, null, null, 'no'],
    ],
    [
      'other files with common names',
      { 'tour.js': 'export const rooms = 3;', 'pano.xml': '<rooms/>' },
      [null, null, null, 'no'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await factsOf(files)).toEqual(expected);
  });
});

describe('a hostile tour', () => {
  it.each<[string, Files]>([
    ['a deep object', { 'data.js': '{"scenes":'.repeat(300_000) }],
    ['an array of another kind', { 'data.js': '{"scenes": {"length": 1e9}}' }],
    ['a file that is too large', { 'data.js': Buffer.alloc(4_000_001, '{') }],
    [
      'a page that is too large',
      { 'index.html': Buffer.alloc(1_000_001, '<meta name="jawla-tour" content="2">') },
    ],
  ])('is inspected without a result: %s', async (_, files) => {
    const [, , scenes] = await factsOf({ 'vendor/marzipano.js': '', ...files });
    expect(scenes).toBeNull();
  });

  it.each([
    ['<include '.repeat(110_000)],
    [`<include ${'a'.repeat(300)}`.repeat(3000)],
    ['<krpano '.repeat(500_000)],
    ['<!--'.repeat(900_000)],
    [`krpano ${' '.repeat(3_900_000)}`],
    [`<krpano ${'version '.repeat(450_000)}`],
    [`<krpano ${'<include url="a.xml"/>'.repeat(150_000)}`],
  ])('takes linear time: %#', async (xml) => {
    // With quadratic time, this would exceed the test's timeout.
    expect((await factsOf({ 'tour.xml': xml, 'tour.js': 'krpano' }))[0]).toBe('krpano');
  });
});
