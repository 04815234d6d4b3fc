export { connectionFeature } from './connection.feature';
export { connection, selectLastContact, selectReached } from './connection.slice';
