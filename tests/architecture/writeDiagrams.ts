/** `npm run docs:diagrams`: writes the diagrams of docs/architecture.md. A test compares them. */
import { writeFileSync } from 'node:fs';
import { ARCHITECTURE, readArchitecture, withCurrentDiagrams } from './diagrams.ts';

writeFileSync(ARCHITECTURE, withCurrentDiagrams(readArchitecture()));
