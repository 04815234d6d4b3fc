/** Writes `dist/openapi.json`, which is published with a release: `npm run build`. The server makes its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument } from './document.ts';

const folder = new URL('../../dist/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('openapi.json', folder), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
