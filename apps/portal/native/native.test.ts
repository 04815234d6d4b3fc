import { describe, expect, it } from 'vitest';
import clone from './clone.ts';
import cloneDeep from './cloneDeep.ts';
import isPlainObject from './isPlainObject.ts';
import toPath from './toPath.ts';

describe('what formik is given instead of lodash', () => {
  it('copies the values of a form all the way down, and leaves files alone', () => {
    const file = new File(['x'], 'plan.pdf');
    const values = { name: 'Villa', list: [{ at: 1 }], file, when: null };
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    expect(copy).not.toBe(values);
    expect(copy).toHaveProperty('file', file);
    values.list[0] = { at: 2 };
    expect(copy).toHaveProperty('list', [{ at: 1 }]);
  });

  it('copies one level, with its prototype', () => {
    const inner = { a: 1 };
    expect(clone([inner])).toEqual([inner]);
    const copy = clone({ inner });
    expect(copy).toEqual({ inner });
    expect(copy).toHaveProperty('inner', inner);
    expect(clone(new Date(0))).toBeInstanceOf(Date);
    expect(clone('text')).toBe('text');
  });

  it('lets a copy be changed', () => {
    const copy = clone({ a: 1 });
    expect(Object.assign(Object(copy), { a: 2 })).toEqual({ a: 2 });
  });

  it.each([
    ['email', ['email']],
    ['list.0', ['list', '0']],
    ['list[0].name', ['list', '0', 'name']],
  ])('reads the name %s', (name, path) => expect(toPath(name)).toEqual(path));

  it.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [new Date(), false],
    [null, false],
    ['', false],
  ])('knows what to walk through: %o', (value, plain) => expect(isPlainObject(value)).toBe(plain));
});
