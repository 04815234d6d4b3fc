import { relative } from 'node:path';
import type { Plugin } from 'vite';

const COMPONENT = /^export function ([A-Z]\w*)\(/gm;
const FOLDER = /^(?:components|patterns|theme\/brands)\/.*\.tsx$/;

/**
 * Passes `ref` to the components in React 18, which does not hand it to functions as a prop: wraps every
 * exported component of the build in `acceptRef`. In the sources they stay plain functions.
 */
export function refsBeforeReact19(source: string): Plugin {
  return {
    name: 'jawla:refs-before-react-19',
    transform(code, id) {
      if (!FOLDER.test(relative(source, id))) return undefined;
      const names = Array.from(code.matchAll(COMPONENT), ([, name]) => name);
      if (names.length === 0) return undefined;
      const wrapped = names.map(
        (name) =>
          `const ${name}WithRef = /* @__PURE__ */ acceptRef(${name});\nexport { ${name}WithRef as ${name} };`,
      );
      return {
        // Of the same length, and the rest at the end: the source map still fits.
        code: [
          code.replaceAll(COMPONENT, '       function $1('),
          `import { acceptRef } from '${source}/acceptRef.ts';`,
          ...wrapped,
        ].join('\n'),
        map: null,
      };
    },
  };
}
