import { expect, it } from 'vitest';
import { bridgePlayerOf, TOUR_TOOLS, toolOfFiles } from './tourTools.ts';

it.each([
  ['Pano2VR', 'pano2vr_player.js'],
  ['Pano2VR', 'sub/pano.xml'],
  ['3DVista', 'lib/tdvplayer.js'],
  ['Marzipano', 'vendor/marzipano.js'],
  ['Panotour', 'TOURdata/tour.js'],
  ['Panotour', 'villa/indexdata/index.xml'],
  ['krpano', 'vtour/tour.xml'],
  ['Pannellum', 'js/pannellum.min.js'],
  ['Photo Sphere Viewer', 'photo-sphere-viewer.min.js'],
])('recognizes %s by %s', (tool, path) => {
  expect(toolOfFiles(['index.html', path])).toBe(tool);
});

it('takes the first of several: exports contain files of other tools', () => {
  expect(toolOfFiles(['tour.js', 'TOURdata/a.jpg'])).toBe('Panotour');
  expect(toolOfFiles(['tour.js', 'pano.xml'])).toBe('Pano2VR');
});

it('recognizes nothing else', () => {
  expect(
    toolOfFiles([
      'index.html',
      'my-marzipano.js',
      'tourdata/a.jpg',
      'x.pano.xml',
      'metadata/b.xml',
    ]),
  ).toBeUndefined();
});

it('has a bridge for every tool', () => {
  for (const tool of TOUR_TOOLS) expect(bridgePlayerOf(tool)).toMatch(/^[a-z\d-]+$/);
  expect(bridgePlayerOf('Kuula')).toBeUndefined();
  expect(bridgePlayerOf('constructor')).toBeUndefined();
});
