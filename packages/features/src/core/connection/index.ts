export { connectionSaga } from './connection.saga';
export { connection, selectLastContact, selectReached } from './connection.slice';
