import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathTo } from './paths.ts';
import { folderParam, parseFolderParam, pilotPath, tourPath } from './tours.ts';

describe('pathTo', () => {
  it('percent-encodes the separators of a project folder', () => {
    const folder = folderParam('khalid', 'فيلا النور', '2024-05-01');
    expect(pathTo('projectFolder', { folder })).toBe(
      'project/project-folder/khalid%7C%D9%81%D9%8A%D9%84%D8%A7%20%D8%A7%D9%84%D9%86%D9%88%D8%B1%7C2024-05-01',
    );
  });

  it('keeps any value in its path segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        const url = new URL(pathTo('project', { id }), 'http://portal.example/api/');
        expect(url.pathname.startsWith('/api/project/')).toBe(true);
        expect(url.pathname.split('/')).toHaveLength(4);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });

  it.each(['.', '..', '../../etc', '?a=b', '#x', '/'])(
    'prevents path traversal, query and fragment by %s',
    (id) => {
      const url = new URL(pathTo('project', { id }), 'http://portal.example/api/');
      expect(url.pathname.startsWith('/api/project/')).toBe(true);
    },
  );
});

describe('parseFolderParam', () => {
  it('is the inverse of folderParam', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('|'));
    fc.assert(
      fc.property(name, name, fc.option(name, { nil: undefined }), (owner, projectName, day) => {
        expect(parseFolderParam(folderParam(owner, projectName, day))).toEqual(
          day === undefined ? { owner, projectName } : { owner, projectName, day },
        );
      }),
    );
  });

  it.each(['', 'noor', 'noor|', '|villa', 'noor|villa|', 'noor|villa|2024-01-01|more'])(
    'rejects %j',
    (param) => {
      expect(parseFolderParam(param)).toBeUndefined();
    },
  );
});

describe('paths of tours', () => {
  it('consist of owner, project, optional day and index.html', () => {
    expect(tourPath('noor', 'Villa 1')).toBe('noor/Villa%201/index.html');
    expect(tourPath('noor', 'Villa 1', '2024-05-01')).toBe('noor/Villa%201/2024-05-01/index.html');
    expect(pilotPath('Demo pavilion')).toBe('pilot_projects/Demo%20pavilion/index.html');
  });
});
