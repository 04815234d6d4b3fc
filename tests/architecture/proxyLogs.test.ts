/** What the shipped proxies log of paths, compared with the pages and endpoints that have secrets in theirs. */
import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '@jawla/contract';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../packages/features/src/core/routing/pages.ts';

const ROOT = `${import.meta.dirname}/../..`;
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

const VALUE = 'Abc_123-secret';
/** Parameters of pages that are no secret: names, and days. All others are. */
const NAMES = new Set([
  'clientID',
  'date',
  'name',
  'note',
  'owner',
  'projectID',
  'projectName',
  'userName',
]);

const pagePaths = Object.values(PAGES).flatMap(({ paths }): readonly string[] => paths);
const SECRET_PAGES = pagePaths.filter((path) =>
  [...path.matchAll(/:(\w+)/g)].some(([, param = '']) => !NAMES.has(param)),
);

const PATHS = [
  ...pagePaths.map((path) => path.replaceAll(/:\w+/g, VALUE)),
  ...Object.values(ENDPOINTS).map(({ path }) => `/api/${path.replaceAll(/\{\w+\}/g, VALUE)}`),
  ...['o', 'c', 't', 'u', 'files/covers', 'files/notes', 'files/previews'].map(
    (path) => `/${path}/${VALUE}`,
  ),
  `/files/deliveries/${VALUE}`,
  `/files/exports/${VALUE}`,
  `/${VALUE.replace('Abc', 'ln')}`,
].filter((path) => path.includes('secret'));

/** What nginx logs: the first rule of the map that matches. It has the path without query, decoded. */
function nginxLogs(path: string): string {
  const [, map = ''] = /map \$uri \$jawla_path \{([^}]*\})/.exec(read('deploy/nginx.conf')) ?? [];
  const [, pattern = ''] = /"~(.*)" "\$jawla_part\*";/.exec(map) ?? [];
  return `${new RegExp(pattern).exec(path)?.groups?.['jawla_part'] ?? ''}*`;
}

function caddyLogs(path: string): string {
  const [, pattern = ''] = /request>uri regexp "(.*)" "\$1\*"/.exec(read('deploy/Caddyfile')) ?? [];
  return path.replace(new RegExp(pattern), '$1*');
}

describe('the log', () => {
  it('of nginx says which page was requested', () => {
    expect(nginxLogs('/g/x')).toBe('/g*');
    expect(nginxLogs('/create-password/x')).toBe('/create-password*');
    expect(nginxLogs('/api/project/x')).toBe('/api/project*');
    expect(nginxLogs('/files/covers/x')).toBe('/files/covers*');
  });

  it('of Caddy says which page was requested', () => {
    expect(caddyLogs('/g/x?y')).toBe('/g*');
    expect(caddyLogs('/api/project/x')).toBe('/api*');
  });

  it.each(PATHS)('has no value of %s', (path) => {
    for (const logged of [nginxLogs(path), caddyLogs(path), caddyLogs(`${path}?a=${VALUE}`)]) {
      expect(logged).not.toMatch(/123|secret|\bAbc/);
      expect(logged.length).toBeLessThan(path.length);
    }
  });

  it('of nginx is the redacted one in every server, and has no errors with paths', () => {
    const config = read('deploy/nginx.conf');
    const servers = config.split(/^server \{/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server).toMatch(/access_log \S+ jawla;/);
      expect(server).toMatch(/error_log \S+ crit;/);
    }
    const [, format = ''] = /log_format jawla ([^;]*);/.exec(config) ?? [];
    expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|query_string|http_\w+)\b/);
  });

  it('of Caddy has no headers', () => {
    expect(read('deploy/Caddyfile')).toMatch(/request>headers delete\s+resp_headers delete/);
  });
});

it.each(SECRET_PAGES)('docs/deployment.md names the secret of %s', (path) => {
  const [before = ''] = path.split(':');
  expect(read('docs/deployment.md')).toContain(`\`${before}\``);
});
