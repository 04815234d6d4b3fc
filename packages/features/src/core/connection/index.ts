export { connectionFeature } from './connection.feature';
export { useOfflineRemote } from './useOfflineRemote';
export { connection, selectLastContact, selectReached } from './connection.slice';
