/** For formik, which changes one field of a copy: as deep as that. */
function clone(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from<unknown>(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.create(
    Reflect.getPrototypeOf(value),
    Object.getOwnPropertyDescriptors(value),
  ) satisfies unknown;
}

// oxlint-disable-next-line import/no-default-export -- as the package has it
export default clone;
