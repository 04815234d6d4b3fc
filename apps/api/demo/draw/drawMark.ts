import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';

/**
 * Draws the brand mark, its animation and the animation's poster into apps/portal/public/brand. Needs ffmpeg.
 *   node apps/api/demo/draw/drawMark.ts
 */
const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../../portal/public/brand/', import.meta.url));
const INK = '#1d1c1a';
const PAPER = '#fbfaf7';
const ACCENT = '#0e6b5c';
const SIZE = 480;
const RATE = 30;
const FRAMES = Math.round(2.4 * RATE);

/** The arch in the 24-unit grid, from the left foot over the point to the right foot, and its length. */
const ARCH = 'M7 19.5V10.4C7 7 9.2 4.6 12 3c2.8 1.6 5 4 5 7.4v9.1';
const ARCH_LENGTH = 37;

const smooth = (low: number, high: number, x: number): number => {
  const k = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return k * k * (3 - 2 * k);
};

/** One moment of the loop, 0 to 1: the line draws itself, the dot walks through the door, all fades. */
function frame(t: number, paper: boolean): string {
  const drawn = smooth(0, 0.36, t);
  const floor = smooth(0.2, 0.46, t);
  const walk = smooth(0.36, 0.84, t);
  const seen = 1 - smooth(0.9, 0.995, t);
  const dotSeen = smooth(0.34, 0.42, t) * (1 - smooth(0.82, 0.9, t));
  const x = 2.4 + 19.2 * walk;
  const step = Math.abs(Math.sin(walk * Math.PI * 4)) * 0.42;
  const passing = 1 - smooth(0, 4.6, Math.abs(x - 12));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -1.5 28 28" width="${SIZE}" height="${SIZE}" fill="none" stroke-linecap="round" stroke-linejoin="round">
${paper ? `<rect x="-2" y="-1.5" width="28" height="28" fill="${PAPER}"/>` : ''}
<g opacity="${seen.toFixed(3)}">
<path d="${ARCH}" fill="${ACCENT}" fill-opacity="${(0.1 * passing * dotSeen).toFixed(3)}"/>
<path d="M${(12 - 9.5 * floor).toFixed(3)} 22h${(19 * floor).toFixed(3)}" stroke="${INK}" stroke-width="1.1" opacity="${floor > 0.01 ? 1 : 0}"/>
<path d="${ARCH}" stroke="${INK}" stroke-width="1.1" stroke-dasharray="${(ARCH_LENGTH * drawn).toFixed(3)} 99" opacity="${drawn > 0.003 ? 1 : 0}"/>
<circle cx="${x.toFixed(3)}" cy="${(19.9 - step).toFixed(3)}" r="1.25" fill="${ACCENT}" opacity="${dotSeen.toFixed(3)}"/>
</g>
</svg>`;
}

const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
  <path d="M6.5 17.5v-7c0-3.6 2.4-6 5.5-7.75 3.1 1.75 5.5 4.15 5.5 7.75v7"/>
  <path d="M3 21.25h18"/>
  <circle cx="12" cy="16.5" r="1.5" fill="currentColor" stroke="none"/>
</svg>
`;
await writeFile(join(folder, 'mark.svg'), markSvg);
await writeFile(join(folder, 'logo-animation-poster.svg'), `${frame(0.6, false)}\n`);

const frames = await mkdtemp(join(tmpdir(), 'jawla-mark-'));
try {
  for (const kind of ['alpha', 'paper'] as const) {
    for (let i = 0; i < FRAMES; i++) {
      const picture = sharp(Buffer.from(frame(i / FRAMES, kind === 'paper')), {
        density: 72,
      }).resize(SIZE, SIZE);
      await picture.png().toFile(join(frames, `${kind}-${String(i).padStart(3, '0')}.png`));
    }
  }
  const input = (kind: string): string[] => [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(RATE),
    '-i',
    join(frames, `${kind}-%03d.png`),
  ];
  const webm = [
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuva420p',
    '-b:v',
    '0',
    '-crf',
    '34',
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-auto-alt-ref',
    '0',
    '-an',
  ];
  const mp4 = [
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '24',
    '-preset',
    'veryslow',
    '-movflags',
    '+faststart',
    '-an',
  ];
  await run('ffmpeg', [
    ...input('alpha'),
    ...webm,
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    join(folder, 'logo-animation.webm'),
  ]);
  await run('ffmpeg', [
    ...input('paper'),
    ...mp4,
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    join(folder, 'logo-animation.mp4'),
  ]);
} finally {
  await rm(frames, { recursive: true });
}
for (const name of [
  'mark.svg',
  'logo-animation-poster.svg',
  'logo-animation.webm',
  'logo-animation.mp4',
]) {
  console.log(`${name}: ${((await stat(join(folder, name))).size / 1024).toFixed(1)} KB`);
}
