export { connectionFeature } from './connection.feature';
export { useOfflineRemoteData } from './useOfflineRemoteData';
export { connection, selectLastContact, selectReached } from './connection.slice';
