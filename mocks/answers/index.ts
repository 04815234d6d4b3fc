export * from './clients';
export * from './editing';
export * from './entry';
export * from './projects';
export * from './session';
export * from './users';
export * from './pilots';
export * from './serverTexts';
