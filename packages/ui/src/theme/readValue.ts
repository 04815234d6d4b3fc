/** Returns the value at a path such as `name.en`; `undefined` if the path does not exist. */
export function readValue(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
      value,
    );
}

/** Whether a value is a text with at least one letter. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
