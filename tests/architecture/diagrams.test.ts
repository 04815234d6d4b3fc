import { describe, expect, it } from 'vitest';
import { readArchitecture, withCurrentDiagrams } from './diagrams.ts';

describe('docs/architecture.md', () => {
  it('has the diagrams that `npm run docs:diagrams` draws from the code', () => {
    const markdown = readArchitecture();
    expect(markdown).toBe(withCurrentDiagrams(markdown));
  });
});
