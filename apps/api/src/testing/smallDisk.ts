import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Tests of full disks require Linux and permission to mount: root, or sudo without a password. */
export const canMount = process.platform === 'linux';
if (!canMount) process.stderr.write('Full disks are not tested: they can be made on Linux only.\n');

/**
 * Mounts a tmpfs of limited size on a folder until the test ends.
 *
 * @returns Changes its size, and keeps its files.
 */
export function mountSmallDisk(folder: string, megabytes: number): (megabytes: number) => void {
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder);
  onTestFinished(() => asRoot('umount', '--lazy', folder));
  return (size) => asRoot('mount', '-o', `remount,size=${size}m`, folder);
}

function asRoot(program: string, ...rest: string[]): void {
  if (process.getuid?.() === 0) execFileSync(program, rest);
  else execFileSync('sudo', ['--non-interactive', program, ...rest]);
}
