/** For formik, whose wrappers round components nobody here uses. */
const hoistStatics = (target: unknown): unknown => target;

// oxlint-disable-next-line import/no-default-export -- as the package has it
export default hoistStatics;
