import type * as schemas from './validationSchemas';

export type Schemas = typeof schemas;

/** Loads the validation schemas with yup, which a form does not need before it is touched. */
export function loadSchemas(): Promise<Schemas> {
  return import('./validationSchemas');
}
