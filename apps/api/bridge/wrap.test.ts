import { describe, expect, it } from 'vitest';
import { call } from './access.ts';
import { onAssigned, onCalled, onConstructed } from './wrap.ts';

function wrapped() {
  const targets: unknown[] = [];
  class Original {
    static readonly version = 3;
    readonly name: string;
    constructor(name: string) {
      targets.push(new.target);
      this.name = name;
    }
  }
  const instances: object[] = [];
  const owner: { Viewer?: typeof Original } = {};
  onAssigned(owner, 'Viewer', (original) =>
    onConstructed(original, (instance) => instances.push(instance)),
  );
  owner.Viewer = Original;
  return { Original, Viewer: owner.Viewer, owner, instances, targets };
}

describe('a wrapped constructor', () => {
  it('reports its instances', () => {
    const { Viewer, instances } = wrapped();
    const viewer = new Viewer('hall');
    expect(viewer.name).toBe('hall');
    expect(instances).toEqual([viewer]);
  });

  it('is the original to its callers', () => {
    const { Original, Viewer, targets } = wrapped();
    const viewer = new Viewer('hall');
    expect(Viewer.prototype).toBe(Original.prototype);
    expect(Viewer.version).toBe(3);
    expect(Viewer.name).toBe('Original');
    expect(Viewer).toHaveLength(1);
    expect(viewer).toBeInstanceOf(Viewer);
    expect(viewer).toBeInstanceOf(Original);
    expect(targets).toEqual([Original]);
    expect(() => {
      Reflect.apply(Viewer, undefined, []);
    }).toThrow(TypeError);
  });

  it('can be extended', () => {
    const { Original, Viewer, targets, instances } = wrapped();
    class Own extends Viewer {}
    const own = new Own('hall');
    expect(own).toBeInstanceOf(Own);
    expect(own).toBeInstanceOf(Original);
    expect(targets).toEqual([Own]);
    expect(instances).toEqual([own]);
  });

  it('throws what the original throws', () => {
    const failure = new Error('No WebGL');
    const Failing = onConstructed(
      function () {
        throw failure;
      },
      () => expect.unreachable(),
    );
    expect(() => {
      if (typeof Failing === 'function') Reflect.construct(Failing, []);
    }).toThrow(failure);
  });
});

describe('a property that is observed', () => {
  it('is a plain one after the first assignment', () => {
    const { owner, Original } = wrapped();
    expect(Object.getOwnPropertyDescriptor(owner, 'Viewer')).toMatchObject({
      configurable: true,
      enumerable: true,
      writable: true,
    });
    owner.Viewer = Original;
    expect(owner.Viewer).toBe(Original);
  });

  it('is undefined before', () => {
    const owner: { Viewer?: unknown } = {};
    onAssigned(owner, 'Viewer', (value) => value);
    expect(owner.Viewer).toBeUndefined();
  });

  it('has the value of the tour if ours fails', () => {
    const owner: { Viewer?: unknown } = {};
    onAssigned(owner, 'Viewer', () => {
      throw new Error('wrapper');
    });
    owner.Viewer = 'theirs';
    expect(owner.Viewer).toBe('theirs');
  });

  it('may have any value', () => {
    const noop = () => undefined;
    for (const value of [undefined, null, 1, 'text', {}])
      expect(onConstructed(value, noop)).toBe(onCalled(value, noop));
  });
});

describe('a wrapped function', () => {
  it('reports results and arguments, and keeps its receiver', () => {
    const calls: unknown[] = [];
    const library: { base: number; viewer?: unknown } = { base: 2 };
    library.viewer = onCalled(
      function (this: typeof library, factor: number) {
        return this.base * factor;
      },
      (result, args) => calls.push({ result, args }),
    );
    expect(call(library, 'viewer', 3)).toBe(6);
    expect(calls).toEqual([{ result: 6, args: [3] }]);
  });
});
