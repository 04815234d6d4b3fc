import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathTo } from './paths.ts';
import { folderParam, parseFolderParam, pilotPath, tourPath } from './tours.ts';

describe('pathTo', () => {
  it('keeps the bars of project-folder inside one segment', () => {
    const folder = folderParam('khalid', 'فيلا النور', '2024-05-01');
    expect(pathTo('projectFolder', { folder })).toBe(
      'project/project-folder/khalid%7C%D9%81%D9%8A%D9%84%D8%A7%20%D8%A7%D9%84%D9%86%D9%88%D8%B1%7C2024-05-01',
    );
  });

  it('lets no value leave its segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        const url = new URL(pathTo('project', { id }), 'http://portal.example/api/');
        expect(url.pathname.startsWith('/api/project/')).toBe(true);
        expect(url.pathname.split('/')).toHaveLength(4);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });

  it.each(['.', '..', '../../etc', '?a=b', '#x', '/'])('takes %s for a name', (id) => {
    const url = new URL(pathTo('project', { id }), 'http://portal.example/api/');
    expect(url.pathname.startsWith('/api/project/')).toBe(true);
  });
});

describe('parseFolderParam', () => {
  it('is the reverse of folderParam', () => {
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
    'refuses %j',
    (param) => {
      expect(parseFolderParam(param)).toBeUndefined();
    },
  );
});

describe('addresses of tours', () => {
  it('end in an index page below owner, project and day', () => {
    expect(tourPath('noor', 'Villa 1')).toBe('noor/Villa%201/index.html');
    expect(tourPath('noor', 'Villa 1', '2024-05-01')).toBe('noor/Villa%201/2024-05-01/index.html');
    expect(pilotPath('Demo pavilion')).toBe('pilot_projects/Demo%20pavilion/index.html');
  });
});
