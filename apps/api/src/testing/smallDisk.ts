import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Filling a disk takes Linux, and the right to mount one: root, or sudo without a password. */
export const canMount = process.platform === 'linux';
if (!canMount) process.stderr.write('Full disks are not tested: they can be made on Linux only.\n');

/** Makes a folder a disk of its own until the test ends, in memory. */
export function mountSmallDisk(folder: string, megabytes: number): void {
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder);
  onTestFinished(() => asRoot('umount', '--lazy', folder));
}

function asRoot(program: string, ...rest: string[]): void {
  if (process.getuid?.() === 0) execFileSync(program, rest);
  else execFileSync('sudo', ['--non-interactive', program, ...rest]);
}
