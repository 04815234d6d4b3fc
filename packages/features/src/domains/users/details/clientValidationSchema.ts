/** A module of its own, so that the form loads it with yup when it is first needed. */
export { personSchema as clientValidationSchema } from '#core/forms';
