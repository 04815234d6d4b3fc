/** For formik, which looks for what to walk through. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Reflect.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

// oxlint-disable-next-line import/no-default-export -- as the package has it
export default isPlainObject;
