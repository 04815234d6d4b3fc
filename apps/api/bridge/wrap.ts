import { isObject } from './access.ts';

/**
 * Passes the first value that the tour assigns to a property through `replace`. Afterwards it is a plain property.
 *
 * @param replace - May throw: the tour then gets its own value.
 */
export function onAssigned(
  owner: object,
  name: string,
  replace: (value: unknown) => unknown,
): void {
  Object.defineProperty(owner, name, {
    configurable: true,
    enumerable: true,
    get: () => undefined,
    set: (value: unknown) => {
      let replacement = value;
      try {
        replacement = replace(value);
      } catch {
        // The tour works without us.
      }
      Object.defineProperty(owner, name, {
        configurable: true,
        enumerable: true,
        writable: true,
        value: replacement,
      });
    },
  });
}

/**
 * Reports instances of a constructor. It is the same to its callers: statics, prototype, `instanceof` and subclasses
 * are those of the original, which also sees itself as `new.target`.
 */
export function onConstructed(original: unknown, report: (instance: object) => void): unknown {
  if (typeof original !== 'function') return original;
  const proxy: object = new Proxy(original, {
    construct(target, args, newTarget): object {
      const instance: unknown = Reflect.construct(
        target,
        args,
        newTarget === proxy ? target : newTarget,
      );
      if (!isObject(instance)) throw new TypeError('construct');
      report(instance);
      return instance;
    },
  });
  return proxy;
}

/** Reports results of a function, with the arguments of the call. */
export function onCalled(
  original: unknown,
  report: (result: unknown, args: readonly unknown[]) => void,
): unknown {
  if (typeof original !== 'function') return original;
  return new Proxy(original, {
    apply(target, self: unknown, args: unknown[]): unknown {
      const result: unknown = Reflect.apply(target, self, args);
      report(result, args);
      return result;
    },
  });
}
