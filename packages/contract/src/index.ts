export * from './calls.ts';
export * from './covers.ts';
export * from './objects.ts';
export * from './paths.ts';
export * from './projectFields.ts';
export * from './readResponse.ts';
export * from './rules.ts';
export * from './tours.ts';
