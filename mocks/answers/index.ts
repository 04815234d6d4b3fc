export * from './projects';
export * from './session';
