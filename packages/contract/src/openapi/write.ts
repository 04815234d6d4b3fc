/** Writes openapi.json: run after a change of the endpoints. */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from './document.ts';

const file = new URL('../../openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log('openapi.json is up to date.');
