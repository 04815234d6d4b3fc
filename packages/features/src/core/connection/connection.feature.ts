import { addFeature } from '#core/store';

addFeature({
  name: 'connection',
  // Every store has it from the start.
  slices: [],
  saga: {
    load: async () => (await import('./connection.saga')).connectionSaga,
    lost: () => [],
  },
});
