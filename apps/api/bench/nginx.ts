import { spawn, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = process.env['NGINX'] ?? 'nginx';

/**
 * Serves a folder with nginx. Uses the program that `NGINX` names, or `nginx` in the `PATH`.
 *
 * @returns a function that stops nginx; `undefined` if it is not installed
 */
export async function startNginx(
  scratch: string,
  folder: string,
  port: number,
): Promise<(() => void) | undefined> {
  if (spawnSync(PROGRAM, ['-v']).error) return undefined;
  const own = join(scratch, 'nginx');
  await mkdir(own, { recursive: true });
  const config = join(own, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(own, name)};`)
    .join(' ');
  await writeFile(
    config,
    `daemon off; pid ${join(own, 'pid')}; error_log stderr; user root; worker_processes 1;
events {}
http { ${temporary} access_log off; sendfile on; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn(PROGRAM, ['-p', own, '-e', 'stderr', '-c', config], { stdio: 'ignore' });
  await pause(500);
  return () => void child.kill('SIGQUIT');
}
