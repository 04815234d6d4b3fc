export * from './clients';
export * from './projects';
export * from './session';
export * from './users';
