import isPlainObject from './isPlainObject.ts';

/**
 * For formik, which copies the values of forms with it: plain objects and lists of anything. What is
 * neither, such as a chosen file, stays itself.
 */
function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)]));
}

// oxlint-disable-next-line import/no-default-export -- as the package has it
export default cloneDeep;
