/** Access to objects of the tour, whose types are unknown. All of it may throw. */

/** @returns the property, or `undefined` if there is none or no object. */
export function get(target: unknown, name: string): unknown {
  return isObject(target) ? Reflect.get(target, name) : undefined;
}

/** @throws {TypeError} if there is no such method. */
export function call(target: unknown, name: string, ...args: readonly unknown[]): unknown {
  const method = get(target, name);
  if (typeof method !== 'function') throw new TypeError(name);
  return Reflect.apply(method, target, args);
}

/** @throws {TypeError} if there is no such method, or its result is no number. */
export function callNumber(target: unknown, name: string, ...args: readonly unknown[]): number {
  return toNumber(call(target, name, ...args));
}

/** Numbers, also written as text. @throws {TypeError} for anything else. */
export function toNumber(value: unknown): number {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new TypeError('number');
  return number;
}

/** @returns the text, or `undefined` for other values and the empty text. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function hasMethods(target: unknown, ...names: readonly string[]): boolean {
  return names.every((name) => typeof get(target, name) === 'function');
}

export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** Runs code of the tour. @returns `otherwise` if it throws. */
export function attempt<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
